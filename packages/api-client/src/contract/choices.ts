import * as z from 'zod/mini';
import {
  collegeKinds,
  candidateCategories,
  hasPage,
  subCategories,
  tiers,
  rankHistory,
  roundChances,
  seatCosts,
  whereToAsk,
} from './prediction.ts';
import { json, defineArea, rows, text } from './operation.ts';
import { bounded, inBothLanguages, maybe, name, shortText, timestamp, version } from './values.ts';
import { choiceLimits as limits } from './constants/choices.ts';

/**
 * Additional calls: the ordered lists of seats that a student hands in. If a backend does not
 * implement them (404, 405 or 501), the app only stores the lists in the browser.
 */

/** Created by the client: a list can start offline, and a lost answer makes no second one. */
export const clientId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** A college's code; on allotment letters it has six digits. */
export const instituteCode = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** A choice has no pool, because the allotment decides the pool. */
export const seat = z.object({
  instituteCode,
  subject: shortText,
  quotaName: shortText,
});

/** The college as the server describes it; clients only send its code. */
export const college = {
  institute: z.string(),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
};

export const note = z.optional(z.string().check(z.maxLength(limits.noteLength)));

const choice = z.object({ ...seat._zod.def.shape, ...college, note });
const entries = z
  .array(z.object({ ...seat._zod.def.shape, note }))
  .check(z.maxLength(limits.entries));
const listName = name.check(z.maxLength(limits.nameLength));

/** The authority of the list's seats, by its key; absent for MCC. */
const authority = z.optional(bounded(40));

const choiceList = z.object({
  id: z.string(),
  name: z.string(),
  /** Starts at 1; each change of the entries increments it. */
  version,
  entries: z.array(choice),
  authority: maybe(z.string()),
  lockedAt: maybe(timestamp),
  updatedAt: timestamp,
});

const params = z.object({ id: clientId });

const misplaced = 'A seat stands in the list twice, or another authority gives it';
const tooLarge = { 413: 'The lists of the user would take more room than there is' };
export const tooMany = { 429: 'Too many writes' };
const unknown = { 404: "No such list, or another user's" };
const newer = (when: string) => ({
  when: `${when}; the present list comes along`,
  carries: z.object({ list: choiceList }),
  example: {
    list: {
      id: 'list-0000001',
      name: 'Round 1',
      version: 2,
      entries: [],
      lockedAt: '2026-07-20T10:00:00.000Z',
      updatedAt: '2026-07-20T10:00:00.000Z',
    },
  },
});

/** What is known about a seat, and the chance of a rank. */
export const seatOutlook = z.object({
  ...seat._zod.def.shape,
  /** The state authority whose rules decide about the seat; absent for MCC. */
  authority: maybe(z.string()),
  /** Whether the seat matrix has the seat; null if it does not have the college at all. */
  inMatrix: z.nullable(z.boolean()),
  ...whereToAsk,
  city: maybe(z.string()),
  /** The code on MCC's portal if it differs from the college's, as for postgraduate seats. */
  portalCode: maybe(z.string()),
  state: maybe(z.string()),
  hasPage,
  collegeKind: maybe(z.enum(collegeKinds)),
  /** Whether the college admits only women to this subject. */
  womenOnly: maybe(z.boolean()),
  ...seatCosts,
  /** The pool of these chances and closing ranks: the better one of those open to the student. */
  allottedCategory: maybe(z.string()),
  allottedPh: maybe(z.string()),
  /** The pool in the words of the authority that is named. */
  poolLabel: maybe(inBothLanguages),
  /** Null without a rank or past closing ranks. */
  probability: z.nullable(z.number()),
  probabilityTier: maybe(z.enum(tiers)),
  /** The chance by round. */
  rounds: maybe(roundChances),
  history: rankHistory,
});

export const choices = defineArea('signed-in', {
  listChoiceLists: {
    summary: "One's own choice lists with their entries, oldest first",
    route: 'GET /api/choices',
    answer: rows(choiceList),
  },

  createChoiceList: {
    summary: 'Begin a choice list; an id that the user has already answers with that list',
    route: 'POST /api/choices',
    body: z.object({ id: clientId, name: listName, entries, authority }),
    maxBodyBytes: limits.bodyBytes,
    answer: json(choiceList),
    failures: {
      400: `${misplaced}, or no state's authority has the key`,
      409: `The user has ${limits.lists} lists`,
      ...tooLarge,
      ...tooMany,
    },
  },

  writeChoiceList: {
    summary:
      'Replace the entries of a list; a write that is known by its id is not made again, and answers with the present list',
    route: 'PUT /api/choices/{id}',
    params,
    body: z.object({ writeId: clientId, basedOn: version, entries }),
    maxBodyBytes: limits.bodyBytes,
    answer: json(choiceList),
    failures: {
      ...unknown,
      400: misplaced,
      409: newer('Another version was written since, or the list is locked'),
      ...tooLarge,
      ...tooMany,
    },
  },

  renameChoiceList: {
    summary: 'Rename a list; the last name counts, and the version stays',
    route: 'POST /api/choices/{id}/name',
    params,
    body: z.object({ name: listName }),
    answer: json(choiceList),
    failures: { ...unknown, ...tooMany },
  },

  deleteChoiceList: {
    summary: 'Delete a list with its versions; one that is not there counts as deleted',
    route: 'DELETE /api/choices/{id}',
    params,
    answer: text,
    failures: { 409: 'The list is locked' },
  },

  lockChoiceList: {
    summary: 'Lock the version that was read, for good; a locked list stays as it is',
    route: 'POST /api/choices/{id}/lock',
    params,
    body: z.object({ version }),
    answer: json(choiceList),
    failures: {
      ...unknown,
      400: 'The list is empty',
      409: newer('Another version was written since'),
    },
  },

  listChoiceVersions: {
    summary: `The last ${limits.versions} versions of a list, newest first; fewer where room is short`,
    route: 'GET /api/choices/{id}/versions',
    params,
    answer: rows(z.object({ version, savedAt: timestamp, count: z.int() })),
    failures: unknown,
  },

  readChoiceVersion: {
    summary: 'The entries of one version of a list',
    route: 'GET /api/choices/{id}/versions/{version}',
    params: z.object({ id: clientId, version }),
    answer: json(z.object({ version, savedAt: timestamp, entries: z.array(choice) })),
    failures: unknown,
  },

  readSeatOutlooks: {
    summary:
      'What is known of chosen seats, and the chance of the account’s own rank; costs no prediction',
    route: 'POST /api/choices/outlooks',
    reads: true,
    body: z.object({
      seats: z.array(seat).check(z.maxLength(limits.entries)),
      /** The authority whose lists decide about the seats. */
      authority,
      category: z.optional(z.enum(candidateCategories)),
      subCategory: z.optional(z.enum(subCategories)),
    }),
    answer: rows(seatOutlook),
    failures: { 404: "No state's authority has the key" },
  },
});

import * as z from 'zod/mini';
import { stateNames } from './constants/applicant.ts';
import { exams } from './constants/counselling.ts';
import { authorityRanks, seatOpenings, stateSeatKinds } from './constants/authorities.ts';
import { predictedRounds } from './prediction.ts';
import { json, defineArea, rows } from './operation.ts';
import { bounded, inBothLanguages as text, maybe } from './values.ts';

/**
 * Additional calls: who gives the seats of each state. Where a backend does not implement them (404,
 * 405 or 501), results name no authority and nothing is asked about a state.
 */

/** The exam that an authority counsels for; the undergraduate one where none is named. */
const ofExam = { exam: z.optional(z.enum(exams)) };

/** What a student may be, with a sentence on who may claim it. */
const claimable = { key: z.string(), label: text, who: text };

const kind = z.object({
  key: z.enum(stateSeatKinds),
  label: text,
  opens: z.enum(seatOpenings),
  who: text,
});

/** A seat that a state gives, with where it closed in each round, the earliest first. */
const stateSeat = z.object({
  program: z.string(),
  /** For whom it is reserved. */
  pool: text,
  /** Rupees a year, by the newest list that has it. */
  fee: maybe(z.int()),
  rounds: z.array(
    z.object({
      year: z.int(),
      round: z.enum(predictedRounds),
      /** All India ranks; absent where the list has the state's merit only. */
      opening: maybe(z.int()),
      closing: maybe(z.int()),
      merit: maybe(z.int()),
      categoryMerit: maybe(z.int()),
      marks: maybe(z.int()),
    }),
  ),
});

export const authorities = defineArea('everyone', {
  listAuthorities: {
    summary: 'Who gives the seats of each state, and the years whose lists there are',
    route: 'GET /api/counselling-authorities',
    query: z.object(ofExam),
    answer: rows(
      z.object({
        /** Absent where only its name is known. */
        key: maybe(z.string()),
        /** Absent for an authority of all India. */
        state: maybe(z.enum(stateNames)),
        shortName: maybe(text),
        name: maybe(text),
        portal: maybe(z.string()),
        rank: maybe(z.enum(authorityRanks)),
        /** The years of its lists of the exam. */
        lists: z.array(z.int()),
        kinds: maybe(z.array(kind)),
      }),
    ),
  },

  readAuthority: {
    summary: 'What an authority asks of its candidates: their category, and claims',
    route: 'GET /api/counselling-authorities/{key}',
    params: z.object({ key: bounded(40) }),
    query: z.object(ofExam),
    answer: json(
      z.object({
        key: z.string(),
        /** A student is of one; the open ones are for everybody. */
        categories: z.array(z.object({ ...claimable, isOpen: maybe(z.boolean()) })),
        /** A student may have several. */
        claims: z.array(z.object(claimable)),
      }),
    ),
    failures: { 404: 'No authority has the key' },
  },

  readWays: {
    summary:
      'The ways into a college: who gives its seats of an exam, by kind, and the ranks of those that its state gives',
    route: 'GET /api/colleges/{code}/ways',
    params: z.object({ code: bounded(60) }),
    query: z.object(ofExam),
    answer: rows(
      z.object({
        /** Names only where no list of the authority is known. */
        authority: z.object({
          shortName: maybe(text),
          name: maybe(text),
          portal: maybe(z.string()),
        }),
        /** Absent where the authority has no list of the college. */
        kind: maybe(kind),
        /** Empty for MCC, whose undergraduate seats the college itself has. */
        seats: z.array(stateSeat),
      }),
    ),
    failures: { 404: 'No college has the code' },
  },
});

import * as z from 'zod/mini';
import { stateNames } from './constants/applicant.ts';
import { exams } from './constants/counselling.ts';
import { authorityRanks, seatOpenings, stateSeatKinds } from './constants/authorities.ts';
import { predictedRounds } from './prediction.ts';
import { json, defineArea, rows } from './operation.ts';
import { bounded, inBothLanguages as text, maybe } from './values.ts';

/**
 * Additional calls: who gives the seats of each state. If a backend does not implement them (404,
 * 405 or 501), results name no authority and nothing is asked about a state.
 */

/** The exam that an authority counsels for; the undergraduate one if none is named. */
const ofExam = { exam: z.optional(z.enum(exams)) };

/** A category or a claim of students, with a sentence on who may claim it. */
const claimable = { key: z.string(), label: text, who: text };

const kind = z.object({
  key: z.enum(stateSeatKinds),
  label: text,
  opens: z.enum(seatOpenings),
  who: text,
});

/** A seat that a state gives, with its closing rank in each round, the earliest first. */
const stateSeat = z.object({
  program: z.string(),
  /** The candidates for whom the seat is reserved. */
  pool: text,
  /** The reservation by the keys of the authority's rows; open categories include everybody. */
  category: maybe(z.string()),
  isOpen: maybe(z.boolean()),
  claims: maybe(z.array(z.string())),
  /** The yearly fee in rupees, from the newest list that has one. */
  fee: maybe(z.int()),
  rounds: z.array(
    z.object({
      year: z.int(),
      round: z.enum(predictedRounds),
      /** All India ranks; absent if the list only has the state's merit ranks. */
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
        /** Absent if only the authority's name is known. */
        key: maybe(z.string()),
        /** Absent for an all-India authority. */
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
        /** A student belongs to one category; open categories include everybody. */
        categories: z.array(z.object({ ...claimable, isOpen: maybe(z.boolean()) })),
        /** A student may have several claims. */
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
        /** Only the names if no list of the authority is known. */
        authority: z.object({
          shortName: maybe(text),
          name: maybe(text),
          portal: maybe(z.string()),
        }),
        /** Absent if the authority has no list with the college. */
        kind: maybe(kind),
        /** Empty for MCC, whose undergraduate seats the college itself has. */
        seats: z.array(stateSeat),
      }),
    ),
    failures: { 404: 'No college has the code' },
  },
});

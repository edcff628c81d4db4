import * as z from 'zod/mini';
import { stateNames } from './constants/applicant.ts';
import { authorityRanks, seatOpenings, stateSeatKinds } from './constants/authorities.ts';
import { json, defineArea, rows } from './operation.ts';
import { bounded, inBothLanguages as text, maybe } from './values.ts';

/**
 * Additional calls: who gives the seats of each state. Where a backend does not implement them (404,
 * 405 or 501), results name no authority and nothing is asked about a state.
 */

/** What a student may be, with a sentence on who may claim it. */
const claimable = { key: z.string(), label: text, who: text };

export const authorities = defineArea('everyone', {
  listAuthorities: {
    summary: 'Who gives the seats of each state, and the years whose lists there are',
    route: 'GET /api/counselling-authorities',
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
        /** The years of its lists. */
        lists: z.array(z.int()),
        kinds: maybe(
          z.array(
            z.object({
              key: z.enum(stateSeatKinds),
              label: text,
              opens: z.enum(seatOpenings),
              who: text,
            }),
          ),
        ),
      }),
    ),
  },

  readAuthority: {
    summary: 'What an authority asks of its candidates: their category, and claims',
    route: 'GET /api/counselling-authorities/{key}',
    params: z.object({ key: bounded(40) }),
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
});

import * as z from 'zod/mini';
import { factSources } from './constants/factSources.ts';
import { defineArea, rows } from './operation.ts';
import { maybe } from './values.ts';

/** A value in a column; numbers sort as numbers (FND-40). */
const cell = maybe(z.union([z.string(), z.number()]));

export const seatMatrix = defineArea('signed-in', {
  allSeats: {
    requirement: 'END-17',
    summary: 'The whole seat matrix; revalidates by ETag',
    route: 'GET /seat-matrix/all',
    answer: rows(
      z.object({
        id: maybe(z.int()),
        instNm: cell,
        program: cell,
        quotaName: cell,
        state: cell,
        /** The number of seats in the row; not specified. */
        seats: maybe(z.int()),
        /** Set if the college admits only women to this programme; not specified. */
        takes: maybe(z.enum(['women'])),
        /** The source of the row. */
        source: maybe(z.enum(factSources)),
      }),
    ),
  },
});

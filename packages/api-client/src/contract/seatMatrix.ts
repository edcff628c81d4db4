import * as z from 'zod/mini';
import { operation, rows } from './operation.ts';
import { maybe } from './values.ts';

const allSeats = operation({
  id: 'allSeats',
  documented: 'END-17',
  summary: 'The whole seat matrix; revalidates by ETag',
  method: 'GET',
  path: '/seat-matrix/all',
  access: 'signed-in',
  answer: rows(
    z.object({
      id: z.int(),
      instNm: z.nullable(z.string()),
      program: z.nullable(z.string()),
      quotaName: z.nullable(z.string()),
      state: z.nullable(z.string()),
      /** How many seats the row stands for; not documented. */
      seats: maybe(z.int()),
    }),
  ),
});

export const seatMatrix = { allSeats };

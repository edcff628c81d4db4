import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { collegeKinds } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import table from '../data/officialInstead.json' with { type: 'json' };
import { streams } from './college.ts';

/**
 * Institutes of the official lists that stand in the place of invented colleges, by the invented
 * name, and those that have become deemed universities, by their own. They keep the place's code, so
 * that no code of another college changes.
 */
export const officialInstead = z.parse(
  z.record(
    z.string(),
    z.strictObject({
      name: z.string(),
      state: z.enum(stateNames),
      kind: z.enum(collegeKinds),
      stream: z.enum(streams),
    }),
  ),
  table,
);

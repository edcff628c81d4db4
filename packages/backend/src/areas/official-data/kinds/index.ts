import type { DataKind as KindName } from '@seatwise/api-client/contract/constants/data';
import { colleges } from './colleges.ts';
import { cutoffs } from './cutoffs.ts';
import { dates } from './dates.ts';
import type { DataKind } from './kind.ts';
import { seats } from './seats.ts';
import { stateRanks } from './stateRanks.ts';

/**
 * How the server handles each kind of official list. Colleges come first, because the other lists
 * may name colleges that they add.
 */
export const kinds: Readonly<Record<KindName, DataKind>> = {
  colleges,
  cutoffs,
  seats,
  dates,
  stateRanks,
};

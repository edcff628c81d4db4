import type { Random } from './random.ts';
import { indianDay } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '@seatwise/backend/db/database';

const pastDays = 30;

/** Seeds daily counts of predictions before the first start; they grow as a round approaches. */
export const seedFigures = (db: Database, random: Random, now: number): void => {
  const today = indianDay(now);
  for (let ago = pastDays; ago > 0; ago -= 1)
    db.dayCounts.put({
      id: today - ago,
      predictions: Math.round((12 + 2 * (pastDays - ago)) * (0.6 + 0.8 * random.next())),
    });
};

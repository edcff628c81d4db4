import { figures as contract } from '@seatwise/api-client/contract/figures';
import type { Backend } from '../../../backend.ts';
import { indianDay, isoDayOf } from '@seatwise/api-client/contract/constants/time';
import { serveArea } from '../../../http/handle.ts';

/** The number of days listed, including today. */
const shownDays = 30;

/** Counts times by day. */
const tally = (times: readonly (number | null)[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const time of times) {
    if (time === null) continue;
    const day = indianDay(time);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
};

export const figureHandlers = (backend: Backend) => {
  const { db, environment } = backend;
  return serveArea(backend, contract, {
    readFigures: () => {
      const today = indianDay(environment.clock.now());
      const signUps = tally(db.users.all().map(({ createdAt }) => createdAt));
      const paid = db.orders.all().filter(({ status }) => status === 'PAID');
      const purchases = tally(paid.map(({ paidAt }) => paidAt));
      return {
        days: Array.from({ length: shownDays }, (_, index) => {
          const day = today - shownDays + 1 + index;
          return {
            day: isoDayOf(day),
            signUps: signUps.get(day) ?? 0,
            predictions: db.dayCounts.get(day)?.predictions ?? 0,
            purchases: purchases.get(day) ?? 0,
            paise: paid
              .filter(({ paidAt }) => paidAt !== null && indianDay(paidAt) === day)
              .reduce((sum, { amountPaise }) => sum + amountPaise, 0),
          };
        }),
      };
    },
  });
};

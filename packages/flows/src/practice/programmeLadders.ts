import type { AnswerOf } from '@seatwise/api-client';
import type { practice } from '@seatwise/api-client/contract/practice';
import { seatAccessOf } from '../eligibility/index.ts';
import { mayHold, poolCount } from './pools.ts';

export type PracticeSeats = AnswerOf<(typeof practice)['practiceSeats']>;

/** Programmes by their closing rank for one kind of candidates, the hardest first. */
export interface Ladder {
  readonly programmes: Uint16Array;
  readonly closing: Float64Array;
}

/** How many steps of a ladder close before a rank. */
export const stepsBefore = ({ closing }: Ladder, rank: number): number => {
  let [low, high] = [0, closing.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (closing[middle]! < rank) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Whether a quota that everyone may apply to has paid seats. */
export const isForPay = (quota: string): boolean => /paid seats/i.test(quota);

/**
 * The programmes that candidates consider: those open to everyone without payment, and those of the
 * candidate's own quota.
 */
export const createProgrammeLadders = (
  seats: PracticeSeats,
  closingOf: (cell: number) => number,
) => {
  const { cells, programmes, quotas } = seats;
  const count = programmes.institute.length;
  const closing = new Float64Array(count * poolCount);
  for (const [cell, programme] of cells.programme.entries())
    closing[programme * poolCount + cells.pool[cell]!] = closingOf(cell);

  const isCommon = quotas.map((quota) => seatAccessOf(quota) === 'everyone' && !isForPay(quota));
  const ladders = new Map<number, Ladder>();

  const build = (kind: number, takes: (quota: number) => boolean): Ladder => {
    const reached: { readonly programme: number; readonly worst: number }[] = [];
    for (let programme = 0; programme < count; programme += 1) {
      if (!takes(programmes.quota[programme]!)) continue;
      let worst = 0;
      for (let pool = 0; pool < poolCount; pool += 1)
        if (mayHold(kind, pool)) worst = Math.max(worst, closing[programme * poolCount + pool]!);
      if (worst > 0) reached.push({ programme, worst });
    }
    reached.sort((a, b) => a.worst - b.worst || a.programme - b.programme);
    return {
      programmes: Uint16Array.from(reached, ({ programme }) => programme),
      closing: Float64Array.from(reached, ({ worst }) => worst),
    };
  };
  const remembered = (key: number, make: () => Ladder): Ladder => {
    const ladder = ladders.get(key) ?? make();
    ladders.set(key, ladder);
    return ladder;
  };

  return {
    common: (kind: number): Ladder =>
      remembered(kind, () => build(kind, (quota) => isCommon[quota]!)),
    ofQuota: (kind: number, quota: number): Ladder =>
      remembered((quota + 1) * poolCount + kind, () => build(kind, (other) => other === quota)),
  };
};

import type { RowOf } from '@seatwise/api-client';
import type { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import type { SampleCollege } from './college.ts';
import { intakeOf } from './intake.ts';
import { rarerOffers, usualOffers, type Offer } from './offers.ts';
import { createRandom, type Random } from './random.ts';
import { takesWomenOnly } from './womenOnly.ts';

export interface Seat extends RowOf<typeof seatMatrix.allSeats> {
  readonly id: number;
  readonly instNm: string | null;
  readonly program: string | null;
  readonly quotaName: string | null;
  readonly state: string | null;
}

/** Distributes a budget in proportion to the capacities, in integers, without a remainder. */
const apportion = (capacities: readonly number[], budget: number): readonly number[] => {
  const total = capacities.reduce((sum, capacity) => sum + capacity, 0);
  if (budget > total) throw new RangeError(`Only ${total} more seats can be made, not ${budget}`);
  let cumulative = 0;
  return capacities.map((capacity) => {
    const from = Math.floor((cumulative * budget) / total);
    cumulative += capacity;
    return Math.floor((cumulative * budget) / total) - from;
  });
};

/** Each college's offers, truncated or extended so that all together have `count` rows. */
const offersFor = (
  colleges: readonly SampleCollege[],
  count: number,
): readonly (readonly Offer[])[] => {
  const usual = colleges.map(usualOffers);
  const extraCounts = apportion(
    usual.map((offers) => offers.length - 1),
    Math.min(count, usual.flat().length) - colleges.length,
  );
  const surplus = count - usual.flat().length;
  if (surplus <= 0) return usual.map((offers, i) => offers.slice(0, 1 + extraCounts[i]!));
  const rarer = colleges.map(rarerOffers);
  const added = apportion(
    rarer.map((offers) => offers.length),
    surplus,
  );
  return usual.map((offers, i) => offers.concat(rarer[i]!.slice(0, added[i])));
};

const paddings = [
  (text: string) => ` ${text}`,
  (text: string) => `${text} `,
  (text: string) => `  ${text} `,
];

/**
 * The data errors of real matrices: nulls in one row of 200, stray spaces in one of 100; a padded
 * college name in one of 770, a missing one in one of 5,000; no number of seats in one of 400.
 */
const withDataError = (row: Seat, nameMayBeNull: boolean, random: Random): Seat => {
  const roll = random.next();
  if (roll > 0.019) return row;
  if (roll > 0.0165) return { ...row, seats: null };
  const field = random.pick(['program', 'quotaName', 'state'] as const);
  const pad = random.pick(paddings);
  if (roll < 0.005) return { ...row, [field]: null };
  if (roll < 0.015) return { ...row, [field]: pad(row[field]!) };
  if (roll < 0.0163) return { ...row, instNm: pad(row.instNm!) };
  return nameMayBeNull ? { ...row, instNm: null } : row;
};

/** At least as many rows as colleges, so that each of them appears at every size. */
export const createSeats = (colleges: readonly SampleCollege[], count: number): readonly Seat[] => {
  const rows: Seat[] = [];
  const offers = offersFor(colleges, Math.max(count, colleges.length));
  for (const [i, college] of colleges.entries()) {
    const random = createRandom(`seats ${college.code}`);
    const sizes = createRandom(`intake ${college.code}`);
    for (const [j, offer] of offers[i]!.entries()) {
      const { programme, quota } = offer;
      const row: Seat = {
        ...(takesWomenOnly(college.name, programme) && { takes: 'women' as const }),
        id: rows.length + 1,
        instNm: college.name,
        program: programme,
        quotaName: quota,
        state: college.state,
        seats: intakeOf(college, offer, sizes),
      };
      rows.push(withDataError(row, j > 0, random));
    }
  }
  return rows;
};

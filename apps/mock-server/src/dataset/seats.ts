import type { RowOf } from '@seatwise/api-client';
import type { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import type { College } from './college.ts';
import { rarerOffers, usualOffers, type Offer } from './offers.ts';
import { createRandom, type Random } from './random.ts';

export type Seat = RowOf<typeof seatMatrix.allSeats>;

/** Shares a budget out in proportion to the capacities, in whole numbers, without a rest. */
const share = (capacities: readonly number[], budget: number): readonly number[] => {
  const total = capacities.reduce((sum, capacity) => sum + capacity, 0);
  if (budget > total) throw new RangeError(`Only ${total} more seats can be made, not ${budget}`);
  let before = 0;
  return capacities.map((capacity) => {
    const from = Math.floor((before * budget) / total);
    before += capacity;
    return Math.floor((before * budget) / total) - from;
  });
};

/** Each college's offers, cut or widened so that together they make `wanted` rows. */
const offersFor = (colleges: readonly College[], count: number): readonly (readonly Offer[])[] => {
  const usual = colleges.map(usualOffers);
  const others = share(
    usual.map((offers) => offers.length - 1),
    Math.min(count, usual.flat().length) - colleges.length,
  );
  const surplus = count - usual.flat().length;
  if (surplus <= 0) return usual.map((offers, i) => offers.slice(0, 1 + others[i]!));
  const rarer = colleges.map(rarerOffers);
  const added = share(
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

/** The blemishes of real matrices: gaps in one row of 200, stray spaces in one of 100. */
const blemish = (row: Seat, mayLoseName: boolean, random: Random): Seat => {
  const lot = random.next();
  if (lot > 0.0165) return row;
  const field = random.pick(['program', 'quotaName', 'state'] as const);
  const pad = random.pick(paddings);
  if (lot < 0.005) return { ...row, [field]: null };
  if (lot < 0.015) return { ...row, [field]: pad(row[field]!) };
  if (lot < 0.0163) return { ...row, instNm: pad(row.instNm!) };
  return mayLoseName ? { ...row, instNm: null } : row;
};

/** At least as many rows as colleges, so that each of them appears at every size. */
export const createSeats = (colleges: readonly College[], count: number): readonly Seat[] => {
  const rows: Seat[] = [];
  const offers = offersFor(colleges, Math.max(count, colleges.length));
  for (const [i, college] of colleges.entries()) {
    const random = createRandom(`seats ${college.code}`);
    for (const [j, { programme, quota }] of offers[i]!.entries()) {
      const row: Seat = {
        id: rows.length + 1,
        instNm: college.name,
        program: programme,
        quotaName: quota,
        state: college.state,
      };
      rows.push(blemish(row, j > 0, random));
    }
  }
  return rows;
};

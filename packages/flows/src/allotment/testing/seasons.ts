import fc from 'fast-check';
import { createAllotment, type Candidates, type Seats } from '../allot.ts';
import { categories } from '../../eligibility/index.ts';
import { conversions, poolCount } from '../pools.ts';

/** A candidate as a test writes one. */
export interface Entrant {
  readonly rank: number;
  readonly kind: number;
  readonly list: readonly number[];
  readonly held?: { readonly programme: number; readonly pool: number };
}

const seatsOf = (capacities: readonly (readonly number[])[]): Seats => ({
  programmes: capacities.length,
  capacity: Uint16Array.from(
    capacities.flatMap((pools) => Array.from({ length: poolCount }, (_, at) => pools[at] ?? 0)),
  ),
});

const candidatesOf = (entrants: readonly Entrant[]): Candidates => {
  const from = [0];
  for (const { list } of entrants) from.push(from.at(-1)! + list.length);
  return {
    count: entrants.length,
    rank: Int32Array.from(entrants, ({ rank }) => rank),
    kind: Uint8Array.from(entrants, ({ kind }) => kind),
    from: Uint32Array.from(from.slice(0, -1)),
    to: Uint32Array.from(from.slice(1)),
    choices: Uint16Array.from(entrants.flatMap(({ list }) => list)),
    held: Int32Array.from(entrants, ({ held }) => held?.programme ?? -1),
    heldPool: Uint8Array.from(entrants, ({ held }) => held?.pool ?? 255),
  };
};

export interface Season {
  readonly capacities: readonly (readonly number[])[];
  readonly entrants: readonly Entrant[];
  readonly conversion: (typeof conversions)[number];
}

/** Plays a round, letting the candidates ask in the order given. */
export const play = (
  { capacities, entrants, conversion }: Season,
  order: readonly number[] = entrants.map((_, at) => at),
) => {
  const allotment = createAllotment(seatsOf(capacities), candidatesOf(entrants), conversion);
  for (const at of order) allotment.add(at);
  return allotment;
};

/** The place that an entrant got in a list; its length for the held seat, and more for none. */
export const placeIn = (list: readonly number[], { held }: Entrant, got: number): number => {
  const place = list.indexOf(got);
  if (place >= 0) return place;
  return got >= 0 && got === held?.programme ? list.length : list.length + 1;
};

const seatCounts = fc.array(fc.integer({ min: 0, max: 2 }), {
  minLength: poolCount,
  maxLength: poolCount,
});

const entrantsFor = (programmes: number) =>
  fc.uniqueArray(fc.integer({ min: 2, max: 400 }), { minLength: 1, maxLength: 24 }).chain((ranks) =>
    fc.tuple(
      ...ranks.map((rank) =>
        fc.record({
          // Even, so that a better rank which nobody has is next to each.
          rank: fc.constant(2 * rank),
          kind: fc.integer({ min: 0, max: 2 * categories.length - 1 }),
          list: fc.shuffledSubarray(Array.from({ length: programmes }, (_, at) => at)),
        }),
      ),
    ),
  );

/** A first round: nobody holds a seat. */
export const firstRounds: fc.Arbitrary<Season> = fc
  .array(seatCounts, { minLength: 1, maxLength: 5 })
  .chain((capacities) =>
    fc.record({
      capacities: fc.constant(capacities),
      entrants: entrantsFor(capacities.length),
      conversion: fc.constantFrom(...conversions),
    }),
  );

/** A round after it: of those with a seat some keep it unless they are moved up, some left. */
export const laterRounds: fc.Arbitrary<Season> = fc
  .tuple(firstRounds, fc.infiniteStream(fc.integer({ min: 0, max: 3 })))
  .map(([season, decisions]) => {
    const { programme, pool } = play(season).result();
    const entrants = season.entrants.flatMap((entrant, at): Entrant[] => {
      const got = programme[at]!;
      if (got < 0) return [entrant];
      if (decisions.next().value === 0) return [];
      return [
        {
          ...entrant,
          list: entrant.list.slice(0, entrant.list.indexOf(got)),
          held: { programme: got, pool: pool[at]! },
        },
      ];
    });
    return { capacities: season.capacities, entrants, conversion: 'all' as const };
  })
  .filter(({ entrants }) => entrants.length > 0);

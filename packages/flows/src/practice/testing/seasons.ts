import fc from 'fast-check';
import { createAllotment, type Candidates, type Seats } from '../allot.ts';
import { categories } from '../../eligibility/index.ts';
import { conversions, poolCount } from '../pools.ts';

/** A candidate in a test. */
export interface Participant {
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

const candidatesOf = (participants: readonly Participant[]): Candidates => {
  const from = [0];
  for (const { list } of participants) from.push(from.at(-1)! + list.length);
  return {
    count: participants.length,
    rank: Float64Array.from(participants, ({ rank }) => rank),
    kind: Uint8Array.from(participants, ({ kind }) => kind),
    from: Uint32Array.from(from.slice(0, -1)),
    to: Uint32Array.from(from.slice(1)),
    choices: Uint16Array.from(participants.flatMap(({ list }) => list)),
    held: Int32Array.from(participants, ({ held }) => held?.programme ?? -1),
    heldPool: Uint8Array.from(participants, ({ held }) => held?.pool ?? 255),
  };
};

export interface Season {
  readonly capacities: readonly (readonly number[])[];
  readonly participants: readonly Participant[];
  readonly conversion: (typeof conversions)[number];
  readonly late?: NonNullable<Seats['late']>;
}

/** Plays a round, with the candidates proposing in the given order. */
export const play = (
  { capacities, participants, conversion, late }: Season,
  order: readonly number[] = participants.map((_, at) => at),
) => {
  const allotment = createAllotment(
    { ...seatsOf(capacities), ...(late && { late }) },
    candidatesOf(participants),
    conversion,
  );
  for (const at of order) allotment.add(at);
  return allotment;
};

/** The position of the seat in the list; its length for the held seat, and one more for none. */
export const placeIn = (list: readonly number[], { held }: Participant, got: number): number => {
  const place = list.indexOf(got);
  if (place >= 0) return place;
  return got >= 0 && got === held?.programme ? list.length : list.length + 1;
};

const seatCounts = fc.array(fc.integer({ min: 0, max: 2 }), {
  minLength: poolCount,
  maxLength: poolCount,
});

const participantsFor = (programmes: number) =>
  fc.uniqueArray(fc.integer({ min: 2, max: 400 }), { minLength: 1, maxLength: 24 }).chain((ranks) =>
    fc.tuple(
      ...ranks.map((rank) =>
        fc.record({
          // Even, so that each rank has a better one that nobody has.
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
      participants: participantsFor(capacities.length),
      conversion: fc.constantFrom(...conversions),
    }),
  );

/** A later round: some candidates with a seat retain it unless they move up, some left. */
export const laterRounds: fc.Arbitrary<Season> = fc
  .tuple(firstRounds, fc.infiniteStream(fc.integer({ min: 0, max: 3 })))
  .map(([season, decisions]) => {
    const { programme, pool } = play(season).result();
    const participants = season.participants.flatMap((participant, at): Participant[] => {
      const got = programme[at]!;
      if (got < 0) return [participant];
      if (decisions.next().value === 0) return [];
      return [
        {
          ...participant,
          list: participant.list.slice(0, participant.list.indexOf(got)),
          held: { programme: got, pool: pool[at]! },
        },
      ];
    });
    return { capacities: season.capacities, participants, conversion: 'all' as const };
  })
  .filter(({ participants }) => participants.length > 0);

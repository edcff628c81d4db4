import { runsOf } from '@seatwise/api-client/testing/replayable';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../eligibility/index.ts';
import { lastRank } from './allot.ts';
import { kindOf, mayHold, poolCount } from './pools.ts';
import {
  firstRounds,
  laterRounds,
  placeIn,
  play,
  type Participant,
  type Season,
} from './testing/seasons.ts';

const numRuns = runsOf(300);
const seasons = fc.oneof(firstRounds, laterRounds);

const got = (season: Season) => Array.from(play(season).result().programme);

/** A season with one participant changed. */
const replaced = (season: Season, at: number, change: Partial<Participant>): Season => ({
  ...season,
  participants: season.participants.map((participant, index) =>
    index === at ? { ...participant, ...change } : participant,
  ),
});

describe('any round', () => {
  it('BEY-ALT-01 MUST be stable: nobody envies a seat of a worse rank that was open to them', () => {
    fc.assert(
      fc.property(seasons, (season) => {
        const { participants, capacities } = season;
        const round = play(season);
        const { programme, pool } = round.result();
        for (const [at, participant] of participants.entries()) {
          const place = placeIn(participant.list, participant, programme[at]!);
          for (const better of participant.list.slice(0, place)) {
            expect(round.neededRank(better, participant.kind)).toBeLessThan(participant.rank);
            const taken = Array.from({ length: poolCount }, () => 0);
            for (const [other, { rank, held }] of participants.entries()) {
              if (programme[other] !== better) continue;
              taken[pool[other]!]! += 1;
              if (held?.programme === better || !mayHold(participant.kind, pool[other]!)) continue;
              expect(rank).toBeLessThan(participant.rank);
            }
            for (const [of, capacity] of capacities[better]!.entries())
              if (mayHold(participant.kind, of)) expect(taken[of]).toBe(capacity);
          }
        }
      }),
      { numRuns },
    );
  });

  it('BEY-ALT-02 MUST reward the true order: no other list of a candidate gives a better seat', () => {
    fc.assert(
      fc.property(seasons, fc.nat(), fc.infiniteStream(fc.nat()), (season, who, draws) => {
        const at = who % season.participants.length;
        const participant = season.participants[at]!;
        const honest = placeIn(participant.list, participant, got(season)[at]!);
        const pretended = participant.list
          .map((choice) => ({ choice, order: draws.next().value! }))
          .filter(({ order }) => order % 4 !== 0)
          .toSorted((a, b) => a.order - b.order)
          .map(({ choice }) => choice);
        const other = got(replaced(season, at, { list: pretended }))[at]!;
        expect(placeIn(participant.list, participant, other)).toBeGreaterThanOrEqual(honest);
      }),
      { numRuns },
    );
  });

  it('BEY-ALT-03 MUST give no seat twice, and each from a pool that its rules allow', () => {
    fc.assert(
      fc.property(seasons, (season) => {
        const { programme, pool } = play(season).result();
        const taken = season.capacities.map(() => Array.from({ length: poolCount }, () => 0));
        for (const [at, { kind, held }] of season.participants.entries()) {
          const seat = programme[at]!;
          if (seat < 0) continue;
          taken[seat]![pool[at]!]! += 1;
          if (held?.programme === seat) expect(pool[at]).toBe(held.pool);
          else if (season.conversion === 'none') expect(mayHold(kind, pool[at]!)).toBe(true);
          else if (season.conversion === 'disability')
            expect(mayHold(kind | 1, pool[at]!)).toBe(true);
        }
        for (const [seat, pools] of taken.entries())
          for (const [of, count] of pools.entries())
            expect(count).toBeLessThanOrEqual(season.capacities[seat]![of]!);
      }),
      { numRuns },
    );
  });

  it('BEY-ALT-04 MUST be monotone: a better rank never gives a worse seat', () => {
    fc.assert(
      fc.property(seasons, fc.nat(), fc.integer({ min: 1, max: 800 }), (season, who, lead) => {
        const at = who % season.participants.length;
        const participant = season.participants[at]!;
        const rank = Math.max(1, participant.rank - 2 * lead + 1);
        const before = placeIn(participant.list, participant, got(season)[at]!);
        const after = placeIn(
          participant.list,
          participant,
          got(replaced(season, at, { rank }))[at]!,
        );
        expect(after).toBeLessThanOrEqual(before);
      }),
      { numRuns },
    );
  });

  it('MUST not depend on the order in which the candidates ask', () => {
    fc.assert(
      fc.property(seasons, fc.infiniteStream(fc.nat()), (season, draws) => {
        const order = season.participants
          .map((_, at) => ({ at, key: draws.next().value! }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ at }) => at);
        expect(Array.from(play(season, order).result().programme)).toEqual(got(season));
      }),
      { numRuns },
    );
  });

  it('MUST let nobody who holds a seat lose it', () => {
    fc.assert(
      fc.property(laterRounds, (season) => {
        const lost = got(season).filter(
          (programme, at) => season.participants[at]!.held !== undefined && programme < 0,
        );
        expect(lost).toEqual([]);
      }),
      { numRuns },
    );
  });
});

describe('a small season, worked by hand', () => {
  const general = kindOf('General', false);
  const disabled = kindOf('General', true);
  const obc = kindOf('OBC', false);
  const sc = kindOf('SC', false);
  const [a, b] = [0, 1];
  // A has one open, one OBC and one disabled OBC seat; B has one open and one SC seat.
  const capacities = [
    [1, 0, 1, 1],
    [1, 0, 0, 0, 1],
  ];
  const participants: Participant[] = [
    { rank: 10, kind: obc, list: [a, b] }, // gets the open seat of A, by rank
    { rank: 20, kind: general, list: [a, b] }, // gets the open seat of B, as A's is taken
    { rank: 30, kind: obc, list: [a] }, // gets the OBC seat of A
    { rank: 40, kind: general, list: [b, a] }, // gets none: both open seats are taken
    { rank: 50, kind: obc, list: [a] }, // gets none: A's last seat is for disabled candidates
    { rank: 60, kind: disabled, list: [b] }, // gets none: B has no seat for disabled candidates
  ];

  it('MUST fill the open seats by rank first, then the reserved ones by category', () => {
    const { programme, pool } = play({ capacities, participants, conversion: 'none' }).result();
    expect(Array.from(programme)).toEqual([a, b, a, -1, -1, -1]);
    expect(Array.from(pool.subarray(0, 3))).toEqual([0, 0, 2]);
  });

  it('MUST convert a seat for the disabled within its category first', () => {
    const { programme, pool } = play({
      capacities,
      participants,
      conversion: 'disability',
    }).result();
    expect(Array.from(programme)).toEqual([a, b, a, -1, a, -1]);
    expect(pool[4]).toBe(3);
  });

  it('MUST convert what is left of the reserved seats to open ones last', () => {
    const { programme, pool } = play({ capacities, participants, conversion: 'all' }).result();
    expect(Array.from(programme)).toEqual([a, b, a, b, a, -1]);
    expect(pool[3]).toBe(4);
  });

  it('MUST give a converted seat back to one of its own pool, however worse the rank', () => {
    const late = { rank: 70, kind: sc, list: [b] };
    const season = {
      capacities,
      participants: [...participants, late],
      conversion: 'all',
    } as const;
    expect(got(season)).toEqual([a, b, a, -1, a, -1, b]);
  });

  it('MUST say the rank that a seat needed', () => {
    const round = play({ capacities, participants, conversion: 'none' });
    expect(round.neededRank(a, general)).toBe(9);
    expect(round.neededRank(a, obc)).toBe(29);
    expect(round.neededRank(a, sc)).toBe(9);
    expect(round.neededRank(b, general)).toBe(19);
    expect(round.neededRank(b, sc)).toBe(0x7fff_ffff);
    expect(
      play({ capacities: [[0]], participants: [], conversion: 'none' }).neededRank(0, sc),
    ).toBe(0);
  });

  it('takes a candidate back out, as if they had never asked', () => {
    const round = play({ capacities, participants, conversion: 'all' }, [0, 1, 2, 4, 5]);
    const taken = round.snapshot();
    const before = round.result();
    round.add(3);
    expect(round.result()).not.toEqual(before);
    round.restore(taken);
    expect(round.result()).toEqual(before);
  });

  it('knows the categories by their order', () => {
    expect(categories.map((category) => kindOf(category, true))).toEqual([1, 3, 5, 7, 9]);
  });
});

describe('seats that open late', () => {
  /** One programme with this many open seats; candidates with even ranks are late. */
  const late = (seats: number, ranks: readonly number[], mayAsk = true): Season => ({
    capacities: [[seats]],
    participants: ranks.map((rank) => ({ rank, kind: 0, list: [0] })),
    conversion: 'none',
    late: { mayAsk, isLate: (candidate) => ranks[candidate]! % 2 === 0 },
  });

  it.each<[string, Season, readonly number[]]>([
    ['their own candidate, however bad the rank', late(1, [2, 9]), [-1, 0]],
    ['the others by rank, where one is vacant', late(2, [4, 2, 9]), [-1, 0, 0]],
    ['nobody else where the round does not open them', late(2, [4, 2, 9], false), [-1, -1, 0]],
  ])(
    'BEY-ALT-10 MUST give them to the others by rank in Round 3, after their own candidates: %s',
    (_, season, expected) => {
      expect(got(season)).toEqual(expected);
      const backwards = season.participants.map((__, at) => at).toReversed();
      expect(Array.from(play(season, backwards).result().programme)).toEqual(expected);
    },
  );

  it('BEY-ALT-10 say the rank that they needed of each', () => {
    const round = play(late(2, [4, 9]));
    expect(round.neededRank(0, 0, true)).toBe(3);
    expect(round.neededRank(0, 0)).toBe(lastRank);
    const full = play(late(1, [9]));
    expect(full.neededRank(0, 0, true)).toBe(0);
    expect(full.neededRank(0, 0)).toBe(8);
    expect(play(late(2, [9], false)).neededRank(0, 0, true)).toBe(0);
  });
});

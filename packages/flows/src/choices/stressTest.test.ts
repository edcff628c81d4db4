import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatKey } from '../list-sync/index.ts';
import type { Choice, SeatOutlook } from './seat.ts';
import { stressTestOf, testedList, testedSeasons, type TestedSeat } from './stressTest.ts';

const seat = (index: number, chance: number, seats = 5): TestedSeat => ({
  key: `seat ${index}`,
  subject: 'MBBS',
  index,
  chance,
  seats,
  rounds: [],
});

const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 });
const lists = fc
  .tuple(chances, fc.integer({ min: 1, max: 60 }))
  .map(([all, seats]) => all.map((chance, index) => seat(index, chance, seats)));
const seeds = fc.integer({ min: 0, max: 1_000_000 });
const seasons = 200;

describe('a stress test', () => {
  it('BEY-STR-01 MUST give the same result for the same seed, and another for another', () => {
    const list = Array.from({ length: 12 }, (_, index) => seat(index, 0.2));
    expect(stressTestOf(list, 7)).toEqual(stressTestOf(list, 7));
    expect(stressTestOf(list, 8)).not.toEqual(stressTestOf(list, 7));
  });

  it('BEY-STR-01 MUST end every season at one seat or without', () => {
    fc.assert(
      fc.property(lists, seeds, (list, seed) => {
        const { ends, without } = stressTestOf(list, seed, seasons);
        expect(ends).toHaveLength(list.length);
        expect(without).toBeGreaterThanOrEqual(0);
        expect(ends.reduce((sum, count) => sum + count, without)).toBe(seasons);
      }),
    );
  });

  it('BEY-STR-02 MUST give a list of one seat the chance that the seat shows', () => {
    for (const chance of [0, 0.034, 0.5, 0.966, 1]) {
      const { ends, without } = stressTestOf([seat(0, chance)], 3);
      expect(ends).toEqual([Math.round(chance * testedSeasons)]);
      expect(without).toBe(testedSeasons - ends[0]!);
    }
  });

  it('BEY-STR-02 MUST end a list of none without a seat', () => {
    expect(stressTestOf([], 3)).toEqual({
      seasons: testedSeasons,
      ends: [],
      without: testedSeasons,
      rounds: [],
      missed: undefined,
    });
  });

  it('BEY-STR-03 MUST never end without a seat more often for a further seat at the end', () => {
    fc.assert(
      fc.property(
        lists,
        fc.double({ min: 0, max: 1, noNaN: true }),
        seeds,
        (list, chance, seed) => {
          const before = stressTestOf(list, seed, seasons);
          const after = stressTestOf([...list, seat(list.length, chance)], seed, seasons);
          expect(after.without).toBeLessThanOrEqual(before.without);
          expect(after.ends.slice(0, -1)).toEqual(before.ends);
        },
      ),
    );
  });

  it('BEY-STR-03 MUST never end without a seat less often for a worse rank', () => {
    fc.assert(
      fc.property(lists, fc.double({ min: 0, max: 1, noNaN: true }), seeds, (list, loss, seed) => {
        const worse = list.map((each) => ({ ...each, chance: each.chance * (1 - loss) }));
        expect(stressTestOf(worse, seed, seasons).without).toBeGreaterThanOrEqual(
          stressTestOf(list, seed, seasons).without,
        );
      }),
    );
  });

  it('BEY-STR-03 MUST not let another order change how often there is a seat', () => {
    fc.assert(
      fc.property(lists, seeds, (list, seed) => {
        expect(stressTestOf(list.toReversed(), seed, seasons).without).toBe(
          stressTestOf(list, seed, seasons).without,
        );
      }),
    );
  });

  it('BEY-STR-04 MUST let seats fail together: more often than if each had a luck of its own', () => {
    const list = Array.from({ length: 5 }, (_, index) => seat(index, 0.6, 100));
    const { without } = stressTestOf(list, 11);
    const alone = 0.4 ** 5 * testedSeasons;
    expect(without).toBeGreaterThan(3 * alone);
    // Fewer seasons end without a seat than if all entries had the same luck.
    expect(without).toBeLessThan(0.4 * testedSeasons);
  });

  it('BEY-STR-04 MUST let few seats of a college stray more than many', () => {
    const listOf = (seats: number) =>
      Array.from({ length: 8 }, (_, index) => seat(index, 0.5, seats));
    expect(stressTestOf(listOf(100), 5).without).toBeGreaterThan(
      stressTestOf(listOf(1), 5).without,
    );
  });

  it('BEY-STR-05 MUST say how often there is no seat after each round, where rounds are known', () => {
    const rounds = (first: number, third: number, stray: number) => [
      { round: 'Round 1', probability: first },
      { round: 'Round 3', probability: third },
      { round: 'Stray Vacancy', probability: stray },
    ];
    const list = [
      { ...seat(0, 0.2), rounds: rounds(0.1, 0.2, 0.3) },
      { ...seat(1, 0.8), rounds: rounds(0.6, 0.8, 0.9) },
    ];
    const { rounds: byRound, without } = stressTestOf(list, 5);
    expect(byRound.map(({ round }) => round)).toEqual(['Round 1', 'Round 3', 'Stray Vacancy']);
    const [first, third, stray] = byRound.map((round) => round.without);
    expect(first).toBeGreaterThan(third!);
    expect(third).toBe(without);
    expect(stray).toBeLessThan(without);
    expect(stressTestOf([list[0]!, seat(1, 0.5)], 5).rounds).toEqual([]);
  });

  it.each<[string, readonly (readonly [string, number])[], object | undefined]>([
    [
      'a sure BDS above MBBS',
      [
        ['BDS', 1],
        ['MBBS', 0.4],
        ['MBBS', 0.4],
      ],
      { course: 'MBBS', seasons: 0 },
    ],
    [
      'MBBS above BDS',
      [
        ['MBBS', 0.4],
        ['BDS', 1],
      ],
      undefined,
    ],
    [
      'MBBS that no rank reaches',
      [
        ['BDS', 1],
        ['MBBS', 0],
      ],
      undefined,
    ],
    [
      'nursing above BDS, below MBBS',
      [
        ['MBBS', 0.2],
        ['B.Sc Nursing', 1],
        ['BDS', 0.5],
      ],
      { course: 'BDS', seasons: 0 },
    ],
    [
      'subjects of PG',
      [
        ['Diploma in Anaesthesiology', 1],
        ['MD Anatomy', 0.5],
      ],
      undefined,
    ],
  ])(
    'BEY-STR-07 MUST say which higher course another order gives more often: %s',
    (_, rows, missed) => {
      const list = rows.map(([subject, chance], index) => ({ ...seat(index, chance), subject }));
      const result = stressTestOf(list, 7);
      if (!missed) expect(result.missed).toBeUndefined();
      else {
        expect(result.missed).toMatchObject(missed);
        expect(result.missed!.better).toBeGreaterThan(0.3 * testedSeasons);
      }
    },
  );

  it('BEY-STR-01 MUST take no longer for a choice of 300 than for one of 30', () => {
    const listOf = (length: number) => Array.from({ length }, (_, index) => seat(index, 0.01));
    const timeOf = (lists: readonly (readonly TestedSeat[])[]): number => {
      const start = performance.now();
      for (const list of lists) expect(stressTestOf(list, 1).ends).toHaveLength(list.length);
      return performance.now() - start;
    };
    const short = Array.from({ length: 10 }, () => listOf(30));
    // A busy machine is slow sometimes; what grows with the length is slow every time.
    const isAsFast = (): boolean => timeOf([listOf(300)]) < 2 * timeOf(short);
    expect(Array.from({ length: 5 }).some(isAsFast)).toBe(true);
  });
});

describe('what is tested of a list', () => {
  const choice = (instituteCode: string, quotaName = 'All India'): Choice => ({
    instituteCode,
    institute: `College ${instituteCode}`,
    subject: 'MBBS',
    quotaName,
  });
  const outlook = (entry: Choice, probability: number | null): readonly [string, SeatOutlook] => [
    seatKey(entry),
    {
      instituteCode: entry.instituteCode,
      subject: entry.subject,
      quotaName: entry.quotaName,
      inMatrix: true,
      probability,
      history: [
        { year: 2024, minAir: 1, maxAir: 9, admits: 7 },
        { year: 2023, minAir: 1, maxAir: 9, admits: 3 },
      ],
    },
  ];

  it('BEY-STR-06 BEY-ELG-17 MUST leave out seats that the student may not have or may not have for sure, and those without a chance', () => {
    const [known, nri, esi, unknown] = [
      choice('a'),
      choice('b', 'Non-Resident Indian'),
      choice('e', 'Employees State Insurance Scheme(ESI)'),
      choice('c'),
    ] as const;
    const outlooks = new Map([
      outlook(known, 0.4),
      outlook(nri, 0.9),
      outlook(esi, 0.9),
      outlook(unknown, null),
    ]);
    const tested = testedList([nri, known, esi, unknown, choice('d')], {
      outlooks,
      profile: { nri: false },
    });
    expect(tested).toEqual({
      seats: [
        { key: seatKey(known), subject: 'MBBS', index: 1, chance: 0.4, seats: 7, rounds: [] },
      ],
      ineligible: 1,
      conditional: 1,
      unknown: 2,
    });
  });
});

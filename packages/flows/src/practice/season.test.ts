import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { describe, expect, it } from 'vitest';
import { predictedRounds } from '@seatwise/api-client/contract/constants/prediction';
import { createCompetitors } from './competitors.ts';
import { matchList } from './matchedList.ts';
import { outcomeOf, upgradesOf } from './playedSeason.ts';
import type { PracticeSeats } from './programmeLadders.ts';
import { listedClosing, ranksOf } from './roundRanks.ts';
import { swing } from '@seatwise/api-client/contract/constants/prediction';
import { rounds } from '../counselling-rules/index.ts';
import type { ApplicantProfile } from '../eligibility/index.ts';
import { decisionsOn, roundAfter, roundRuleOf, type Decision } from './rounds.ts';
import { higherCoursesMissed, seasonClosing } from './season.ts';

const programmes = 60;
const each = <T>(make: (at: number) => T): T[] =>
  Array.from({ length: programmes }, (_, at) => make(at));

/** Ranks that reach further each round; the stray round has a tenth of the seats, behind them. */
const roundsOf = (
  given: readonly number[],
  opening: readonly number[],
  closing: readonly number[],
): PracticeSeats['rounds'] =>
  predictedRounds.map((round, index) => ({
    round,
    basis: index === 1 ? ('estimate' as const) : ('official' as const),
    seats: index < 3 ? [...given] : given.map((count) => Math.ceil(count / 10)),
    opening: index < 3 ? [...opening] : closing.map((rank) => 2 * rank),
    closing: closing.map((rank) => Math.round(rank * [1, 1.2, 1.3, 3][index]!)),
  }));

/** Sixty colleges with five open seats and two OBC seats each, at successive ranks. */
const seats: PracticeSeats = {
  year: 2024,
  institutes: {
    code: each((at) => String(200_000 + at)),
    name: each((at) => `College ${at}`),
    state: each(() => 'Kerala'),
  },
  subjects: ['MBBS'],
  quotas: ['All India', 'IP University Quota'],
  programmes: {
    institute: each((at) => at),
    subject: each(() => 0),
    quota: each((at) => Number(at === 59)),
  },
  cells: {
    programme: each((at) => at).flatMap((at) => [at, at]),
    pool: each(() => [0, 2]).flat(),
  },
  rounds: roundsOf(
    each(() => [5, 2]).flat(),
    each((at) => [100 * at + 50, 150 * at + 120]).flat(),
    each((at) => [100 * at + 140, 150 * at + 260]).flat(),
  ),
};
const list = each((at) => at).filter((at) => at % 3 === 0);
const request = (decisions: readonly (Decision | null)[] = [], seed = 7, next = list) => ({
  seats,
  student: { rank: 2500, kind: 0, list },
  seed,
  steps: decisions.map((decision) => ({ decision, list: next })),
});
const play = (...played: Parameters<typeof request>) =>
  outcomeOf(request(...played), () => undefined);

describe('a season', () => {
  it('MUST be the same for the same seed, and another for another', () => {
    expect(play()).toEqual(play());
    expect(play([], 8)).not.toEqual(play());
  });

  it('has a competitor for each seat, with ranks of their own', () => {
    const { count, rank } = createCompetitors(
      seats,
      ranksOf(seats, '1', 7),
      request().student,
      7,
    ).candidates;
    expect(count).toBe(7 * programmes + 1);
    expect(new Set(rank).size).toBe(count);
  });

  it('BEY-ALT-07 MUST say the place that was got, and by which ranks others were missed', () => {
    const { place, entries } = play();
    expect(place).not.toBeNull();
    for (const [at, { neededRank, wasWithinReach }] of entries.entries()) {
      if (at < place!) expect(wasWithinReach).toBe(false);
      if (at < place!) expect(neededRank).toBeLessThan(2500);
    }
    expect(entries[place!]!.wasWithinReach).toBe(true);
  });

  it('BEY-ALT-15 MUST give no seat that closed before the rank in its season, whatever the lists say', () => {
    const given = each((seed) => play([], seed)).filter(({ place }) => place !== null);
    expect(given.map(seasonClosing).filter((rank) => rank !== null && rank < 2500)).toEqual([]);
    const listed = given.map(({ seat }) => listedClosing(seats, '1', seat!.programme, 0)!.rank);
    expect(listed.filter((rank) => rank < 2500)).not.toEqual([]);
  });

  it('BEY-ALT-15 MUST name no closing rank of a seat of the round before', () => {
    expect(seasonClosing({ ...play(), isKept: true })).toBeNull();
    expect(seasonClosing({ ...play(), place: null })).toBeNull();
  });

  it('BEY-ALT-07 MUST give with another order what it says to be within reach', () => {
    const { place, entries } = play();
    for (const [at, { wasWithinReach }] of entries.entries()) {
      const first = {
        ...request(),
        student: { rank: 2500, kind: 0, list: [list[at]!, ...list.filter((_, i) => i !== at)] },
      };
      const isFirst = outcomeOf(first, () => undefined).place === 0;
      expect(isFirst, `${at} instead of ${place}`).toBe(wasWithinReach);
    }
  });

  it('BEY-ALT-06 MUST keep the seat through an upgrade that brings none better', () => {
    const first = play();
    const second = play(['upgrade']);
    expect(second.round).toBe('2');
    expect(second.place).toBeLessThanOrEqual(first.place!);
    expect(second.isKept).toBe(second.place === first.place);
    const { count, of } = upgradesOf(request());
    expect(of).toBe(10);
    expect(count).toBeLessThanOrEqual(of);
  });

  it('BEY-ALT-06 MUST let a student who left take part again, without a seat and with the whole list', () => {
    const second = play(['exit']);
    expect(second).toMatchObject({ round: '2', isKept: false });
    expect(play(['upgrade', 'exit']).entries).toHaveLength(list.length);
  });

  describe('BEY-ALT-09 MUST play a round with the list that was chosen for it, and keep a seat that it lacks', () => {
    const seat = list[play().place!]!;
    /** All easier programmes, followed by the held seat. */
    const easier = each((at) => at).filter((at) => at > seat);

    it('an upgrade takes the best of the new list, which counts before the seat', () => {
      const second = play(['upgrade'], 7, [...easier, seat]);
      expect(second).toMatchObject({ round: '2', isKept: false });
      expect(easier).toContain([...easier, seat][second.place!]);
      expect(second.entries).toHaveLength(easier.length + 1);
    });

    it('the seat stays where nothing of the new list comes free', () => {
      const second = play(['upgrade'], 7, [0, 1, seat]);
      expect(second).toMatchObject({ place: 2, isKept: true });
    });

    it('the competitors stay the same', () => {
      expect(play(['exit'], 7, list.toReversed()).competitors).toBe(play(['exit']).competitors);
      expect(play(['exit'], 7, list)).toEqual(play(['exit']));
    });

    it('the same list again changes nothing', () => {
      expect(play(['upgrade', 'upgrade'], 7, list)).toEqual(play(['upgrade', 'upgrade']));
    });
  });

  describe('BEY-ALT-11 each round allots by its own ranks', () => {
    /** The college that closes at 5,040 in Round 1, 6,048 in Round 2 and 15,120 for strays. */
    const only = (rank: number, decisions: readonly null[]) =>
      outcomeOf(
        {
          seats,
          student: { rank, kind: 0, list: [49] },
          seed: 7,
          steps: decisions.map((decision) => ({ decision, list: [49] })),
        },
        () => undefined,
      );

    it('a rank between two rounds gets nothing in the first, and a seat in the next', () => {
      expect(only(5600, []).place).toBeNull();
      expect(only(5600, [null])).toMatchObject({ round: '2', place: 0, isKept: false });
    });

    it('a rank behind the main rounds gets a seat in the stray round alone', () => {
      expect(only(9900, [null, null]).place).toBeNull();
      expect(only(9900, [null, null, null])).toMatchObject({ round: 'stray', place: 0 });
    });

    it.each([
      ['a rank in fifteen has a seat', 1],
      ['more have a seat than there are ranks', 30],
    ])('BEY-ALT-14 each seat closes where the round has it, where %s', (_, density) => {
      const ranksFrom = (first: number): number[] =>
        each((at) => [100 * at + first, 150 * at + 2 * first])
          .flat()
          .map((rank) => Math.ceil(rank / density));
      const crowded = {
        ...seats,
        rounds: roundsOf(each(() => [5, 2]).flat(), ranksFrom(50), ranksFrom(140)),
      };
      const everywhere = { rank: 1_000_000, kind: 0, list: each((at) => at) };
      for (const seed of [1, 2, 3, 4, 5]) {
        const { closing } = ranksOf(crowded, '1', seed);
        const { entries } = outcomeOf(
          { seats: crowded, student: everywhere, seed, steps: [] },
          () => undefined,
        );
        expect(entries.map(({ neededRank }) => neededRank)).toEqual(each((at) => closing[2 * at]!));
      }
    });

    it('BEY-ALT-14 seasons lie as far apart as those of the stress test', () => {
      const given = seats.rounds[0]!.closing;
      const moved = Array.from({ length: 500 }, (_, seed) => {
        const { closing } = ranksOf(seats, '1', seed);
        return given.map((rank, cell) => Math.log(closing[cell]! / rank));
      });
      const deviation = (values: readonly number[]): number =>
        Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
      // One college compared with last year, and with another college of the same season.
      expect(deviation(moved.map((season) => season[60]!))).toBeCloseTo(
        Math.hypot(swing.together, swing.alone),
        1.7,
      );
      expect(deviation(moved.map((season) => season[60]! - season[40]!))).toBeCloseTo(
        Math.hypot(swing.alone, swing.alone),
        1.7,
      );
    });

    it('no round closes before the one it follows, whatever an estimate doubts', () => {
      const doubtful = seats.rounds.map((of) => ({ ...of, doubt: of.seats.map(() => 0.5) }));
      const { closing, before } = ranksOf({ ...seats, rounds: doubtful }, '3', 7);
      expect([...closing].every((rank, cell) => rank >= before![cell]!)).toBe(true);
    });

    it('names the closing rank of the seat in that round, and where it is from', () => {
      const { seat } = only(5600, [null]);
      expect(listedClosing(seats, '2', seat!.programme, 0)).toEqual({
        rank: 6048,
        basis: 'estimate',
        year: 2024,
        allottedCategory: 'OP',
        allottedPh: 'NO',
      });
    });

    it('BEY-CHC-25 MUST name of the seats of a college the one that closes last for the student', () => {
      const [open, obc] = [0, 2].map((kind) => listedClosing(seats, '1', 9, kind));
      expect(open).toMatchObject({ rank: 1040, allottedCategory: 'OP' });
      expect(obc).toMatchObject({ rank: 1610, allottedCategory: 'OBC', allottedPh: 'NO' });
      expect(listedClosing(seats, '1', programmes, 0)).toBeUndefined();
    });
  });

  it('reports its progress up to the end', () => {
    const shares: number[] = [];
    outcomeOf(request(['upgrade']), (share) => shares.push(share));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });
});

describe('the rules of the rounds', () => {
  it('BEY-ALT-06 MUST let nobody ask for more or resign for nothing after Round 3', () => {
    for (const exam of exams) {
      expect(rounds.map((round) => roundRuleOf(exam, round).exit)).toEqual([
        'free',
        'deposit',
        'deposit-and-season',
        'deposit-and-debarment',
      ]);
      expect(roundRuleOf(exam, '3').decisions).not.toContain('upgrade');
      expect(roundRuleOf(exam, 'stray').decisions).not.toContain('upgrade');
    }
  });

  it('BEY-RUL-02 a seat that was joined is left only where it can be resigned', () => {
    expect(decisionsOn('UG', { round: '2', isKept: true })).toContain('exit');
    expect(decisionsOn('UG', { round: '3', isKept: true })).toEqual(['stay']);
    expect(decisionsOn('UG', { round: '3', isKept: false })).toEqual(['stay', 'exit']);
  });

  it('BEY-RUL-02 vacant seats are opened in Round 3, and stay so in the stray round', () => {
    for (const exam of exams) {
      const rules = rounds.map((round) => roundRuleOf(exam, round));
      expect(rules.map(({ conversion }) => conversion)).toEqual(['none', 'none', 'all', 'all']);
      expect(rules.map((rule) => rule.hasPaidConversion)).toEqual([false, false, true, true]);
    }
  });

  it.each([
    ['1', 'stay', undefined],
    ['1', 'upgrade', '2'],
    ['1', 'exit', '2'],
    ['2', 'exit', '3'],
    ['3', 'exit', undefined],
    ['3', null, 'stray'],
    ['stray', 'exit', undefined],
    ['stray', null, undefined],
  ] as const)('BEY-ALT-06 after Round %s and %s comes %s', (round, decision, next) => {
    expect(roundAfter('UG', round, decision)).toBe(next);
  });
});

describe('fitting a list', () => {
  const wish = (institute: number, quotaName = 'All India') => ({
    instituteCode: String(200_000 + institute),
    institute: `College ${institute}`,
    subject: 'MBBS',
    quotaName,
  });

  it('MUST leave out what is unknown, and what the profile rules out, and say why', () => {
    const { entries, excluded } = matchList(
      seats,
      [wish(3), wish(99), wish(59, 'IP University Quota'), wish(3), wish(4)],
      { homeState: 'Kerala', schooling: 'elsewhere' },
      false,
    );
    expect(entries.map(({ place, programme }) => [place, programme])).toEqual([
      [1, 3],
      [5, 4],
    ]);
    expect(excluded.map(({ place, why }) => [place, why])).toEqual([
      [2, 'unknown'],
      [3, 'ineligible'],
    ]);
  });

  it.each<[quotaName: string, profile: ApplicantProfile, why: string | undefined]>([
    ['Employees State Insurance Scheme(ESI)', {}, 'conditional'],
    ['Employees State Insurance Scheme(ESI)', { esi: false }, 'ineligible'],
    ['Employees State Insurance Scheme(ESI)', { esi: true }, undefined],
    ['Non-Resident Indian', {}, 'later'],
    ['IP University Quota', { homeState: 'Kerala' }, 'conditional'],
    ['All India', { gender: 'M' }, 'ineligible'],
    ['All India', {}, 'conditional'],
    ['All India', { gender: 'F' }, undefined],
  ])(
    'BEY-ELG-17 MUST never allot a seat that the student may not have, or not for sure: %s, %j, %s',
    (quotaName, profile, why) => {
      const isForWomen = quotaName === 'All India';
      const restricted = {
        ...seats,
        quotas: seats.quotas.map(() => quotaName),
        womenOnly: isForWomen ? [3] : [],
      };
      const { entries, excluded } = matchList(restricted, [wish(3, quotaName)], profile, false);
      expect(excluded[0]?.why).toBe(why);
      expect(entries).toHaveLength(why === undefined ? 1 : 0);
    },
  );

  it('BEY-ALT-10 MUST keep seats that open late out of the first rounds, and say that they come', () => {
    const nri = { ...seats, quotas: ['All India', 'Non-Resident Indian'] };
    const list = [wish(59, 'Non-Resident Indian'), wish(4)];
    const early = matchList(nri, list, { nri: false }, false);
    expect(early.excluded.map(({ why }) => why)).toEqual(['later']);
    const third = matchList(nri, list, { nri: false }, true);
    expect(third.entries.map(({ isLate }) => isLate)).toEqual([true, false]);
    const own = matchList(nri, list, { nri: true }, false);
    expect(own.entries.map(({ isLate }) => isLate)).toEqual([false, false]);
  });
});

describe('vacant seats of non-residents', () => {
  /** Ten deemed colleges with five paid seats each, and two for non-residents at worse ranks. */
  const ten = each((at) => at).slice(0, 10);
  const both = ten.flatMap((at) => [at, at]);
  const deemed: PracticeSeats = {
    ...seats,
    institutes: {
      code: ten.map((at) => String(200_000 + at)),
      name: ten.map((at) => `College ${at}`),
      state: ten.map(() => 'Kerala'),
    },
    quotas: ['Deemed/Paid Seats Quota', 'Non-Resident Indian'],
    programmes: {
      institute: both,
      subject: both.map(() => 0),
      quota: both.map((_, at) => at % 2),
    },
    cells: {
      programme: both.map((_, at) => at),
      pool: both.map(() => 0),
    },
    rounds: roundsOf(
      both.map((_, at) => (at % 2 ? 2 : 5)),
      both.map((of, at) => (at % 2 ? 90_000 : 1000 * of + 100)),
      both.map((of, at) => (at % 2 ? 99_000 : 1000 * of + 900)),
    ),
  };
  const place = (rank: number, late: readonly number[]) => {
    const student = { rank, kind: 0, list: [1], late };
    return outcomeOf({ seats: deemed, student, seed: 7, steps: [] }, () => undefined);
  };

  it('BEY-ALT-10 MUST give them to nobody else before Round 3', () => {
    expect(place(1, [1])).toMatchObject({ place: null, entries: [{ neededRank: 0 }] });
    expect(place(1, []).place).toBe(0);
  });
});

describe('a higher course that another order would have given', () => {
  const entry = (subject: string, place: number) => ({
    instituteCode: String(place),
    institute: `College ${place}`,
    subject,
    quotaName: 'All India',
    place,
    programme: place,
    isLate: false,
  });
  const missed = (subjects: readonly string[], place: number | null, reached: readonly number[]) =>
    higherCoursesMissed(
      { entries: subjects.map((subject, at) => entry(subject, at + 1)), excluded: [] },
      {
        round: '1',
        place,
        seat: null,
        isKept: false,
        entries: subjects.map((_, at) => ({ neededRank: 1, wasWithinReach: reached.includes(at) })),
        competitors: 1,
      },
    ).map((each) => each.place);

  it.each([
    ['an MBBS below the BDS', ['BDS', 'MBBS', 'MBBS'], 0, [0, 1, 2], [2, 3]],
    ['an MBBS that the rank does not reach', ['BDS', 'MBBS'], 0, [0], []],
    ['another seat of the same course', ['BDS', 'BDS'], 0, [0, 1], []],
    ['a BDS below the MBBS', ['MBBS', 'BDS'], 0, [0, 1], []],
    ['subjects of PG', ['MD Anatomy', 'MS Orthopaedics'], 0, [0, 1], []],
    ['no seat at all', ['BDS', 'MBBS'], null, [], []],
  ])('BEY-CHC-27 is told for %s', (_, subjects, place, reached, expected) => {
    expect(missed(subjects, place, reached)).toEqual(expected);
  });
});

import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { describe, expect, it } from 'vitest';
import decisions from '../data/states/decisions.json' with { type: 'json' };
import { authorityIndex, loadAuthority } from './authorities.ts';
import { codeOf } from './codes.ts';
import { institutes } from './institutes.ts';
import { pgInstitutes } from './pgInstitutes.ts';
import { stateInstitutes } from './stateInstitutes.ts';
import { loadStateLists, strengthOf, type StateList, type StateRank } from './stateLists.ts';

const keys = [...authorityIndex.keys()];
const counsellings = keys.flatMap((key) => exams.map((exam) => ({ key, exam })));
const loaded = new Map(
  await Promise.all(
    counsellings.map(
      async ({ key, exam }) => [`${key} ${exam}`, await loadStateLists(key, exam)] as const,
    ),
  ),
);
const listsOf = (key: string, exam: Exam = 'UG') => loaded.get(`${key} ${exam}`)!;
const lists = counsellings.flatMap(({ key, exam }) =>
  listsOf(key, exam).map((list) => ({ key, exam, list })),
);
const sum = (numbers: readonly number[]) => numbers.reduce((total, count) => total + count, 0);
const leftOut = ({ rounds }: StateList) => ({
  misread: sum(rounds.map((round) => round.leftOut.misread)),
  distrusted: sum(rounds.map((round) => round.leftOut.distrusted)),
  outOfOrder: sum(rounds.map((round) => round.leftOut.outOfOrder)),
});

describe('the lists of the states', () => {
  // Seats under two spellings are merged (21 of mh-cet); five of bcece have no closing rank.
  it.each([
    ['kea', 2020, 3480, 18, 0, 0],
    ['kea', 2021, 3466, 16, 0, 42],
    ['kea', 2022, 3726, 193, 0, 1],
    ['kea', 2023, 2032, 121, 0, 1],
    ['kea', 2024, 4125, 270, 0, 0],
    ['kea', 2025, 1960, 0, 0, 9],
    ['bcece', 2020, 104, 0, 0, 0],
    ['bcece', 2023, 199 - 5, 0, 0, 0],
    ['bcece', 2024, 399, 0, 0, 6],
    ['bcece', 2025, 451, 0, 0, 3],
    ['tn-selection', 2023, 1384, 0, 0, 4],
    ['mh-cet', 2025, 2558 - 21, 0, 260, 63],
    ['knruhs', 2025, 1237, 0, 62, 7],
    ['ntruhs', 2025, 909, 0, 49, 5],
    ['cee-kerala', 2025, 841, 0, 0, 0],
    ['dme-mp', 2025, 492, 0, 0, 0],
    ['wbmcc', 2025, 304, 0, 0, 0],
    ['acpugmec', 2025, 296, 0, 0, 12],
    ['bfuhs', 2025, 199, 0, 0, 0],
    ['amru', 2025, 34, 0, 0, 0],
  ])(
    '%s %i has %i lines, of which %i, %i and %i are left out',
    (key, year, count, misread, late, early) => {
      const list = listsOf(key).find((of) => of.year === year)!;
      expect(sum(list.rounds.map((round) => round.count))).toBe(count);
      expect(leftOut(list)).toEqual({ misread, distrusted: late, outOfOrder: early });
      expect(sum(list.rounds.map(({ ranks }) => ranks.length))).toBe(
        count - misread - late - early,
      );
    },
  );

  it('are all of the lists', () => {
    expect(sum(lists.map(({ list }) => sum(list.rounds.map(({ count }) => count))))).toBe(
      28_196 - 21 - 5 + 9181 + 2990,
    );
  });

  it('are of rounds, courses and codes that the authority has', async () => {
    for (const { key, exam, list } of lists) {
      const { rounds, courses, codes } = await loadAuthority(key, exam);
      const names = rounds.map(({ name }) => name);
      for (const { name, ranks } of list.rounds) {
        expect(names).toContain(name);
        expect(ranks.filter(({ course }) => !courses.includes(course))).toEqual([]);
        expect(ranks.filter(({ category }) => !(category in codes))).toEqual([]);
      }
    }
  });

  it('have whole figures, opening before they close, and each seat of a round once', () => {
    const strange = (rank: StateRank) =>
      [rank.opening, rank.closing, rank.allotted, rank.fee, rank.openingMerit, rank.closingMerit]
        .concat(rank.openingCategoryMerit, rank.closingCategoryMerit, rank.marks)
        .some((figure) => figure !== undefined && !(Number.isInteger(figure) && figure > 0)) ||
      (rank.closing ?? rank.closingMerit ?? rank.closingCategoryMerit) === undefined ||
      (rank.opening ?? 0) > (rank.closing ?? Infinity) ||
      (rank.closing ?? 0) > 2_500_000 ||
      (rank.marks ?? 0) > 720;
    for (const { list } of lists)
      for (const { ranks } of list.rounds) {
        expect(ranks.filter(strange)).toEqual([]);
        const seats = ranks.map(({ code, course, kind, category }) =>
          [code, course, kind.key, category].join('|'),
        );
        expect(new Set(seats).size).toBe(seats.length);
      }
  });

  it('carry a chance from two years on, else where seats closed, or the merit', () => {
    const strengths = keys.map((key) => [key, strengthOf(listsOf(key))]);
    expect(Object.fromEntries(strengths)).toEqual({
      ...Object.fromEntries(keys.map((key) => [key, 'closed'])),
      mcc: 'nothing',
      kea: 'chance',
      bcece: 'chance',
      'tn-selection': 'merit',
    });
  });

  it.each([
    ['kea', 2020, 'Round 1', 'cims-chamarajanagar', 'MBBS', 'STR', { closing: 94_750 }],
    ['kea', 2021, 'Round 1', 'gims-kalaburagi', 'MBBS', '3AG', { closing: 26_280 }],
    ['kea', 2022, 'Round 2', 'yims-yadgiri', 'MBBS', 'STG', { closing: 97_042 }],
    ['kea', 2024, 'Round 1', 'farooqia-dental-mysuru', 'BDS', '2AG', { closing: 183_805 }],
    [
      'kea',
      2025,
      'Round 2',
      'bgs-mch-bengaluru',
      'MBBS',
      'STR',
      { opening: 220_259, closing: 220_259, allotted: 1, fee: 156_621 },
    ],
    [
      'kea',
      2025,
      'Round 3',
      'bgs-mch-bengaluru',
      'MBBS',
      'GM',
      { opening: 42_574, closing: 63_162, allotted: 7, fee: 156_621 },
    ],
    ['kea', 2025, 'Round 2', 'pes-imsr-bengaluru', 'MBBS', '2AH', { closing: 90_704, allotted: 1 }],
    [
      'bcece',
      2023,
      'Round 1',
      'gmc-bettiah',
      'MBBS',
      'ST',
      { openingCategoryMerit: 8, closingCategoryMerit: 8 },
    ],
    [
      'bcece',
      2025,
      'Round 1',
      'esic-bihta',
      'MBBS',
      'DQ',
      { opening: 283_347, closing: 405_849, openingMerit: 29, closingMerit: 55 },
    ],
    [
      'bcece',
      2023,
      'Round 1',
      'vims-pawapuri',
      'MBBS',
      'EBC women',
      { openingCategoryMerit: 202, closingCategoryMerit: 312 },
    ],
    [
      'tn-selection',
      2023,
      'Round 2',
      'thanjavur-mc',
      'MBBS',
      'SC',
      { closingMerit: 5741, marks: 511 },
    ],
    [
      'tn-selection',
      2023,
      'Round 1',
      'rvs-dental-coimbatore',
      'BDS',
      'BC',
      { closingMerit: 18_880, marks: 267 },
    ],
    ['mh-cet', 2025, 'Round 3', 'grant-mc-mumbai', 'MBBS', 'OPEN', { closing: 9433 }],
    ['mh-cet', 2025, 'Round 3', 'gmc-mumbai', 'MBBS', 'OPEN women', { closing: 11_589 }],
    [
      'knruhs',
      2025,
      'Mop-up round',
      'father-colombo-warangal',
      'MBBS',
      'ST women',
      { closing: 264_437 },
    ],
    ['ntruhs', 2025, 'Round 3', 'gmc-vizianagaram', 'MBBS', 'OC women', { closing: 43_252 }],
    ['cee-kerala', 2025, 'Phase 3', 'gmc-kasaragod', 'MBBS', 'FL-EW', { closing: 37_210 }],
    ['dme-mp', 2025, 'Round 1', 'gmc-shahdol', 'MBBS', 'EWS/GS/OP', { closing: 196_398 }],
    ['wbmcc', 2025, 'Round 1', 'ipgmer-kolkata', 'MBBS', 'UR PwD', { closing: 436_764 }],
    ['acpugmec', 2025, 'Round 3', 'cds-manipur-ahmedabad', 'BDS', 'SE', { closing: 468_823 }],
    [
      'bfuhs',
      2025,
      'Round 2',
      'luxmi-bai-dental-patiala',
      'BDS',
      'Border Area',
      { closing: 746_320 },
    ],
    ['amru', 2025, 'Round 3', 'mm-mc-solan', 'MBBS', 'OBC', { closing: 180_064 }],
  ] as const)('%s %i, %s: %s, %s, %s', (key, year, round, id, course, category, figures) => {
    const { ranks } = listsOf(key)
      .find((of) => of.year === year)!
      .rounds.find((of) => of.name === round)!;
    const seats = ranks.filter(
      (rank) => rank.code === codeOf(id) && rank.course === course && rank.category === category,
    );
    expect(seats).toContainEqual(expect.objectContaining(figures));
  });
});

describe('what cannot be right', () => {
  it('is left out: a seat of a government college that closes far too late', () => {
    const [list] = listsOf('mh-cet');
    const college = codeOf('bjmc-pune');
    const codes = list!.rounds[0]!.ranks.filter(({ code }) => code === college).map(
      (of) => of.category,
    );
    expect(codes).toContain('OPEN');
    expect(codes).not.toContain('NTC (PwD)');
  });

  it('is left out: seats whose figures the source has under wrong headings', () => {
    const { rounds } = listsOf('kea').find(({ year }) => year === 2024)!;
    const privateDental = ({ course, kind }: StateRank) =>
      course === 'BDS' && kind.key === 'private';
    expect(rounds.flatMap(({ ranks }) => ranks.filter(privateDental))).toEqual([]);
    expect(rounds.flatMap(({ ranks }) => ranks.filter(({ closing = 0 }) => closing < 100))).toEqual(
      [],
    );
  });

  it('is left out: a reserved seat before the open one', () => {
    const round = listsOf('kea').find(({ year }) => year === 2025)!.rounds[1]!;
    const college = codeOf('mvj-mc-bengaluru');
    const codes = round.ranks.filter(({ code }) => code === college).map((of) => of.category);
    expect(codes).toContain('GM');
    expect(codes).not.toContain('3BG');
  });
});

describe('the institutes of the states', () => {
  it('are no institutes of the other lists, and of one id each', () => {
    const ids = [...institutes, ...pgInstitutes, ...stateInstitutes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(stateInstitutes).toHaveLength(349);
    const codes = new Set([...institutes, ...pgInstitutes].map(({ code }) => code));
    expect(stateInstitutes.filter(({ id }) => codes.has(id))).toEqual([]);
  });

  it('are separated from those of MCC by decisions that are on record', () => {
    const decided = Object.values(decisions).flatMap((of) =>
      Object.entries<Record<string, string>>(of),
    );
    const reached = decided.map(
      ([reason, texts]) => [reason, new Set(Object.values(texts)).size] as const,
    );
    const totals = Object.groupBy(reached, ([reason]) => reason);
    const counts = Object.values(totals).map((of) => sum(of!.map(([, count]) => count)));
    expect(counts.toSorted((a, b) => a - b)).toEqual([5, 110, 213, 344]);
    const known = new Set(stateInstitutes.map(({ id }) => id));
    for (const [reason, texts] of decided)
      for (const id of Object.values(texts))
        expect([id, known.has(id)]).toEqual([id, /of its own|kept apart/.test(reason)]);
  });
});

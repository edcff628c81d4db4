import { expect, it } from 'vitest';
import { nearestSeats, standingOf, stateClosingsOf } from './standing.ts';
import type { Way } from './useCollege.ts';

const year = (of: number, round: string, maxAir: number) => ({
  year: of,
  round,
  maxAir,
  minAir: 1,
  admits: 1,
  source: 'imported' as const,
});

const seat = (allottedCategory: 'OP' | 'OBC' | 'SC', years: ReturnType<typeof year>[]) => ({
  program: 'MBBS',
  quotaName: 'All India',
  allottedCategory,
  allottedPh: 'NO' as const,
  years,
});

const college = {
  state: 'Delhi',
  kind: 'government' as const,
  ranks: [
    seat('OBC', [year(2025, 'Round 1', 900)]),
    seat('OP', [
      year(2024, 'Round 1', 480),
      year(2025, 'Round 1', 500),
      year(2025, 'Round 2', 520),
      year(2025, 'Stray Vacancy', 9000),
    ]),
    seat('SC', [year(2025, 'Round 1', 4000)]),
  ],
};

it('BEY-COL-07 has the seats a student can take, the hardest first, by the last main rank of a year', () => {
  const { open, depending } = standingOf(college, { exam: 'UG', category: 'OBC', pwd: false });
  expect(open.map(({ series }) => series.allottedCategory)).toEqual(['OP', 'OBC']);
  expect(open[0]!.closings).toEqual([
    { year: 2025, rank: 520 },
    { year: 2024, rank: 480 },
  ]);
  expect(depending).toEqual([]);
});

it('BEY-COL-07 names the seats that an answer decides about', () => {
  expect(standingOf(college, { exam: 'UG' }).depending).toHaveLength(2);
});

it('BEY-COL-07 picks what closed nearest to the rank, in the order of the ladder', () => {
  const { open } = standingOf(college, { exam: 'UG', category: 'OBC', pwd: false });
  const closings = (rank: number | undefined) =>
    nearestSeats(open, rank, 1).map(({ closings: [newest] }) => newest.rank);
  expect(closings(850)).toEqual([900]);
  expect(closings(undefined)).toEqual([520]);
});

const inWords = (text: string) => ({ en: text, hi: text });

const wayOf = (opens: NonNullable<Way['kind']>['opens'], seats: Way['seats']): Way => ({
  authority: { shortName: inWords('BCECE Board') },
  kind: { key: 'government', label: inWords(''), opens, who: inWords('') },
  seats,
});

const ofState = (
  category: string,
  closings: readonly [
    year: number,
    round: 'Round 1' | 'Round 2' | 'Stray Vacancy',
    closing: number,
  ][],
  claims: string[] = [],
): Way['seats'][number] => ({
  program: 'MBBS',
  pool: inWords(category),
  category,
  isOpen: category === 'UR',
  claims,
  rounds: closings.map(([of, round, closing]) => ({ year: of, round, closing })),
});

const ways = [
  wayOf('India', []),
  wayOf('state', [
    ofState('UR', [[2025, 'Round 1', 13_000]]),
    ofState('EBC', [
      [2024, 'Round 2', 30_000],
      [2025, 'Round 1', 20_000],
      [2025, 'Round 2', 25_294],
      [2025, 'Stray Vacancy', 90_000],
    ]),
    ofState('EBC', [[2025, 'Round 1', 27_000]], ['women']),
    ofState('SC', [[2025, 'Round 1', 80_000]]),
  ]),
  wayOf('NRI', [ofState('UR', [[2025, 'Round 1', 900_000]])]),
];

const bihari = { exam: 'UG', homeState: 'Bihar', stateCategory: 'EBC' } as const;

it.each<[string, Parameters<typeof stateClosingsOf>[2], readonly number[]]>([
  ['those for all and of the own category', bihari, [13_000, 25_294]],
  ['those of a claim', { ...bihari, gender: 'F' }, [13_000, 25_294, 27_000]],
  ['those of an NRI', { ...bihari, nri: true }, [13_000, 25_294, 900_000]],
  ['none that the state keeps for its own', { ...bihari, stateOwn: false }, []],
  ['none without the category', { exam: 'UG', homeState: 'Bihar' }, []],
  ['none in another state', { ...bihari, homeState: 'Goa' }, []],
])('BEY-COL-07 has the seats of the state that a student can take: %s', (_, student, closings) => {
  expect(stateClosingsOf(ways, { state: 'Bihar', kind: 'private' }, student)).toEqual(closings);
});

it('BEY-COL-07 has no closing rank of a state that ranks by its own merit', () => {
  const merit = {
    ...ofState('UR', []),
    rounds: [{ year: 2025, round: 'Round 1', merit: 90 } as const],
  };
  const bihar = { state: 'Bihar', kind: 'government' } as const;
  expect(stateClosingsOf([wayOf('state', [merit])], bihar, bihari)).toEqual([]);
});

it('BEY-COL-07 counts no dear seats of a government college', () => {
  const dear = wayOf('India', [ofState('UR', [[2025, 'Round 1', 300_000]])]);
  const offered = [...ways, { ...dear, kind: { ...dear.kind!, key: 'management' as const } }];
  const closings = (kind: 'government' | 'private') =>
    stateClosingsOf(offered, { state: 'Bihar', kind }, bihari);
  expect(closings('government')).toEqual([13_000, 25_294]);
  expect(closings('private')).toEqual([13_000, 25_294, 300_000]);
});

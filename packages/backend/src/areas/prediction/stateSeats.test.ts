import { describe, expect, it } from 'vitest';
import { officialCells } from '../official-data/officialCells.ts';
import { createReferenceData } from '../../reference/referenceData.ts';
import { recommend, type Query } from './recommend.ts';
import { isAboutStates, nearestTo, recommendWithStates } from './stateSeats.ts';

const cells = await officialCells(({ exam }) => exam === 'UG');
const reference = createReferenceData(new Map());
reference.use({ cells });
const query: Query = { air: 48_000, subject: 'MBBS', category: 'OBC', counselingCategory: 'UG' };
type Profile = Parameters<typeof recommendWithStates>[2]['profile'];
const ask = (profile: Profile, more: Partial<Query> = {}) =>
  recommendWithStates(reference, { ...query, ...more }, { profile, exam: 'UG' });
const ofStates = async (profile: Profile, more: Partial<Query> = {}) =>
  (await ask(profile, more)).filter(({ authority }) => authority);
const codesOf = (rows: Awaited<ReturnType<typeof ask>>) =>
  new Set(rows.map(({ allottedCategory }) => allottedCategory));

describe('a student of Karnataka', () => {
  const home = { homeState: 'Karnataka', stateCategory: '3B' } as const;

  it('BEY-STA-02 has the seats of the own and the open category, and of the own claims', async () => {
    const codes = codesOf(await ofStates(home));
    expect(codes).toContain('3BG');
    expect(codes).toContain('GM');
    for (const other of ['3BR', '3AG', 'GMK', 'SCG']) expect(codes).not.toContain(other);
    const rural = codesOf(await ofStates({ ...home, stateClaims: ['rural'] }));
    expect(rural).toContain('3BR');
    expect(rural).not.toContain('3BK');
  });

  it('BEY-STA-03 has chances by round, in one order with MCC’s', async () => {
    const rows = await ask(home);
    const tiers = rows.map(({ probabilityTier }) => probabilityTier);
    expect(tiers).toEqual([
      ...tiers.filter((tier) => tier === 'Very Likely'),
      ...tiers.filter((tier) => tier === 'Likely'),
      ...tiers.filter((tier) => tier === 'Possible'),
      ...tiers.filter((tier) => tier === 'Unlikely'),
    ]);
    const bySource = Map.groupBy(rows, ({ authority }) => authority ?? 'MCC');
    expect([...bySource.keys()].toSorted()).toEqual(['MCC', 'kea']);
    expect(bySource.get('MCC')).toEqual(recommend(cells, query, 'UG'));
    const sure = bySource.get('kea')!.find(({ probabilityTier }) => probabilityTier === 'Likely')!;
    expect(sure.rounds?.map(({ round }) => round)).toEqual(['Round 1', 'Round 2', 'Round 3']);
    // The list has Chitradurga's seat in Round 2 of 2025, but not in Round 3.
    const seats = bySource.get('kea')!.filter(({ instituteCode }) => instituteCode === '200682');
    expect(
      seats.find(({ allottedCategory }) => allottedCategory === '3BG')?.history?.at(-1),
    ).toMatchObject({ year: 2025, minAir: 55_621, maxAir: 58_806, admits: 6 });
  });

  it('BEY-STA-02 has no state seats where the state does not count them as its own', async () => {
    const rows = await ofStates({ ...home, stateOwn: false });
    expect(new Set(rows.map(({ opens }) => opens))).not.toContain('state');
    expect(rows.some(({ opens }) => opens === 'India')).toBe(true);
  });
});

it('BEY-STA-03 a round that the authority does not hold has no chance', async () => {
  const rows = await ofStates({ homeState: 'Bihar', stateCategory: 'SC' });
  const rounds = rows
    .filter(({ authority }) => authority === 'bcece')
    .flatMap((row) => (row.rounds ?? []).map(({ round }) => round));
  expect(new Set(rounds)).toEqual(new Set(['Round 1', 'Round 2', 'Stray Vacancy']));
});

it('BEY-STA-04 says the kind of seat and for whom it is reserved in the authority’s words', async () => {
  const rows = await ofStates({
    homeState: 'Karnataka',
    stateCategory: '3B',
    stateClaims: ['rural'],
  });
  expect(rows.find(({ allottedCategory }) => allottedCategory === '3BR')).toMatchObject({
    kindLabel: { en: 'State quota', hi: 'स्टेट कोटा' },
    poolLabel: { en: 'Category 3B, Rural schooling' },
  });
});

it('BEY-STA-02 other students have the seats that are open to all of India alone', async () => {
  const rows = await ofStates({ homeState: 'Goa', stateCategory: '3B', stateClaims: ['rural'] });
  expect(rows.length).toBeGreaterThan(20);
  for (const { opens } of rows) expect(opens).toBe('India');
});

it('BEY-STA-03 one year of lists says where a seat closed, and no tier', async () => {
  const rows = await ask({ homeState: 'Maharashtra', stateCategory: 'OBC' });
  const own = rows.filter(({ authority }) => authority === 'mh-cet');
  expect(own.length).toBeGreaterThan(50);
  for (const row of own) {
    expect(row).not.toHaveProperty('probabilityTier');
    expect(row.history).toHaveLength(1);
  }
  // Seats that closed behind the rank come before the unlikely ones; the other seats after them.
  const unlikely = rows.findIndex(({ probabilityTier: tier }) => tier === 'Unlikely');
  const isAhead = (row: (typeof rows)[number]) => row.maxAir! >= query.air;
  for (const row of own) expect(rows.indexOf(row) < unlikely).toBe(isAhead(row));
  const behind = own.filter((row) => !isAhead(row)).map(({ maxAir }) => maxAir!);
  expect(behind).toEqual(behind.toSorted((a, b) => b - a));
});

it('BEY-STA-03 of seats that closed at one distance, the government seat comes first', () => {
  const seat = (maxAir: number, seatKind: 'government' | 'private') => ({ maxAir, seatKind });
  const near = seat(50_000, 'private');
  const [own, other] = [seat(40_000, 'government'), seat(40_000, 'private')];
  const unknown = { seatKind: 'government' } as const;
  expect([unknown, other, own, near].toSorted(nearestTo(query.air))).toEqual([
    near,
    own,
    other,
    unknown,
  ]);
});

it('BEY-STA-03 state merit is shown as merit', async () => {
  const rows = await ofStates({ homeState: 'Tamil Nadu', stateCategory: 'BC' });
  const own = rows.filter(({ authority }) => authority === 'tn-selection');
  expect(own.length).toBeGreaterThan(50);
  for (const row of own) {
    expect(row).not.toHaveProperty('maxAir');
    expect(row.merit![0]).toMatchObject({ year: 2023, closing: expect.any(Number) });
  }
  // Government seats come first, each kind sorted by the state's rank.
  const kinds = own.map(({ seatKind }) => seatKind === 'government');
  expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
});

it('BEY-STA-02 filters by MCC’s pools and questions on another exam ask about MCC’s seats alone', () => {
  expect(isAboutStates(query, 'UG')).toBe(true);
  expect(isAboutStates({ ...query, allottedCategory: 'OP' }, 'UG')).toBe(false);
  expect(isAboutStates({ ...query, counselingCategory: 'PG' }, 'UG')).toBe(false);
  expect(isAboutStates(query, 'PG')).toBe(false);
});

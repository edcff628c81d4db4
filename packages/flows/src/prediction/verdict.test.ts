import { describe, expect, it } from 'vitest';
import { budgetSectionOf } from './budgetFit.ts';
import { emptyForm, everyBranch, type Form, type Prediction } from './form.ts';
import {
  nextCourseOf,
  verdictOf,
  type UnnamedSeat,
  type VerdictLine,
  type VerdictQuestion,
} from './verdict.ts';

const open = { outcome: 'open' } as const;
const closed = { outcome: 'closed', reason: 'women-only' } as const;

const form: Form = { ...emptyForm, subject: 'MBBS', category: 'OBC' };
const question: VerdictQuestion = { form, rank: 61_250, exam: 'UG' };

/** AMU’s self-financed seats have this quota, at a central college. */
const paid = 'Deemed/Paid Seats Quota';

let codes = 0;
const seat = (closing: number, details: Partial<Prediction> = {}): Prediction => {
  codes += 1;
  return {
    instituteCode: String(codes),
    institute: `College ${codes}`,
    collegeKind: 'government',
    subject: 'MBBS',
    probabilityTier: 'Unlikely',
    maxAir: closing,
    resultYear: 2025,
    feePerYear: null,
    history: [{ year: 2025, round: 'Round 3', maxAir: closing }],
    ...details,
  };
};

const linesOf = (
  rows: readonly Prediction[],
  asked: Partial<VerdictQuestion> = {},
  next?: readonly UnnamedSeat[] | null,
) =>
  verdictOf(
    { ...question, ...asked },
    rows.map((row) => ({ row, verdict: open })),
    next && next.map((row) => ({ row, verdict: open })),
  );

const lineOf = <Kind extends VerdictLine['kind']>(lines: readonly VerdictLine[], kind: Kind) =>
  lines.find((line): line is Extract<VerdictLine, { kind: Kind }> => line.kind === kind);

const none = { 'Very Likely': 0, Likely: 0, Possible: 0 };

describe('the verdict', () => {
  it('BEY-VER-01 MUST count government colleges by their best seat', () => {
    const lines = linesOf([
      seat(70_000, { probabilityTier: 'Very Likely' }),
      seat(65_000, { probabilityTier: 'Likely', instituteCode: 'a' }),
      seat(62_000, { probabilityTier: 'Possible', instituteCode: 'a' }),
      seat(99_000, { probabilityTier: 'Very Likely', collegeKind: 'deemed' }),
      seat(99_000, { probabilityTier: 'Very Likely', collegeKind: 'central', quotaName: paid }),
    ]);
    expect(lineOf(lines, 'course')).toEqual({
      kind: 'course',
      course: 'MBBS',
      ofGovernment: true,
      colleges: { 'Very Likely': 1, Likely: 1, Possible: 0 },
    });
    expect(lineOf(lines, 'otherwise')).toBeUndefined();
  });

  it('BEY-VER-01 MUST say no, by how much and where, by the newest lists of seats that are open to the student', () => {
    const lines = verdictOf(
      question,
      [
        { row: seat(26_000), verdict: open },
        { row: seat(26_231), verdict: open },
        // First an older list, then a women’s college, then a deemed one.
        {
          row: seat(40_000, { history: [{ year: 2022, round: 'Round 1', maxAir: 40_000 }] }),
          verdict: open,
        },
        { row: seat(50_000), verdict: closed },
        { row: seat(70_000, { collegeKind: 'deemed' }), verdict: open },
      ],
      undefined,
    );
    expect(lineOf(lines, 'course')).toMatchObject({
      colleges: none,
      shortBy: 35_019,
      nearest: { rank: 26_231, year: 2025, round: 'Round 3' },
    });
  });

  it('BEY-VER-01 MUST claim no distance where the last list reached the rank', () => {
    const line = lineOf(linesOf([seat(61_300)]), 'course');
    expect(line).toMatchObject({ colleges: none });
    expect(line).not.toHaveProperty('shortBy');
  });

  it.each<[string, Partial<VerdictQuestion>, object]>([
    ['UG', { homeState: 'Kerala' }, { state: 'Kerala', share: 85, seats: null }],
    ['PG', { exam: 'PG' }, { state: undefined, share: 50, seats: null }],
  ])(
    'BEY-VER-02 MUST name the home state, and that no list of it is known: %s',
    (_, asked, line) => {
      expect(lineOf(linesOf([], asked), 'state')).toEqual({ kind: 'state', ...line });
    },
  );

  it('BEY-VER-03 MUST count colleges with a chance by the budget, each at its cheapest seat', () => {
    const hopeful = { probabilityTier: 'Likely', collegeKind: 'deemed' } as const;
    const rows = [
      seat(1, { ...hopeful, feePerYear: 200_000, instituteCode: 'cheap' }),
      seat(1, { ...hopeful, feePerYear: 2_000_000, instituteCode: 'cheap' }),
      seat(1, { ...hopeful, feePerYear: 2_000_000 }),
      seat(1, { ...hopeful, feeAtLeast: 900_000 }),
      seat(1, hopeful),
      seat(1, { feePerYear: 100 }),
    ];
    expect(lineOf(linesOf(rows, { budgetPerYear: 300_000 }), 'budget')).toEqual({
      kind: 'budget',
      budget: 300_000,
      within: 1,
      over: 2,
      unknown: 1,
    });
    expect(lineOf(linesOf(rows), 'budget')).toBeUndefined();
    const unpriced = [seat(1, { ...hopeful, feePerYear: undefined })];
    expect(lineOf(linesOf(unpriced, { budgetPerYear: 300_000 }), 'budget')).toBeUndefined();
  });

  it('BEY-PRD-34 MUST say that no college within the budget has a chance, and count the others', () => {
    const hopeful = { probabilityTier: 'Possible', collegeKind: 'deemed' } as const;
    const rows = [
      seat(1, { feePerYear: 100 }),
      seat(1, { ...hopeful, feePerYear: 2_000_000 }),
      seat(1, hopeful),
    ];
    expect(lineOf(linesOf(rows, { budgetPerYear: 300_000 }), 'budget')).toMatchObject({
      within: 0,
      over: 1,
      unknown: 1,
    });
  });

  it('BEY-VER-04 MUST name the next course and the rank that would do, where nothing is likely', () => {
    const needed = (air: number) => ({ neededAir: [{ tier: 'Likely' as const, air }] });
    const rows = [seat(26_000, needed(24_000)), seat(26_100, needed(26_456))];
    const next: UnnamedSeat[] = [
      { college: 1, collegeKind: 'government', probabilityTier: 'Likely' },
      { college: 1, collegeKind: 'government', probabilityTier: 'Very Likely' },
      { college: 2, collegeKind: 'deemed', probabilityTier: 'Very Likely' },
      { college: 3, collegeKind: 'central', quotaName: paid, probabilityTier: 'Very Likely' },
    ];
    expect(lineOf(linesOf(rows, {}, next), 'otherwise')).toEqual({
      kind: 'otherwise',
      next: {
        course: 'BDS',
        ofGovernment: true,
        colleges: { 'Very Likely': 1, Likely: 0, Possible: 0 },
      },
      repeatAt: 26_456,
    });
    const ofState = seat(70_000, {
      authority: 'kea',
      state: 'Karnataka',
      seatKind: 'government',
      probabilityTier: 'Likely',
    });
    const likely = linesOf([...rows, ofState], { homeState: 'Karnataka' }, next);
    expect(lineOf(likely, 'otherwise')).toBeUndefined();
    expect(lineOf(linesOf(rows, {}, null), 'otherwise')).toMatchObject({ next: null });
    expect(lineOf(linesOf(rows), 'otherwise')).not.toHaveProperty('next');
    const far: UnnamedSeat[] = [
      {
        college: 1,
        collegeKind: 'central',
        probabilityTier: 'Unlikely',
        closing: 40_000,
        closingYear: 2025,
      },
    ];
    expect(lineOf(linesOf(rows, {}, far), 'otherwise')).toMatchObject({
      next: { shortBy: 21_250 },
    });
  });

  it('BEY-PRD-36 MUST count branches by their best seat, where all of them were asked for', () => {
    const lines = linesOf(
      [
        seat(70_000, { subject: 'MD Pathology', probabilityTier: 'Very Likely' }),
        seat(65_000, { subject: 'MD Pathology', probabilityTier: 'Possible' }),
        seat(62_000, { subject: 'MD General Medicine', probabilityTier: 'Unlikely' }),
        seat(64_000, { subject: 'MS ENT', probabilityTier: 'Possible' }),
      ],
      { form: { ...form, subject: everyBranch }, exam: 'PG' },
    );
    expect(lines.map(({ kind }) => kind)).toEqual(['branches', 'state']);
    expect(lineOf(lines, 'branches')?.branches).toEqual({ ...none, 'Very Likely': 1, Possible: 1 });
  });

  it('BEY-STA-05 MUST say what the lists of the state say of its government seats, apart from MCC’s', () => {
    const own = (maxAir: number, more: Partial<Prediction> = {}) =>
      seat(maxAir, {
        authority: 'kea',
        state: 'Karnataka',
        seatKind: 'government',
        collegeKind: 'government',
        ...more,
      });
    const asked = { homeState: 'Karnataka' };
    const stateIn = (rows: readonly Prediction[]) => lineOf(linesOf(rows, asked), 'state')?.seats;
    expect(stateIn([own(70_000, { probabilityTier: 'Likely' })])).toMatchObject({
      strength: 'chance',
      colleges: { ...none, Likely: 1 },
      last: { rank: 70_000 },
    });
    const without = { probabilityTier: undefined };
    expect(stateIn([own(70_000, without), own(50_000, without)])).toMatchObject({
      strength: 'closed',
      ahead: 1,
      all: 2,
    });
    expect(stateIn([{ ...own(1, without), maxAir: null, history: [] }])).toEqual({
      authority: 'kea',
      isOpenOnly: true,
      strength: 'merit',
    });
    // Private seats, and those of other states, are not the state's government seats.
    expect(stateIn([own(70_000, { seatKind: 'private' })])).toBeNull();
    expect(stateIn([own(70_000, { state: 'Goa' })])).toBeNull();
    const [course] = linesOf([own(70_000, { probabilityTier: 'Likely' }), seat(26_000)], asked);
    expect(course).toMatchObject({ kind: 'course', colleges: none });
  });

  it.each([
    [undefined, true],
    ['EBC', false],
  ])(
    'BEY-STA-05 MUST judge the open seats alone without the state category: %s',
    (stateCategory, isOpenOnly) => {
      const row = seat(14_214, { authority: 'bcece', state: 'Bihar', seatKind: 'government' });
      const asked = { rank: 25_000, homeState: 'Bihar', stateCategory };
      expect(lineOf(linesOf([row], asked), 'state')?.seats).toMatchObject({
        isOpenOnly,
        strength: 'chance',
        colleges: none,
        last: { rank: 14_214 },
      });
    },
  );

  it('BEY-VER-05 MUST say only what documented fields tell', () => {
    const documented = ({ probabilityTier, maxAir }: Prediction): Prediction => ({
      instituteCode: '1',
      institute: 'A',
      subject: 'MBBS',
      resultYear: 2024,
      minAir: 1,
      maxAir,
      probabilityTier,
    });
    const asked = { homeState: 'Kerala', budgetPerYear: 300_000 };
    expect(linesOf([documented(seat(26_000))], asked)).toEqual([
      {
        kind: 'course',
        course: 'MBBS',
        ofGovernment: false,
        colleges: none,
        shortBy: 35_250,
        nearest: { rank: 26_000, year: 2024, round: undefined },
      },
      { kind: 'state', state: 'Kerala', share: 85, seats: null },
    ]);
    const kinds = (rows: readonly Prediction[], of: Partial<VerdictQuestion> = asked) =>
      linesOf(rows, of).map(({ kind }) => kind);
    expect(kinds([{ instituteCode: '1', maxAir: 26_000 }])).toEqual(['state']);
    expect(kinds([seat(1)], { form: { ...form, quotaName: 'All India' } })).toEqual(['state']);
  });

  it.each([
    ['MBBS', {}, 'BDS'],
    ['BDS', {}, 'B.Sc Nursing'],
    ['B.Sc Nursing', {}, undefined],
    ['MD General Medicine', {}, undefined],
    ['MBBS', { allottedPh: 'PH' }, undefined],
  ])('BEY-VER-04 MUST look at the next course by worth: %s %o', (subject, narrowed, expected) => {
    expect(nextCourseOf({ ...form, subject, ...narrowed })).toBe(expected);
  });
});

describe('the sections of the results', () => {
  it.each<[string, Partial<Prediction>, number | undefined, string]>([
    ['without a budget', { collegeKind: 'deemed', feePerYear: 9e6 }, undefined, 'within'],
    ['a known fee', { collegeKind: 'deemed', feePerYear: 1000 }, 3000, 'within'],
    ['a dear one', { collegeKind: 'deemed', feePerYear: 9000 }, 3000, 'over'],
    ['a kind that is dear', { collegeKind: 'deemed', feeAtLeast: 9000 }, 3000, 'over'],
    ['a deemed college without a fee', { collegeKind: 'deemed' }, 3000, 'unknown'],
    ['a government college without a fee', { collegeKind: 'central' }, 3000, 'within'],
    ['a college without a kind', { collegeKind: null }, 3000, 'unknown'],
  ])('BEY-VER-06 MUST part seats by the budget: %s', (_, details, budget, section) => {
    expect(budgetSectionOf(seat(1, details), budget)).toBe(section);
  });
});

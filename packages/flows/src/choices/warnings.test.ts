import { describe, expect, it } from 'vitest';
import type { ApplicantProfile } from '../eligibility/index.ts';
import { seatKey } from '../list-sync/index.ts';
import { type Choice, type SeatOutlook } from './seat.ts';
import { proposedOrder, roundOfList } from './chances.ts';
import { choice, known } from './testing/known.ts';
import { warningsOf } from './warnings.ts';

const kindsOf = (
  entries: readonly Choice[],
  outlooks: readonly (readonly [string, SeatOutlook])[],
  profile: ApplicantProfile = {},
) => warningsOf(entries, { outlooks: new Map(outlooks), profile }).map(({ kind }) => kind);

const [safe, better, third] = [choice('safe'), choice('better'), choice('third')];

describe('a choice that would never be reached', () => {
  it('BEY-CHC-05 is listed below an almost certain one that is easier to get', () => {
    const outlooks = [known(safe, 0.99, 20_000), known(better, 0.4, 9000)];
    expect(warningsOf([safe, better], { outlooks: new Map(outlooks), profile: {} })).toMatchObject([
      { kind: 'unreachable', index: 0, places: [1] },
    ]);
  });

  it('BEY-CHC-05 shows once for a subject, with the places of those that are hidden', () => {
    const outlooks = [
      known(safe, 0.99, 30_000),
      known(third, 0.98, 20_000),
      known(better, 0.4, 9000),
    ];
    const about = { outlooks: new Map(outlooks), profile: {} };
    expect(warningsOf([safe, third, better], about)).toMatchObject([
      { kind: 'unreachable', index: 0, places: [1, 2] },
    ]);
  });

  it.each<[string, readonly Choice[], readonly (readonly [string, SeatOutlook])[]]>([
    [
      'below a certain one at the top, which is the hardest to get',
      [third, safe, better],
      [known(third, 0.97, 5000), known(safe, 0.99, 20_000), known(better, 0.98, 9000)],
    ],
    ['above it', [better, safe], [known(safe, 0.99, 20_000), known(better, 0.4, 9000)]],
    ['below a likely one', [safe, better], [known(safe, 0.9, 20_000), known(better, 0.4, 9000)]],
    ['easier to get', [safe, third], [known(safe, 0.99, 20_000), known(third, 0.99, 30_000)]],
    ['without past ranks', [safe, better], [known(safe, 0.99, 20_000), known(better, null, null)]],
    [
      'of another subject, which may be wanted less',
      [safe, choice('other', { subject: 'BDS' })],
      [known(safe, 0.99, 20_000), known(choice('other', { subject: 'BDS' }), 0.4, 9000)],
    ],
  ])('BEY-CHC-05 is not one %s', (_, entries, outlooks) => {
    expect(kindsOf(entries, outlooks)).toEqual([]);
  });
});

describe('a course below a lesser one', () => {
  const of = (subject: string, chance: number | null, more: Partial<SeatOutlook> = {}) =>
    ({ subject, chance, more }) as const;
  const judged = (rows: readonly ReturnType<typeof of>[], profile: ApplicantProfile = {}) => {
    const entries = rows.map(({ subject }, at) => choice(`seat ${at}`, { subject }));
    const outlooks = rows.map(({ chance, more }, at) => {
      // The lower in the list, the harder to get.
      const [key, outlook] = known(entries[at]!, chance, 90_000 - 1000 * at);
      return [key, { ...outlook, ...more }] as const;
    });
    return warningsOf(entries, { outlooks: new Map(outlooks), profile });
  };
  const sure = of('BDS', 0.99);
  const mbbs = of('MBBS', 0.4);

  it.each<[string, readonly ReturnType<typeof of>[], readonly object[]]>([
    [
      'a sure BDS above two deemed MBBS',
      [sure, mbbs, mbbs],
      [{ course: 'MBBS', index: 0, above: 0, places: [1, 2], isCertain: true }],
    ],
    [
      'three BDS above three MBBS, all of which are never reached',
      [sure, of('BDS', 0.5), of('BDS', 0.4), mbbs, mbbs, mbbs],
      [{ course: 'MBBS', index: 0, above: 0, places: [3, 4, 5], isCertain: true }],
    ],
    [
      'a BDS that is not sure',
      [of('BDS', 0.6), mbbs],
      [{ course: 'MBBS', index: 0, places: [1], isCertain: false }],
    ],
    [
      'a sure BDS below one that is not',
      [of('BDS', 0.6), sure, mbbs],
      [{ course: 'MBBS', index: 1, above: 0, places: [2], isCertain: true }],
    ],
    [
      'an MBBS whose chance is not known',
      [sure, of('MBBS', null)],
      [{ course: 'MBBS', index: 0, places: [1], isCertain: true }],
    ],
    [
      'nursing above both',
      [of('B.Sc Nursing', 0.99), of('bds', 0.4), of('mbbs ', 0.2)],
      [
        { course: 'MBBS', index: 0, places: [2] },
        { course: 'BDS', index: 0, places: [1] },
      ],
    ],
    ['MBBS above BDS', [of('MBBS', 0.99), sure], []],
    ['postgraduate courses', [of('MD General Medicine', 0.99), of('MS Orthopaedics', 0.2)], []],
    [
      'a seat that only the state fills',
      [sure, of('MBBS', null, { history: [], collegeKind: 'private' })],
      [],
    ],
    ['a seat that the matrix lacks', [sure, of('MBBS', 0.4, { inMatrix: false })], []],
    ['a seat that AFMC gives itself', [sure, of('MBBS', 0.4, { collegeKind: 'armed forces' })], []],
    ['a BDS that is not open to the student', [of('BDS', 0.99, { womenOnly: true }), mbbs], []],
  ])('BEY-CHC-27 is judged for %s', (_, rows, expected) => {
    const found = judged(rows, { gender: 'M' });
    expect(found.filter(({ kind }) => kind === 'lesser-course-first')).toMatchObject(expected);
  });

  it('BEY-CHC-27 is the first warning, before those of fees', () => {
    const dear = { feePerYear: 2_500_000, collegeKind: 'deemed' as const };
    const rows = [
      of('BDS', 0.99, { feePerYear: null }),
      of('MBBS', 0.4, dear),
      of('MBBS', 0.3, dear),
    ];
    const found = judged(rows, { budgetPerYear: 300_000 });
    expect(found.map(({ kind }) => kind)).toEqual([
      'lesser-course-first',
      'fee-over-budget',
      'fee-unknown',
    ]);
    expect(found[0]).toMatchObject({ mayBeDear: true });
  });

  it.each<[string, ApplicantProfile, number | null, boolean]>([
    ['within the budget', { budgetPerYear: 300_000 }, 200_000, false],
    ['not known', { budgetPerYear: 300_000 }, null, true],
    ['not known, where no budget was given', {}, null, false],
  ])('BEY-CHC-27 asks to check a fee that is %s: %j', (_, profile, feePerYear, expected) => {
    const [first] = judged([sure, of('MBBS', 0.4, { feePerYear })], profile);
    expect(first).toMatchObject({ kind: 'lesser-course-first', mayBeDear: expected });
  });

  it('BEY-CHC-27 BEY-CHC-06 does not stand in a proposed order', () => {
    const hard = choice('hard', { subject: 'BDS' });
    const easy = choice('easy');
    const outlooks = new Map([known(hard, 0.1, 900), known(easy, 0.99, 90_000)]);
    const about = { outlooks, profile: {} };
    expect(proposedOrder([hard, easy], about)).toEqual([easy, hard]);
  });
});

describe('warnings of a list for a round', () => {
  const ranks = (chances: readonly number[]) =>
    chances.map((probability, index) => ({
      round: (['Round 1', 'Round 2', 'Round 3'] as const)[index]!,
      probabilityTier: 'Very Likely' as const,
      probability,
      closing: 20_000,
    }));
  const outlooks = new Map(
    [known(safe, 0.99, 20_000), known(better, 0.4, 9000)].map(([key, outlook]) => [
      key,
      { ...outlook, rounds: ranks([0.6, 0.98, 0.99]) },
    ]),
  );

  it('BEY-CHC-17 go by the chances of that round, and say which it is', () => {
    const about = { outlooks, profile: {} };
    expect(warningsOf([safe, better], { ...about, round: 'Round 1' })).toEqual([]);
    expect(warningsOf([safe, better], about)).toEqual([]);
    expect(warningsOf([safe, better], { ...about, round: 'Round 2' })).toMatchObject([
      { kind: 'unreachable', index: 0, places: [1], round: 'Round 2' },
    ]);
  });

  it('BEY-CHC-17 count as safe what is safe in that round', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((code) => choice(code));
    const about = {
      outlooks: new Map(
        five.map((entry) => {
          const [key, outlook] = known(entry, 0.9, null);
          return [key, { ...outlook, rounds: ranks([0.5, 0.8, 0.9]) }];
        }),
      ),
      profile: {},
    };
    expect(warningsOf(five, { ...about, round: 'Round 1' })).toMatchObject([
      { kind: 'few-safe', count: 0, round: 'Round 1' },
    ]);
    expect(warningsOf(five, { ...about, round: 'Round 3' })).toEqual([]);
  });

  it.each([
    ['Round 2', 'Round 2'],
    ['My round 3 list', 'Round 3'],
    ['Round 1 (copy)', 'Round 1'],
    ['Stray round', 'Stray Vacancy'],
    ['Near home 2', 'Round 1'],
  ])('BEY-CHC-17 the list “%s” is for %s', (name, round) => {
    expect(roundOfList(name)).toBe(round);
  });
});

describe('few safe choices', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((code) => choice(code));
  const outlooks = (chances: readonly (number | null)[]) =>
    five.map((entry, index) => known(entry, chances[index]!, null));

  it('BEY-CHC-05 are fewer than three in five or more', () => {
    expect(kindsOf(five, outlooks([0.2, 0.2, 0.9, 0.9, 0.5]))).toEqual(['few-safe']);
  });

  it('BEY-CHC-05 are not three, unknown chances, or a list that is only begun', () => {
    expect(kindsOf(five, outlooks([0.2, 0.2, 0.9, 0.9, 0.9]))).toEqual([]);
    expect(kindsOf(five, outlooks([0.2, 0.2, null, null, null]))).toEqual([]);
    expect(kindsOf(five.slice(0, 4), outlooks([0.1, 0.1, 0.1, 0.1, 0.1]))).toEqual([]);
  });
});

describe('few safe choices of a short list that is to be locked', () => {
  const two = [choice('a'), choice('b')];
  const kindsFor = (entries: readonly Choice[], chances: readonly (number | null)[]) => {
    const outlooks = new Map(entries.map((entry, index) => known(entry, chances[index]!, null)));
    return warningsOf(entries, { outlooks, profile: {}, isFinal: true }).map(({ kind }) => kind);
  };

  it('BEY-CHC-05 are none', () => {
    expect(kindsFor(two, [0.1, 0.5])).toEqual(['few-safe']);
  });

  it('BEY-CHC-05 are not one, an unknown chance, or an empty list', () => {
    expect(kindsFor(two, [0.1, 0.9])).toEqual([]);
    expect(kindsFor(two, [0.1, null])).toEqual([]);
    expect(kindsFor([], [])).toEqual([]);
  });
});

describe('a seat that one cannot apply to', () => {
  const esi = choice('esi', { quotaName: 'Employees State Insurance Scheme(ESI)' });
  const muslim = choice('muslim', { quotaName: 'Muslim Quota' });

  it('BEY-CHC-05 is named with what it asks for', () => {
    const [warning] = warningsOf([muslim], {
      outlooks: new Map(),
      profile: { minority: 'Jain' },
    });
    expect(warning).toMatchObject({ kind: 'not-eligible', reason: 'community', detail: 'Muslim' });
  });

  it('BEY-CHC-05 is none where the answer fits', () => {
    expect(kindsOf([muslim], [], { minority: 'Muslim' })).toEqual([]);
  });

  it('BEY-ELG-17 says for whom it is where the student has not answered', () => {
    const warnings = warningsOf([esi, muslim, choice('nri', { quotaName: 'NR' })], {
      outlooks: new Map(),
      profile: {},
    });
    expect(warnings).toMatchObject([
      { kind: 'only-if', reason: 'esi' },
      { kind: 'only-if', reason: 'community', detail: 'Muslim' },
      { kind: 'only-if', reason: 'nri', opensLate: true },
    ]);
  });

  it('BEY-ELG-17 is not counted as safe', () => {
    const four = ['a', 'b', 'c', 'd'].map((code) => choice(code));
    const all = [...four, esi];
    const outlooks = all.map((entry, at) => known(entry, at < 2 ? 0.9 : at < 4 ? 0.2 : 0.9, null));
    expect(kindsOf(all, outlooks, { esi: true })).toEqual([]);
    expect(kindsOf(all, outlooks)).toEqual(['few-safe', 'only-if']);
  });
});

describe('a seat that opens late', () => {
  const nri = choice('nri', { quotaName: 'Non-Resident Indian' });

  it('BEY-ELG-12 is said to be open to everybody later, not refused', () => {
    const [warning] = warningsOf([nri], { outlooks: new Map(), profile: { nri: false } });
    expect(warning).toMatchObject({ kind: 'opens-late', reason: 'nri', index: 0 });
  });
});

describe('a college for women', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((code) => choice(code));
  const outlooks = five.map((entry) => {
    const [key, outlook] = known(entry, 0.99, 20_000);
    return [key, { ...outlook, womenOnly: entry !== five[4] }] as const;
  });

  it('BEY-ELG-10 is refused to a man, and counts neither as safe nor as certain for him', () => {
    expect(kindsOf(five, outlooks, { gender: 'F' })).toEqual([]);
    expect(kindsOf(five, outlooks, { gender: 'M' })).toEqual([
      'few-safe',
      ...Array.from({ length: 4 }, () => 'not-eligible'),
    ]);
    const better = known(five[4]!, 0.4, 9000);
    expect(kindsOf([five[0]!, five[4]!], [outlooks[0]!, better], { gender: 'F' })).toEqual([
      'unreachable',
    ]);
    expect(kindsOf([five[0]!, five[4]!], [outlooks[0]!, better], { gender: 'M' })).toEqual([
      'not-eligible',
    ]);
  });
});

describe('seats of the armed forces', () => {
  const [key, outlook] = known(safe, null, null);
  const afmc: SeatOutlook = { ...outlook, collegeKind: 'armed forces' };

  it('BEY-ELG-13 are said to be selected by AFMC itself', () => {
    expect(kindsOf([safe], [[key, afmc]])).toEqual(['own-selection']);
    expect(kindsOf([safe], [[key, outlook]])).toEqual([]);
  });

  it('BEY-ELG-13 are open to civilian doctors, who come last and serve', () => {
    const doctors = choice('afmc', {
      subject: 'MD General Medicine',
      quotaName: 'Armed Forces Medical Services Quota',
    });
    expect(kindsOf([doctors], [], { armedForces: false })).toEqual(['armed-forces-service']);
  });
});

describe('a doubled choice', () => {
  it('BEY-CHC-05 is the same seat written in another way', () => {
    expect(kindsOf([safe, choice('safe', { quotaName: ' all india' })], [])).toEqual(['doubled']);
  });

  it('BEY-CHC-05 is none in another quota or subject', () => {
    const others = [choice('safe', { quotaName: 'PS' }), choice('safe', { subject: 'BDS' })];
    expect(kindsOf([safe, ...others], [])).toEqual([]);
  });
});

describe('a seat that MCC does not fill', () => {
  const listed = (
    quotaName: string,
    collegeKind: SeatOutlook['collegeKind'],
    closed: number | null,
  ) => {
    const entry = choice('listed', { quotaName });
    const [key, outlook] = known(entry, null, closed);
    return kindsOf([entry], [[key, { ...outlook, collegeKind }]]);
  };

  it('BEY-CHC-26 is one of the state’s quota, or of a private college', () => {
    expect(listed('State Quota', 'government', null)).toEqual(['filled-by-state']);
    expect(listed('Management/Paid Seats Quota', 'private', null)).toEqual(['filled-by-state']);
  });

  it('BEY-CHC-26 is none of a deemed college, of the national board, or that MCC has filled', () => {
    expect(listed('All India', 'government', null)).toEqual([]);
    expect(listed('Deemed/Paid Seats Quota', 'deemed', null)).toEqual([]);
    expect(listed('DNB Quota', 'private', null)).toEqual([]);
    expect(listed('All India', 'private', 20_000)).toEqual([]);
    expect(listed('State Quota', undefined, null)).toEqual(['filled-by-state']);
  });
});

describe('a seat that the matrix does not have', () => {
  it('BEY-CHC-05 is said, but not of a college that the matrix does not have at all', () => {
    expect(kindsOf([safe], [known(safe, null, null, false)])).toEqual(['not-in-matrix']);
    expect(kindsOf([safe], [known(safe, null, null, null)])).toEqual([]);
    expect(kindsOf([safe], [])).toEqual([]);
  });
});

describe('a seat beyond the budget', () => {
  const dear = (
    entry: Choice,
    more: Pick<SeatOutlook, 'feePerYear' | 'bond'>,
  ): readonly [string, SeatOutlook] => {
    const [key, outlook] = known(entry, null, null);
    return [key, { ...outlook, ...more }];
  };
  const lakh = 100_000;
  const budget: ApplicantProfile = { budgetPerYear: 2 * lakh };

  it('BEY-CHC-05 is named by its fees, with the places of those like it', () => {
    const outlooks = new Map([
      dear(safe, { feePerYear: lakh }),
      dear(better, { feePerYear: 12 * lakh }),
      dear(third, { feePerYear: 20 * lakh }),
    ]);
    expect(warningsOf([safe, better, third], { outlooks, profile: budget })).toMatchObject([
      { kind: 'fee-over-budget', index: 1, places: [1, 2], cost: 12 * lakh, budget: 2 * lakh },
    ]);
  });

  it('BEY-CHC-05 BEY-CHC-21 names the fees that are not known, with any other seat over the budget or without', () => {
    const outlooks = new Map([
      dear(safe, { feePerYear: 12 * lakh }),
      dear(better, { feePerYear: null }),
      dear(third, { feePerYear: null }),
    ]);
    const unknown = { kind: 'fee-unknown', index: 0, places: [0, 1], budget: 2 * lakh };
    expect(warningsOf([better, third], { outlooks, profile: budget })).toMatchObject([unknown]);
    expect(warningsOf([better, third], { outlooks, profile: {} })).toEqual([]);
    expect(kindsOf([better, safe], [...outlooks], budget)).toEqual([
      'fee-over-budget',
      'fee-unknown',
    ]);
  });

  it('BEY-CHC-05 names what leaving a bond costs, and compares it with no budget', () => {
    const outlooks = new Map([
      dear(safe, { bond: { years: 5, penalty: 25 * lakh } }),
      dear(better, { bond: { years: 1, penalty: lakh } }),
    ]);
    for (const profile of [budget, {}]) {
      const [warning, ...others] = warningsOf([safe, better], { outlooks, profile });
      expect(warning).toMatchObject({
        kind: 'bond',
        index: 0,
        places: [0, 1],
        years: 5,
        cost: 25 * lakh,
      });
      expect(warning).not.toHaveProperty('budget');
      expect(others).toEqual([]);
    }
  });

  const far = choice('far');
  const listOf = (fees: readonly (number | null)[]) => {
    const entries = [far, safe, better, third].slice(0, fees.length);
    const outlooks = new Map(entries.map((entry, at) => dear(entry, { feePerYear: fees[at]! })));
    return { entries, outlooks };
  };

  it('BEY-CHC-05 is, without a budget, named where it is far above the others', () => {
    const { entries, outlooks } = listOf([12 * lakh, 1.5 * lakh, 1.8 * lakh, null]);
    expect(warningsOf(entries, { outlooks, profile: {} })).toMatchObject([
      { kind: 'fee-far-above', index: 0, places: [0], cost: 12 * lakh, othersCost: 1.8 * lakh },
    ]);
  });

  it('BEY-CHC-05 is far above government seats, also where their fees are not known', () => {
    const { entries, outlooks } = listOf([null, null, 12 * lakh, null]);
    for (const entry of [far, safe, third])
      outlooks.set(seatKey(entry), { ...outlooks.get(seatKey(entry))!, collegeKind: 'government' });
    expect(warningsOf(entries, { outlooks, profile: {} })).toMatchObject([
      { kind: 'fee-far-above', index: 2, cost: 12 * lakh, othersCost: 0 },
    ]);
  });

  it.each<[string, readonly (number | null)[], ApplicantProfile]>([
    [
      'with a budget, which decides',
      [12 * lakh, 1.5 * lakh, 1.8 * lakh],
      { budgetPerYear: 20 * lakh },
    ],
    ['where most cost so much', [12 * lakh, 11 * lakh, lakh], {}],
    ['where all are cheap', [40_000, 7000, 7000, 6000], {}],
    ['with two known fees', [12 * lakh, lakh, null], {}],
  ])('BEY-CHC-05 is not far above the others %s', (_, fees, profile) => {
    const { entries, outlooks } = listOf(fees);
    expect(kindsOf(entries, [...outlooks], profile)).not.toContain('fee-far-above');
  });

  it.each<[string, Pick<SeatOutlook, 'feePerYear' | 'bond'>, ApplicantProfile]>([
    ['of exactly the budget', { feePerYear: 2 * lakh }, budget],
    ['whose cost the backend does not say', { bond: null }, budget],
    ['of a bond without a penalty', { bond: { years: 2, penalty: null } }, budget],
    ['where no budget was given', { feePerYear: 90 * lakh }, {}],
  ])('BEY-CHC-05 is not one %s', (_, more, profile) => {
    expect(kindsOf([safe], [dear(safe, more)], profile)).toEqual([]);
  });

  it('BEY-CHC-05 stays dismissed until another one joins it', () => {
    const outlooks = new Map([
      dear(safe, { feePerYear: 9 * lakh }),
      dear(better, { feePerYear: 9 * lakh }),
    ]);
    const about = { outlooks, profile: budget };
    const [warning] = warningsOf([safe], about);
    const dismissed = new Set([warning!.id]);
    expect(warningsOf([safe], about, dismissed)).toEqual([]);
    expect(warningsOf([safe, better], about, dismissed)).toHaveLength(1);
  });
});

describe('a government seat that was saved elsewhere', () => {
  const government = (entry: Choice, tier: SeatOutlook['probabilityTier']) => {
    const [key, outlook] = known(entry, 0.7, 20_000);
    return [
      key,
      { ...outlook, probabilityTier: tier, collegeKind: 'government' },
    ] as const satisfies readonly [string, SeatOutlook];
  };
  const leftOut = (elsewhere: readonly Choice[], more: Partial<SeatOutlook> = {}) => {
    const outlooks = new Map([
      government(safe, 'Likely'),
      government(better, 'Very Likely'),
      government(third, 'Possible'),
    ]);
    for (const [key, outlook] of outlooks) outlooks.set(key, Object.assign(outlook, more));
    const about = { outlooks, profile: { nri: false }, elsewhere };
    return warningsOf([safe], about).filter(({ kind }) => kind === 'left-out');
  };

  it('BEY-CHC-29 is named where it is likely and the list lacks it', () => {
    expect(leftOut([safe, better, third])).toMatchObject([
      { index: null, seat: better, tier: 'Very Likely', count: 1 },
    ]);
  });

  it('BEY-CHC-29 is not named where nothing is saved, it is unlikely, private or not open to the student', () => {
    const nri = choice('better', { quotaName: 'Non-Resident Indian' });
    expect(leftOut([])).toEqual([]);
    expect(leftOut([third])).toEqual([]);
    expect(leftOut([nri])).toEqual([]);
    expect(leftOut([better], { collegeKind: 'deemed' })).toEqual([]);
  });
});

it('BEY-CHC-15 warns first of what decides the seat, then of what it asks for, and last of what it costs', () => {
  const nri = choice('nri', { quotaName: 'Non-Resident Indian' });
  const esi = choice('esi', { quotaName: 'Employees State Insurance Scheme(ESI)' });
  const [key, outlook] = known(safe, 0.99, 20_000, false);
  const costs = { feePerYear: 900_000, bond: { years: 5, penalty: 2_000_000 } };
  const outlooks = [[key, { ...outlook, ...costs }] as const, known(better, 0.4, 9000)];
  const profile = { nri: false, esi: false, budgetPerYear: 200_000 };
  const entries = [nri, esi, safe, choice('safe', { quotaName: 'all india' }), better];
  const nothing = [nri, esi, entries[3]!].map((entry) => known(entry, 0, null));
  expect(kindsOf(entries, [...outlooks, ...nothing], profile)).toEqual([
    'unreachable',
    'few-safe',
    'not-eligible',
    'not-in-matrix',
    'doubled',
    'opens-late',
    'bond',
    'fee-over-budget',
  ]);
});

it('BEY-CHC-05 a warning that was dismissed does not come back', () => {
  const about = { outlooks: new Map([known(safe, null, null, false)]), profile: {} };
  const [warning] = warningsOf([safe], about);
  expect(warningsOf([safe], about, new Set([warning!.id]))).toEqual([]);
});

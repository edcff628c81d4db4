import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import { codeOf, institutes, pgBodies, pgInstitutes } from '@seatwise/official-data';
import type * as Facts from '@seatwise/official-data/facts';
import { stateSeats } from '../../reference/publishedFacts.ts';
import type { CollegeRow, Facts as RowFacts } from './kinds/collegeRow.ts';
import type { Details } from './kinds/kind.ts';
import type { OfficialList } from './officialLists.ts';

const everyInstitute = [...institutes, ...pgInstitutes];
const names = new Map(everyInstitute.map(({ code, name }) => [code, name]));

const hostelWords = { 'men and women': 'both', men: 'men', women: 'women', none: 'none' } as const;

const listOfFacts = (
  { source: by, year: of, documentUrl: at }: Pick<Details, 'source' | 'year' | 'documentUrl'>,
  heads: readonly (readonly [heading: string, field: keyof RowFacts])[],
  rows: readonly CollegeRow[],
): OfficialList => ({
  details: { kind: 'colleges', source: by, exam: null, year: of, round: null, documentUrl: at },
  count: rows.length,
  rows: () => rows,
  table: (most) => [
    ['College code', 'College', 'Course', 'Quota', ...heads.map(([heading]) => heading)],
    ...rows
      .slice(0, most)
      .map(({ code, program, quota, facts }) =>
        [code, names.get(code)!, program ?? '', quota ?? ''].concat(
          heads.map(([, field]) => String(facts[field] ?? '')),
        ),
      ),
  ],
});

type Institute = (typeof everyInstitute)[number];

/** The date of the profiles. */
const asOf = '2026-02-27';

/** The facts that an institute tells MCC about itself. */
const wholeRow = ({ id, code }: Institute, { pgProfilesOf }: typeof Facts): CollegeRow => {
  const own = pgProfilesOf(id);
  const [website] = own.flatMap((of) => of.website ?? []);
  const [hostel] = own.flatMap((of) => of.hostel ?? []);
  const facts = {
    ...(website && { website }),
    ...(hostel && { hostel: hostelWords[hostel] }),
    asOf,
  };
  return { code, program: null, quota: null, facts };
};

/** The facts that an institute tells MCC about each body's seats. */
const seatRows = (institute: Institute, { pgSeatFactsOf }: typeof Facts): CollegeRow[] =>
  pgBodies.flatMap((program) => {
    const { codes, annual, withHostel, stipend } = pgSeatFactsOf(institute, program);
    if (codes.length === 0) return [];
    const facts = {
      ...(annual !== undefined && { fee: annual }),
      ...(withHostel !== undefined && { courseFee: withHostel }),
      ...(stipend !== undefined && { stipend }),
      portalCode: codes.join(' / '),
      asOf,
    };
    return { code: institute.code, program, quota: null, facts };
  });

const profiles = (facts: typeof Facts): OfficialList => {
  const having = new Set(facts.institutesWith.profile);
  const of = everyInstitute.filter(({ id }) => having.has(id));
  return listOfFacts(
    { source: 'MCC', year: 2026, documentUrl: 'https://mcc.nic.in/pg-medical-counselling/' },
    [
      ['Website', 'website'],
      ['Hostel', 'hostel'],
      ['Fee for a year', 'fee'],
      ['Fee of the course, with hostel', 'courseFee'],
      ['Stipend', 'stipend'],
      ['Code on the portal', 'portalCode'],
      ['As of', 'asOf'],
    ],
    [
      ...of.map((institute) => wholeRow(institute, facts)),
      ...of.flatMap((institute) => seatRows(institute, facts)),
    ],
  );
};

/** The bonds of graduates, from the forms that institutes file with MCC. */
const bonds = ({ pgBondOf }: typeof Facts): OfficialList =>
  listOfFacts(
    {
      source: 'Bond forms deposited with MCC',
      year: 2025,
      documentUrl: 'https://mcc.nic.in/pg-medical-counselling/',
    },
    [
      ['Years of bond', 'bondYears'],
      ['Penalty', 'bondPenalty'],
      ['Penalty for leaving the course', 'bondLeaving'],
    ],
    everyInstitute.flatMap((institute) =>
      pgBodies.flatMap((program): CollegeRow[] => {
        const { years, penalty, leaving } = pgBondOf(institute, program) ?? {};
        const facts = {
          ...(years !== undefined && { bondYears: years }),
          ...(penalty !== undefined && { bondPenalty: penalty }),
          ...(leaving !== undefined && { bondLeaving: leaving }),
        };
        const isSaid = Object.keys(facts).length > 0;
        return isSaid ? [{ code: institute.code, program, quota: null, facts }] : [];
      }),
    ),
  );

/** KEA's latest fee for each kind of seat, as one list per year. */
const keaFees = ({ keaFeesOf }: typeof Facts): OfficialList[] => {
  const last = institutes.flatMap(({ id, code }) =>
    [...Map.groupBy(keaFeesOf(id), ({ course, seats }) => `${course} ${seats}`).values()].map(
      ([fee]) => Object.assign({ code }, fee),
    ),
  );
  return [...Map.groupBy(last, ({ year: of }) => of)].map(([of, fees]) =>
    listOfFacts(
      { source: 'KEA', year: of, documentUrl: 'https://cetonline.karnataka.gov.in/kea/' },
      [['Fee for a year', 'fee']],
      fees.map(({ code, course: program, seats, fee }) => ({
        code,
        program,
        quota: `${stateSeats}${seats}`,
        facts: { fee },
      })),
    ),
  );
};

const deemedFees = ({ institutesWith, mbbsFeesOf }: typeof Facts): OfficialList =>
  listOfFacts(
    {
      source: 'Compiled from notices',
      year: 2025,
      documentUrl: 'https://mcc.nic.in/ug-medical-counselling/',
    },
    [['Fee for a year', 'fee']],
    institutesWith.mbbsFee.flatMap((id) => {
      const fee = mbbsFeesOf(id).find(
        ({ year: of, quota, currency }) =>
          of === 2025 && quota === 'Management' && currency === 'INR',
      );
      return fee
        ? [{ code: codeOf(id), program: 'MBBS', quota: quotas.deemed, facts: { fee: fee.fee } }]
        : [];
    }),
  );

/** The lists of institutes' fees, stipends and facilities. */
export const listsOfFacts = (facts: typeof Facts): OfficialList[] => [
  profiles(facts),
  bonds(facts),
  deemedFees(facts),
  ...keaFees(facts),
];

import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import {
  closingRankLists,
  codeOf,
  institutes,
  loadPgClosingRanks,
  mbbsIntake,
  pgBodies,
  pgInstitutes,
  seatMatrices,
  type ClosingRankList,
  type SeatMatrix,
} from '@seatwise/official-data';
import type * as Facts from '@seatwise/official-data/facts';
import { memoize } from '../../memoize.ts';
import { stateSeats } from '../../reference/publishedFacts.ts';
import type { CollegeRow, Facts as RowFacts } from './kinds/collegeRow.ts';
import type { CutoffRow } from './kinds/cutoffRow.ts';
import type { Details } from './kinds/kind.ts';
import type { SeatRow } from './kinds/seats.ts';

/** A published list that the project holds: its rows as an import reads them, and as a table of text. */
export interface OfficialList {
  readonly details: Details;
  /** What it has: every seat, those newly given in its round, or all that were given in it. */
  readonly holds?: 'all' | 'new' | 'given';
  readonly count: number;
  readonly rows: () => readonly object[];
  /** Below its headings; of its first rows where a number is given. */
  readonly table: (rows?: number) => readonly string[][];
}

const names = new Map([...institutes, ...pgInstitutes].map(({ code, name }) => [code, name]));
const nameOf = (code: string): string => names.get(code)!;

const seatHeadings = ['College code', 'College', 'Course', 'Quota', 'Category', 'PwD'];

type Matrix = Omit<SeatMatrix, 'exam'> & Pick<ClosingRankList, 'exam'>;

const ofRound = (
  kind: 'cutoffs' | 'seats',
  {
    source,
    exam,
    year,
    round,
    documentUrl,
  }: Pick<ClosingRankList, 'source' | 'exam' | 'year' | 'round' | 'documentUrl'>,
): Details => ({ kind, source, exam, year, round, documentUrl });

const cutoffRow = (rank: ReturnType<ClosingRankList['read']>[number]): CutoffRow => {
  const { code, course, quota, pool, ph, opening, closing, allotted } = rank;
  return {
    instituteCode: code,
    subject: course,
    quota,
    allottedCategory: pool,
    ph,
    minAir: opening ?? closing,
    maxAir: closing,
    admits: allotted ?? 1,
    ...(opening === undefined && { openingUnknown: true }),
    ...(allotted === undefined && { admitsUnknown: true }),
  };
};

const closingRanks = (list: ClosingRankList): OfficialList => ({
  details: ofRound('cutoffs', list),
  holds: list.holds,
  count: list.count,
  rows: () => list.read().map(cutoffRow),
  table: (rows) => [
    [...seatHeadings, 'Opening rank', 'Closing rank', 'Allotted'],
    ...list
      .read(rows)
      .map(({ code, course, quota, pool, ph, opening, closing, allotted }) => [
        code,
        nameOf(code),
        course,
        quota,
        pool,
        ph,
        `${opening ?? ''}`,
        `${closing}`,
        `${allotted ?? ''}`,
      ]),
  ],
});

const seatMatrix = (matrix: Matrix): OfficialList => ({
  details: ofRound('seats', matrix),
  holds: 'all',
  count: matrix.count,
  rows: () =>
    matrix.read().map(({ code, course, quota, pool, ph, seats }): SeatRow => ({
      instituteCode: code,
      subject: course,
      quota,
      category: pool,
      ph,
      seats,
    })),
  table: (rows) => [
    [...seatHeadings, 'Seats'],
    ...matrix
      .read(rows)
      .map(({ code, course, quota, pool, ph, seats }) => [
        code,
        nameOf(code),
        course,
        quota,
        pool,
        ph,
        `${seats}`,
      ]),
  ],
});

/** The seats that a round gave, in the place of a matrix that nobody publishes. */
const givenSeats = (list: ClosingRankList): OfficialList => ({
  ...seatMatrix({
    ...list,
    read: (most) => list.read(most).map((seat) => ({ ...seat, seats: seat.allotted ?? 1 })),
  }),
  holds: 'given',
});

/** The round of the last year that holds every seat. */
const lastWhole = (lists: readonly ClosingRankList[]): ClosingRankList[] =>
  lists.filter(({ holds }) => holds === 'all').slice(-1);

const { source, year, documentUrl, course, seats: intake } = mbbsIntake;

const intakeList: OfficialList = {
  details: { kind: 'colleges', source, exam: null, year, round: null, documentUrl },
  count: intake.length,
  rows: () =>
    intake.map(({ code, seats }): CollegeRow => ({
      code,
      program: course,
      quota: null,
      facts: { intake: seats },
    })),
  table: (rows) => [
    ['College code', 'College', 'Course', 'Intake'],
    ...intake.slice(0, rows).map(({ code, seats }) => [code, nameOf(code), course, `${seats}`]),
  ],
};

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
        [code, nameOf(code), program ?? '', quota ?? ''].concat(
          heads.map(([, field]) => String(facts[field] ?? '')),
        ),
      ),
  ],
});

const everyInstitute = [...institutes, ...pgInstitutes];

/** What institutes tell MCC about themselves, and about the seats of each body. */
const profiles = ({ institutesWith, pgProfilesOf, pgSeatFactsOf }: typeof Facts): OfficialList => {
  const asOf = '2026-02-27';
  const having = new Set(institutesWith.profile);
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
    everyInstitute
      .filter(({ id }) => having.has(id))
      .flatMap((institute): CollegeRow[] => {
        const { code } = institute;
        const own = pgProfilesOf(institute.id);
        const [website] = own.flatMap((of) => of.website ?? []);
        const [hostel] = own.flatMap((of) => of.hostel ?? []);
        const whole = {
          ...(website && { website }),
          ...(hostel && { hostel: hostelWords[hostel] }),
          asOf,
        };
        const ofSeats = pgBodies.flatMap((program) => {
          const { codes, annual, withHostel, stipend } = pgSeatFactsOf(institute, program);
          if (codes.length === 0) return [];
          const facts = {
            ...(annual !== undefined && { fee: annual }),
            ...(withHostel !== undefined && { courseFee: withHostel }),
            ...(stipend !== undefined && { stipend }),
            portalCode: codes.join(' / '),
            asOf,
          };
          return { code, program, quota: null, facts };
        });
        return [{ code, program: null, quota: null, facts: whole }, ...ofSeats];
      }),
  );
};

/** What graduates owe by the bond forms that institutes deposit with MCC. */
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

/** KEA's last fee of each kind of seat, a list for each year. */
const keaFees = ({ keaFeesOf }: typeof Facts): OfficialList[] => {
  const last = institutes.flatMap(({ id, code }) =>
    [...Map.groupBy(keaFeesOf(id), ({ course, seats }) => `${course} ${seats}`).values()].map(
      ([fee]) => ({ code, ...fee! }),
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

/** What stands for a list's file and rows: `mcc-ug-2024-round-1`, `mcc-seats-ug-2026-round-1`. */
const slug = ({ details }: OfficialList): string =>
  [
    details.source,
    ...(details.kind === 'cutoffs' ? [] : [details.kind]),
    details.exam,
    details.year,
    details.round,
  ]
    .filter((part) => part !== null)
    .join('-')
    .toLowerCase()
    .replaceAll(' ', '-');

type Lists = ReadonlyMap<string, OfficialList>;

const byKey = (lists: readonly OfficialList[]): Lists =>
  new Map(lists.map((list) => [slug(list), list]));

/** The lists that go with generated data, which the others would replace. */
export const listsBesideSamples: Lists = byKey(closingRankLists.map(closingRanks));

let large: Promise<Lists> | undefined;
let known: Lists = new Map([
  ...listsBesideSamples,
  ...byKey([...seatMatrices.map(seatMatrix), intakeList]),
]);

/** Every official list that the project holds, by the key that stands for its file and rows. */
export const loadOfficialLists = async (): Promise<Lists> => {
  large ??= Promise.all([loadPgClosingRanks(), import('@seatwise/official-data/facts')]).then(
    ([lists, facts]) =>
      byKey([
        ...lists.map(closingRanks),
        ...lastWhole(lists).map(givenSeats),
        profiles(facts),
        bonds(facts),
        deemedFees(facts),
        ...keaFees(facts),
      ]),
  );
  known = new Map([...known, ...(await large)]);
  return known;
};

const rowsOfList = memoize((list: OfficialList): readonly object[] => list.rows());

/** What an official list that the project holds has; undefined for an uploaded one. */
export const holdingOf = (key: string | null): OfficialList['holds'] =>
  key === null ? undefined : known.get(key)?.holds;

/** The rows of an official list that the project holds; undefined for an uploaded one. */
export const officialRows = (key: string): readonly object[] | undefined => {
  const list = known.get(key);
  return list && rowsOfList(list);
};

const csvOf = memoize(
  (list: OfficialList) =>
    new Blob(list.table().map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`)),
);

/** An official list of the project as a CSV file; undefined for an uploaded one. */
export const officialFile = (key: string): Blob | undefined => {
  const list = known.get(key);
  return list && csvOf(list);
};

/**
 * MCC's rounds in the order of a season, with the names that its lists and students use. Stray
 * rounds are for candidates without a seat; Round 4 and Round 5 (2023) were stray rounds.
 */
const roundTable = [
  { name: 'Round 1' },
  { name: 'Round 2' },
  { name: 'Round 3' },
  { name: 'Mop-up' },
  { name: 'Stray Vacancy', stray: true },
  { name: 'Round 4', stray: true },
  { name: 'Second Mop-up', stray: true },
  { name: 'BDS Stray', stray: true },
  { name: 'Round 5', stray: true },
  { name: 'Special Stray Vacancy', stray: true },
  { name: 'Special Stray Vacancy II', stray: true },
] as const satisfies readonly { readonly name: string; readonly stray?: true }[];

export type DataRound = (typeof roundTable)[number]['name'];
export const dataRounds = roundTable.map(({ name }) => name) as [DataRound, ...DataRound[]];

/** The rounds in which only candidates without a seat take part. */
export const strayRounds: ReadonlySet<DataRound> = new Set(
  roundTable.flatMap((round) => ('stray' in round ? [round.name] : [])),
);

/** Columns that a list must have: all columns of at least one group. */
interface Need {
  readonly oneOf: readonly (readonly string[])[];
  /** What to do if the list has no complete group. */
  readonly message: string;
}

interface ListShape {
  readonly label: string;
  /** Details that the list does not contain, in addition to its source, year and document. */
  readonly asks: readonly ('exam' | 'round')[];
  /** The possible contents of a column, by name, with their labels. */
  readonly fields: Readonly<Record<string, string>>;
  readonly needs: readonly Need[];
}

const collegeNeed: Need = {
  oneOf: [['college'], ['collegeCode']],
  message: 'Choose the column of the college or of its code.',
};

const needOf = (field: string, label: string): Need => ({
  oneOf: [[field]],
  message: `Choose the column of the ${label}.`,
});

const college = { collegeCode: 'College code', college: 'College' } as const;

/** The kinds of official lists: what the screen asks and shows, and what the server reads. */
export const dataKinds = {
  cutoffs: {
    label: 'Cut-offs',
    asks: ['exam', 'round'],
    fields: {
      rank: 'Rank of each candidate',
      openingRank: 'Opening rank',
      closingRank: 'Closing rank',
      admits: 'Number of admissions',
      ...college,
      program: 'Course',
      quota: 'Quota',
      category: 'Seat category',
      ph: 'PwD flag',
      candidateCategory: 'Category of the candidate',
      round: 'Round',
      remarks: 'Remarks',
    },
    needs: [
      {
        oneOf: [['rank'], ['closingRank']],
        message: 'Choose the rank of each candidate, or the closing rank.',
      },
      collegeNeed,
      needOf('program', 'course'),
      needOf('quota', 'quota'),
      needOf('category', 'category'),
    ],
  },
  colleges: {
    label: 'Colleges',
    asks: [],
    fields: {
      ...college,
      city: 'City',
      state: 'State',
      collegeKind: 'Kind of college',
      program: 'Course',
      quota: 'Quota',
      fee: 'Fee for a year',
      intake: 'Intake for a year',
      bondYears: 'Years of bond',
      bondPenalty: 'Penalty of the bond',
      hostel: 'Hostel',
      hostelFee: 'Hostel fee for a year',
      stipend: 'PG stipend a month, first year',
      website: 'Website',
      asOf: 'As of',
    },
    needs: [
      collegeNeed,
      {
        oneOf: [
          ['fee', 'program'],
          ['intake', 'program'],
          ['bondYears'],
          ['hostel'],
          ['website'],
          ['stipend'],
          ['collegeKind'],
          ['city'],
        ],
        message: 'Choose a fact, and the course where it is a fee or an intake.',
      },
    ],
  },
  seats: {
    label: 'Seat matrix',
    asks: ['exam', 'round'],
    fields: {
      seats: 'Number of seats',
      ...college,
      program: 'Course',
      quota: 'Quota',
      category: 'Seat category',
      ph: 'PwD flag',
    },
    needs: [
      needOf('seats', 'number of seats'),
      collegeNeed,
      needOf('program', 'course'),
      needOf('quota', 'quota'),
    ],
  },
  dates: {
    label: 'Counselling dates',
    asks: ['exam'],
    fields: {
      round: 'Round',
      event: 'Event',
      start: 'Start',
      end: 'End',
      time: 'Time of the end, or of the start alone',
      revised: 'Revised',
    },
    needs: [
      needOf('event', 'event'),
      { oneOf: [['start'], ['end']], message: 'Choose the column of the start or of the end.' },
    ],
  },
  stateRanks: {
    label: 'Closing ranks of a state',
    asks: ['exam', 'round'],
    fields: {
      ...college,
      program: 'Course',
      quota: 'Quota or seat type',
      category: 'Category code',
      seatsFor: 'Seats for women',
      rank: 'Rank of each candidate',
      openingRank: 'Opening rank (All India)',
      closingRank: 'Closing rank (All India)',
      openingMerit: 'Opening state rank',
      closingMerit: 'Closing state rank',
      openingCategoryMerit: 'Opening state rank in the category',
      closingCategoryMerit: 'Closing state rank in the category',
      marks: 'Closing NEET marks',
      admits: 'Number of admissions',
      fee: 'Fee for a year',
      year: 'Year',
      round: 'Round',
    },
    needs: [collegeNeed, needOf('program', 'course')],
  },
} as const satisfies Record<string, ListShape>;

export type DataKind = keyof typeof dataKinds;
export const dataKindNames = Object.keys(dataKinds) as [DataKind, ...DataKind[]];

/** The possible contents of a column in a list of this kind. */
export type DataField<K extends DataKind = DataKind> = {
  [Kind in K]: Extract<keyof (typeof dataKinds)[Kind]['fields'], string>;
}[K];

/** The index of the column for each field, from 0. */
export type DataMapping = Readonly<Record<string, number | undefined>>;

/** The columns that a list of this kind still lacks: the field to choose first, and what to do. */
export const missingColumns = (
  kind: DataKind,
  mapping: DataMapping,
): readonly { readonly field: string; readonly message: string }[] => {
  const needs: readonly Need[] = dataKinds[kind].needs;
  return needs
    .filter(
      ({ oneOf }) => !oneOf.some((fields) => fields.every((field) => mapping[field] !== undefined)),
    )
    .map(({ oneOf, message }) => ({ field: oneOf[0]![0]!, message }));
};

/** The last year that a list can have: dates and seats are published in advance, ranks are not. */
export const lastDataYear = (kind: DataKind, thisYear: number): number =>
  kind === 'cutoffs' || kind === 'stateRanks' ? thisYear : thisYear + 1;

/** The web address of a document or a college, as typed by staff. */
export const webAddress = /^https?:\/\/[^\s/]+\.[^\s]+$/i;

/** The limits of a workbook; a larger list must be imported as CSV. */
export const workbookLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 50_000,
  tooLarge: 'The workbook is larger than 10 MB. Save its sheet as CSV, and upload that file.',
  tooManyRows: 'The sheet has more than 50,000 rows. Save it as CSV, and upload that file.',
} as const;

/** The limits of a PDF; a larger list must be imported as CSV. */
export const pdfLimits = {
  bytes: 25 * 1024 * 1024,
  rows: 100_000,
  tooLarge: 'The PDF is larger than 25 MB. Save its table as CSV, and upload that file.',
  tooManyRows:
    'The PDF has more than 3,000 pages or 100,000 rows. Save its table as CSV, and upload that file.',
} as const;

/** What a text in a list can stand for when only staff can interpret it. */
export const listTerms = ['college', 'quota', 'category', 'course', 'rank', 'round'] as const;
export type ListTerm = (typeof listTerms)[number];

/** The reasons for proposing a meaning, the most reliable first. */
export const proposalReasons = [
  'abbreviation',
  'code',
  'beginning',
  'spelling',
  'likeness',
] as const;

/** The meaning of a college that publishing adds; its name, state and kind come separately. */
export const newCollege = 'new';

/** Only hostile lists, which write a different name in every row, have more. */
export const mostUnknowns = 5000;

/** A list that covers less than this is incomplete: staff must say why they publish it. */
const leastCoverage = 0.95;

interface Coverage {
  readonly rows: number;
  readonly used: number;
  readonly coverage?:
    | { readonly against: readonly { readonly colleges: { known: number; here: number } }[] }
    | null
    | undefined;
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** Whether a checked list is incomplete, by its rows or by the colleges that it should have. */
export const isPart = ({ rows, used, coverage }: Coverage): boolean =>
  shareOf(used, rows) < leastCoverage ||
  (coverage?.against ?? []).some(
    ({ colleges: { here, known } }) => shareOf(here, known) < leastCoverage,
  );

/** The number of rows of each list in an answer; the report file has all. */
export const shownRows = 100;

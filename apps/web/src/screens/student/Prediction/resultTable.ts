import { eligibilityOf, exceedsBudget, type Applicant } from '@seatwise/flows/eligibility';
import { allottedSeatName, type Prediction } from '@seatwise/flows/prediction';
import { tiers } from '@seatwise/api-client/contract/prediction';
import { createTable, type Filters, type Table } from '@seatwise/ui/table';
import { instituteOf, kindName } from './resultTexts.ts';

/** What the results are filtered and sorted by. */
const kinds = {
  code: 'text',
  institute: 'text',
  state: 'text',
  kind: 'text',
  subject: 'text',
  quota: 'text',
  seat: 'text',
  minAir: 'number',
  maxAir: 'number',
  tier: 'text',
  /** The likeliest tier first, and a tier that is not known last. */
  tierRank: 'number',
  /** Whether the student may apply for the seat. */
  open: 'text',
  /** Whether it costs more than the budget, where its fee is known. */
  dear: 'text',
} as const;

type ColumnName = keyof typeof kinds;

type ResultRow = {
  readonly [Name in ColumnName]: ((typeof kinds)[Name] extends 'text' ? string : number) | null;
};

/** The columns that can be sorted by, and those that can be filtered by, in order. */
export const sortableIds = [
  'institute',
  'state',
  'kind',
  'quota',
  'seat',
  'minAir',
  'maxAir',
  'tier',
] as const;
export const filterableIds = ['tier', 'state', 'kind', 'quota', 'seat'] as const;

const yes = 'yes';
const no = 'no';
const unknown = 'unknown';

/** The filter of the seats that the student may apply for. */
export const openOnly = { oneOf: [yes] };
/** The filter of the seats that the budget is enough for, and of those whose fee is not known. */
export const affordableOnly = { oneOf: [no, unknown] };

export type ResultTable = Table<ResultRow, ColumnName>;

/** A table of results; which of them a student may apply for goes by their answers. */
export const createResultTable = (
  results: readonly Prediction[],
  profile: Applicant | null,
): ResultTable => {
  const table = createTable<ResultRow>(kinds);
  table.append(
    results.map((row) => ({
      code: row.instituteCode ?? null,
      institute: instituteOf(row),
      state: row.state ?? null,
      kind: kindName(row),
      subject: row.subject ?? null,
      quota: row.quotaName ?? null,
      seat: allottedSeatName(row),
      minAir: row.minAir ?? null,
      maxAir: row.maxAir ?? null,
      tier: row.probabilityTier ?? null,
      tierRank: row.probabilityTier ? tiers.indexOf(row.probabilityTier) : tiers.length,
      open:
        profile === null || eligibilityOf(profile, { ...row, programme: row.subject }).mayApply
          ? yes
          : no,
      dear: row.feePerYear === null ? unknown : exceedsBudget(profile, row.feePerYear) ? yes : no,
    })),
  );
  return table;
};

/** How many results that pass the filters cost more than the budget. */
export const dearIn = (table: ResultTable, filters: Filters): number =>
  table.facets('dear', filters).find(({ value }) => value === yes)?.count ?? 0;

/**
 * How many open seats with a chance have a fee that is not known, where no other one with a chance is
 * within the budget; nothing where the budget takes no chance away. Of all results, whatever is filtered.
 */
export const unpricedChances = (table: ResultTable): number | undefined => {
  const chances = table.facets('dear', {
    open: openOnly,
    tier: { oneOf: tiers.filter((tier) => tier !== 'Unlikely') },
  });
  const countOf = (dear: string) => chances.find(({ value }) => value === dear)?.count ?? 0;
  if (countOf(no) > 0 || countOf(yes) + countOf(unknown) === 0) return undefined;
  return countOf(unknown);
};

/** How many results that pass the filters the student cannot apply for. */
export const hiddenIn = (table: ResultTable, filters: Filters): number =>
  table
    .facets('open', filters)
    .reduce((sum, { value, count }) => (value === yes ? sum : sum + count), 0);

/** The section of a result: its tier. */
export const tierOf = ({ probabilityTier }: Prediction): string => probabilityTier ?? '';

/** The group of a result: its college. */
export const collegeOf = ({ instituteCode }: Prediction): string => instituteCode ?? '';

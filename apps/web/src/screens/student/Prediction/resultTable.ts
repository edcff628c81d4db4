import {
  exceedsBudget,
  leastFee,
  type ApplicantProfile,
  type Eligibility,
  type Outcome,
} from '@seatwise/flows/eligibility';
import { allottedSeatName, type Prediction } from '@seatwise/flows/prediction';
import { tiers } from '@seatwise/api-client/contract/prediction';
import { createTable, type Filters, type Table } from '@seatwise/ui/table';
import { content } from '../../../content/prediction.ts';
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
  /** Whether the seat is open to the student. */
  outcome: 'text',
  /** The stipend as it is filtered by, and as it is sorted by. */
  stipend: 'text',
  stipendRank: 'number',
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
  'stipend',
] as const;
export const filterableIds = ['tier', 'state', 'kind', 'quota', 'seat', 'stipend'] as const;

const yes = 'yes';
const no = 'no';
const unknown = 'unknown';

/** The filter of the seats that are open to the student, or that have another outcome. */
const withOutcome = (outcome: Outcome) => ({ oneOf: [outcome] });
export const openOnly = withOutcome('open');
/** The filter of the seats that the budget is enough for, and of those whose fee is not known. */
export const affordableOnly = { oneOf: [no, unknown] };

export type ResultTable = Table<ResultRow, ColumnName>;

/** Where the bands of the stipend begin, in rupees. */
const bandStarts = [50_000, 80_000, 100_000] as const;

const bandFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const bandStart = (rupees: number | undefined): string | undefined =>
  rupees === undefined ? undefined : bandFormat.format(rupees);

/** The band of a stipend in words. */
export const stipendBand = ({ stipend }: Prediction): string => {
  if (typeof stipend !== 'number') return content.stipendBand(undefined, undefined);
  return content.stipendBand(
    bandStart(bandStarts.findLast((start) => start <= stipend)),
    bandStart(bandStarts.find((start) => start > stipend)),
  );
};

/** A fee that is not known is over a budget below the lowest of its kind; else it may be within. */
const budgetVerdict = (
  row: Prediction,
  profile: Pick<ApplicantProfile, 'budgetPerYear'> | null,
): string => {
  if (exceedsBudget(profile, leastFee(row))) return yes;
  return row.feePerYear === null ? unknown : no;
};

/** A table of results with the verdict on each; what is over the budget goes by the answers. */
export const createResultTable = (
  results: readonly Prediction[],
  verdicts: readonly Eligibility[],
  profile: Pick<ApplicantProfile, 'budgetPerYear'> | null,
): ResultTable => {
  const table = createTable<ResultRow>(kinds);
  table.append(
    results.map((row, index) => ({
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
      stipend: stipendBand(row),
      stipendRank: row.stipend ?? null,
      outcome: verdicts[index]!.outcome,
      dear: budgetVerdict(row, profile),
    })),
  );
  return table;
};

/** How many results that pass the filters cost more than the budget. */
export const dearIn = (table: ResultTable, filters: Filters): number =>
  table.facets('dear', filters).find(({ value }) => value === yes)?.count ?? 0;

/** The open results that pass the filters and may cost any fee. */
export const unpricedIn = (table: Pick<ResultTable, 'view'>, filters: Filters): readonly number[] =>
  indexesOf(table, 'open', { ...filters, dear: { oneOf: [unknown] } });

/**
 * How many open seats with a chance have a fee that is not known, where no other one with a chance is
 * within the budget; nothing where the budget takes no chance away. Of all results, whatever is filtered.
 */
export const unpricedChances = (table: ResultTable): number | undefined => {
  const chances = table.facets('dear', {
    outcome: openOnly,
    tier: { oneOf: tiers.filter((tier) => tier !== 'Unlikely') },
  });
  const countOf = (dear: string) => chances.find(({ value }) => value === dear)?.count ?? 0;
  if (countOf(no) > 0 || countOf(yes) + countOf(unknown) === 0) return undefined;
  return countOf(unknown);
};

/** The indexes of the results of one outcome that pass the filters, in their order. */
export const indexesOf = (
  table: Pick<ResultTable, 'view'>,
  outcome: Outcome,
  filters: Filters,
): readonly number[] => {
  const { size, sourceIndex } = table.view({
    filters: { ...filters, outcome: withOutcome(outcome) },
  });
  return Array.from({ length: size }, (_, index) => sourceIndex(index));
};

/** The section of a result: its tier. */
export const tierOf = ({ probabilityTier }: Prediction): string => probabilityTier ?? '';

/** The group of a result: its college. */
export const collegeOf = ({ instituteCode }: Prediction): string => instituteCode ?? '';

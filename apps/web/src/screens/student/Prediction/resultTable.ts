import type { ApplicantProfile, Eligibility, Outcome } from '@seatwise/flows/eligibility';
import {
  budgetSectionOf,
  expectedClosing,
  type BudgetFit,
  type Prediction,
} from '@seatwise/flows/prediction';
import { tiers } from '@seatwise/api-client/contract/prediction';
import { createTable, type Filters, type Table } from '@seatwise/ui/table';
import { content } from '../../../content/prediction.ts';
import { instituteOf, kindName, seatText } from './resultTexts.ts';

/** The columns by which the results are filtered and sorted. */
const kinds = {
  code: 'text',
  institute: 'text',
  state: 'text',
  kind: 'text',
  /** The authority that allots the seat. */
  authority: 'text',
  subject: 'text',
  quota: 'text',
  seat: 'text',
  minAir: 'number',
  maxAir: 'number',
  /** The rank at which the seat may close, if it has a chance. */
  expected: 'number',
  tier: 'text',
  /** The tier's rank, the likeliest first; an unknown tier comes last. */
  tierRank: 'number',
  /** Whether the seat is open to the student. */
  outcome: 'text',
  /** The stipend for filtering, and for sorting. */
  stipend: 'text',
  stipendRank: 'number',
  /** The section of the result by the budget. */
  budget: 'text',
} as const;

type ColumnName = keyof typeof kinds;

type ResultRow = {
  readonly [Name in ColumnName]: ((typeof kinds)[Name] extends 'text' ? string : number) | null;
};

/** The columns that can be sorted, and the columns that can be filtered, in order. */
export const sortableIds = [
  'institute',
  'state',
  'kind',
  'authority',
  'quota',
  'seat',
  'minAir',
  'maxAir',
  'tier',
  'stipend',
] as const;
export const filterableIds = [
  'tier',
  'authority',
  'state',
  'kind',
  'quota',
  'seat',
  'stipend',
] as const;

/** The filter for seats with an outcome, such as being open to the student. */
const withOutcome = (outcome: Outcome) => ({ oneOf: [outcome] });
export const openOnly = withOutcome('open');
/** The filter for a section by the budget. */
export const inSection = (fit: BudgetFit) => ({ oneOf: [fit] });

export type ResultTable = Table<ResultRow, ColumnName>;

/** The lower limits of the stipend's bands, in rupees. */
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

/** Returns the short name of the authority that allots a seat. */
export type AuthorityOf = (row: Pick<Prediction, 'authority'>) => string;

/** Makes a table of results with their verdicts, in sections by the budget. */
export const createResultTable = (
  results: readonly Prediction[],
  verdicts: readonly Eligibility[],
  profile: Pick<ApplicantProfile, 'budgetPerYear'> | null,
  authorityOf: AuthorityOf = () => '',
): ResultTable => {
  const table = createTable<ResultRow>(kinds);
  table.append(
    results.map((row, index) => ({
      code: row.instituteCode ?? null,
      institute: instituteOf(row),
      state: row.state ?? null,
      kind: kindName(row),
      authority: authorityOf(row),
      subject: row.subject ?? null,
      quota: row.quotaName ?? null,
      seat: seatText(row),
      minAir: row.minAir ?? null,
      maxAir: row.maxAir ?? null,
      expected: expectedClosing(row) ?? null,
      tier: row.probabilityTier ?? null,
      tierRank: row.probabilityTier ? tiers.indexOf(row.probabilityTier) : tiers.length,
      stipend: stipendBand(row),
      stipendRank: row.stipend ?? null,
      outcome: verdicts[index]!.outcome,
      budget: budgetSectionOf(row, profile?.budgetPerYear),
    })),
  );
  return table;
};

/** The indexes of the results with an outcome that pass the filters, in order. */
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

/** The section of a result by its tier. */
export const tierOf = ({ probabilityTier }: Prediction): string => probabilityTier ?? '';

/** The section of a result by its branch. */
export const branchOf = ({ subject }: Prediction): string => subject ?? '';

/** The group of a result by its college. */
export const collegeOf = ({ instituteCode }: Prediction): string => instituteCode ?? '';

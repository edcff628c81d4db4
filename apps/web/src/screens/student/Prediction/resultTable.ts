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

/** What the results are filtered and sorted by. */
const kinds = {
  code: 'text',
  institute: 'text',
  state: 'text',
  kind: 'text',
  /** Who gives the seat. */
  authority: 'text',
  subject: 'text',
  quota: 'text',
  seat: 'text',
  minAir: 'number',
  maxAir: 'number',
  /** Where it may close, if it has a chance. */
  expected: 'number',
  tier: 'text',
  /** The likeliest tier first, and a tier that is not known last. */
  tierRank: 'number',
  /** Whether the seat is open to the student. */
  outcome: 'text',
  /** The stipend as it is filtered by, and as it is sorted by. */
  stipend: 'text',
  stipendRank: 'number',
  /** The section by the budget. */
  budget: 'text',
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

/** The filter of the seats that are open to the student, or that have another outcome. */
const withOutcome = (outcome: Outcome) => ({ oneOf: [outcome] });
export const openOnly = withOutcome('open');
/** The filter of a section by the budget. */
export const inSection = (fit: BudgetFit) => ({ oneOf: [fit] });

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

/** The short name of who gives a seat. */
export type AuthorityOf = (row: Pick<Prediction, 'authority'>) => string;

/** A table of results with the verdict on each, in sections by the budget. */
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

/** The section of the best seats of each branch. */
export const branchOf = ({ subject }: Prediction): string => subject ?? '';

/** The group of a result: its college. */
export const collegeOf = ({ instituteCode }: Prediction): string => instituteCode ?? '';

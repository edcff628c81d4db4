import { allottedSeatName, type Prediction } from '@seatwise/flows/predictor';
import { tiers } from '@seatwise/api-client/contract/prediction';
import { createTable, type Table } from '@seatwise/ui/table';
import { content } from '../../content/prediction.ts';

/** What the results are filtered and sorted by. */
interface ResultRow {
  readonly code: string;
  readonly institute: string;
  readonly state: string | null;
  readonly kind: string;
  readonly subject: string;
  readonly quota: string | null;
  readonly seat: string;
  readonly minAir: number;
  readonly maxAir: number;
  readonly tier: string;
  /** The likeliest tier first. */
  readonly tierRank: number;
}

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

export type ResultTable = Table<ResultRow, keyof ResultRow>;

/** The kind of a college in words. */
export const kindName = ({ collegeKind }: Prediction): string =>
  collegeKind ? content.kinds[collegeKind] : '';

export const createResultTable = (results: readonly Prediction[]): ResultTable => {
  const table = createTable<ResultRow>({
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
    tierRank: 'number',
  });
  table.append(
    results.map((row) => ({
      code: row.instituteCode,
      institute: row.institute,
      state: row.state ?? null,
      kind: kindName(row),
      subject: row.subject,
      quota: row.quotaName ?? null,
      seat: allottedSeatName(row),
      minAir: row.minAir,
      maxAir: row.maxAir,
      tier: row.probabilityTier,
      tierRank: tiers.indexOf(row.probabilityTier),
    })),
  );
  return table;
};

/** The group of a result: its college. */
export const collegeOf = ({ instituteCode }: Prediction): string => instituteCode;

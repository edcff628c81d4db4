import type { InputOf, RowOf } from '@seatwise/api-client';
import type { prediction } from '@seatwise/api-client/contract/prediction';
import type { CutoffCell } from '../../reference/referenceData.ts';
import { comparableYears } from './rounds.ts';

type Counseling = InputOf<typeof prediction.listQuotas>['counselingCategory'];
export type SubjectQuota = RowOf<typeof prediction.listQuotas>;

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** True if a prediction can name a seat: it skips lapsed seats and seats with only stray rounds. */
const isPredicted = (cell: CutoffCell): boolean => !cell.lapsed && comparableYears(cell).length > 0;

/** Every subject of a counselling with each of its quotas, sorted by subject, then quota. */
export const listQuotas = (
  cells: readonly CutoffCell[],
  counseling: Counseling,
): SubjectQuota[] => {
  const quotas = new Map<string, Set<string>>();
  for (const cell of cells) {
    if (cell.counseling !== counseling || !isPredicted(cell)) continue;
    const known = quotas.get(cell.subject);
    if (known) known.add(cell.quota);
    else quotas.set(cell.subject, new Set([cell.quota]));
  }
  return [...quotas]
    .toSorted(([a], [b]) => byName(a, b))
    .flatMap(([subject, names]) =>
      [...names].toSorted(byName).map((quota) => ({ quota, subject })),
    );
};

import { isGovernment } from '../eligibility/index.ts';
import { closingsOf, type ListedClosing } from './closings.ts';
import { countsOf, type TierCounts } from './courseChances.ts';
import type { Prediction } from './form.ts';

/** The results for a state's own seats at its government colleges. */
export type StateSeats = {
  readonly authority: string;
  /** Whether they are only those for every category, as the student's own there is not answered. */
  readonly isOpenOnly: boolean;
} & (
  | {
      readonly strength: 'chance';
      readonly colleges: TierCounts;
      /** The last closing rank of these seats in the newest list. */
      readonly last: ListedClosing;
    }
  | {
      readonly strength: 'closed';
      /** The number of colleges that closed behind the student's rank, and of all colleges. */
      readonly ahead: number;
      readonly all: number;
      readonly last: ListedClosing;
    }
  | { readonly strength: 'merit' }
);

const closingOf = (row: Prediction): number => closingsOf(row)[0]?.rank ?? 0;

const collegesIn = (rows: readonly Prediction[]): number =>
  new Set(rows.map(({ instituteCode }) => instituteCode)).size;

export interface StateQuestion {
  readonly rank: number;
  readonly homeState?: string | undefined;
  /** The student's category with the home state's authority. */
  readonly stateCategory?: string | undefined;
}

/** The government seats of a student's home state; null if the results have none. */
export const stateSeatsIn = (
  rows: readonly Prediction[],
  { rank, homeState, stateCategory }: StateQuestion,
): StateSeats | null => {
  const own = rows.filter(
    (row) =>
      row.authority &&
      row.state === homeState &&
      row.seatKind === 'government' &&
      isGovernment(row),
  );
  const authority = own[0]?.authority;
  if (!authority) return null;
  const of = { authority, isOpenOnly: stateCategory === undefined };
  const last = own
    .flatMap((row) => closingsOf(row).slice(0, 1))
    .toSorted((a, b) => b.rank - a.rank)[0];
  if (!last) return { ...of, strength: 'merit' };
  const tiered = own.flatMap(({ instituteCode: code, probabilityTier: tier }) =>
    code && tier ? [{ of: code, tier }] : [],
  );
  if (tiered.length > 0) return { ...of, strength: 'chance', colleges: countsOf(tiered), last };
  return {
    ...of,
    strength: 'closed',
    ahead: collegesIn(own.filter((row) => closingOf(row) >= rank)),
    all: collegesIn(own),
    last,
  };
};

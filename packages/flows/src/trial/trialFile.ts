import type { Pool, PredictedRound } from '@seatwise/api-client/contract/constants/prediction';
import type { Odds, RoundOutlook } from '../chance/index.ts';
import type { Prediction } from '../prediction/index.ts';

type CollegeKind = NonNullable<Prediction['collegeKind']>;

/** A seat in the landing page's prediction. */
export interface TrialSeat {
  readonly cell: {
    readonly instituteCode: string;
    readonly institute: string;
    readonly state: string;
    readonly kind: CollegeKind;
    readonly subject: string;
    readonly quota: string;
    readonly allottedCategory: Pool;
    readonly ph: 'NO';
  };
  readonly womenOnly: boolean;
  /** A year's fee in rupees; null if no list has it. */
  readonly feePerYear: number | null;
  /** The odds by the end of each main round. */
  readonly rounds: readonly RoundOutlook[];
  /** The odds by the end of all main rounds. */
  readonly outlook: Odds;
  /** The seat's closing rank in the newest list that has it. */
  readonly newest: { readonly year: number; readonly round: PredictedRound; readonly rank: number };
}

/** The main rounds, the last one first: an earlier one is stored as the difference to the next. */
const rounds = ['Round 3', 'Round 2', 'Round 1'] as const satisfies readonly PredictedRound[];

/** All seats as columns, which compress to a third of the size of rows. */
export interface TrialFile {
  readonly colleges: readonly (readonly [code: string, name: string, state: string, CollegeKind])[];
  readonly groups: readonly (readonly [subject: string, quota: string, Pool])[];
  readonly lists: readonly (readonly [year: number, PredictedRound])[];
  /** The college's index, as the difference from the previous seat's. */
  readonly college: readonly number[];
  readonly group: readonly number[];
  /** By round, in ten-thousandths; null if the seat has no such round. */
  readonly expected: readonly (readonly (number | null)[])[];
  readonly spread: readonly (readonly (number | null)[])[];
  readonly list: readonly number[];
  readonly closing: readonly number[];
  readonly fee: readonly (number | null)[];
  /** The indexes of seats at women's colleges. */
  readonly womenOnly: readonly number[];
}

const scale = 1e4;

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The distinct values, and each value's index among them. */
const distinct = <Value>(values: readonly Value[]) => {
  const keys = values.map((value) => JSON.stringify(value));
  const all = [...new Set(keys)];
  return {
    all: all.map((key) => JSON.parse(key) as Value),
    places: keys.map((key) => all.indexOf(key)),
  };
};

const columnsOf = (
  seats: readonly TrialSeat[],
  name: keyof Odds,
): readonly (readonly (number | null)[])[] => {
  const rows = seats.map((seat) => {
    let next = 0;
    return rounds.map((round) => {
      const found = seat.rounds.find((of) => of.round === round);
      if (!found) return null;
      const value = Math.round(found.outlook[name] * scale);
      const difference = value - next;
      next = value;
      return difference;
    });
  });
  return rounds.map((_, round) => rows.map((row) => row[round]!));
};

export const writeTrialFile = (unsorted: readonly TrialSeat[]): TrialFile => {
  const seats = unsorted.toSorted(
    (a, b) =>
      byText(a.cell.instituteCode, b.cell.instituteCode) ||
      byText(a.cell.subject, b.cell.subject) ||
      byText(a.cell.quota, b.cell.quota) ||
      byText(a.cell.allottedCategory, b.cell.allottedCategory),
  );
  const colleges = distinct(
    seats.map(({ cell }) => [cell.instituteCode, cell.institute, cell.state, cell.kind] as const),
  );
  const groups = distinct(
    seats.map(({ cell }) => [cell.subject, cell.quota, cell.allottedCategory] as const),
  );
  const lists = distinct(seats.map(({ newest }) => [newest.year, newest.round] as const));
  return {
    colleges: colleges.all,
    groups: groups.all,
    lists: lists.all,
    college: colleges.places.map((place, index) => place - (colleges.places[index - 1] ?? 0)),
    group: groups.places,
    expected: columnsOf(seats, 'expected'),
    spread: columnsOf(seats, 'spread'),
    list: lists.places,
    closing: seats.map(({ newest }) => newest.rank),
    fee: seats.map(({ feePerYear }) => feePerYear),
    womenOnly: seats.flatMap(({ womenOnly }, index) => (womenOnly ? [index] : [])),
  };
};

const roundsOf = ({ expected, spread }: TrialFile, index: number): readonly RoundOutlook[] => {
  const found: RoundOutlook[] = [];
  let [nextExpected, nextSpread] = [0, 0];
  for (const [at, round] of rounds.entries()) {
    const difference = expected[at]![index]!;
    if (difference === null) continue;
    nextExpected += difference;
    nextSpread += spread[at]![index]!;
    found.unshift({
      round,
      outlook: { expected: nextExpected / scale, spread: nextSpread / scale },
    });
  }
  return found;
};

export const readTrialFile = (file: TrialFile): readonly TrialSeat[] => {
  const womenOnly = new Set(file.womenOnly);
  let college = 0;
  return file.group.map((group, index) => {
    college += file.college[index]!;
    const [instituteCode, institute, state, kind] = file.colleges[college]!;
    const [subject, quota, allottedCategory] = file.groups[group]!;
    const [year, round] = file.lists[file.list[index]!]!;
    const ofSeat = roundsOf(file, index);
    return {
      cell: { instituteCode, institute, state, kind, subject, quota, allottedCategory, ph: 'NO' },
      womenOnly: womenOnly.has(index),
      feePerYear: file.fee[index]!,
      rounds: ofSeat,
      outlook: ofSeat.at(-1)!.outlook,
      newest: { year, round, rank: file.closing[index]! },
    };
  });
};

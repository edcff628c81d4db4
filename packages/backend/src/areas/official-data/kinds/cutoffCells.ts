import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import {
  dataRounds,
  strayRounds,
  type DataRound,
} from '@seatwise/api-client/contract/constants/data';
import type { College, CutoffCell } from '../../../reference/referenceData.ts';
import { withRoundMoves } from '../../../reference/roundMoves.ts';
import { markLapsed, yearOf, type RoundOfYear } from '../../../reference/seatYears.ts';
import type { Slices } from '../timeSlices.ts';
import { seatKeyOf, type CutoffRow } from './cutoffRow.ts';
import type { PublishedList } from './kind.ts';

interface PublishedSeat {
  readonly row: CutoffRow;
  readonly rounds: RoundOfYear[];
}

const orderOf = new Map(dataRounds.map((round, index) => [round, index]));
const inOrder = (a: RoundOfYear, b: RoundOfYear): number =>
  a.year - b.year || orderOf.get(a.round)! - orderOf.get(b.round)!;

const cellOf = ({ row, rounds }: PublishedSeat, college: College): CutoffCell => {
  const exam = examOfProgramme(row.subject);
  const ordered = rounds.toSorted(inOrder);
  const main = Map.groupBy(
    ordered.filter(({ round }) => !strayRounds.has(round)),
    ({ year }) => year,
  );
  const strays = ordered.filter(({ round }) => strayRounds.has(round));
  return {
    instituteCode: row.instituteCode,
    institute: college.name,
    state: college.state,
    kind: college.kind,
    subject: row.subject,
    quota: row.quota,
    allottedCategory: row.allottedCategory,
    ph: row.ph,
    exam,
    counseling: exam === 'UG' ? 'UG' : 'PG',
    years: Array.from(main, ([year, of]) => yearOf(year, of)),
    ...(strays.length > 0 && { strays }),
  };
};

type Lists = readonly PublishedList<CutoffRow>[];

const gather = async (
  colleges: readonly College[],
  lists: Lists,
  slices: Slices,
): Promise<readonly CutoffCell[]> => {
  const seats = new Map<string, PublishedSeat>();
  for (const { details, rows } of lists)
    for (const row of rows) {
      if (slices.isUsedUp()) await slices.pause();
      const key = seatKeyOf(row);
      const seat = seats.get(key) ?? { row, rounds: [] };
      seats.set(key, seat);
      const { minAir, maxAir, admits, admitsUnknown, openingUnknown } = row;
      const round: DataRound = details.round!;
      seat.rounds.push({
        year: details.year,
        round,
        publisher: details.source,
        minAir,
        maxAir,
        admits,
        ...(admitsUnknown && { admitsUnknown }),
        ...(openingUnknown && { openingUnknown }),
      });
    }

  const byCode = new Map(colleges.map((college) => [college.code, college]));
  const cells: CutoffCell[] = [];
  for (const seat of seats.values()) {
    if (slices.isUsedUp()) await slices.pause();
    const college = byCode.get(seat.row.instituteCode);
    if (college) cells.push(cellOf(seat, college));
  }
  return withRoundMoves(markLapsed(cells));
};

let last: { colleges: readonly College[]; lists: Lists; cells: readonly CutoffCell[] } | undefined;

/** The seats of the published lists, with ranks by year and round; the last result is cached. */
export const cutoffCells = async (
  colleges: readonly College[],
  lists: Lists,
  slices: Slices,
): Promise<readonly CutoffCell[]> => {
  const isLast =
    last?.colleges === colleges &&
    last.lists.length === lists.length &&
    last.lists.every(({ rows }, index) => rows === lists[index]!.rows);
  if (last && isLast) return last.cells;
  const cells = await gather(colleges, lists, slices);
  last = { colleges, lists, cells };
  return cells;
};

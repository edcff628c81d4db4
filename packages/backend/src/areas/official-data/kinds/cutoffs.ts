import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { lettersOf } from '@seatwise/official-data';
import { roundOf } from '../codes.ts';
import { plainName } from '../plainName.ts';
import type { RowReader } from '../rowReader.ts';
import { rankOf, wholeNumber } from '../cellValues.ts';
import { roundsOf, type RoundOfYear } from '../../../reference/seatYears.ts';
import { cutoffCells } from './cutoffCells.ts';
import { seatKeyOf, type CutoffRow, type SeatOfRow } from './cutoffRow.ts';
import { defineKind, type Details } from './kind.ts';
import {
  collegeHeadings,
  createSeatReader,
  isWithoutCollege,
  seatHeadings,
} from './seatColumns.ts';

/** A rank that no candidate of the exam has ever reached. */
const lastRanks: Readonly<Record<Exam, number>> = { UG: 2_500_000, PG: 300_000, MDS: 60_000 };

/** A seat's last rank counts as mistyped if it is this many times the rank before it. */
const absurd = 10;
/** A closing rank this many times better or worse than last year's is reported as far off. */
const far = 3;

interface Ranked {
  readonly rank: number;
  readonly line: number;
}

interface Seat {
  readonly row: SeatOfRow;
  /** The candidates by rank, as the list writes it. */
  readonly candidates: Map<string, Ranked>;
  /** The figures from a list of opening and closing ranks, and the seat's first row. */
  summary?: {
    readonly minAir: number;
    readonly maxAir: number;
    readonly admits: number;
    readonly admitsUnknown?: true;
    readonly openingUnknown?: true;
    readonly line: number;
  };
  /** The spellings of the seat; a list may spell a college in two ways. */
  readonly spellings: Set<string>;
}

type Field =
  | keyof typeof seatHeadings
  | keyof typeof collegeHeadings
  | 'rank'
  | 'openingRank'
  | 'closingRank'
  | 'admits'
  | 'candidateCategory'
  | 'round'
  | 'remarks';

interface CollectedSeat {
  readonly row: CutoffRow;
  readonly line: number;
}

/** Builds a seat's row; an absurdly late last rank is dropped and reported. */
const rowOf = (
  { row, candidates, summary }: Seat,
  reader: Pick<RowReader<Field>, 'reject'>,
): CollectedSeat | undefined => {
  if (summary) {
    const { line, ...figures } = summary;
    return { row: { ...row, ...figures }, line };
  }
  const order = [...candidates.values()].toSorted((a, b) => a.rank - b.rank);
  const [before, last] = order.slice(-2);
  if (order.length > 2 && last!.rank > absurd * before!.rank) {
    order.pop();
    reader.reject(
      last!.line,
      'rank far behind all others',
      `rank ${last!.rank}; the one before it is ${before!.rank}`,
    );
  }
  const closing = order.at(-1);
  return (
    closing && {
      row: { ...row, minAir: order[0]!.rank, maxAir: closing.rank, admits: order.length },
      line: closing.line,
    }
  );
};

/** Finds a row's seat among the seats already read. */
const createSeats = (reader: RowReader<Field>, exam: Exam) => {
  const seats = new Map<string, Seat>();
  const readSeat = createSeatReader(reader, {
    exam,
    otherwise: () => reader.cell('candidateCategory'),
  });
  return {
    all: () => seats.values(),
    ofRow: (): Seat | undefined => {
      const read = readSeat();
      if (!read?.category) return undefined;
      const { category, ...seat } = read;
      const row = { ...seat, allottedCategory: category.pool, ph: category.ph };
      const key = seatKeyOf(row);
      const known = seats.get(key) ?? { row, candidates: new Map(), spellings: new Set() };
      seats.set(key, known);
      return known;
    },
  };
};

/** Reads rows of an allotment list, or of opening and closing ranks, and gathers them by seat. */
const collect = (reader: RowReader<Field>, { exam, round }: Details) => {
  const seats = createSeats(reader, exam!);
  const rankLines = new Map<string, number>();
  const { cell, refuse, term } = reader;

  const rankIn = (text: string) => {
    const read = term('rank', text, rankOf, 'no rank');
    if (!read) return undefined;
    return read.rank < 1 || read.rank > lastRanks[exam!] ? refuse('impossible rank', text) : read;
  };

  /** A list with a column for the round may contain several rounds. */
  const isOfRound = (): boolean => {
    if (cell('round') === '') return true;
    const written = term('round', cell('round'), roundOf);
    if (written && written !== round) refuse('row of another round', cell('round'));
    return written === round;
  };

  const addCandidate = (): undefined => {
    const read = rankIn(cell('rank'));
    if (!read) return undefined;
    const { rank, written } = read;
    const before = rankLines.get(written);
    const seat = seats.ofRow();
    if (!seat) return undefined;
    if (before !== undefined) {
      if (seat.candidates.has(written))
        return refuse('doubled row', `rank ${written}, as in row ${before}`);
      reader.warn('rank in two seats', `rank ${written}, as in row ${before}`);
    } else rankLines.set(written, reader.line());
    seat.candidates.set(written, { rank, line: reader.line() });
    reader.use();
    return undefined;
  };

  const addSummary = (): undefined => {
    const last = rankIn(cell('closingRank'));
    const openingUnknown = cell('openingRank') === '';
    const first = openingUnknown ? last : rankIn(cell('openingRank'));
    if (!first || !last) return undefined;
    const [minAir, maxAir] = [first.rank, last.rank];
    if (minAir > maxAir) return refuse('opening after closing', `${minAir} to ${maxAir}`);
    const seat = seats.ofRow();
    if (!seat) return undefined;
    const { summary, spellings } = seat;
    const spelling = [cell('college'), cell('quota'), cell('category'), cell('program')].join('|');
    if (summary && spellings.has(spelling))
      return refuse('doubled row', `${minAir} to ${maxAir}, as in row ${summary.line}`);
    spellings.add(spelling);
    const least = minAir === maxAir ? 1 : 2;
    const counted = wholeNumber(cell('admits'));
    const admits = Math.max(least, Math.min(counted ?? least, 10_000));
    seat.summary = {
      minAir: Math.min(minAir, summary?.minAir ?? minAir),
      maxAir: Math.max(maxAir, summary?.maxAir ?? maxAir),
      admits: admits + (summary?.admits ?? 0),
      ...((counted === undefined || summary?.admitsUnknown) && { admitsUnknown: true }),
      ...((openingUnknown || summary?.openingUnknown) && { openingUnknown: true }),
      line: summary?.line ?? reader.line(),
    };
    reader.use();
    return undefined;
  };

  const add = reader.has('rank') ? addCandidate : addSummary;
  return {
    add: () => {
      if (isOfRound()) add();
    },
    finish: function* (): Generator<CollectedSeat> {
      for (const seat of seats.all()) {
        const collected = rowOf(seat, reader);
        if (collected) yield collected;
      }
    },
  };
};

/** What lists write instead of a seat for candidates who got none. */
const withoutSeat = /^(NA|N A|NIL|NOT ALLOTTED|NOT ALLOTED|DID NOT (FILL|OPT).*)$/;
/** Remarks about candidates who got no seat in this round; some hold a seat from an earlier one. */
const noNewSeat =
  /^(NOTALLOTT?ED|NOUPGRADATION|DIDNOT(OPT|FILL)|RETAINED|SEATRETAINED|SEATSURRENDERED|SEATCANCELLED|(NOT)?REPORTED$)/;

export const cutoffs = defineKind<'cutoffs', CutoffRow>({
  headings: {
    rank: /^(AIR|(ALL INDIA |NEET |AI )?RANK( NO)?|NEET AIR)$/,
    openingRank: /^(OPENING|OPEN|OR|MIN(IMUM)?|FIRST)( RANK| AIR)?$/,
    closingRank: /^(CLOSING|CLOSE|CR|MAX(IMUM)?|LAST)( RANK| AIR)?$/,
    admits:
      /^(ADMITS|ADMITTED|SEATS FILLED|(NO OF |NUMBER OF )?(ALLOTTED|ALLOTMENTS|ADMISSIONS)|(ALLOTTED|SEAT) COUNT|SEATS ALLOTTED)$/,
    candidateCategory: /^CANDIDATES? (CATEGORY|CAT)$/,
    round: /^(COUNSELL?ING )?ROUND( NO| NAME)?$/,
    remarks: /^(REMARKS?|STATUS)$/,
    ...collegeHeadings,
    ...seatHeadings,
  },
  scope: ['exam', 'year', 'round'],
  isSkipped: (reader) =>
    isWithoutCollege(reader) ||
    noNewSeat.test(lettersOf(reader.cell('remarks'))) ||
    withoutSeat.test(plainName(reader.cell(reader.has('college') ? 'college' : 'collegeCode'))),
  collect: (reader, { details }) => collect(reader, details),
  keyOf: seatKeyOf,
  show: ({ instituteCode, subject, quota, allottedCategory, ph, ...ranks }, collegeName) => ({
    title: collegeName(instituteCode),
    detail: `${subject}, ${quota}, ${allottedCategory}${ph === 'PH' ? ' PH' : ''}`,
    values: {
      ...(!ranks.openingUnknown && { openingRank: ranks.minAir }),
      closingRank: ranks.maxAir,
      ...(!ranks.admitsUnknown && { admits: ranks.admits }),
    },
  }),
  farFrom: async ({ cells }, { exam, year, round }, slices) => {
    const before = new Map<string, RoundOfYear>();
    for (const cell of cells) {
      if (slices.isUsedUp()) await slices.pause();
      if (cell.exam !== exam) continue;
      const last = roundsOf(cell).findLast((of) => of.round === round && of.year < year);
      if (last) before.set(seatKeyOf(cell), last);
    }
    return (row) => {
      const last = before.get(seatKeyOf(row));
      const isFar = last && (row.maxAir > far * last.maxAir || far * row.maxAir < last.maxAir);
      return isFar ? `closes at ${row.maxAir}; in ${last.year} at ${last.maxAir}` : undefined;
    };
  },
  apply: async (lists, { colleges, slices }) => ({
    cells: await cutoffCells(colleges, lists, slices),
  }),
});

import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { programmeOf, quotaOf } from '../codes.ts';
import { plainName } from '../plainName.ts';
import { remembered, type RowReader } from '../rowReader.ts';
import { wholeNumber } from '../cellValues.ts';
import { cutoffCells } from './cutoffCells.ts';
import { seatKeyOf, type CutoffRow, type SeatOfRow } from './cutoffRow.ts';
import { defineKind } from './kind.ts';
import {
  collegeHeadings,
  createCategoryReader,
  isWithoutCollege,
  seatHeadings,
} from './seatColumns.ts';

/** One more than any candidate of the exam has had. */
const lastRanks: Readonly<Record<Exam, number>> = { UG: 2_500_000, PG: 300_000, MDS: 60_000 };

/** The last rank of a seat that lies this many times behind the one before was mistyped. */
const absurd = 10;
/** A closing rank this many times before or behind the one known so far is worth a look. */
const far = 5;

interface Seat {
  readonly row: SeatOfRow;
  /** The ranks of a list by candidate, and the lines of their rows. */
  readonly ranks: number[];
  readonly lines: number[];
  /** The figures of a list of opening and closing ranks. */
  summary?: { readonly minAir: number; readonly maxAir: number; readonly admits: number };
}

type Field =
  | keyof typeof seatHeadings
  | keyof typeof collegeHeadings
  | 'rank'
  | 'openingRank'
  | 'closingRank'
  | 'admits';

interface CollectedSeat {
  readonly row: CutoffRow;
  readonly line: number;
}

/** The row of a seat; an absurd last rank is taken out and reported. */
const rowOf = (
  { row, ranks, lines, summary }: Seat,
  reader: Pick<RowReader<Field>, 'withdraw'>,
): CollectedSeat | undefined => {
  if (summary) return { row: { ...row, ...summary }, line: lines[0]! };
  const order = ranks
    .map((rank, index) => ({ rank, line: lines[index]! }))
    .toSorted((a, b) => a.rank - b.rank);
  const [before, last] = order.slice(-2);
  if (order.length > 2 && last!.rank > absurd * before!.rank) {
    order.pop();
    reader.withdraw(
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

/** Reads rows of an allotment list, or of opening and closing ranks, and gathers them by seat. */
const collect = (reader: RowReader<Field>, exam: Exam) => {
  const seats = new Map<string, Seat>();
  const rankLines = new Map<number, number>();
  const quota = remembered((text) => quotaOf(text, exam));
  const program = remembered((text) => programmeOf(text, exam));
  const categoryIn = createCategoryReader();
  const { cell, refuse, term } = reader;

  const seatOf = (): Seat | undefined => {
    const quotaName = term('quota', cell('quota'), quota);
    const pool = quotaName && categoryIn(reader);
    const subject = pool && term('course', cell('program'), program);
    const college = subject && reader.college();
    if (!college) return undefined;
    const row = {
      instituteCode: college.code,
      subject,
      quota: quotaName,
      allottedCategory: pool.pool,
      ph: pool.ph,
    };
    const key = seatKeyOf(row);
    const known = seats.get(key);
    if (known) return known;
    const seat: Seat = { row, ranks: [], lines: [] };
    seats.set(key, seat);
    return seat;
  };

  const rankIn = (text: string): number | undefined => {
    const rank = term('rank', text, wholeNumber, 'no rank');
    if (rank === undefined) return undefined;
    if (rank < 1 || rank > lastRanks[exam]) return refuse('impossible rank', text);
    return rank;
  };

  const addCandidate = (): undefined => {
    const rank = rankIn(cell('rank'));
    if (rank === undefined) return undefined;
    const before = rankLines.get(rank);
    const seat = seatOf();
    if (!seat) return undefined;
    if (before !== undefined) {
      if (seat.ranks.includes(rank))
        return refuse('doubled row', `rank ${rank}, as in row ${before}`);
      reader.warn('rank in two seats', `rank ${rank}, as in row ${before}`);
    } else rankLines.set(rank, reader.line());
    seat.ranks.push(rank);
    seat.lines.push(reader.line());
    reader.use();
    return undefined;
  };

  const addSummary = (): undefined => {
    const minAir = rankIn(cell('openingRank'));
    if (minAir === undefined) return undefined;
    const maxAir = rankIn(cell('closingRank'));
    if (maxAir === undefined) return undefined;
    if (minAir > maxAir) return refuse('opening after closing', `${minAir} to ${maxAir}`);
    const seat = seatOf();
    if (!seat) return undefined;
    if (seat.summary)
      return refuse('doubled row', `${minAir} to ${maxAir}, as in row ${seat.lines[0]}`);
    const least = minAir === maxAir ? 1 : 2;
    const admits = wholeNumber(cell('admits')) ?? least;
    seat.summary = { minAir, maxAir, admits: Math.max(least, Math.min(admits, 10_000)) };
    seat.lines.push(reader.line());
    reader.use();
    return undefined;
  };

  return {
    add: reader.has('rank') ? addCandidate : addSummary,
    finish: function* (): Generator<CollectedSeat> {
      for (const seat of seats.values()) {
        const collected = rowOf(seat, reader);
        if (collected) yield collected;
      }
    },
  };
};

/** What lists write in the place of a seat for those who got none. */
const withoutSeat = /^(NA|N A|NIL|NOT ALLOTTED|NOT ALLOTED|DID NOT (FILL|OPT).*)$/;

export const cutoffs = defineKind<'cutoffs', CutoffRow>({
  headings: {
    rank: /^(AIR|(ALL INDIA |NEET |AI )?RANK( NO)?|NEET AIR)$/,
    openingRank: /^(OPENING|OPEN|OR|MIN(IMUM)?|FIRST)( RANK| AIR)?$/,
    closingRank: /^(CLOSING|CLOSE|CR|MAX(IMUM)?|LAST)( RANK| AIR)?$/,
    admits: /^(ADMITS|ADMITTED|SEATS FILLED|(NO OF |NUMBER OF )?(ALLOTTED|ALLOTMENTS|ADMISSIONS))$/,
    ...collegeHeadings,
    ...seatHeadings,
  },
  scope: ['exam', 'year', 'round'],
  isSkipped: (reader) =>
    isWithoutCollege(reader) ||
    withoutSeat.test(plainName(reader.cell(reader.has('college') ? 'college' : 'collegeCode'))),
  collect: (reader, { details }) => collect(reader, details.exam!),
  keyOf: seatKeyOf,
  show: ({ instituteCode, subject, quota, allottedCategory, ph, ...ranks }, collegeName) => ({
    title: collegeName(instituteCode),
    detail: `${subject}, ${quota}, ${allottedCategory}${ph === 'PH' ? ' PH' : ''}`,
    values: { openingRank: ranks.minAir, closingRank: ranks.maxAir, admits: ranks.admits },
  }),
  samples: async ({ sampleCells }, { exam, year }, slices) => {
    const closing = new Map<string, number>();
    for (const cell of sampleCells) {
      if (slices.isUsedUp()) await slices.pause();
      const row = cell.exam === exam && cell.years.find((of) => of.year === year);
      if (row) closing.set(seatKeyOf(cell), row.maxAir);
    }
    return (row) => {
      const sample = closing.get(seatKeyOf(row));
      if (sample === undefined) return undefined;
      const isFar = row.maxAir > far * sample || far * row.maxAir < sample;
      return { far: isFar ? `closes at ${row.maxAir}; so far at ${sample}` : undefined };
    };
  },
  apply: (lists, { reference, colleges, slices }) =>
    cutoffCells(reference.sampleCells, colleges, lists, slices),
});

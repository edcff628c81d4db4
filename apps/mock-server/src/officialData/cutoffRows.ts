import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { DataProblem } from '@seatwise/api-client/contract/constants/data';
import { seatCategories, seatPh } from '@seatwise/api-client/contract/prediction';
import type { Ph, Pool } from '../dataset/cutoffs/cutoffCell.ts';
import type { CsvRow } from './csv.ts';
import { categoryOf, programmeOf, quotaOf } from './codes.ts';
import type { CollegeNames } from './collegeNames.ts';
import type { Mapping } from './columns.ts';
import { plainName } from './names.ts';

/** The published ranks of a seat in one round. */
export interface CutoffRow {
  readonly instituteCode: string;
  readonly subject: string;
  readonly quota: string;
  readonly allottedCategory: Pool;
  readonly ph: Ph;
  readonly minAir: number;
  readonly maxAir: number;
  readonly admits: number;
}

export const seatKeyOf = (seat: Omit<CutoffRow, 'minAir' | 'maxAir' | 'admits'>): string =>
  `${seat.instituteCode}|${seat.subject}|${seat.quota}|${seat.allottedCategory}|${seat.ph}`;

/** One more than any candidate of the exam has had. */
const lastRanks: Readonly<Record<Exam, number>> = { UG: 2_500_000, PG: 300_000, MDS: 60_000 };

/** The last rank of a seat that lies this many times behind the one before was mistyped. */
const absurd = 10;

interface Seat {
  readonly row: Omit<CutoffRow, 'minAir' | 'maxAir' | 'admits'>;
  /** Of a list by candidate: ranks, and the rows they stand in. */
  readonly ranks: number[];
  readonly lines: number[];
  /** Of a list of opening and closing ranks. */
  summary?: { readonly minAir: number; readonly maxAir: number; readonly admits: number };
}

export interface RowOptions {
  readonly exam: Exam;
  readonly mapping: Mapping;
  readonly colleges: CollegeNames;
  readonly onProblem: (line: number, problem: DataProblem, value: string) => void;
  readonly headings: readonly string[];
}

const digits = /^\d{1,9}$/;

/** `1,234`, `1234.0` and ` 1234 ` are 1234. */
const wholeNumber = (text: string): number | undefined => {
  const plain = text.replace(/[\s,]/g, '').replace(/\.0+$/, '');
  return digits.test(plain) ? Number(plain) : undefined;
};

/** What lists write in the place of a seat for those who got none. */
const withoutSeat = /^(|-+|—|NA|N A|NIL|NOT ALLOTTED|NOT ALLOTED|DID NOT (FILL|OPT).*)$/;

/** A bounded memory of texts and what they mean: a list repeats a few of them in every row. */
const remembered = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (known.size < 5000) known.set(text, value);
    return value;
  };
};

/** Reads rows of an allotment list, or of opening and closing ranks, and gathers them by seat. */
export const createCutoffRows = ({ exam, mapping, colleges, onProblem, headings }: RowOptions) => {
  const seats = new Map<string, Seat>();
  const rankLines = new Map<number, number>();
  const unknown = new Map<string, number>();
  const counts = { rows: 0, used: 0, leftOut: 0, skipped: 0 };
  const plainHeadings = headings.map(plainName).join('|');
  const quota = remembered((text) => quotaOf(text, exam));
  const program = remembered((text) => programmeOf(text, exam));
  const category = remembered((text) => categoryOf(text));

  const cellOf = (cells: readonly string[], field: keyof Mapping): string => {
    const index = mapping[field];
    return index === undefined ? '' : (cells[index] ?? '').trim();
  };

  const refuse = (line: number, problem: DataProblem, value: string): undefined => {
    counts.leftOut += 1;
    onProblem(line, problem, value);
    return undefined;
  };

  const isSkipped = (cells: readonly string[]): boolean => {
    if (cells.every((cell) => cell.trim() === '')) return true;
    // Pages of a document repeat the headings, and end in a line with a number alone.
    if (cells.filter((cell) => cell.trim() !== '').length === 1) return true;
    if (cells.map(plainName).join('|') === plainHeadings) return true;
    const place = mapping.college === undefined ? 'collegeCode' : 'college';
    return withoutSeat.test(plainName(cellOf(cells, place)));
  };

  const seatOf = (line: number, cells: readonly string[]): Seat | undefined => {
    const written = cellOf(cells, 'college');
    const college = colleges.find(written, cellOf(cells, 'collegeCode'));
    const quotaText = cellOf(cells, 'quota');
    const quotaName = quota(quotaText);
    if (!quotaName) return refuse(line, 'unknown quota', quotaText);
    const categoryText = cellOf(cells, 'category');
    const ph = cellOf(cells, 'ph');
    const pool = ph === '' ? category(categoryText) : categoryOf(categoryText, ph);
    if (!pool) return refuse(line, 'unknown category', `${categoryText} ${ph}`.trim());
    const subjectText = cellOf(cells, 'program');
    const subject = program(subjectText);
    if (!subject) return refuse(line, 'unknown program', subjectText);
    if (!college) {
      const name = written || cellOf(cells, 'collegeCode');
      if (unknown.has(name) || unknown.size < 5000) unknown.set(name, (unknown.get(name) ?? 0) + 1);
      return refuse(line, 'unknown college', name);
    }
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

  const rankIn = (line: number, text: string): number | undefined => {
    const rank = wholeNumber(text);
    if (rank === undefined) return refuse(line, 'no rank', text);
    if (rank < 1 || rank > lastRanks[exam]) return refuse(line, 'impossible rank', text);
    return rank;
  };

  const addCandidate = (line: number, cells: readonly string[]): void => {
    const rank = rankIn(line, cellOf(cells, 'rank'));
    if (rank === undefined) return;
    const before = rankLines.get(rank);
    const seat = seatOf(line, cells);
    if (!seat) return;
    if (before !== undefined) {
      if (seat.ranks.includes(rank)) {
        refuse(line, 'doubled row', `rank ${rank}, as in row ${before}`);
        return;
      }
      onProblem(line, 'doubled rank', `rank ${rank}, as in row ${before}`);
    } else rankLines.set(rank, line);
    seat.ranks.push(rank);
    seat.lines.push(line);
    counts.used += 1;
  };

  const addSummary = (line: number, cells: readonly string[]): void => {
    const minAir = rankIn(line, cellOf(cells, 'openingRank'));
    if (minAir === undefined) return;
    const maxAir = rankIn(line, cellOf(cells, 'closingRank'));
    if (maxAir === undefined) return;
    if (minAir > maxAir) {
      refuse(line, 'opening after closing', `${minAir} to ${maxAir}`);
      return;
    }
    const seat = seatOf(line, cells);
    if (!seat) return;
    if (seat.summary) {
      refuse(line, 'doubled row', `${minAir} to ${maxAir}, as in row ${seat.lines[0]}`);
      return;
    }
    const least = minAir === maxAir ? 1 : 2;
    const admits = wholeNumber(cellOf(cells, 'admits')) ?? least;
    seat.summary = { minAir, maxAir, admits: Math.max(least, Math.min(admits, 10_000)) };
    seat.lines.push(line);
    counts.used += 1;
  };

  return {
    add: ({ line, cells, fault }: CsvRow): void => {
      if (!fault && isSkipped(cells)) {
        counts.skipped += 1;
        return;
      }
      counts.rows += 1;
      if (fault) refuse(line, fault, '');
      else if (mapping.rank === undefined) addSummary(line, cells);
      else addCandidate(line, cells);
    },
    counts,
    unknownColleges: (): { written: string; rows: number }[] =>
      Array.from(unknown, ([written, rows]) => ({ written, rows })).toSorted(
        (a, b) => b.rows - a.rows,
      ),
    /** The seats, by key, with what was gathered; absurd last ranks are taken out and reported. */
    finish: function* (): Generator<{ readonly row: CutoffRow; readonly line: number }> {
      for (const seat of seats.values()) {
        const { row, ranks, lines, summary } = seat;
        if (summary) {
          yield { row: { ...row, ...summary }, line: lines[0]! };
          continue;
        }
        const order = ranks.map((rank, index) => ({ rank, line: lines[index]! }));
        order.sort((a, b) => a.rank - b.rank);
        const last = order.at(-1);
        const before = order.at(-2);
        if (order.length > 2 && last!.rank > absurd * before!.rank) {
          order.pop();
          counts.used -= 1;
          refuse(last!.line, 'outlier', `rank ${last!.rank}; the one before it is ${before!.rank}`);
        }
        const closing = order.at(-1);
        if (closing)
          yield {
            row: { ...row, minAir: order[0]!.rank, maxAir: closing.rank, admits: order.length },
            line: closing.line,
          };
      }
    },
  };
};

/** A line of the file of rows that is kept for a version. */
export const writeRow = (row: CutoffRow): string =>
  JSON.stringify([
    row.instituteCode,
    row.subject,
    row.quota,
    seatCategories.indexOf(row.allottedCategory),
    seatPh.indexOf(row.ph),
    row.minAir,
    row.maxAir,
    row.admits,
  ]);

type StoredRow = [string, string, string, number, number, number, number, number];

export const readRow = (line: string): CutoffRow => {
  const [instituteCode, subject, quota, pool, ph, minAir, maxAir, admits] = JSON.parse(
    line,
  ) as StoredRow;
  return {
    instituteCode,
    subject,
    quota,
    allottedCategory: seatCategories[pool]!,
    ph: seatPh[ph]!,
    minAir,
    maxAir,
    admits,
  };
};

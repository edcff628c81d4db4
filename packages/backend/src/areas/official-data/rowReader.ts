import {
  mostUnknowns,
  type DataMapping,
  type ListTerm,
} from '@seatwise/api-client/contract/constants/data';
import { lettersOf } from '@seatwise/official-data';
import type { DataImport } from '../../db/records.ts';
import { programmeOf } from './codes.ts';
import type { CollegeNames, NamedCollege } from './collegeNames.ts';
import type { CsvRow } from './csv.ts';
import { unnumbered } from './headingGroups.ts';
import { mostCharacters, shortCopy } from './plainName.ts';

export type Severity = 'error' | 'warning';

export interface ReaderOptions {
  readonly mapping: DataMapping;
  readonly headings: readonly string[];
  readonly colleges: CollegeNames;
  readonly decisions: DataImport['decisions'];
  readonly onProblem: (line: number, severity: Severity, problem: string, value: string) => void;
}

/** How a kind reads the current row and reports on it. */
export interface RowReader<F extends string> {
  /** The row's line in the file. */
  readonly line: () => number;
  /** Whether the list has a column for the field. */
  readonly has: (field: F) => boolean;
  readonly cell: (field: F) => string;
  /** The cells of columns without a field, by heading. */
  readonly others: () => readonly (readonly [heading: string, text: string])[];
  /**
   * The row's college: one known by the name or the code, else the college that the row adds. If
   * there is neither, reports that and returns undefined.
   */
  readonly college: (
    addedAs?: (name: string, code: string) => NamedCollege | undefined,
  ) => NamedCollege | undefined;
  /**
   * The meaning of a text: as staff decided, else as `read` finds. If neither knows it, or staff
   * left it out on purpose, reports that and returns undefined.
   */
  readonly term: <T>(
    of: ListTerm,
    written: string,
    read: (text: string) => T | undefined,
    problem?: string,
  ) => T | undefined;
  readonly use: () => void;
  /** Leaves out the current row. */
  readonly refuse: (problem: string, value: string) => undefined;
  /** Leaves out an earlier row that was already used, by its line. */
  readonly reject: (line: number, problem: string, value: string) => void;
  readonly warn: (problem: string, value: string, line?: number) => void;
}

/** A text of a list whose meaning is unknown. */
export interface Unknown {
  readonly of: ListTerm;
  readonly written: string;
  /** The code and the course in the first row that has the text. */
  readonly code: string;
  readonly course: string;
  readonly rows: number;
  /** The code of the college that the list adds. */
  readonly addedAs: string | null;
}

/** The problem reported for a row whose text staff decided to leave out. */
const leftOut = 'left out on purpose';

const keyOf = (of: ListTerm, written: string): string =>
  `${of} ${lettersOf(written.slice(0, mostCharacters))}`;

/** The unknown texts of a list, each with its number of rows. */
const createUnknowns = () => {
  const unknowns = new Map<string, Unknown>();
  return {
    /** Counts a row with the text. */
    note: (
      of: ListTerm,
      written: string,
      first: Partial<Pick<Unknown, 'code' | 'course' | 'addedAs'>> = {},
    ): void => {
      const name = shortCopy(written);
      const key = keyOf(of, name);
      const known = unknowns.get(key);
      if (name === '' || (!known && unknowns.size >= mostUnknowns)) return;
      unknowns.set(key, {
        of,
        written: known?.written ?? name,
        code: known?.code ?? shortCopy(first.code ?? ''),
        course: known?.course ?? shortCopy(first.course ?? ''),
        rows: (known?.rows ?? 0) + 1,
        addedAs: first.addedAs ?? known?.addedAs ?? null,
      });
    },
    byRows: (): Unknown[] => [...unknowns.values()].toSorted((a, b) => b.rows - a.rows),
  };
};

/** Tests for lines that are not rows: repeated headings, and page ends with just a number. */
const createNoRowTest = (headings: readonly string[]) => {
  const letters = headings.map((heading) => lettersOf(unnumbered(heading)));
  return ({ cells }: CsvRow): boolean =>
    cells.filter((text) => text.trim() !== '').length < 2 ||
    (cells.length === letters.length &&
      cells.every((cell, index) => lettersOf(unnumbered(cell)) === letters[index]));
};

const isFilled = (cells: readonly string[], index: number): boolean =>
  (cells[index] ?? '').trim() !== '';

/** Shifts rows back on PDF pages that lack the column without a heading that other pages have. */
const createAlignment = (headings: readonly string[], { program = -1 }: DataMapping) => {
  const unheaded = headings.findIndex((heading) => heading.trim() === '');
  return (row: CsvRow): CsvRow => {
    const { cells } = row;
    const isShifted =
      unheaded !== -1 &&
      isFilled(cells, unheaded) &&
      !isFilled(cells, headings.length - 1) &&
      !programmeOf(cells[program] ?? '');
    return isShifted ? { ...row, cells: cells.toSpliced(unheaded, 0, '') } : row;
  };
};

/** Reads the rows of a list of any kind: skips lines that are not rows, and counts outcomes. */
export const createRowReader = (options: ReaderOptions) => {
  const { mapping, headings, colleges, decisions, onProblem } = options;
  const counts = { rows: 0, used: 0, leftOut: 0, skipped: 0 };
  const unknowns = createUnknowns();
  const decided = new Map(decisions.map(({ of, written, means }) => [keyOf(of, written), means]));
  const taken = new Set(Object.values(mapping));
  const unmapped = [...headings.keys()].filter((index) => !taken.has(index));
  const isNoRow = createNoRowTest(headings);
  const aligned = createAlignment(headings, mapping);
  let current: CsvRow = { line: 0, cells: [] };
  /** Whether the row is already left out; a row with several faults counts once. */
  let isFaulty = false;

  const cell = (field: string): string => {
    const index = mapping[field];
    return index === undefined ? '' : (current.cells[index] ?? '').trim();
  };

  const refuse = (problem: string, value: string): undefined => {
    isFaulty = true;
    onProblem(current.line, 'error', problem, value);
    return undefined;
  };

  const decisionOn = (of: ListTerm, written: string): string | null | undefined =>
    decided.size === 0 ? undefined : decided.get(keyOf(of, written));

  const reader: RowReader<string> = {
    line: () => current.line,
    has: (field) => mapping[field] !== undefined,
    cell,
    others: () =>
      unmapped.map((index) => [headings[index]!, (current.cells[index] ?? '').trim()] as const),
    college: (addedAs) => {
      const written = cell('college');
      const code = cell('collegeCode');
      const name = written || code;
      if (decisionOn('college', name) === null) return refuse(leftOut, name);
      const course = cell('program');
      const college = colleges.find({ written, code, course });
      if (college) return college;
      if (programmeOf(written)) return refuse('shifted row', written);
      // A new college cannot have the code of a known one.
      const added = colleges.hasCode(code) ? undefined : addedAs?.(written, code);
      unknowns.note('college', name, { code, course, addedAs: added?.code ?? null });
      return added ?? refuse('unknown college', name.slice(0, mostCharacters));
    },
    term: (of, written, read, problem = `unknown ${of}`) => {
      const decision = decisionOn(of, written);
      if (decision === null) return refuse(leftOut, written);
      const value = read(decision ?? written);
      if (value !== undefined) return value;
      unknowns.note(of, written);
      return refuse(problem, written);
    },
    use: () => {
      counts.used += 1;
    },
    refuse,
    reject: (line, problem, value) => {
      counts.used -= 1;
      counts.leftOut += 1;
      onProblem(line, 'error', problem, value);
    },
    warn: (problem, value, line = current.line) => onProblem(line, 'warning', problem, value),
  };

  return {
    reader,
    counts,
    /** Passes a row to the kind, unless the line is not a row. */
    read: (row: CsvRow, add: () => void, isSkipped: () => boolean): void => {
      current = aligned(row);
      isFaulty = false;
      if (!row.fault && (isNoRow(row) || isSkipped())) {
        counts.skipped += 1;
        return;
      }
      counts.rows += 1;
      if (row.fault) refuse(row.fault, '');
      else add();
      if (isFaulty) counts.leftOut += 1;
    },
    unknowns: unknowns.byRows,
  };
};

/** Caches what texts mean, up to a limit, because a list repeats a few texts in every row. */
export const remembered = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (known.size < 5000 && text.length <= mostCharacters) known.set(text, value);
    return value;
  };
};

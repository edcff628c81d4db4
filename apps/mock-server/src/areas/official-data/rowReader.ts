import type { DataMapping } from '@seatwise/api-client/contract/constants/data';
import type { NamedCollege } from './addresses.ts';
import type { CollegeNames } from './collegeNames.ts';
import type { CsvRow } from './csv.ts';
import { mostCharacters, plainName } from './plainName.ts';

export type Severity = 'error' | 'warning';

export interface ReaderOptions {
  readonly mapping: DataMapping;
  readonly headings: readonly string[];
  readonly colleges: CollegeNames;
  readonly onProblem: (line: number, severity: Severity, problem: string, value: string) => void;
}

/** What a kind says of the row that is being read. */
export interface RowReader<F extends string> {
  /** The line of the row. */
  readonly line: () => number;
  /** Whether the list has a column for the field. */
  readonly has: (field: F) => boolean;
  readonly cell: (field: F) => string;
  /**
   * The college of the row; where none is known by the name or the code, the one that the row adds,
   * else none and a report.
   */
  readonly college: (
    addedAs?: (name: string, code: string) => NamedCollege | undefined,
  ) => NamedCollege | undefined;
  readonly use: () => void;
  /** Leaves a row out; an earlier one by its line. */
  readonly refuse: (problem: string, value: string) => undefined;
  /** Takes back a row that was used. */
  readonly withdraw: (line: number, problem: string, value: string) => void;
  readonly warn: (problem: string, value: string) => void;
}

interface UnknownCollege {
  readonly written: string;
  /** The code in the first of its rows. */
  readonly code: string;
  readonly rows: number;
  /** The code of the college that the list adds. */
  readonly addedAs: string | null;
}

/** Spellings of unknown colleges that are counted; a hostile list has another one in every row. */
const mostUnknown = 5000;

/** Reads the rows of a list of any kind: skips what is no row, and counts the outcome of the others. */
export const createRowReader = ({ mapping, headings, colleges, onProblem }: ReaderOptions) => {
  const counts = { rows: 0, used: 0, leftOut: 0, skipped: 0 };
  const unknown = new Map<string, Omit<UnknownCollege, 'written'>>();
  const plainHeadings = headings.map(plainName).join('|');
  let current: CsvRow = { line: 0, cells: [] };

  const cell = (field: string): string => {
    const index = mapping[field];
    return index === undefined ? '' : (current.cells[index] ?? '').trim();
  };

  const refuse = (problem: string, value: string): undefined => {
    counts.leftOut += 1;
    onProblem(current.line, 'error', problem, value);
    return undefined;
  };

  const isNoRow = ({ cells }: CsvRow): boolean => {
    const filled = cells.filter((text) => text.trim() !== '').length;
    // Pages of a document repeat the headings, and end in a line with a number alone.
    if (filled < 2) return true;
    return cells.map(plainName).join('|') === plainHeadings;
  };

  const reader: RowReader<string> = {
    line: () => current.line,
    has: (field) => mapping[field] !== undefined,
    cell,
    college: (addedAs) => {
      const written = cell('college');
      const code = cell('collegeCode');
      const college = colleges.find(written, code);
      if (college) return college;
      // A new college cannot have the code of a known one.
      const added = colleges.hasCode(code) ? undefined : addedAs?.(written, code);
      const name = (written || code).slice(0, mostCharacters);
      const known = unknown.get(name);
      if (known || unknown.size < mostUnknown)
        unknown.set(name, {
          code: known?.code ?? code.slice(0, mostCharacters),
          rows: (known?.rows ?? 0) + 1,
          addedAs: added?.code ?? known?.addedAs ?? null,
        });
      return added ?? refuse('unknown college', name);
    },
    use: () => {
      counts.used += 1;
    },
    refuse,
    withdraw: (line, problem, value) => {
      counts.used -= 1;
      counts.leftOut += 1;
      onProblem(line, 'error', problem, value);
    },
    warn: (problem, value) => onProblem(current.line, 'warning', problem, value),
  };

  return {
    reader,
    counts,
    /** Hands a row to the kind, unless it is none. */
    read: (row: CsvRow, add: () => void, isSkipped: () => boolean): void => {
      current = row;
      if (!row.fault && (isNoRow(row) || isSkipped())) {
        counts.skipped += 1;
        return;
      }
      counts.rows += 1;
      if (row.fault) refuse(row.fault, '');
      else add();
    },
    unknownColleges: (): UnknownCollege[] =>
      Array.from(unknown, ([written, count]) => ({ written, ...count })).toSorted(
        (a, b) => b.rows - a.rows,
      ),
  };
};

/** A bounded memory of texts and what they mean: a list repeats a few of them in every row. */
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

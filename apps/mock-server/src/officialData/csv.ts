/** A row with more text than this is an error, not data. Characters. */
export const maxRowLength = 64 * 1024;
/** A row with more columns than this is an error, too. */
export const maxColumns = 200;

export interface CsvRow {
  /** The line that the row starts in, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault?: 'too long' | 'too many columns';
}

const lineFeed = 10;
const carriageReturn = 13;
const quoteMark = 34;

/**
 * Reads CSV (RFC 4180) from pieces of text. A row that is too long is dropped while it is read,
 * and reading goes on at the next line, so that an endless one takes no memory.
 */
export const createCsvReader = (delimiter: string) => {
  const separator = delimiter.charCodeAt(0);
  let cells: string[] = [];
  let cell = '';
  let columns = 0;
  let length = 0;
  let line = 1;
  let startLine = 1;
  let isQuoted = false;
  /** A quote was just read inside a quoted cell: it ends the cell, or is the first of two. */
  let quoteBefore = false;
  let afterReturn = false;
  let isTooLong = false;

  const endCell = (): void => {
    columns += 1;
    if (columns <= maxColumns) cells.push(cell);
    cell = '';
  };
  const endRow = (rows: CsvRow[]): void => {
    if (!isTooLong) endCell();
    if (isTooLong) rows.push({ line: startLine, cells: [], fault: 'too long' });
    else if (columns > maxColumns)
      rows.push({ line: startLine, cells: [], fault: 'too many columns' });
    else rows.push({ line: startLine, cells });
    cells = [];
    cell = '';
    columns = 0;
    length = 0;
    isQuoted = false;
    quoteBefore = false;
    isTooLong = false;
    startLine = line;
  };
  const take = (text: string, from: number, to: number): void => {
    length += to - from;
    if (length > maxRowLength) {
      isTooLong = true;
      isQuoted = false;
      cells = [];
      cell = '';
    } else cell += text.slice(from, to);
  };

  return {
    /** The rows that the piece completes. */
    push: (text: string): CsvRow[] => {
      const rows: CsvRow[] = [];
      let from = 0;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const wasReturn = afterReturn;
        afterReturn = code === carriageReturn;
        if (code === lineFeed && wasReturn) {
          // The second half of a line's end.
          if (isQuoted) take(text, at, at + 1);
          from = at + 1;
          continue;
        }
        const isLineEnd = code === lineFeed || code === carriageReturn;
        if (isLineEnd) line += 1;
        if (isTooLong) {
          from = at + 1;
          if (isLineEnd) endRow(rows);
          continue;
        }
        if (isQuoted && !quoteBefore) {
          if (code === quoteMark) {
            take(text, from, at);
            from = at + 1;
            quoteBefore = true;
          } else if (isLineEnd) {
            take(text, from, at + 1);
            from = at + 1;
          }
          continue;
        }
        if (quoteBefore) {
          quoteBefore = false;
          if (code === quoteMark) {
            from = at;
            continue;
          }
          isQuoted = false;
          from = at;
        }
        if (code === separator) {
          take(text, from, at);
          from = at + 1;
          if (!isTooLong) endCell();
        } else if (isLineEnd) {
          take(text, from, at);
          from = at + 1;
          endRow(rows);
        } else if (code === quoteMark && cell === '' && from === at) {
          isQuoted = true;
          from = at + 1;
        }
      }
      if (!quoteBefore) take(text, Math.min(from, text.length), text.length);
      return rows;
    },
    /** The last row, where no line's end follows it. */
    end: (): CsvRow[] => {
      const rows: CsvRow[] = [];
      if (length > 0 || columns > 0 || isTooLong || cell !== '') endRow(rows);
      return rows;
    },
  };
};

const delimiters = [',', ';', '\t', '|'] as const;

/** The delimiter that the first lines have most of. */
export const guessDelimiter = (head: string): string => {
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
};

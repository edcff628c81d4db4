import Papa from 'papaparse';

/** A row with more characters than this is an error, not data. */
export const maxRowLength = 64 * 1024;
/** A row with more columns than this is also an error. */
export const maxColumns = 200;

export interface CsvRow {
  /** The row's number from 1, as spreadsheets count rows. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault?: 'too long' | 'too many columns';
}

/**
 * Reads CSV (RFC 4180) from pieces of text. A row that is too long is dropped while it is read, so
 * that an endless row takes no memory; reading continues at the next line.
 */
export const createCsvReader = (delimiter: string) => {
  const parser = new Papa.Parser({ delimiter, newline: '\n' });
  /** The start of a row whose end has not arrived yet. */
  let rest = '';
  let line = 0;
  let isTooLong = false;
  let afterReturn = false;

  const rowOf = (cells: readonly string[]): CsvRow => {
    line += 1;
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (length > maxRowLength) return { line, cells: [], fault: 'too long' };
    if (cells.length > maxColumns) return { line, cells: [], fault: 'too many columns' };
    return { line, cells };
  };

  const read = (isLast: boolean): CsvRow[] => {
    const rows: CsvRow[] = [];
    for (;;) {
      const { data, meta } = parser.parse(rest, 0, !isLast) as Papa.ParseResult<string[]>;
      for (const cells of data) rows.push(rowOf(cells));
      rest = rest.slice(meta.cursor);
      if (rest.length <= maxRowLength) return rows;
      rows.push({ line: (line += 1), cells: [], fault: 'too long' });
      const end = rest.indexOf('\n', maxRowLength);
      isTooLong = end === -1;
      rest = isTooLong ? '' : rest.slice(end + 1);
    }
  };

  return {
    /** Returns the rows that the piece completes. */
    push: (text: string): CsvRow[] => {
      if (text === '') return [];
      const piece = afterReturn && text.startsWith('\n') ? text.slice(1) : text;
      afterReturn = text.endsWith('\r');
      rest += piece.replace(/\r\n?/g, '\n');
      if (isTooLong) {
        const end = rest.indexOf('\n');
        isTooLong = end === -1;
        rest = isTooLong ? '' : rest.slice(end + 1);
      }
      return read(false);
    },
    /** The last row, if no line end follows it. */
    end: (): CsvRow[] => (rest === '' ? [] : read(true)),
  };
};

const delimiters = [',', ';', '\t', '|'] as const;

/** The delimiter that occurs most often in the first lines. */
export const guessDelimiter = (head: string): string => {
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
};

import { createCsvReader, guessDelimiter, maxColumns, type CsvRow } from './csv.ts';
import { recognisedHeadings } from './columns.ts';
import { encodingOf, textOf, type Encoding } from './text.ts';
import { HttpError } from '../httpError.ts';

/** How much of a file is looked at for its headings. Characters. */
const headLength = 64 * 1024;
const headRows = 40;
const examples = 3;

export interface TextTable {
  readonly encoding: Encoding;
  readonly delimiter: string;
  readonly headingLine: number;
  readonly headings: readonly string[];
  /** The first rows below the headings. */
  readonly first: readonly (readonly string[])[];
}

const headOf = async (file: Blob, encoding: Encoding): Promise<string> => {
  let head = '';
  for await (const { text } of textOf(file, encoding)) {
    head += text;
    if (head.length >= headLength) break;
  }
  return head.slice(0, headLength);
};

/** Finds the headings of a list: title lines may stand above them. */
export const readTextTable = async (file: Blob): Promise<TextTable> => {
  const encoding = await encodingOf(file);
  if (!encoding) throw new HttpError(400, 'The file is no text that can be read.');
  const head = await headOf(file, encoding);
  const delimiter = guessDelimiter(head.split(/\r?\n/, 20).join('\n'));
  const reader = createCsvReader(delimiter);
  const rows = [...reader.push(head), ...(head.length < headLength ? reader.end() : [])];
  const whole = rows.slice(0, headRows).filter(({ fault }) => !fault);
  const [firstRow] = rows;
  if (!firstRow) throw new HttpError(400, 'The file has no table: its first line does not end.');
  if (firstRow.fault === 'too many columns')
    throw new HttpError(400, `The file has more than ${maxColumns} columns.`);
  const wide = whole.filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const heading = wide.toSorted(
    (a, b) => recognisedHeadings(b.cells) - recognisedHeadings(a.cells),
  )[0];
  if (!heading) throw new HttpError(400, 'The file has no table with headings.');
  const below = whole.filter(({ line }) => line > heading.line);
  return {
    encoding,
    delimiter,
    headingLine: heading.line,
    headings: heading.cells,
    first: below.slice(0, examples).map(({ cells }) => cells),
  };
};

const shortened = (cell: string): string => cell.trim().slice(0, 80);

export const columnsOf = ({ headings, first }: TextTable) =>
  headings.map((heading, index) => ({
    heading: shortened(heading),
    examples: first.map((cells) => shortened(cells[index] ?? '')).filter((cell) => cell !== ''),
  }));

/** The rows below the headings, in batches, with the share of the file that is read. */
export async function* rowsBelow(
  file: Blob,
  { encoding, delimiter, headingLine }: Pick<TextTable, 'encoding' | 'delimiter' | 'headingLine'>,
): AsyncGenerator<{ readonly rows: readonly CsvRow[]; readonly share: number }> {
  const reader = createCsvReader(delimiter);
  const below = (rows: CsvRow[]): CsvRow[] => rows.filter(({ line }) => line > headingLine);
  for await (const { text, share } of textOf(file, encoding))
    yield { rows: below(reader.push(text)), share };
  yield { rows: below(reader.end()), share: 1 };
}

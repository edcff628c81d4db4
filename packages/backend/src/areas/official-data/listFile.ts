import { lettersOf } from '@seatwise/official-data';
import { recognisedHeadings, requireTellable } from './columnMapping.ts';
import { maxColumns, type CsvRow } from './csv.ts';
import { numbered } from './headingGroups.ts';
import type { Encoding } from './textEncoding.ts';
import { readTextHead, textRows } from './textTable.ts';
import { sheetsIn } from './workbook/openWorkbook.ts';
import { pdfSheet, type ReadWorkbook } from './workbook/readWorkbook.ts';
import { refusal } from './workbook/refusals.ts';
import { HttpError } from '../../httpError.ts';

const examples = 3;
/** The number of rows searched for headings. */
const mostAbove = 200;

/** The facts by which a file's rows are found again. */
interface ListFormat {
  /** The encoding of a text file; `xlsx` for a workbook, `pdf` for a PDF. */
  readonly encoding: Encoding | 'xlsx' | 'pdf';
  readonly delimiter: string;
  /** The sheet of a workbook. */
  readonly sheet: string | null;
  readonly headingLine: number;
}

export interface ListTable extends ListFormat {
  /** All visible sheets of a workbook. */
  readonly sheets: readonly string[];
  readonly headings: readonly string[];
  /** The first rows below the headings. */
  readonly first: readonly (readonly string[])[];
}

/** The format of a file that is not text. */
const formatOf = (name: string): 'xlsx' | 'pdf' | undefined => {
  if (/\.xlsx$/i.test(name)) return 'xlsx';
  return /\.pdf$/i.test(name) ? 'pdf' : undefined;
};
export const isList = (name: string): boolean => /\.(csv|tsv|txt|xlsx|pdf)$/i.test(name);

/** Finds the headings in the first rows; title lines or a PDF's other tables may come first. */
const findHeadings = (rows: readonly CsvRow[]) => {
  const whole = rows.slice(0, mostAbove).filter(({ fault }) => !fault);
  const wide = whole.filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const heading = wide.toSorted(
    (a, b) => recognisedHeadings(b.cells) - recognisedHeadings(a.cells),
  )[0];
  if (!heading) return undefined;
  const below = whole.filter(({ line }) => line > heading.line);
  return {
    headingLine: heading.line,
    headings: heading.cells,
    first: below.slice(0, examples).map(({ cells }) => cells),
  };
};

const requireHeadings = (rows: readonly CsvRow[]) => {
  if (rows[0]?.fault === 'too many columns')
    throw new HttpError(400, `The file has more than ${maxColumns} columns.`);
  const found = findHeadings(rows);
  if (!found) throw new HttpError(400, 'The file has no table with headings.');
  requireTellable(found.headings);
  return { ...found, headings: numbered(found.headings) };
};

const readText = async (file: Blob): Promise<ListTable> => {
  const { encoding, delimiter, rows } = await readTextHead(file);
  return { encoding, delimiter, sheet: null, sheets: [], ...requireHeadings(rows) };
};

interface SheetHead {
  readonly sheet: string;
  readonly rows: CsvRow[];
}

const recognised = ({ rows }: SheetHead): number =>
  recognisedHeadings(findHeadings(rows)?.headings ?? []);

/** The wanted sheet, else the first one with the most recognized headings. */
const chooseSheet = (heads: readonly SheetHead[], wanted?: string): SheetHead => {
  const [best] = heads
    .filter(({ sheet, rows }) => (wanted === undefined ? rows.length > 0 : sheet === wanted))
    .toSorted((a, b) => recognised(b) - recognised(a));
  if (!best) throw refusal('noSheet');
  return best;
};

const readSheets = async (
  file: Blob,
  format: 'xlsx' | 'pdf',
  read: ReadWorkbook,
  wanted?: string,
): Promise<ListTable> => {
  const heads: SheetHead[] = [];
  for await (const head of sheetsIn(file, read, { format, sheet: null })) {
    const known = heads.find(({ sheet }) => sheet === head.sheet);
    if (known) known.rows.push(...head.rows);
    else heads.push({ sheet: head.sheet, rows: [...head.rows] });
  }
  const { sheet, rows } = chooseSheet(heads, wanted);
  const found = { encoding: format, delimiter: '', ...requireHeadings(rows) };
  return format === 'pdf'
    ? { ...found, sheet: null, sheets: [] }
    : { ...found, sheet, sheets: heads.map((head) => head.sheet) };
};

/** Finds a file's table and headings; in a workbook, on the named sheet. */
export const readList = async (
  file: Blob,
  name: string,
  read: ReadWorkbook,
  sheet?: string,
): Promise<ListTable> => {
  if (file.size === 0) throw new HttpError(400, 'The file is empty.');
  const format = formatOf(name);
  return format ? readSheets(file, format, read, sheet) : readText(file);
};

const shortened = (cell: string): string => cell.trim().slice(0, 80);

/** Columns that identify a candidate; they are never shown or published. */
const personal =
  /^(NEET)?(ROLL|APPLICATION|REGISTRATION)(NO|NUMBER)$|^(CANDIDATES?|FATHERS?|MOTHERS?)NAME$|^(DOB|DATEOFBIRTH)$/;

export const isPersonal = (heading: string): boolean => personal.test(lettersOf(heading));

export const columnsOf = ({ headings, first }: ListTable) =>
  headings.map((heading, index) => ({
    heading: shortened(heading),
    examples: isPersonal(heading)
      ? []
      : first.map((cells) => shortened(cells[index] ?? '')).filter((cell) => cell !== ''),
  }));

/** The rows below the headings, in batches, with the share of the file read so far. */
export async function* rowsBelow(
  file: Blob,
  { encoding, delimiter, sheet, headingLine }: ListFormat,
  read: ReadWorkbook,
): AsyncGenerator<{ readonly rows: readonly CsvRow[]; readonly share: number }> {
  const batches =
    encoding === 'xlsx' || encoding === 'pdf'
      ? sheetsIn(file, read, { format: encoding, sheet: encoding === 'pdf' ? pdfSheet : sheet })
      : textRows(file, { encoding, delimiter });
  for await (const { rows, share } of batches)
    yield { rows: rows.filter(({ line }) => line > headingLine), share };
}

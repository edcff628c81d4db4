import { createCsvReader, guessDelimiter, type CsvRow } from './csv.ts';
import { encodingOf, textOf, type Encoding } from './textEncoding.ts';
import { HttpError } from '../../httpError.ts';

/** The number of characters searched for headings. */
const headLength = 64 * 1024;

export interface TextFormat {
  readonly encoding: Encoding;
  readonly delimiter: string;
}

const startOf = async (file: Blob, encoding: Encoding): Promise<string> => {
  let head = '';
  for await (const { text } of textOf(file, encoding)) {
    head += text;
    if (head.length >= headLength) break;
  }
  return head.slice(0, headLength);
};

/** The encoding and delimiter of a text file, and its first rows. */
export const readTextHead = async (file: Blob): Promise<TextFormat & { rows: CsvRow[] }> => {
  const encoding = await encodingOf(file);
  if (!encoding) throw new HttpError(400, 'We cannot read this file as text.');
  const head = await startOf(file, encoding);
  const delimiter = guessDelimiter(head.split(/\r?\n/, 20).join('\n'));
  const reader = createCsvReader(delimiter);
  const rows = [...reader.push(head), ...(head.length < headLength ? reader.end() : [])];
  if (rows.length === 0)
    throw new HttpError(400, 'The file has no table: its first line does not end.');
  return { encoding, delimiter, rows };
};

/** All rows of a text file, in batches, with the share of the file read so far. */
export async function* textRows(
  file: Blob,
  { encoding, delimiter }: TextFormat,
): AsyncGenerator<{ readonly rows: readonly CsvRow[]; readonly share: number }> {
  const reader = createCsvReader(delimiter);
  for await (const { text, share } of textOf(file, encoding))
    yield { rows: reader.push(text), share };
  yield { rows: reader.end(), share: 1 };
}

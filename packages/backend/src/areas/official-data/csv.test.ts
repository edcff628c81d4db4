import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCsvReader, guessDelimiter, type CsvRow } from './csv.ts';

const readAll = (pieces: readonly string[], delimiter = ','): CsvRow[] => {
  const reader = createCsvReader(delimiter);
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
};
const cellsOf = (text: string): (readonly string[])[] => readAll([text]).map(({ cells }) => cells);

describe('a row of CSV', () => {
  it.each([
    [
      'plain cells',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'no end of line at the end',
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells',
      ',\n,,',
      [
        ['', ''],
        ['', '', ''],
      ],
    ],
    ['delimiters, quotes and lines in quotes', '"a,""b""\r\nc",d', [['a,"b"\nc', 'd']]],
    ['a quote inside a cell', 'a "b",c', [['a "b"', 'c']]],
    ['quotes in a quoted cell', '"a "b" c",d', [['a "b" c', 'd']]],
    ['carriage returns alone', 'a\rb\r', [['a'], ['b']]],
    ['an empty quoted cell', '"",a', [['', 'a']]],
  ])('BEY-DAT-02 is read with %s', (_, text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('BEY-DAT-02 is the same wherever the pieces of the file end', () => {
    const word = fc.stringMatching(/^[a",\r\n;]{0,12}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (pieces) => {
        expect(readAll(pieces)).toEqual(readAll([pieces.join('')]));
      }),
      { numRuns: 500 },
    );
  });

  it('BEY-DAT-02 comes back as it was written', () => {
    const row = fc.array(fc.string({ maxLength: 8 }), { minLength: 2, maxLength: 5 });
    const write = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const text = rows.map((cells) => `${cells.map(write).join()}\n`).join('');
        expect(cellsOf(text)).toEqual(rows);
      }),
      { numRuns: 300 },
    );
  });

  it('BEY-DAT-05 with 10 MB is one error, and the rows around it are read', () => {
    const long = 'x'.repeat(1_000_000);
    const pieces = ['a,b\n', '"', ...Array.from({ length: 10 }, () => long), '\nc,d\n'];
    expect(readAll(pieces)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: [], fault: 'too long' },
      { line: 3, cells: ['c', 'd'] },
    ]);
  });

  it('BEY-DAT-05 with 1,000 columns is an error', () => {
    expect(readAll([`${','.repeat(999)}\na,b`])).toEqual([
      { line: 1, cells: [], fault: 'too many columns' },
      { line: 2, cells: ['a', 'b'] },
    ]);
  });
});

it.each([
  ['a;b;c\n1,5;2;3', ';'],
  ['a\tb\n1\t2', '\t'],
  ['a,b', ','],
])('BEY-DAT-02 the delimiter of %j is %j', (head, delimiter) => {
  expect(guessDelimiter(head)).toBe(delimiter);
});

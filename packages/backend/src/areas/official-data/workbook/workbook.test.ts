import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CsvRow } from '../csv.ts';
import { readList, rowsBelow } from '../listFile.ts';
import { packed, partsOf, workbookOf, worksheet } from '../testing/workbook.ts';
import { sheetsIn } from './openWorkbook.ts';
import { readInPlace } from './readWorkbook.ts';
import { processReader } from './readInProcess.ts';

const limits = { heap: 192, memory: 512, patience: 60_000 };
const sheetPath = 'xl/worksheets/sheet1.xml';

const rowsIn = async (bytes: Uint8Array<ArrayBuffer>, sheet: string): Promise<CsvRow[]> => {
  const all: CsvRow[] = [];
  for await (const { rows } of sheetsIn(new Blob([bytes]), readInPlace, { format: 'xlsx', sheet }))
    all.push(...rows);
  return all;
};

/** The cells of a row whose XML a test writes by hand. */
const cellsOf = async (content: string, parts: Record<string, string> = {}) => {
  const bytes = packed({
    ...partsOf({ List: [['first text', 'second']] }),
    [sheetPath]: worksheet(`<sheetData>${content}</sheetData>`),
    ...parts,
  });
  return (await rowsIn(bytes, 'List')).map(({ cells }) => cells);
};

describe('a workbook', () => {
  it.each([
    ['numbers and texts', '<row><c><v>47</v></c><c t="s"><v>1</v></c></row>', ['47', 'second']],
    ['gaps', '<row r="1"><c r="B1"><v>1</v></c><c r="D1"><v>2</v></c></row>', ['', '1', '', '2']],
    ['columns behind Z', `<row><c r="AB1"><v>1</v></c></row>`, [...Array(27).fill(''), '1']],
    ['a prefix', '<x:row><x:c><x:v>5</x:v></x:c></x:row>', ['5']],
    [
      'texts in their cells',
      '<row><c t="inlineStr"><is><t>A &amp; B</t></is></c></row>',
      ['A & B'],
    ],
    [
      'rich text without reading aids',
      '<row><c t="inlineStr"><is><r><t>All </t></r><r><t>India</t></r><rPh><t>x</t></rPh></is></c></row>',
      ['All India'],
    ],
    [
      'escaped control characters',
      '<row><c t="str"><v>x</v></c><c t="inlineStr"><is><t>a_x000A_b</t></is></c></row>',
      ['x', 'a\nb'],
    ],
    ['literal text', '<row><c t="str"><v><![CDATA[<b> & ]]></v></c></row>', ['<b> & ']],
    ['large numbers', '<row><c><v>1.5E3</v></c><c><v>12.25</v></c></row>', ['1500', '12.25']],
    [
      'truths and errors',
      '<row><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>',
      ['TRUE', '#N/A'],
    ],
    [
      'dates',
      '<row><c s="1"><v>45883</v></c><c s="2"><v>45883.75</v></c><c s="1"><v>0.5</v></c><c s="0"><v>45883</v></c></row>',
      ['2025-08-14', '2025-08-14 18:00', '12:00', '45883'],
    ],
  ])('BEY-DAT-10 is read with %s', async (_, content, cells) => {
    expect(await cellsOf(content)).toEqual([cells]);
  });

  it.each([
    ['a comment', '<row><c><!--<v>1</v>--><v>2</v></c></row>'],
    ['an instruction', '<?x > ?><row><c><v>2</v></c></row>'],
  ])('BEY-DAT-10 is not read where %s could be taken for a cell', async (_, cells) => {
    await expect(cellsOf(cells)).rejects.toThrow('The workbook is damaged');
  });

  it('BEY-DAT-10 has at most 50,000 rows on a sheet, and 10 MB', async () => {
    const line = (number: number) => `<row r="${number}"><c><v>7</v></c></row>`;
    expect(await cellsOf(line(1) + line(50_000))).toEqual([['7'], ['7']]);
    await expect(cellsOf(line(1) + line(50_001))).rejects.toThrow('more than 50,000 rows');
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
    await expect(readList(large, 'list.xlsx', readInPlace)).rejects.toThrow('larger than 10 MB');
  });

  it('BEY-DAT-09 that takes more memory than its process has is refused, and the server stays', async () => {
    const cells = Array.from({ length: 8 }, () => '<c><v>1</v></c>').join('');
    const rows = Array.from({ length: 49_000 }, () => `<row>${cells}</row>`).join('');
    const bytes = packed({
      ...partsOf({ List: [] }),
      [sheetPath]: worksheet(`<sheetData>${rows}</sheetData>`),
    });
    const reading = async () => {
      for await (const _ of processReader({ ...limits, heap: 16 })(bytes, 'List'));
    };
    await expect(reading()).rejects.toThrow('The workbook unpacks to more than can be read.');
  });

  it('BEY-DAT-10 counts days from 1904 where it says so', async () => {
    const parts = partsOf({ List: [] });
    const workbook = parts['xl/workbook.xml']!.replace(
      '<sheets>',
      '<workbookPr date1904="1"/><sheets>',
    );
    const cells = '<row><c s="1"><v>44421</v></c></row>';
    expect(await cellsOf(cells, { 'xl/workbook.xml': workbook })).toEqual([['2025-08-14']]);
  });

  it('BEY-DAT-10 says the lines of its rows, and leaves blank ones out', async () => {
    const rows = [['a', 'b'], [null, null], [], [null, 7]];
    expect(await rowsIn(workbookOf({ List: rows }), 'List')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 4, cells: ['', '7'] },
    ]);
  });

  it('BEY-DAT-10 comes back as it was written', async () => {
    const cell = fc.oneof(
      fc
        .string({ minLength: 1, unit: 'binary-ascii' })
        .filter((text) => /^[\x20-\x7e]+$/.test(text) && !text.includes('_x')),
      fc.integer(),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 }),
        async (rows) => {
          const read = await rowsIn(workbookOf({ List: rows }), 'List');
          expect(read.map(({ cells }) => cells)).toEqual(rows.map((row) => row.map(String)));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('BEY-DAT-11 is read on the sheet whose headings say most, or on the one that is asked for', async () => {
    const list = [
      ['Rank', 'Course'],
      [1, 'MBBS'],
    ];
    const bytes = workbookOf({ About: [['Sheet', 'What']], Empty: [], One: list, Two: list });
    const table = await readList(new Blob([bytes]), 'list.xlsx', readInPlace);
    expect(table).toMatchObject({ sheet: 'One', sheets: ['About', 'Empty', 'One', 'Two'] });
    const other = await readList(new Blob([bytes]), 'list.xlsx', readInPlace, 'About');
    expect(other).toMatchObject({ sheet: 'About', headings: ['Sheet', 'What'] });
    const below: CsvRow[] = [];
    for await (const { rows } of rowsBelow(new Blob([bytes]), table, readInPlace))
      below.push(...rows);
    expect(below).toEqual([{ line: 2, cells: ['1', 'MBBS'] }]);
  });

  it('BEY-DAT-11 does not show what is hidden', async () => {
    const parts = partsOf({ Shown: [['a', 'b']], Hidden: [['c', 'd']] });
    const workbook = parts['xl/workbook.xml']!.replace(
      'name="Hidden"',
      'name="Hidden" state="hidden"',
    );
    const bytes = packed({ ...parts, 'xl/workbook.xml': workbook });
    const { sheets } = await readList(new Blob([bytes]), 'list.xlsx', readInPlace);
    expect(sheets).toEqual(['Shown']);
  });

  it('BEY-DAT-10 with a bit changed in a stored part is damaged, not read differently', async () => {
    const parts = partsOf({
      List: [
        ['Rank', 'Course'],
        [123_456, 'MBBS'],
      ],
    });
    const { zipSync, strToU8 } = await import('fflate');
    const bytes = zipSync(
      Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
      { level: 0 },
    );
    const at = Buffer.from(bytes).indexOf('123456');
    bytes[at] = '9'.charCodeAt(0);
    await expect(rowsIn(bytes, 'List')).rejects.toThrow('The workbook is damaged');
  });
});

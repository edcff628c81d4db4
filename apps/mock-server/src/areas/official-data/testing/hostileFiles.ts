import { strToU8 } from 'fflate';
import { officialHeadings } from '@seatwise/backend/areas/official-data/testing/allotmentList';
import {
  packed,
  partsOf,
  rowsOfCsv,
  workbookOf,
  worksheet,
} from '@seatwise/backend/areas/official-data/testing/workbook';

const headings = rowsOfCsv([officialHeadings])[0]!;
const honest = partsOf({ 'Round 1': [headings, [1, 40, 'AI', 'AIIMS, New Delhi', 'MBBS']] });
const sheet = 'xl/worksheets/sheet1.xml';
const packedHonest = packed(honest);

/** Changes a two-byte number in the directory's entry of a part. */
const inDirectory = (bytes: Uint8Array, part: string, offset: number, value: number) => {
  const copy = new Uint8Array(bytes);
  const name = strToU8(part);
  for (let at = copy.length - name.length; at > 46; at -= 1)
    if (name.every((byte, index) => copy[at + index] === byte)) {
      new DataView(copy.buffer).setUint16(at - 46 + offset, value, true);
      return copy;
    }
  throw new Error(`No ${part}`);
};

/** A part that packs to a thousandth of its size. */
const bomb = (): Uint8Array<ArrayBuffer> =>
  packed({ ...honest, [sheet]: worksheet(`<sheetData>${' '.repeat(12_000_000)}</sheetData>`) });

/** A bomb whose directory claims a small size: the upper two bytes are zero. */
const lyingBomb = (): Uint8Array<ArrayBuffer> => inDirectory(bomb(), sheet, 26, 0);

const withSheet = (content: string) => packed({ ...honest, [sheet]: worksheet(content) });

const doctype = (declaration: string, cell: string): Uint8Array<ArrayBuffer> =>
  packed({
    ...honest,
    [sheet]: `<?xml version="1.0"?><!DOCTYPE x [${declaration}]>${worksheet(
      `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${cell}</t></is></c></row></sheetData>`,
    ).replace(/^<\?.*?\?>/, '')}`,
  });

const damaged = 'The workbook is damaged. Open it in Excel, save it again, and upload that file.';
const notWorkbook = 'The file is no Excel workbook (.xlsx).';
const isProtected =
  'The workbook is protected by a password, or of the old Excel format (.xls). Save it as .xlsx without a password.';
const tooLarge = 'The workbook unpacks to more than can be read.';
const entities = 'The workbook declares document types or entities, which no spreadsheet needs.';
const noEnd = 'The file has no table: its first line does not end.';
const noText = 'We cannot read this file as text.';
const tooWide = 'The file has more than 200 columns.';
const noRows = 'The workbook has no sheet with rows.';
const noHeadings = 'The file has no table with headings.';

type Hostile = readonly [what: string, name: string, content: () => BlobPart, words: string];

/** Files that are refused at upload, with the text of the refusal. */
export const refusedFiles: readonly Hostile[] = [
  ['another type', 'list.exe', () => 'x', 'Only CSV, Excel (.xlsx) and PDF files can be imported.'],
  ['nothing', 'list.csv', () => '', 'The file is empty.'],
  ['1,000 columns', 'list.csv', () => `${'a,'.repeat(1000)}\n1`, tooWide],
  ['one line of 10 MB', 'list.csv', () => 'x'.repeat(10_000_000), noEnd],
  ['bytes', 'list.csv', () => new Uint8Array([1, 0, 0, 2, 0, 255, 9]), noText],
  ['a workbook named .csv', 'list.csv', () => packedHonest, noText],
  ['one word', 'list.csv', () => 'Rank\n', noHeadings],
  ['nothing', 'list.xlsx', () => '', 'The file is empty.'],
  ['text named .xlsx', 'list.xlsx', () => officialHeadings, notWorkbook],
  [
    'a PDF named .xlsx',
    'list.xlsx',
    () => '%PDF-1.7\n1 0 obj\n<< /JS (app.alert(1)) >>',
    notWorkbook,
  ],
  [
    'a compound file, as an encrypted workbook is',
    'list.xlsx',
    () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
    isProtected,
  ],
  ['an encrypted part', 'list.xlsx', () => inDirectory(packedHonest, sheet, 8, 1), isProtected],
  ['a zip within a zip', 'list.xlsx', () => packed({ 'inner.xlsx': packedHonest }), notWorkbook],
  ['a zip for a sheet', 'list.xlsx', () => packed({ ...honest, [sheet]: packedHonest }), damaged],
  ['half of a zip', 'list.xlsx', () => packedHonest.slice(0, packedHonest.length / 2), damaged],
  [
    'a sheet that ends in its midst',
    'list.xlsx',
    () => packed({ ...honest, [sheet]: honest[sheet]!.slice(0, -30) }),
    damaged,
  ],
  [
    'a part that is not there',
    'list.xlsx',
    () =>
      packed({
        ...honest,
        'xl/_rels/workbook.xml.rels': honest['xl/_rels/workbook.xml.rels']!.replace(
          'sheet1',
          'sheet9',
        ),
      }),
    damaged,
  ],
  [
    'two parts of one name',
    'list.xlsx',
    () => packed({ ...honest, [sheet.toUpperCase()]: '' }),
    damaged,
  ],
  [
    'a method of packing of its own',
    'list.xlsx',
    () => inDirectory(packedHonest, sheet, 10, 99),
    damaged,
  ],
  ['a decompression bomb', 'list.xlsx', bomb, tooLarge],
  ['a bomb that says it is small', 'list.xlsx', lyingBomb, tooLarge],
  [
    'an external entity',
    'list.xlsx',
    () => doctype('<!ENTITY e SYSTEM "file:///etc/passwd">', '&e;'),
    entities,
  ],
  [
    'entities of entities',
    'list.xlsx',
    () => doctype('<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">', '&b;'),
    entities,
  ],
  [
    'an undeclared entity',
    'list.xlsx',
    () => withSheet('<sheetData><row r="1"><c><v>&e;</v></c></row></sheetData>'),
    entities,
  ],
  [
    'Windows-1252 in its texts',
    'list.xlsx',
    () => packed({ ...honest, 'xl/sharedStrings.xml': new Uint8Array([60, 97, 62, 0xe9, 60]) }),
    damaged,
  ],
  [
    'a text that its table does not have',
    'list.xlsx',
    () => withSheet('<sheetData><row><c t="s"><v>999</v></c></row></sheetData>'),
    damaged,
  ],
  [
    'a tag of 100 kB',
    'list.xlsx',
    () => withSheet(`<sheetData><row a="${'é'.repeat(100_000)}"/></sheetData>`),
    noRows,
  ],
  [
    'a row beyond the last',
    'list.xlsx',
    () => withSheet('<sheetData><row r="99999999"><c><v>7</v></c></row></sheetData>'),
    noRows,
  ],
  ['1,000 columns', 'list.xlsx', () => workbookOf({ Wide: [Array(1000).fill('a')] }), tooWide],
  ['no sheet with rows', 'list.xlsx', () => workbookOf({ Empty: [], Blank: [[null]] }), noRows],
  ['one cell', 'list.xlsx', () => workbookOf({ Title: [['Rank']] }), noHeadings],
  [
    '101 sheets',
    'list.xlsx',
    () => workbookOf(Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`S${at}`, []]))),
    'The workbook has more than 100 sheets.',
  ],
];

import { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenFor, workerHost, type Host } from '../../testing/hosts.ts';
import {
  allotmentLines,
  officialHeadings,
} from '@seatwise/backend/areas/official-data/testing/allotmentList';
import { refusedFiles } from './testing/hostileFiles.ts';
import { cutoffDetails, importsOf, problemsOf, publicationOf } from './testing/importsOf.ts';
import {
  packed,
  partsOf,
  rowsOfCsv,
  workbookOf,
  worksheet,
} from '@seatwise/backend/areas/official-data/testing/workbook';

let host: Host;
let token: string;
let good: readonly string[];
beforeAll(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
  const { cells } = host.backend.reference;
  good = allotmentLines(cells, { exam: 'UG', like: 2024, factor: 1.3, most: 20 });
});

const imports = importsOf(() => ({ host, token }), cutoffDetails);

const line = (cell: string): string => Array.from({ length: 8 }, () => cell).join();

const html = '<img src=x onerror=alert(1)>';
const formula = '=cmd|calc';
const long = 'x'.repeat(10_000_000);

const inSheet = (content: string) =>
  packed({
    ...partsOf({ List: [] }),
    'xl/worksheets/sheet1.xml': worksheet(`<sheetData>${content}</sheetData>`),
  });

const inlineRow = (number: number, cells: readonly string[]): string =>
  `<row r="${number}">${cells
    .map((cell) => `<c t="inlineStr"><is><t>${cell.replaceAll('<', '&lt;')}</t></is></c>`)
    .join('')}</row>`;

/** A list with given rows between good ones, as text and as a workbook. */
const listWith = (...rows: string[]): [string, () => BlobPart][] => {
  const lines = (): string[] => [officialHeadings, good[0]!, ...rows, ...good.slice(1)];
  return [
    ['list.csv', () => lines().join('\r\n')],
    ['list.xlsx', () => workbookOf({ 'Round 1': rowsOfCsv(lines()) })],
  ];
};

describe('a hostile file', () => {
  it.each(refusedFiles)(
    'BEY-DAT-05 BEY-DAT-10 with %s (%s) is refused in words',
    async (_, name, content, words) => {
      const { db } = host.backend;
      const held = () => [db.dataImports.size, db.blobKeys().size];
      const before = held();
      expect(await imports.refusal(content(), name)).toBe(words);
      expect(held()).toEqual(before);
      await imports.read(contract.readData, {});
    },
  );

  it.each([...listWith(line(html), line(formula))])(
    'BEY-DAT-05 BEY-DAT-10 with HTML and formulas in every cell of a row (%s) is reported as text',
    async (name, content) => {
      const state = await imports.checked(await imports.uploaded(content(), name));
      expect(state.result).toMatchObject({ used: 20, leftOut: 2 });
      expect(state.result!.examples.map(({ row, value }) => [row, value])).toEqual([
        [3, html],
        [4, formula],
      ]);
      expect(await imports.reportOf(state.id)).toContain(`4,error,no rank,'${formula}`);
    },
  );

  it.each(['\u200b=1+1', '＝1+1', '\u0001=1', ' +1', '\u2060@SUM(A1)'])(
    'BEY-DAT-05 BEY-ATK-12 has no formula in its report: %s',
    async (cell) => {
      const list = [officialHeadings, `1,40,${cell},"AIIMS, New Delhi",MBBS,OP NO,OP NO,Allotted`];
      const state = await imports.checked(await imports.uploaded(list.join('\r\n')));
      expect(await imports.reportOf(state.id)).toContain(`2,error,unknown quota,'${cell.trim()}`);
    },
  );

  it.each(listWith(`"${long}"`))(
    'BEY-DAT-05 BEY-DAT-10 with a cell of 10 MB (%s) loses none of the other rows',
    async (name, content) => {
      const state = await imports.checked(await imports.uploaded(content(), name));
      expect(state.result).toMatchObject({ used: 20, leftOut: 1 });
      expect(problemsOf(state)).toEqual({ 'too long': 1 });
    },
  );

  it.each(listWith('a,'.repeat(1000)))(
    'BEY-DAT-05 BEY-DAT-10 with a row of 1,000 columns (%s) loses none of the other rows',
    async (name, content) => {
      const state = await imports.checked(await imports.uploaded(content(), name));
      expect(problemsOf(state)).toEqual({ 'too many columns': 1 });
      expect(state.result).toMatchObject({ used: 20, leftOut: 1 });
    },
  );

  it.each([
    ['list.csv', () => officialHeadings],
    ['list.xlsx', () => workbookOf({ List: rowsOfCsv([officialHeadings]) })],
  ])('BEY-DAT-05 with headings alone (%s) has nothing to publish', async (name, content) => {
    const state = await imports.checked(await imports.uploaded(content(), name));
    expect(state.result).toMatchObject({ rows: 0, used: 0 });
    const refused = await imports.ask(contract.publishDataImport, publicationOf(state));
    expect(refused.status).toBe(409);
  });

  it.each([
    ['UTF-16', 'utf-16le', (text: string) => `\ufeff${text}`, 2],
    [
      'Windows-1252',
      'windows-1252',
      (text: string) => text.replace('Allotted\r', 'Allott\u00e9\r'),
      1,
    ],
    ['invalid UTF-8', 'windows-1252', (text: string) => `${text}\r\n\u00ff\u00fe\u00c3`, 1],
  ])('BEY-DAT-05 in %s is read as %s', async (_, encoding, write, width) => {
    const text = write([officialHeadings, ...good].join('\r\n'));
    const bytes =
      width === 2
        ? new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)
        : Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const list = await imports.uploaded(bytes);
    expect(list.encoding).toBe(encoding);
    expect((await imports.checked(list)).result).toMatchObject({ used: 20 });
  });

  it('BEY-DAT-10 with formulas is read by the values that were saved, and never computed', async () => {
    const [headings, row] = rowsOfCsv([officialHeadings, good[0]!]);
    const cells = row!.map((cell, at) =>
      at === 1
        ? `<c t="str"><f>WEBSERVICE("http://evil.test")</f><v>${cell}</v></c>`
        : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
    );
    const uncomputed = cells.with(1, '<c><f>1+1</f></c>');
    const state = await imports.checked(
      await imports.uploaded(
        inSheet(
          `${inlineRow(1, headings as string[])}<row r="2">${cells.join('')}</row><row r="3">${uncomputed.join('')}</row>`,
        ),
        'list.xlsx',
      ),
    );
    expect(state.result).toMatchObject({ used: 1, leftOut: 1 });
    expect(state.result!.examples).toEqual([
      { row: 3, problem: 'no rank', severity: 'error', value: '=1+1' },
    ]);
  });

  it('BEY-DAT-10 that breaks below its first rows is refused as a whole', async () => {
    const lines = rowsOfCsv([officialHeadings, ...Array.from({ length: 400 }, () => good).flat()]);
    const parts = partsOf({ List: lines });
    const cut = parts['xl/worksheets/sheet1.xml']!.slice(0, -1000);
    const bytes = packed({ ...parts, 'xl/worksheets/sheet1.xml': cut });
    expect(await imports.refusal(bytes, 'list.xlsx')).toMatch(/^The workbook is damaged/);
  });
});

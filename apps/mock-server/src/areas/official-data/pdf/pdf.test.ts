import { beforeAll, describe, expect, it } from 'vitest';
import { tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';
import { officialHeadings } from '../testing/allotmentList.ts';
import { cutoffDetails, importsOf } from '../testing/importsOf.ts';
import { pdfOf } from '../testing/pdf.ts';
import { readInPlace } from '../workbook/readWorkbook.ts';

let host: Host;
let token: string;
beforeAll(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
});

const { uploaded, checked, refusal } = importsOf(() => ({ host, token }), cutoffDetails);

const headings = officialHeadings.split(',');
const row = (rank: string, college: string, quota = 'Open Seat\nQuota') => [
  rank,
  rank,
  quota,
  college,
  'MBBS',
  'Open',
  'GN',
  'Allotted',
];
const abbreviations = [
  ['Quota Abbreviation', ''],
  ['Abbreviation', 'Description'],
  ['AI', 'All India'],
];

describe('a PDF', () => {
  it('BEY-DAT-54 is read by its drawn cells, over pages that repeat their headings', async () => {
    const list = await uploaded(
      pdfOf([
        abbreviations,
        [headings, row('5', 'AIIMS,\nNew Delhi'), row('9', 'AIIMS, Jodhpur')],
        [headings, row('12', 'AIIMS, New De\nlhi,Ansari Nagar\n(East), New Delhi')],
        [row('x', 'AIIMS, Jodhpur')],
      ]),
      'round-1.pdf',
    );
    expect(list).toMatchObject({
      encoding: 'pdf',
      sheet: null,
      sheets: [],
      kind: 'cutoffs',
      mapping: { rank: 1, quota: 2, college: 3, program: 4, category: 5 },
    });
    const state = await checked(list);
    expect(state.result).toMatchObject({
      rows: 4,
      used: 3,
      leftOut: 1,
      unknowns: [{ of: 'rank' }],
    });
    expect(state.result!.preview[0]).toMatchObject({
      title: 'AIIMS, New Delhi',
      values: { openingRank: 5, closingRank: 12, admits: 2 },
    });
  });

  it.each([
    ['is none', () => officialHeadings, 'The file is no PDF.'],
    ['is cut', () => pdfOf([[headings]]).slice(0, 300), 'The PDF is damaged.'],
    [
      'has no drawn table',
      () => pdfOf([[headings, row('5', 'AIIMS, New Delhi')]], { isDrawn: false }),
      'The PDF has no table with drawn lines. Save its table as CSV, and upload that file.',
    ],
    [
      'has too many pages',
      () => pdfOf(Array.from({ length: 3001 }, () => [])),
      'The PDF has more than 3,000 pages or 100,000 rows. Save its table as CSV, and upload that file.',
    ],
    [
      'is too large',
      () => new Blob(['%PDF-1.7\n', new Uint8Array(25 * 1024 * 1024)]),
      'The PDF is larger than 25 MB. Save its table as CSV, and upload that file.',
    ],
  ])('BEY-DAT-54 that %s is refused in words', async (_, content, words) => {
    expect(await refusal(content(), 'list.pdf')).toBe(words);
  });

  it('BEY-DAT-54 is left to a server by a page', async () => {
    for await (const batch of readInPlace(pdfOf([[headings]]), null))
      expect(batch).toEqual({ refused: 'pdfOnServer' });
  });
});

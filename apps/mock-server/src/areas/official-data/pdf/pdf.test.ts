import { beforeAll, describe, expect, it } from 'vitest';
import { tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';
import { officialHeadings } from '@seatwise/backend/areas/official-data/testing/allotmentList';
import { cutoffDetails, importsOf } from '../testing/importsOf.ts';
import { pdfBomb, pdfOf } from '../testing/pdf.ts';
import { processReader } from '@seatwise/backend/areas/official-data/workbook/readInProcess';
import {
  pdfSheet,
  readInPlace,
  type ReadWorkbook,
} from '@seatwise/backend/areas/official-data/workbook/readWorkbook';

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

  const readAll = async (
    reader: ReadWorkbook,
    bytes: Uint8Array<ArrayBuffer>,
    gone?: AbortSignal,
  ) => {
    let batches = 0;
    for await (const _ of reader(bytes, pdfSheet, gone)) batches += 1;
    return batches;
  };
  const limits = { heap: 192, memory: 256, patience: 60_000 };
  const long = 'The PDF takes more time or memory than a list needs.';

  it(
    'BEY-ATK-24 that unpacks to a gigabyte takes no memory of the server, and is refused',
    { timeout: 90_000 },
    async () => {
      const bytes = await pdfBomb(1000);
      expect(bytes.length).toBeLessThan(2_100_000);
      const before = process.memoryUsage.rss();
      await expect(readAll(processReader(limits), bytes)).rejects.toThrow(long);
      expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
    },
  );

  it('BEY-ATK-24 of many pages has one deadline, and not one for each', async () => {
    const bytes = pdfOf(Array.from({ length: 1500 }, () => [headings, row('5', 'AIIMS, Jodhpur')]));
    await expect(readAll(processReader({ ...limits, patience: 1500 }), bytes)).rejects.toThrow(
      long,
    );
  });

  it('BEY-ATK-24 is read no further once its call is gone, and the next file is read then', async () => {
    const bytes = pdfOf([[headings, row('5', 'AIIMS, Jodhpur')]]);
    const gone = new AbortController();
    const reading = readAll(processReader(limits), await pdfBomb(100), gone.signal);
    const next = readAll(processReader(limits), bytes);
    gone.abort();
    await expect(reading).rejects.toThrow(long);
    expect(await next).toBe(1);
  });

  it('BEY-DAT-54 is left to a server by a page', async () => {
    for await (const batch of readInPlace(pdfOf([[headings]]), null))
      expect(batch).toEqual({ refused: 'pdfOnServer' });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { tokenFor, workerHost, type Host } from '../../testing/hosts.ts';
import { officialHeadings } from '@seatwise/backend/areas/official-data/testing/allotmentList';
import { workbookOf } from '@seatwise/backend/areas/official-data/testing/workbook';
import { cutoffDetails, importsOf, problemsOf, type Import } from './testing/importsOf.ts';

let host: Host;
let token: string;
beforeAll(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
});

const { uploaded, checked, refusal } = importsOf(() => ({ host, token }), cutoffDetails);

const check = async (lines: readonly string[], round?: 'Round 2' | 'Mop-up'): Promise<Import> =>
  checked(await uploaded(lines.join('\r\n')), round && { round });

const previewOf = ({ result }: Import) =>
  result!.preview.map(({ title, detail, values }) => [
    title,
    detail,
    values['openingRank'],
    values['closingRank'],
    values['admits'],
  ]);

const delhi = '"AIIMS, New Delhi"';
const jodhpur = '"AIIMS, Jodhpur"';
const seat = 'MBBS, Open Seat Quota, OP';

describe('a list with the rounds side by side', () => {
  const headings =
    'SNo,Rank,Allotted Quota,Allotted Institute,Course,Remarks,Allotted Quota,"Allott ed\nInstitute",Course,Allotted Category,Candidate Category,Option No.,Remarks';
  const kept = `1,40,Open Seat Quota,${delhi},MBBS,Reported,-,-,-,-,-,-,No Upgradation`;
  const moved = `2,60,Open Seat Quota,${jodhpur},MBBS,Reported,Open Seat Quota,${delhi},MBBS,Open,GN,1,Upgraded`;
  const fresh = `3,90,-,-,-,-,Open Seat Quota,${jodhpur},MBBS,Open,OBC,4,Fresh Allotted in 2nd Round`;

  it('BEY-DAT-02 BEY-DAT-50 counts the seats that were given in the last of them', async () => {
    const list = await uploaded([headings, kept, moved, fresh].join('\n'));
    expect(list.mapping).toMatchObject({ quota: 6, college: 7, program: 8, remarks: 12 });
    const state = await checked(list, { round: 'Round 2' });
    expect(state.result).toMatchObject({ rows: 2, used: 2, leftOut: 0, skipped: 1 });
    expect(previewOf(state)).toEqual([['AIIMS, New Delhi', seat, 60, 60, 1]]);
    expect(state.result!.difference.added).toBe(2);
  });

  it('BEY-DAT-50 is read alike where a converter has numbered its headings', async () => {
    const numbered = headings
      .replaceAll('\n', '')
      .replace(/,Allotted Quota,(?="Allott ed)/, ',Allotted Quota_1,')
      .replace('"Allott edInstitute",Course', 'Allotted Institute_1,Course_1')
      .replace(/Remarks$/, 'Remarks_1');
    const { mapping } = await uploaded([numbered, kept].join('\n'));
    expect(mapping).toMatchObject({ quota: 6, college: 7, program: 8, remarks: 12 });
  });

  it('BEY-DAT-50 reads the rows of pages that lack a column without a heading', async () => {
    const wide = headings.replace('"Allott', ',"Allott');
    const whole = moved.replace(`,Open Seat Quota,${delhi}`, `,Open Seat Quota,,${delhi}`);
    const state = await check([wide, whole, `${fresh},`], 'Round 2');
    expect(state.result).toMatchObject({ used: 2, leftOut: 0, unknowns: [] });
  });

  it('BEY-DAT-50 leaves out a row whose course is in the college’s place', async () => {
    const shifted = fresh.replace(`,Open Seat Quota,${jodhpur},`, ',Open Seat Quota,');
    const state = await check([headings, moved, shifted], 'Round 2');
    expect(state.result).toMatchObject({ used: 1, leftOut: 1 });
    expect(problemsOf(state)).toMatchObject({ 'shifted row': 1 });
  });

  it('BEY-DAT-50 is refused where the headings do not tell the rounds apart', async () => {
    const words = await refusal(`${headings.replace(',Course,Remarks', ',Remarks')}\n${kept}`);
    expect(words).toMatch(/^More than one column is headed “Allotted Quota”/);
  });
});

describe('an allotment list', () => {
  const line = (rank: string, more = 'Open,GN,Allotted') =>
    `1,${rank},Open Seat Quota,${delhi},MBBS,${more}`;

  it('BEY-DAT-51 counts several candidates of one rank, and those put in behind one', async () => {
    const ranks = ['1(A)', '1(B)', '1.01', '3', '3.5', '"1,040.5"', '1(A)'];
    const state = await check([officialHeadings, ...ranks.map((rank) => line(rank))]);
    expect(problemsOf(state)).toEqual({
      'doubled row': 1,
      'rank far behind all others': 1,
      // The seat closed at 50 or later in each earlier year.
      'far from before': 1,
    });
    expect(previewOf(state)).toEqual([['AIIMS, New Delhi', seat, 1, 3, 5]]);
  });

  it('BEY-DAT-51 takes the candidate’s category where the seat’s is a dash', async () => {
    const state = await check([officialHeadings, line('5', '-,OBC PwD,Allotted')]);
    expect(previewOf(state)[0]![1]).toBe('MBBS, Open Seat Quota, OBC PH');
  });

  it('BEY-DAT-04 names all that is unknown of a row, and leaves it out once', async () => {
    const state = await check([
      officialHeadings,
      '1,7,ZZ,"Nowhere College, Atlantis",Astrology,QQ,GN,Allotted',
    ]);
    expect(state.result).toMatchObject({ rows: 1, used: 0, leftOut: 1 });
    expect(state.result!.unknowns.map(({ of }) => of).toSorted()).toEqual([
      'category',
      'college',
      'course',
      'quota',
    ]);
  });

  it('BEY-DAT-51 does not count who was given nothing in this round', async () => {
    const state = await check([
      officialHeadings,
      line('5'),
      line('6', 'Open,GN,Did not opt for Upgradation.'),
      line('7', 'Open,GN,Not Reported'),
    ]);
    expect(state.result).toMatchObject({ used: 1, leftOut: 0, skipped: 2 });
  });
});

describe('a list of opening and closing ranks', () => {
  const headings =
    'Round,Allotted Institute,Course,Allotted Quota,Allotted Category,Opening_Rank,Closing_Rank,Allotted_Count';
  const row = (round: string, institute: string, ranks: string) =>
    `${round},${institute},MBBS,Open Seat Quota,Open,${ranks}`;

  it('BEY-DAT-52 takes the rows of its round alone, and their numbers of seats', async () => {
    const state = await check(
      [
        headings,
        row('Mop Up', delhi, '40,90,17'),
        row('Round 1', jodhpur, '10,20,8'),
        row('Finals', jodhpur, '10,20,8'),
      ],
      'Mop-up',
    );
    expect(problemsOf(state)).toEqual({ 'row of another round': 1, 'unknown round': 1 });
    expect(previewOf(state)).toEqual([['AIIMS, New Delhi', seat, 40, 90, 17]]);
  });

  it('BEY-DAT-52 makes one seat of two spellings', async () => {
    const spelt = '"ALL INDIA INSTITUTE OF MEDICAL SCIENCES, NEW DELHI"';
    const state = await check([
      headings,
      row('', delhi, '40,90,17'),
      row('', spelt, '35.5,80,3'),
      row('', spelt, '1,2,3'),
    ]);
    expect(problemsOf(state)).toEqual({ 'doubled row': 1 });
    expect(previewOf(state)).toEqual([['AIIMS, New Delhi', seat, 35, 90, 20]]);
  });
});

describe('a list with a column that says who a candidate is', () => {
  const rows = [
    ['Result of Round 1'],
    ['Roll No.', ...officialHeadings.split(',')],
    ['4405114297', '1', '5', 'AI', 'AIIMS, New Delhi', 'MBBS', 'Open', 'GN', '-'],
    ['Roll No.', ...officialHeadings.split(',')],
    ['4405114298', '2', 'x', 'AI', 'AIIMS, New Delhi', 'MBBS', 'Open', 'GN', '-'],
  ];
  const csv = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n');

  it.each([
    ['CSV', () => csv, 'list.csv'],
    ['a workbook', () => workbookOf({ Notice: [['Read me']], List: rows }), 'list.xlsx'],
  ])('BEY-DAT-53 keeps and shows nothing of it, as %s', async (_, content, name) => {
    const list = await uploaded(content(), name);
    expect(list.columns[0]!.heading).toBe('Removed: Roll No.');
    expect(JSON.stringify(list)).not.toContain('44051142');
    const { storageKey } = host.backend.db.dataImports.get(list.id)!;
    const text = await (await host.backend.db.blobs.read(storageKey))!.text();
    expect(text).not.toContain('44051142');
    expect(text).toContain('"AIIMS, New Delhi","MBBS","Open","GN","-"');
    const state = await checked(list);
    expect(state.result).toMatchObject({ rows: 2, used: 1, skipped: 1 });
    expect(state.result!.examples).toMatchObject([{ row: 5, problem: 'no rank' }]);
  });
});

it('BEY-DAT-53 rows are counted as a spreadsheet counts them, whatever lines their cells have', async () => {
  const state = await check([
    officialHeadings,
    `1,50,Open Seat Quota,"AIIMS,\nNew\nDelhi",MBBS,Open,GN,Allotted`,
    '',
    `2,x,Open Seat Quota,${delhi},MBBS,Open,GN,Allotted`,
  ]);
  expect(state.result!.examples).toMatchObject([{ row: 4, problem: 'no rank' }]);
});

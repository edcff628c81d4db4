import { colleges } from '@seatwise/api-client/contract/colleges';
import { expect, it } from 'vitest';
import { createDatabase } from '@seatwise/backend/db/database';
import { memoryStorage } from '@seatwise/backend/db/storage';
import { call, workerHost } from '../../testing/hosts.ts';
import { rowReaderFor, takeCodesOfToday } from '@seatwise/backend/areas/official-data/formerCodes';

const seat = (instituteCode: string) => ({
  id: instituteCode,
  instituteCode,
  institute: 'A college',
  subject: 'MBBS',
  quotaName: 'All India',
});

it('BEY-DAT-62 name the seats of an earlier version by MCC’s codes, once, and lose none', () => {
  const db = createDatabase(memoryStorage());
  const list = {
    id: 'list',
    userId: 1,
    name: 'Mine',
    listId: 'list',
    entries: [seat('200565'), seat('200101')],
    version: 1,
    updatedAt: 1,
    lockedAt: null,
  };
  db.choiceLists.put(list);
  db.choiceVersions.put({
    id: 'list/1',
    list: 'list',
    version: 1,
    writeId: null,
    savedAt: 1,
    count: 2,
    difference: JSON.stringify([[0, 1], seat('200565')]),
  });
  db.shortlists.put({ id: 1, items: [seat('200565')], version: 1, writeIds: [] });
  const codes = () => [
    db.choiceLists.get('list')!.entries.map(({ instituteCode }) => instituteCode),
    JSON.parse(db.choiceVersions.get('list/1')!.difference!)[1].instituteCode,
    db.shortlists.get(1)!.items[0]!.instituteCode,
  ];
  takeCodesOfToday(db, 5);
  const once = codes();
  // Maulana Azad had 200565, which is MCC's code for Jagannath in Puri; no college had 200101.
  expect(once).toEqual([['200449', '200101'], '200449', '200449']);
  takeCodesOfToday(db, 6);
  expect(codes()).toEqual(once);
});

it('BEY-DAT-62 are read into the stored rows of an earlier version, and not into later ones', () => {
  const db = createDatabase(memoryStorage());
  db.dataVersions.put({
    id: 1,
    imports: [{ id: 1, rowsKey: 'old' }],
    importId: 1,
    details: {
      kind: 'cutoffs',
      source: 'MCC',
      exam: 'UG',
      year: 2024,
      round: 'Round 1',
      documentUrl: 'https://mcc.nic.in/',
    },
    fileName: 'round-1.csv',
    rows: 1,
    publishedAt: 0,
    publishedBy: 'Priya Nair',
    withdrawn: null,
  });
  takeCodesOfToday(db, 5);
  expect(rowReaderFor(db, 'old')({ instituteCode: '200565' })).toEqual({ instituteCode: '200449' });
  expect(rowReaderFor(db, 'old')({ code: '200565' })).toEqual({ code: '200449' });
  expect(rowReaderFor(db, 'new')({ code: '200565' })).toEqual({ code: '200565' });
});

it('BEY-DAT-62 a link with a former code opens its college, and says whose code it is today', async () => {
  const host = await workerHost({ extract: false });
  const page = async (code: string) =>
    (await (await call(host, colleges.readCollege, { code })).json()) as {
      code: string;
      name: string;
      formerHolder: { code: string; name: string } | null;
    };
  const taken = await page('200565');
  expect(taken.name).toContain('Puri');
  expect(taken.formerHolder).toEqual({
    code: '200449',
    name: 'Maulana Azad Medical College, New Delhi',
  });
  expect((await page('200449')).formerHolder).toMatchObject({ code: 'example-200449' });
  expect((await page('904759')).formerHolder).toBeNull();
  expect((await page('202095')).code).toBe('200521');
});

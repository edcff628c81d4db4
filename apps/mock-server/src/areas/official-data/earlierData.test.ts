import { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { expect, it } from 'vitest';
import { memoryStorage, type Storage } from '@seatwise/backend/db/storage';
import { tokenFor, workerHost, type Host } from '../../testing/hosts.ts';
import { loadOfficialLists } from '@seatwise/backend/areas/official-data/officialLists';
import { createLineWriter } from '@seatwise/backend/areas/official-data/report';
import { cutoffDetails, importsOf } from './testing/importsOf.ts';

const officialLists = await loadOfficialLists('extract');

const aiims = '200502';
const { kind: _, ...details } = cutoffDetails;
const row = {
  instituteCode: aiims,
  subject: 'MBBS',
  quota: 'Open Seat Quota',
  allottedCategory: 'OP',
  ph: 'NO',
  minAir: 1,
  maxAir: 55,
  admits: 55,
};

/** An import of a CSV file as the first server with imports stored it; it knew only cut-offs. */
const storedImport = {
  fileName: 'round-1.csv',
  fileSize: 900,
  storageKey: 'file',
  uploadedBy: 'Priya Nair',
  uploadedAt: 0,
  encoding: 'utf-8',
  delimiter: ',',
  headingLine: 1,
  columns: [{ heading: 'Rank', examples: ['7'] }],
  mapping: { rank: 0 },
  details,
  colleges: [],
  failure: null,
  result: {
    rows: 1,
    used: 1,
    leftOut: 0,
    skipped: 0,
    problems: [{ problem: 'doubled-row', count: 1 }],
    examples: [],
    colleges: [],
    preview: [row],
    difference: { added: 1, changed: 0, gone: 0, same: 0, samples: 1, examples: [] },
  },
  reportKey: null,
  basedOn: 0,
};

const records = [
  { collection: 'settings', id: 'last:dataImports', value: 2 },
  { collection: 'settings', id: 'last:dataVersions', value: 1 },
  { collection: 'dataImports', id: 1, ...storedImport, rowsKey: 'rows', isPublished: true },
  { collection: 'dataImports', id: 2, ...storedImport, rowsKey: null, isPublished: false },
  {
    collection: 'dataVersions',
    id: 1,
    imports: [1],
    importId: 1,
    details,
    fileName: 'round-1.csv',
    cells: 1,
    publishedAt: 0,
    publishedBy: 'Priya Nair',
    withdrawn: null,
  },
  { collection: 'dataSources', id: 'mcc', name: 'MCC', headings: { rank: 'RANK' }, colleges: [] },
];

const earlierStorage = async (): Promise<Storage> => {
  const storage = memoryStorage();
  const lines = await createLineWriter(storage.blobs, 'rows');
  lines.add(JSON.stringify(row));
  await lines.finish();
  return {
    ...storage,
    load: () =>
      records.map(({ collection, ...record }) => ({
        collection,
        id: String(record.id),
        body: JSON.stringify(record),
      })),
  };
};

it('BEY-DAT-24 what an earlier server stored is in force, listed and gone on with', async () => {
  const host: Host = await workerHost({ storage: await earlierStorage() });
  const token = await tokenFor(host, 'admin');
  const { read, uploaded } = importsOf(() => ({ host, token }), cutoffDetails);
  const data = await read(contract.readData, {});
  expect(data).toMatchObject({
    current: 1 + officialLists.size,
    open: [{ id: 2 }],
  });
  expect(data.versions).toHaveLength(1 + officialLists.size);
  expect(data.versions.at(-1)).toMatchObject({ kind: 'cutoffs', rows: 1, source: 'MCC' });
  const { ranks } = await read(colleges.readCollege, { code: aiims });
  expect(ranks.flatMap(({ years }) => years)).toContainEqual(
    expect.objectContaining({ year: 2026, maxAir: 55, source: 'imported' }),
  );
  const left = await read(contract.readDataImport, { id: 2 });
  expect(left).toMatchObject({
    kind: 'cutoffs',
    sheet: null,
    guesses: { cutoffs: { rank: 0 } },
    // The check was stored in an older form, so the list must be checked again.
    state: 'uploaded',
    result: null,
  });
  expect((await uploaded('Rank,Zeile\n7,8')).kind).toBe('cutoffs');
});

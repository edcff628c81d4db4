import { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '@seatwise/backend/db/database';
import { memoryStorage } from '@seatwise/backend/db/storage';
import { tokenFor, workerHost, type Host } from '../../testing/hosts.ts';
import {
  loadOfficialLists,
  officialRows,
} from '@seatwise/backend/areas/official-data/officialLists';
import { publishOfficialResults } from '@seatwise/backend/areas/official-data/officialResults';
import { importsOf } from './testing/importsOf.ts';
import {
  addVersion,
  rowsOf,
  versionInForce,
  withdraw,
} from '@seatwise/backend/areas/official-data/versions';
import { createSlices } from '@seatwise/backend/areas/official-data/timeSlices';

const officialLists = await loadOfficialLists('extract');

const by = { at: 1, by: 'Neha' };
const details = {
  kind: 'cutoffs',
  source: 'MCC',
  exam: 'UG',
  year: 2025,
  round: 'Stray Vacancy',
  documentUrl: 'https://mcc.nic.in/ug-medical-counselling/',
} as const;

describe('the official results on a server', () => {
  let host: Host;
  let token: string;
  beforeEach(async () => {
    host = await workerHost();
    token = await tokenFor(host, 'admin');
  });
  afterEach(() => host.close());
  const { read, checked, publish } = importsOf(() => ({ host, token }), details);

  it('BEY-DAT-30 are published from the start as versions by exam, year and round, with their source', async () => {
    const { versions, current } = await read(contract.readData, {});
    expect(current).toBe(officialLists.size);
    expect(versions.map(({ year, round, rows }) => `${year} ${round}: ${rows}`)).toContain(
      '2024 Round 1: 2969',
    );
    expect(versions).toContainEqual(
      expect.objectContaining({ ...details, rows: 587, publishedBy: 'Seatwise' }),
    );
    for (const { kind, exam, source, documentUrl } of versions)
      if (kind === 'cutoffs' && exam === 'UG')
        expect([source, documentUrl]).toEqual(['MCC', details.documentUrl]);
  });

  it('BEY-DAT-30 are withdrawn like any other, and can be checked and published again from their file', async () => {
    const withdrawn = host.backend.db.dataVersions
      .all()
      .find(({ fileName }) => fileName === 'mcc-ug-2025-stray-vacancy.csv')!;
    const cells = JSON.stringify(host.backend.reference.cells);
    await read(contract.withdrawDataVersion, { id: withdrawn.id });
    expect(JSON.stringify(host.backend.reference.cells)).not.toBe(cells);
    const state = await checked(
      await read(contract.readDataImport, { id: withdrawn.importId }),
      details,
    );
    expect(state.result).toMatchObject({ rows: 587, used: 587, leftOut: 0 });
    await publish(state);
    const record = host.backend.db.dataImports.get(withdrawn.importId)!;
    const rows = await rowsOf(host.backend.db, record, createSlices());
    expect(rows).toEqual(officialRows('mcc-ug-2025-stray-vacancy'));
    expect(JSON.stringify(host.backend.reference.cells)).toBe(cells);
  });

  it('BEY-DAT-31 stand on college pages by year and round, and nothing else is of their exam', async () => {
    const { ranks } = await read(colleges.readCollege, { code: '200521' });
    const seat = ranks.find(
      ({ program, quotaName, allottedCategory, allottedPh }) =>
        program === 'MBBS' &&
        quotaName === 'Open Seat Quota' &&
        allottedCategory === 'OP' &&
        allottedPh === 'NO',
    )!;
    expect(seat.years.filter(({ year }) => year === 2024)).toEqual([
      expect.objectContaining({ round: 'Round 1', publisher: 'MCC', minAir: 38, maxAir: 350 }),
    ]);
    expect(seat.years.find(({ year }) => year === 2025)).toMatchObject({
      round: 'Round 1',
      minAir: null,
      maxAir: 258,
      admits: null,
    });
  });
});

describe('the official results in a database', () => {
  it('BEY-DAT-30 are published once: what was withdrawn stays so after the next start', () => {
    const db = createDatabase(memoryStorage());
    publishOfficialResults(db, 0, officialLists);
    withdraw(db, versionInForce(db)!, by);
    publishOfficialResults(db, 1, officialLists);
    expect(db.dataVersions.size).toBe(officialLists.size);
    expect(versionInForce(db)!.id).toBe(officialLists.size - 1);
  });

  it('BEY-DAT-30 come into a database of an earlier server, beside what staff have published', () => {
    const db = createDatabase(memoryStorage());
    publishOfficialResults(db, 0, officialLists);
    const own = { ...db.dataImports.all()[0]!, rowsKey: 'own', id: 99 };
    db.clear();
    const empty = { added: 1, changed: 0, gone: 0, same: 0, examples: [] };
    const counted = { rows: 1, used: 1, leftOut: 0, skipped: 0 };
    const lists = { problems: [], examples: [], unknowns: [], preview: [] };
    db.dataImports.put({ ...own, result: { ...counted, ...lists, difference: empty } });
    addVersion(db, db.dataImports.get(99)!, by);
    publishOfficialResults(db, 2, officialLists);
    expect(db.dataVersions.size).toBe(officialLists.size);
    const inForce = versionInForce(db)!.imports.map(({ rowsKey }) => rowsKey);
    expect(inForce).toEqual(['own', ...[...officialLists.keys()].slice(1)]);
  });

  it('BEY-DAT-61 that are new since an earlier server began wait for staff, once', () => {
    const db = createDatabase(memoryStorage());
    const [key] = [...officialLists.keys()].slice(-1);
    publishOfficialResults(db, 0, officialLists);
    const [last] = db.dataImports.all().slice(-1);
    // An earlier server, which had only the other lists, stored the data this way, without notes.
    db.dataImports.delete(last!.id);
    db.dataVersions.delete(db.dataVersions.all().at(-1)!.id);
    for (const { id } of db.settings.all())
      if (id.startsWith('officialList:')) db.settings.delete(id);
    publishOfficialResults(db, 1, officialLists);
    const offered = db.dataImports.all().filter(({ isPublished }) => !isPublished);
    expect(offered.map(({ storageKey, rowsKey }) => [storageKey, rowsKey])).toEqual([[key, null]]);
    expect(db.dataVersions.size).toBe(officialLists.size - 1);
    db.dataImports.delete(offered[0]!.id);
    publishOfficialResults(db, 2, officialLists);
    expect(db.dataImports.size).toBe(officialLists.size - 1);
  });
});

import { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOfficialLists } from '@seatwise/backend/areas/official-data/officialLists';
import { allotmentLines } from '@seatwise/backend/areas/official-data/testing/allotmentList';
import {
  collegeDetails,
  cutoffDetails,
  importsOf,
  publicationOf,
  type Import,
} from '../testing/importsOf.ts';
import { secureBytes } from '@seatwise/backend/environment';
import { createSharedJournal } from '@seatwise/backend/testing/sharedJournal';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

const officialLists = await loadOfficialLists('extract');

let host: Host;
let token: string;
beforeEach(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
});

const { ask, read, uploaded, checked, settled, publish, rollBack } = importsOf(
  () => ({ host, token }),
  cutoffDetails,
);

/** A list with two columns that may be read as ranks; the second has none. */
const listOfTwoRanks = (): string => {
  const lines = allotmentLines(host.backend.reference.cells, {
    exam: 'UG',
    like: 2024,
    most: 600,
  });
  const headings = 'SNo,AIR,Quota,Institute,Course,Category,Remarks';
  return [headings, ...lines].join('\n');
};
const columns = { quota: 2, college: 3, program: 4, category: 5 };
const ranks = { ...columns, rank: 1 };
const noRanks = { ...columns, rank: 2 };

const check = (id: number, given: object = {}) =>
  ask(contract.checkDataImport, { id, ...cutoffDetails, mapping: ranks, decisions: [], ...given });

describe('requests for one import at the same time', () => {
  it('BEY-DAT-08 overlapping checks and a cancel leave nothing, and nothing unhandled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await uploaded(listOfTwoRanks());
      const checks = Array.from({ length: 4 }, () => check(id));
      const cancelled = ask(contract.cancelDataImport, { id });
      await Promise.all(checks);
      expect((await cancelled).status).toBe(200);
    }
    const data = await read(contract.readData, {});
    expect(data).toMatchObject({ current: officialLists.size, open: [] });
    expect(data.versions).toHaveLength(officialLists.size);
    expect(host.backend.db.blobKeys().size).toBe(host.backend.db.files.size + officialLists.size);
    expect(host.environment.logged.map(({ event }) => event)).not.toContain('import failed');
  });

  it('BEY-DAT-01 the result of overlapping checks is of the columns that the import says', async () => {
    const { id } = await uploaded(listOfTwoRanks());
    for (let round = 0; round < 10; round += 1) {
      await check(id);
      await Promise.all([check(id), check(id, { mapping: noRanks })]);
      const state = await settled(id);
      expect(state.result!.used).toBe(state.mapping['rank'] === ranks.rank ? 600 : 0);
    }
  });

  it('BEY-DAT-01 a check during a publication changes nothing of what is published', async () => {
    const state = await checked(await uploaded(listOfTwoRanks()), { source: 'Reviewed' });
    const { officialData } = host.backend;
    const { build } = officialData;
    let during: Promise<Response> | undefined;
    vi.spyOn(officialData, 'build').mockImplementation(async (...given) => {
      during = check(state.id, { source: 'Unreviewed' });
      // Ten other calls give the check time to begin.
      for (let answers = 0; answers < 10; answers += 1) await settled(state.id);
      return build(...given);
    });
    await publish(state);
    expect((await during!).status).toBe(409);
    const { versions } = await read(contract.readData, {});
    expect(versions).toHaveLength(officialLists.size + 1);
    expect(versions[0]).toMatchObject({ source: 'Reviewed' });
    expect(await settled(state.id)).toMatchObject({
      state: 'published',
      details: { source: 'Reviewed' },
    });
  });
});

describe('BEY-ATK-33 a check on one of several instances', () => {
  const twoInstances = async (): Promise<readonly [Host, Host]> => {
    const journal = createSharedJournal();
    const start = async () => {
      const made = await workerHost({ storage: journal.open() });
      return Object.assign(made, {
        environment: Object.assign(made.environment, { randomBytes: secureBytes }),
      });
    };
    return [await start(), await start()];
  };
  const stateAt = async (at: Host, id: number) => {
    const answer = await call(at, contract.readDataImport, { id }, { token });
    return (await answer.json()) as Import;
  };

  it('is the same on the others: running, done, stopped there, or broken off', async () => {
    const [one, other] = await twoInstances();
    host = one;
    token = await tokenFor(one, 'admin');
    const { id } = await uploaded(listOfTwoRanks());
    await check(id);
    await vi.waitFor(async () => expect((await stateAt(other, id)).state).toBe('checking'));
    await settled(id);
    await vi.waitFor(async () => expect((await stateAt(other, id)).state).toBe('checked'));
    expect(other.backend.db.dataChecks.size).toBe(0);

    await check(id);
    const stopped = await call(other, contract.cancelDataImport, { id }, { token });
    expect(stopped.status).toBe(200);
    await vi.waitFor(() => expect(one.backend.db.dataImports.get(id)).toBeUndefined());
    expect(one.backend.db.dataChecks.size).toBe(0);

    const { id: next } = await uploaded(listOfTwoRanks());
    const { dataChecks } = other.backend.db;
    const now = other.environment.clock.now();
    dataChecks.put({ id: next, by: 'an instance that was killed', until: now + 1000, share: 0.5 });
    expect(await stateAt(other, next)).toMatchObject({ state: 'checking', share: 0.5 });
    other.environment.clock.offset += 1001;
    expect(await stateAt(other, next)).toMatchObject({
      state: 'uploaded',
      failure: 'The check broke off. Please start it again.',
    });
  });
});

describe('a publication', () => {
  it('BEY-DAT-01 is of the check that was shown, and of no later one', async () => {
    const shown = await checked(await uploaded(listOfTwoRanks()));
    const later = await checked(shown, { source: 'DCI' });
    const refused = await ask(contract.publishDataImport, publicationOf(shown));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message: 'Someone checked this import again. Look at the new result before you publish it.',
    });
    await publish(later);
  });

  it('BEY-DAT-01 is refused where columns, names or rows are not those of the check', async () => {
    const { dataImports, blobs } = host.backend.db;
    const state = await checked(await uploaded(listOfTwoRanks()));
    const record = dataImports.get(state.id)!;
    const refused = async () => {
      const answer = await ask(contract.publishDataImport, publicationOf(state));
      expect(await answer.json()).toEqual({
        message: 'This import changed after the check. Check it again.',
      });
    };
    dataImports.update(state.id, { mapping: noRanks });
    await refused();
    dataImports.update(state.id, {
      ...record,
      decisions: [{ of: 'college', written: 'KGMC', means: '200502' }],
    });
    await refused();
    dataImports.put(record);
    const other = await blobs.create('other');
    await other.write(new TextEncoder().encode('{}\r\n'));
    await other.finish();
    dataImports.update(state.id, { rowsKey: 'other' });
    await refused();
    dataImports.put(record);
    await publish(state);
    const versions = host.backend.db.dataVersions.all();
    expect(versions).toHaveLength(officialLists.size + 1);
    expect(versions.at(-1)!.imports.at(-1)).toEqual({ id: state.id, rowsKey: record.rowsKey });
  });

  it('BEY-DAT-07 BEY-ATK-19 has one time, so that a roll-back gives back the same bytes, and so does its undoing', async () => {
    const dates = async () =>
      (await ask(counsellingDates.listCounsellingDates, { exam: 'UG' })).text();
    const schedule = async (day: number) => {
      const list = await uploaded(`Round,Activity,Start Date\n1,Result,${day}-08-2026`);
      return publish(await checked(list, { ...collegeDetails, kind: 'dates', exam: 'UG' }));
    };
    const now = host.environment.clock.now();
    let ticks = 0;
    vi.spyOn(host.environment.clock, 'now').mockImplementation(() => now + (ticks += 1));
    await schedule(1);
    const first = await dates();
    await schedule(2);
    expect(await dates()).not.toBe(first);
    const second = await dates();
    await rollBack();
    expect(await dates()).toBe(first);
    await ask(contract.restoreDataVersion, { id: host.backend.db.dataVersions.all().at(-1)!.id });
    expect(await dates()).toBe(second);
  });
});

import { open as openFile, type FileHandle } from 'node:fs/promises';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { adminData } from '@seatwise/api-client/contract/adminData';
import { adminFiles } from '@seatwise/api-client/contract/adminFiles';
import { chat } from '@seatwise/api-client/contract/chat';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  allotmentLines,
  officialHeadings,
} from '@seatwise/backend/areas/official-data/testing/allotmentList';
import { cutoffDetails, importsOf } from '../areas/official-data/testing/importsOf.ts';
import { call, standaloneHost, tokenFor, userOf, type Host } from '../testing/hosts.ts';
import { folderBlobs } from '@seatwise/backend/db/folderBlobs';
import { openAlone, sqliteStorage } from '@seatwise/backend/db/sqliteStorage';
import { StorageFull } from '@seatwise/backend/db/storage';

/**
 * A disk with the free space that a test sets: SQLite's limit of pages causes a real SQLITE_FULL,
 * and files accept some bytes and then fail with ENOSPC, as write(2) does.
 */
const createDisk = () => {
  let database: DatabaseSync | undefined;
  let room = Infinity;
  const limited = async (...path: Parameters<typeof openFile>): Promise<FileHandle> => {
    const handle = await openFile(...path);
    const append = handle.appendFile.bind(handle);
    handle.appendFile = async (bytes) => {
      const { length } = bytes as Uint8Array;
      const fits = Math.min(length, room);
      room -= fits;
      await append((bytes as Uint8Array).subarray(0, fits));
      if (fits < length)
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    };
    return handle;
  };
  return {
    layers: {
      open: (path: string) => {
        database = openAlone(path);
        return database;
      },
      blobsIn: (folder: string) => folderBlobs(folder, limited),
    },
    /** The counters stored on the disk. */
    counters: (): string[] =>
      database!
        .prepare("SELECT id FROM records WHERE collection = 'throttles'")
        .all()
        .map(({ id }) => String(id)),
    leave: (bytes: number): void => {
      room = bytes;
      const { page_count: pages } = database!.prepare('PRAGMA page_count').get() as {
        page_count: number;
      };
      database!.exec(`PRAGMA max_page_count = ${bytes === Infinity ? 1_000_000 : pages}`);
    },
  };
};

let folder: string;
let host: Host;
let disk: ReturnType<typeof createDisk>;
let tokens: Record<'free' | 'admin', string>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seatwise-full-'));
  disk = createDisk();
  host = await standaloneHost({ storage: sqliteStorage(join(folder, 'data.sqlite'), disk.layers) });
  tokens = { free: await tokenFor(host, 'free'), admin: await tokenFor(host, 'admin') };
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const conversationId = (): number => host.backend.chat.open(userOf(host.backend, 'free')).id;
const say = (content: string) =>
  call(
    host,
    chat.postMessage,
    { conversationId: conversationId(), senderId: 1, content, timestamp: '' },
    { token: tokens.free },
  );
const history = async (): Promise<{ content: string }[]> => {
  const token = tokens.free;
  const answer = await call(
    host,
    chat.listMessages,
    { conversationId: conversationId() },
    { token },
  );
  return (await answer.json()) as { content: string }[];
};
const signIn = (password: string) =>
  call(host, accounts.login, { rollnumberOrEmail: 'free@seatwise.test', password });
const upload = (megabytes: number) => {
  const file = new File(['%PDF-', new Uint8Array(megabytes * 1024 * 1024)], 'a.pdf');
  return call(host, adminFiles.uploadFile, { file, uploaderId: 5 }, { token: tokens.admin });
};
const stored = (): string[] => readdirSync(join(folder, 'data.sqlite.files'));

/** Writes until nothing more fits. */
const fill = async (): Promise<number> => {
  disk.leave(0);
  for (let written = 0; ; written += 1) {
    const answer = await say(`${written} `.padEnd(4000, 'x'));
    if (answer.status === 200) continue;
    expect(answer.status).toBe(507);
    expect(await answer.json()).toEqual({
      message: 'We have no space left, so we could not save this. Try again later.',
    });
    return written;
  }
};

describe('a full disk', () => {
  it('is answered with 507 in words, is read from as before, and recovers without a restart', async () => {
    conversationId();
    const written = await fill();
    expect(await history()).toHaveLength(written);
    const inHindi = { token: tokens.free, headers: { cookie: 'language=hi' } };
    expect((await call(host, accounts.myDetails, {}, inHindi)).status).toBe(200);
    expect((await signIn('Seatwise@123')).status).toBe(200);
    disk.leave(Infinity);
    expect((await say('There is room again')).status).toBe(200);
    expect((await history()).at(-1)).toMatchObject({ content: 'There is room again' });
    expect(await history()).toHaveLength(written + 1);
  });

  it('keeps nothing of an upload that does not fit', async () => {
    const before = stored();
    disk.leave(5 * 1024 * 1024);
    expect((await upload(11)).status).toBe(507);
    expect(stored()).toEqual(before);
    disk.leave(Infinity);
    expect((await upload(11)).status).toBe(200);
    expect(stored()).toHaveLength(before.length + 1);
  });

  it('BEY-ATK-18 leaves records in their order where their removal or change is undone', async () => {
    const { db } = host.backend;
    const share = (id: string, list = '4/a') =>
      db.choiceShares.put({ id, list, userId: 4, withRank: false, expiresAt: 0 });
    for (const id of ['first', 'second', 'third']) share(id);
    const before = db.users.all();
    const mailbox = before[0]!.email;
    disk.leave(0);
    expect(() =>
      db.transaction(() => {
        db.choiceShares.delete('first');
        share('second', '4/b');
        db.users.update(before[0]!.id, { email: 'other@seatwise.test' });
        db.users.delete(before[1]!.id);
        db.settings.put({ id: 'large', value: 'x'.repeat(1_000_000) });
      }),
    ).toThrow(StorageFull);
    expect(db.choiceShares.all().map(({ id }) => id)).toEqual(['first', 'second', 'third']);
    expect(db.choiceShares.where('list', '4/a').map(({ id }) => id)).toEqual([
      'first',
      'second',
      'third',
    ]);
    expect(db.users.all()).toEqual(before);
    expect(db.users.where('email', mailbox)).toHaveLength(1);
  });

  it('lets files be removed', async () => {
    conversationId();
    const before = stored().length;
    await fill();
    const [file] = host.backend.db.files.all();
    const removed = await call(
      host,
      adminFiles.deleteFile,
      { id: file!.id },
      { token: tokens.admin },
    );
    expect(removed.status).toBe(200);
    expect(stored()).toHaveLength(before - 1);
  });

  it('BEY-DAT-08 fails the check of a list in words, and checks it once there is room', async () => {
    conversationId();
    const { read, uploaded, checked, settled } = importsOf(
      () => ({ host, token: tokens.admin }),
      cutoffDetails,
    );
    const wanted = { exam: 'UG', like: 2024, times: 5, most: 20_000 } as const;
    const lines = allotmentLines(host.backend.reference.cells, wanted);
    const list = await uploaded([officialHeadings, ...lines].join('\n'));
    const { id, mapping } = list;
    await read(adminData.checkDataImport, { id, ...cutoffDetails, mapping, decisions: [] });
    await fill();
    expect(await settled(id)).toMatchObject({
      state: 'uploaded',
      failure: 'We have no space left, so we could not save this. Try again later.',
    });
    disk.leave(Infinity);
    expect((await checked(list)).result).toMatchObject({ used: 20_000 });
  });

  it('counts wrong passwords, and remembers them once there is room', async () => {
    conversationId();
    await fill();
    const tries = [];
    for (let count = 0; count < 6; count += 1) tries.push((await signIn(`wrong ${count}`)).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    disk.leave(Infinity);
    expect((await say('There is room again')).status).toBe(200);
    expect((await signIn('Seatwise@123')).status).toBe(429);
    expect(disk.counters()).toContainEqual(
      expect.stringMatching(/^account:name [\da-f]{32} from /),
    );
  });
});

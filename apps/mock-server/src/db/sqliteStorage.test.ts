import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMockBackend } from '../mockBackend.ts';
import { testEnvironment } from '@seatwise/backend/testing/environment';
import { createDatabase } from '@seatwise/backend/db/database';
import { sqliteStorage } from '@seatwise/backend/db/sqliteStorage';

describe('data on a disk', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'seatwise-data-'));
    path = join(folder, 'data.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = () => createDatabase(sqliteStorage(path));

  it('is there again at the next start, files and all', async () => {
    const first = await createMockBackend({
      storage: sqliteStorage(path),
      environment: testEnvironment(),
    });
    const files = first.db.files.all();
    const bytes = await Promise.all(
      files.map(async ({ storageKey }) => (await first.db.blobs.read(storageKey))!.bytes()),
    );
    first.db.close();
    const second = open();
    expect(second.files.all()).toEqual(files);
    for (const [index, { storageKey, fileSize }] of files.entries()) {
      const read = await (await second.blobs.read(storageKey))!.bytes();
      expect(read).toEqual(bytes[index]);
      expect(read).toHaveLength(fileSize);
    }
    second.close();
  });

  it('is its owner’s alone to read', async () => {
    const storage = sqliteStorage(path);
    await (await storage.blobs.create('a')).write(new Uint8Array(1));
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
    storage.close();
  });

  it('has the messages that an earlier server stored as contact forms', () => {
    const storage = sqliteStorage(path);
    const stored = { id: 1, name: 'Neha', email: '', phone: '', message: 'Hello', sentAt: 0 };
    const counter = { id: 'last:contactForms', value: 1 };
    const records = [
      { collection: 'contactForms', id: '1', body: JSON.stringify(stored) },
      { collection: 'settings', id: counter.id, body: JSON.stringify(counter) },
    ];
    storage.commit(records, []);
    storage.close();
    const db = open();
    expect(db.contactMessages.all()).toEqual([stored]);
    expect(db.nextId('contactMessages')).toBe(2);
    db.close();
  });

  it('BEY-ATK-17 has its records in the order in which they came, also those written again', () => {
    const first = open();
    const ids = ['one', 'two', 'three', 'four', 'five', 'six'];
    const list = (id: string) => ({ id: `4/${id}`, list: '4/a', commentId: id, isRead: false });
    const comment = { instituteCode: '1', subject: '', quotaName: '', text: '', author: '' };
    for (const id of ids) first.choiceComments.put({ ...list(id), ...comment, writtenAt: 0 });
    first.choiceComments.update('4/one', { isRead: true });
    first.choiceComments.delete('4/six');
    first.choiceComments.put({ ...list('six'), ...comment, writtenAt: 0 });
    first.close();
    const second = open();
    expect(second.choiceComments.where('list', '4/a').map(({ commentId }) => commentId)).toEqual(
      ids,
    );
    second.close();
  });

  it('BEY-ATK-17 takes over what a server stored without an order', () => {
    const earlier = new DatabaseSync(path);
    earlier.exec(`
      CREATE TABLE records (
        collection TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (collection, id)
      ) WITHOUT ROWID;`);
    for (const id of ['10', '9', '1'])
      earlier.exec(`INSERT INTO records VALUES ('settings', '${id}', '{"id":"${id}","value":1}')`);
    earlier.close();
    for (let start = 0; start < 2; start += 1) {
      const db = open();
      expect(db.settings.all().map(({ id }) => id)).toEqual(['1', '9', '10']);
      db.close();
    }
  });

  it('BEY-ATK-28 has no byte of what was removed or changed', () => {
    const db = open();
    const put = (value: string) => db.settings.put({ id: 'test', value });
    for (const word of ['first', 'second']) put(`marker-${word}-${'x'.repeat(300)}`);
    db.settings.delete('test');
    db.close();
    expect(readFileSync(path, 'latin1')).not.toContain('marker-');
  });

  it('BEY-ATK-26 leaves the data of a newer release alone', () => {
    open().close();
    const newer = new DatabaseSync(path);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    expect(open).toThrow('A newer release has the data');
  });

  it('keeps no file that no record names', async () => {
    const storage = sqliteStorage(path);
    await (await storage.blobs.create('never-answered')).finish();
    storage.close();
    const db = open();
    expect(await db.blobs.read('never-answered')).toBeUndefined();
    db.close();
  });

  it('is one process’s at a time, and nobody else’s to erase', () => {
    const db = open();
    db.settings.put({ id: 'a', value: 1 });
    expect(() => sqliteStorage(path)).toThrow(`Another server holds the data in ${path}.`);
    db.close();
    const storage = sqliteStorage(path);
    expect([...storage.load()]).toHaveLength(1);
    storage.erase();
    expect([...storage.load()]).toEqual([]);
    storage.close();
  });
});

describe('a reset', () => {
  it('lets no request see the data half gone, and leaves one dataset however often at once', async () => {
    const backend = await createMockBackend({
      storage: sqliteStorage(join(mkdtempSync(join(tmpdir(), 'seatwise-reset-')), 'data')),
      environment: testEnvironment(),
    });
    const users = backend.db.users.size;
    const resets = Array.from({ length: 3 }, () => backend.reset());
    const looks = { left: true };
    const over = Promise.all(resets).finally(() => {
      looks.left = false;
    });
    while (looks.left) {
      expect(backend.db.users.size).toBe(users);
      expect(backend.db.settings.get('secret:token')).toBeDefined();
      for (const { storageKey } of backend.db.files.all().slice(0, 2)) {
        const bytes = await backend.db.blobs.read(storageKey);
        const isListed = backend.db.files.all().some((file) => file.storageKey === storageKey);
        // A file that a reset removed meanwhile must no longer be listed either.
        expect(bytes !== undefined || !isListed).toBe(true);
      }
      await new Promise(setImmediate);
    }
    await over;
    backend.db.close();
  });
});

import { DatabaseSync } from 'node:sqlite';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { minute } from '@seatwise/api-client/contract/constants/time';
import { folderBlobs } from './folderBlobs.ts';
import {
  ofOneProcess,
  StorageFull,
  type Blobs,
  type Change,
  type Storage,
  type StoredRecord,
} from './storage.ts';

/** Thrown if a running process or a newer release holds the file. */
export class DataInUse extends Error {}

/** The version of the data; a release raises it if older ones must not write its records. */
const version = 1;

/** How long to wait for an ending server to release the file. Milliseconds. */
const patience = 1000;
const sqliteBusy = 5;
const sqliteFull = 13;

/** Reserved space: even a removal must be written before it frees any. Bytes. */
const spareBytes = 1024 * 1024;

/** Renames `contactForms`, the first name of the contact form's messages. */
const renamedSinceEarlierData = `
      UPDATE records SET collection = 'contactMessages' WHERE collection = 'contactForms';
      UPDATE records
        SET id = 'last:contactMessages', body = json_set(body, '$.id', 'last:contactMessages')
        WHERE collection = 'settings' AND id = 'last:contactForms';`;

/** A record's sequence never changes, so that records are read back in order of arrival. */
const orderedRecords = `
      CREATE TABLE IF NOT EXISTS records (
        sequence INTEGER PRIMARY KEY,
        collection TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
        UNIQUE (collection, id)
      );`;

/** Earlier servers stored no order; records with numbers are put in the order of these. */
const withOrder = `
      ALTER TABLE records RENAME TO unordered;
      ${orderedRecords}
      INSERT INTO records SELECT NULL, collection, id, body FROM unordered ORDER BY length(id), id;
      DROP TABLE unordered;`;

const assertKnown = (db: DatabaseSync, path: string): void => {
  const { user_version: found } = db.prepare('PRAGMA user_version').get()!;
  if (Number(found) > version) throw new DataInUse(`A newer release has the data in ${path}.`);
};

const isUnordered = (db: DatabaseSync): boolean =>
  db.prepare("SELECT count(*) AS columns FROM pragma_table_info('records')").get()!['columns'] ===
  3;

export const openAlone = (path: string): DatabaseSync => {
  const db = new DatabaseSync(path, { timeout: patience });
  try {
    // The lock lasts to the end: no other process may write what this one has in memory.
    db.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      BEGIN IMMEDIATE;`);
    assertKnown(db, path);
    db.exec(`
      PRAGMA user_version = ${version};
      ${isUnordered(db) ? withOrder : orderedRecords}
      ${renamedSinceEarlierData}
      COMMIT;`);
    return db;
  } catch (error) {
    db.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new DataInUse(`Another server holds the data in ${path}.`, { cause: error });
  }
};

/** The layers below; tests pass a full disk. */
interface Layers {
  readonly open?: (path: string) => DatabaseSync;
  readonly blobsIn?: (folder: string) => Blobs;
}

/**
 * One file with one table, and a folder of blobs next to it, for one process at a time.
 * `synchronous = FULL` makes a commit reach the disk before it returns, so that every answered
 * write survives a kill. Removed data are overwritten: in the file at once, in the log within a
 * minute.
 */
export const sqliteStorage = (
  path: string,
  { open = openAlone, blobsIn = folderBlobs }: Layers = {},
): Storage & { erase(): void } => {
  mkdirSync(dirname(path), { recursive: true });
  // The file contains secrets and password hashes, so only its owner may read it.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const db = open(path);
  const put = db.prepare(`
    INSERT INTO records (collection, id, body) VALUES (?, ?, ?)
    ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body`);
  const remove = db.prepare('DELETE FROM records WHERE collection = ? AND id = ?');
  const everything = db.prepare('SELECT collection, id, body FROM records ORDER BY sequence');
  const blobs = blobsIn(`${path}.files`);

  const sparePath = `${path}.spare`;
  const keepSpare = (): void => {
    if (existsSync(sparePath)) return;
    const file = openSync(sparePath, 'w', 0o600);
    try {
      writeSync(file, new Uint8Array(spareBytes));
      fsyncSync(file);
    } catch {
      rmSync(sparePath, { force: true });
    } finally {
      closeSync(file);
    }
  };
  keepSpare();

  const write = (changes: readonly Change[]): void => {
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const { collection, id, body } of changes) {
        if (body === null) remove.run(collection, id);
        else put.run(collection, id, body);
      }
      db.exec('COMMIT');
    } catch (error) {
      // SQLite itself rolls back if it has no space.
      if (db.isTransaction) db.exec('ROLLBACK');
      throw (error as { errcode?: number }).errcode === sqliteFull
        ? new StorageFull('No room for a commit', { cause: error })
        : error;
    }
  };

  const shortenLog = (): void => {
    try {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // On a full disk, the log stays until there is space.
    }
  };
  const shortening = setInterval(shortenLog, minute).unref();

  return {
    ...ofOneProcess(),
    load: () => everything.iterate() as Iterable<unknown> as Iterable<StoredRecord>,
    commit: (changes) => {
      try {
        write(changes);
        return;
      } catch (error) {
        const removes = changes.some(({ body }) => body === null);
        if (!(error instanceof StorageFull) || !removes) throw error;
      }
      rmSync(sparePath, { force: true });
      try {
        write(changes);
        db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        keepSpare();
      }
    },
    blobs,
    close: () => {
      clearInterval(shortening);
      db.close();
    },
    erase: () => {
      db.exec('DELETE FROM records; VACUUM;');
      blobs.keepOnly(new Set());
    },
  };
};

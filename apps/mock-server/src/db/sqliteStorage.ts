import { DatabaseSync } from 'node:sqlite';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Storage } from './storage.ts';

/**
 * One file, two tables. `synchronous = FULL` makes a commit reach the disk before it returns, so
 * that whatever was answered survives a kill.
 */
export const sqliteStorage = (path: string): Storage => {
  mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  db.exec(`
    PRAGMA busy_timeout = 1000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS records (
      collection TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (collection, id)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS blobs (id TEXT PRIMARY KEY, bytes BLOB NOT NULL);
  `);
  const put = db.prepare('INSERT OR REPLACE INTO records VALUES (?, ?, ?)');
  const remove = db.prepare('DELETE FROM records WHERE collection = ? AND id = ?');
  const putBlob = db.prepare('INSERT OR REPLACE INTO blobs VALUES (?, ?)');
  const removeBlob = db.prepare('DELETE FROM blobs WHERE id = ?');
  const getBlob = db.prepare('SELECT bytes FROM blobs WHERE id = ?');
  const everything = db.prepare('SELECT collection, body FROM records');

  return {
    load: () => everything.iterate() as Iterable<{ collection: string; body: string }>,
    commit: (changes, blobs) => {
      db.exec('BEGIN IMMEDIATE');
      try {
        for (const { collection, id, body } of changes) {
          if (body === null) remove.run(collection, id);
          else put.run(collection, id, body);
        }
        for (const { id, bytes } of blobs) {
          if (bytes) putBlob.run(id, bytes);
          else removeBlob.run(id);
        }
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    readBlob: (id) => getBlob.get(id)?.['bytes'] as Uint8Array | undefined,
    clear: () => db.exec('DELETE FROM records; DELETE FROM blobs;'),
    close: () => db.close(),
  };
};

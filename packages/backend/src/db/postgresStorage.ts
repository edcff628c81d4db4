import pg from 'pg';
import type { FollowerOptions } from './journalFollower.ts';
import { postgresBlobs } from './postgresBlobs.ts';
import { openJournal } from './postgresJournal.ts';
import { DataInUse } from './sqliteStorage.ts';
import type { StoredRecord, Storage } from './storage.ts';
import { createTurns } from './turns.ts';

/** Storage in one database for several instances, each with all records in memory. */
export const postgresStorage = async (
  address: string,
  options: FollowerOptions,
): Promise<Storage> => {
  const { journal, records } = await openJournal(address);
  const pool = new pg.Pool({
    connectionString: address,
    application_name: 'seatwise files',
    max: 4,
    connectionTimeoutMillis: 3000,
    query_timeout: 30_000,
  });
  // The pool replaces idle connections that end.
  pool.on('error', () => undefined);
  const turns = createTurns(journal, options);
  let loaded = records;
  return {
    ...turns,
    load: () => {
      const all = loaded;
      loaded = [];
      return all as Iterable<StoredRecord>;
    },
    blobs: postgresBlobs(pool),
    close: () => {
      turns.close();
      void pool.end();
    },
  };
};

/** Removes all data, unless a running instance has them in memory. */
export const erasePostgres = async (address: string): Promise<void> => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "SELECT FROM pg_stat_activity WHERE application_name = 'seatwise' AND datname = current_database()",
    );
    if (rowCount) throw new DataInUse('Other servers hold the data.');
    await client.query('DROP TABLE IF EXISTS journal, file_parts, migrations');
  } finally {
    await client.end();
  }
};

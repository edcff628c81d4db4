import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Change } from './storage.ts';

/** The advisory locks that all instances share; the numbers are arbitrary. */
const writeLock = 7_391_001;
const leaderLock = 7_391_002;

/** The channel that wakes the instances after a write. */
const channel = 'seatwise';

/** A frozen writer loses its transaction and lock before the others give up. Milliseconds. */
const limits = { idleInTransaction: 3000, lock: 4000, connect: 3000, answer: 8000 };

/**
 * Long enough for a silent start, short enough that a cut-off instance stops leading. Milliseconds.
 */
const longestSilence = 60_000;

/** How long a starting instance waits for the database. Milliseconds. */
const startPatience = 30_000;

/** SQLSTATE of a lock that was not granted in time. */
const lockNotAvailable = '55P03';
/** Classes of SQLSTATE that blame the data of a statement: data exception, limit exceeded. */
const dataErrors: ReadonlySet<string | undefined> = new Set(['22', '54']);

/**
 * The journal has the last entry of each record: superseded entries are not needed, and a start
 * reads no more entries than there are records. `place` is the sequence of a record's first entry,
 * so that records are read back in order of arrival. A deleted record stays for a day as an entry
 * without a body, for instances that were cut off; an instance that was away for longer reads
 * everything again.
 */
const migrations: readonly string[] = [
  `CREATE TABLE journal (
     sequence bigint PRIMARY KEY,
     place bigint NOT NULL,
     collection text NOT NULL,
     id text NOT NULL,
     body text,
     written timestamptz NOT NULL DEFAULT clock_timestamp(),
     UNIQUE (collection, id)
   );
   CREATE TABLE file_parts (
     file text NOT NULL, part int NOT NULL, bytes bytea NOT NULL,
     written timestamptz NOT NULL DEFAULT clock_timestamp(),
     PRIMARY KEY (file, part)
   );`,
];

const versionOfTables = 'SELECT coalesce(max(version), 0) AS version FROM migrations';

const put = `
  WITH put AS (
    INSERT INTO journal (sequence, place, collection, id, body)
    SELECT $1 + n, $1 + n, c, i, b
      FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS changes(c, i, b, n)
    ON CONFLICT (collection, id) DO UPDATE SET
      sequence = excluded.sequence, body = excluded.body, written = excluded.written,
      place = CASE WHEN journal.body IS NULL THEN excluded.place ELSE journal.place END)
  SELECT pg_notify('${channel}', '')`;

const horizon = 'horizon';

/** Selects entries that this instance has and no instance needs any more. */
const isOutlived = (last: number): string => `
  (sequence <= ${last} AND (collection = '${horizon}' OR
    (body IS NULL AND written < clock_timestamp() - interval '1 day') OR
    (collection = 'announcements' AND written < clock_timestamp() - interval '10 minutes')))`;

/**
 * Removes outlived entries. The last one stays as a mark, the horizon: an instance that reads the
 * mark has missed entries before it, and loads everything again. Only the sequence decides, so if a
 * clock steps, entries go early, but no instance restarts.
 */
const prune = (last: number): string => `
  UPDATE journal SET collection = '${horizon}', id = sequence, body = NULL
    WHERE sequence = (SELECT max(sequence) FROM journal WHERE ${isOutlived(last)});
  DELETE FROM journal
    WHERE sequence < (SELECT max(sequence) FROM journal WHERE collection = '${horizon}')
      AND ${isOutlived(last)}`;

/** The database's identity; a promoted standby or restored backup, which may lack data, differs. */
const identity = `
  SELECT system_identifier || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) || '/' ||
    (SELECT oid FROM pg_database WHERE datname = current_database()) AS identity
    FROM pg_control_system()`;

interface Row {
  readonly sequence: string;
  readonly collection: string;
  readonly id: string;
  readonly body: string | null;
}

const rowsAfter = (last: number): string =>
  `SELECT sequence, collection, id, body FROM journal WHERE sequence > ${last} ORDER BY sequence`;

/** A release whose records older ones must not write adds a migration, if only an empty one. */
class NewerSchema extends Error {}

/** Ends the instance, because its data in memory no longer match the database. */
export class JournalChanged extends Error {}

/** The journal in PostgreSQL, through one connection. */
export interface Journal {
  /** The last entry that was applied or written. */
  readonly last: number;
  connect(): Promise<void>;
  disconnect(): void;
  /** Takes the writers' lock; returns what was written since the last entry. */
  begin(): Promise<readonly Change[]>;
  /** Commits the changes and releases the lock. */
  end(changes: readonly Change[]): Promise<void>;
  read(): Promise<readonly Change[]>;
  leads(): Promise<boolean>;
  /** Confirms that the last read is in memory, so that the next read begins after it. */
  applied(): void;
  /**
   * The meaning of an error: another instance writes, a newer release owns the database, the data
   * of a commit were refused, or the database is lost.
   */
  meaningOf(error: unknown): 'busy' | 'outdated' | 'refused' | 'lost';
  /** Sends a text to the other instances outside the journal; it may be lost. */
  notify(text: string): void;
  /** Calls `hear` with a notified text, or without one if there are new entries. */
  onNotified(hear: (text?: string) => void): void;
  /** Removes entries that no instance needs any more. */
  prune(): Promise<void>;
  close(): void;
}

/** Updates the tables, one instance at a time. */
const migrate = async (client: pg.Client): Promise<void> => {
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${writeLock})`);
  await client.query('CREATE TABLE IF NOT EXISTS migrations (version int PRIMARY KEY)');
  const { rows } = await client.query<{ version: number }>(versionOfTables);
  for (const [index, sql] of migrations.entries()) {
    if (index < rows[0]!.version) continue;
    await client.query(sql);
    await client.query('INSERT INTO migrations VALUES ($1)', [index + 1]);
  }
  await client.query('COMMIT');
};

class PostgresJournal implements Journal {
  last = 0;
  #read = 0;
  readonly #address: string;
  #client: pg.Client | undefined;
  #answered: Promise<unknown> = Promise.resolve();
  #hear: (text?: string) => void = () => undefined;
  #identity: string | undefined;
  #isLeader = false;

  constructor(address: string) {
    this.#address = address;
  }

  async connect(): Promise<void> {
    this.disconnect();
    const client = new pg.Client({
      connectionString: this.#address,
      application_name: 'seatwise',
      connectionTimeoutMillis: limits.connect,
      query_timeout: limits.answer,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
      keepAlive: true,
      options: `-c idle_session_timeout=${longestSilence}`,
    }) as pg.Client & { readonly processID: number };
    // The current query fails too; without a listener the process would end.
    client.on('error', () => this.#hear());
    client.on('notification', ({ processId, payload }) => {
      // An instance ignores its own entries and news.
      if (processId !== client.processID) this.#hear(payload || undefined);
    });
    await client.connect();
    this.#client = client;
    this.#answered = Promise.resolve();
    if (this.#identity === undefined) await migrate(client);
    const { rows } = await this.#query<{ identity: string }>(identity);
    this.#identity ??= rows[0]!.identity;
    if (this.#identity !== rows[0]!.identity) throw new JournalChanged('The database is another');
    await this.#query(`LISTEN ${channel}`);
  }

  /** Destroys the connection without asking it to end, because it may hang. */
  disconnect(): void {
    this.#isLeader = false;
    const left = this.#client as unknown as { connection: { stream: Socket } } | undefined;
    this.#client = undefined;
    left?.connection.stream.destroy();
  }

  async load(): Promise<readonly Row[]> {
    const all = 'SELECT sequence, collection, id, body FROM journal ORDER BY place';
    const { rows } = await this.#query<Row>(all);
    this.last = rows.reduce((newest, { sequence }) => Math.max(newest, Number(sequence)), 0);
    return rows.filter(({ body }) => body !== null);
  }

  async begin(): Promise<readonly Change[]> {
    // The read is a separate statement, so that its snapshot is taken once the lock is held.
    const sql = `BEGIN; SELECT pg_advisory_xact_lock(${writeLock}); ${versionOfTables}; ${rowsAfter(this.last)}`;
    try {
      const [, , tables, entries] = (await this.#query(sql)) as unknown as [
        unknown,
        unknown,
        pg.QueryResult<{ version: number }>,
        pg.QueryResult<Row>,
      ];
      if (tables.rows[0]!.version > migrations.length) throw new NewerSchema();
      return this.#take(entries.rows);
    } catch (error) {
      if (this.meaningOf(error) !== 'lost') await this.#query('ROLLBACK');
      throw error;
    }
  }

  async end(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) {
      await this.#query('ROLLBACK');
      return;
    }
    const columns = [
      changes.map(({ collection }) => collection),
      changes.map(({ id }) => id),
      changes.map(({ body }) => body),
    ];
    try {
      await this.#query(put, [this.last, ...columns]);
    } finally {
      // COMMIT rolls back after a failure.
      await this.#query('COMMIT');
    }
    this.last += changes.length;
  }

  async read(): Promise<readonly Change[]> {
    return this.#take((await this.#query<Row>(rowsAfter(this.last))).rows);
  }

  applied(): void {
    this.last = Math.max(this.last, this.#read);
  }

  async leads(): Promise<boolean> {
    if (this.#isLeader) return true;
    const ask = `SELECT pg_try_advisory_lock(${leaderLock}) AS leads`;
    const { rows } = await this.#query<{ leads: boolean }>(ask);
    this.#isLeader = rows[0]!.leads;
    return this.#isLeader;
  }

  meaningOf(error: unknown): ReturnType<Journal['meaningOf']> {
    if (error instanceof NewerSchema) return 'outdated';
    if (!(error instanceof pg.DatabaseError)) return 'lost';
    if (error.code === lockNotAvailable) return 'busy';
    return dataErrors.has(error.code?.slice(0, 2)) ? 'refused' : 'lost';
  }

  notify(text: string): void {
    this.#query('SELECT pg_notify($1, $2)', [channel, text]).catch(() => undefined);
  }

  onNotified(hear: (text?: string) => void): void {
    this.#hear = hear;
  }

  async prune(): Promise<void> {
    await this.#query(prune(this.last));
  }

  close(): void {
    void this.#client?.end();
  }

  /** Sends queries one at a time, because pg 9 will refuse concurrent queries. */
  async #query<R extends pg.QueryResultRow>(
    sql: string,
    values?: unknown[],
  ): Promise<pg.QueryResult<R>> {
    const client = this.#client;
    if (!client) throw new Error('There is no connection to the database');
    const answer = this.#answered.then(() => client.query<R>(sql, values));
    this.#answered = answer.catch(() => undefined);
    return answer;
  }

  #take(rows: readonly Row[]): readonly Change[] {
    if (rows.some(({ collection }) => collection === horizon))
      throw new JournalChanged('The journal has forgotten what came in between');
    this.#read = Number(rows.at(-1)?.sequence ?? 0);
    return rows;
  }
}

/** Opens the journal and returns its records. */
export const openJournal = async (
  address: string,
): Promise<{ journal: Journal; records: readonly Row[] }> => {
  const journal = new PostgresJournal(address);
  const giveUpAt = performance.now() + startPatience;
  // The database may still be starting.
  const connect = async (): Promise<void> => {
    try {
      await journal.connect();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await delay(500);
      await connect();
    }
  };
  await connect();
  return { journal, records: await journal.load() };
};

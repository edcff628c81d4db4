import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, Debian's newest or the one that is named. */
const programs = (): string => {
  const named = process.env['POSTGRES_BIN'];
  if (named) return named;
  const versions = existsSync(debian) ? readdirSync(debian).toSorted() : [];
  const newest = versions.at(-1);
  if (!newest)
    throw new Error(
      'The cluster needs PostgreSQL and found none: apt-get install -y postgresql, or POSTGRES_BIN=/path/to/bin',
    );
  return join(debian, newest, 'bin');
};

const idOf = (flag: string): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
const asItsUser = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u'), gid: idOf('-g') };
};

export const addressOf = (port: number): string => `postgres://seatwise@127.0.0.1:${port}/seatwise`;

export interface Postgres {
  readonly address: string;
  start(): Promise<unknown>;
  /** `immediate` is as hard as a power cut. */
  stop(how: 'fast' | 'immediate'): Promise<unknown>;
  /** Ends it while this process ends. */
  end(): void;
  /** What a statement answers, line by line. */
  query(sql: string): Promise<readonly string[]>;
  /** The records of a collection, as they are committed. */
  records<R>(collection: string): Promise<readonly R[]>;
}

/** A database of its own in a folder, reachable from this machine alone. */
export const createPostgres = async (folder: string, port: number): Promise<Postgres> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const user = asItsUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, 'data');
  const run = (program: string, ...args: readonly string[]) =>
    promisify(execFile)(join(programs(), program), args, {
      ...user,
      cwd: folder,
      timeout: 60_000,
      maxBuffer: 2 ** 28,
    });
  const start = (): Promise<unknown> => {
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=100`;
    return run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  };
  await run('initdb', '-D', data, '-U', 'seatwise', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  await start();
  await run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'seatwise', 'seatwise');
  const address = addressOf(port);
  const query = async (sql: string): Promise<readonly string[]> => {
    const { stdout } = await run('psql', address, '-Atqc', sql);
    return stdout.split('\n').filter(Boolean);
  };
  return {
    address,
    start,
    query,
    end: () => {
      execFileSync(join(programs(), 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], {
        ...user,
        cwd: folder,
      });
    },
    records: async <R>(collection: string) => {
      const bodies = `SELECT body FROM journal WHERE collection = '${collection}' AND body IS NOT NULL`;
      return (await query(`${bodies} ORDER BY place`)).map((body) => JSON.parse(body) as R);
    },
    stop: (how) => run('pg_ctl', '-D', data, '-m', how, '-w', 'stop'),
  };
};

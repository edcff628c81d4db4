import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: the one that POSTGRES_BIN names, or Debian's newest. */
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
  /** @default at the port of its first start */
  start(port?: number): Promise<void>;
  /** `immediate` is as abrupt as a power cut. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** Kills the server while this process exits. */
  end(): void;
  /** The result of a statement, line by line. @default in its own database */
  query(sql: string, database?: string): Promise<readonly string[]>;
  /** The committed records of a collection. */
  records<R>(collection: string): Promise<readonly R[]>;
}

type Run = (program: string, ...args: readonly string[]) => Promise<{ stdout: string }>;

/** A PostgreSQL server in a folder; `fill` creates its data before the first start. */
const serve = async (
  folder: string,
  port: number,
  fill: (run: Run, data: string) => Promise<unknown>,
): Promise<Postgres & { readonly run: Run }> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const user = asItsUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, 'data');
  const run: Run = (program, ...args) =>
    promisify(execFile)(program, args, {
      ...user,
      cwd: folder,
      env: { ...process.env, PATH: `${programs()}:${process.env['PATH']}` },
      timeout: 60_000,
      maxBuffer: 2 ** 28,
    });
  let isRunning = true;
  const start = async (at = port): Promise<void> => {
    const options = `-p ${at} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=100`;
    await run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
    isRunning = true;
  };
  await fill(run, data);
  await start();
  const address = addressOf(port);
  const query = async (sql: string, database = address): Promise<readonly string[]> => {
    const { stdout } = await run('psql', database, '-Atqc', sql);
    return stdout.split('\n').filter(Boolean);
  };
  return {
    address,
    run,
    start,
    query,
    end: () => {
      if (!isRunning) return;
      execFileSync(join(programs(), 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], {
        ...user,
        cwd: folder,
      });
    },
    records: async <R>(collection: string) => {
      const bodies = `SELECT body FROM journal WHERE collection = '${collection}' AND body IS NOT NULL`;
      return (await query(`${bodies} ORDER BY place`)).map((body) => JSON.parse(body) as R);
    },
    stop: async (how) => {
      if (!isRunning) return;
      await run('pg_ctl', '-D', data, '-m', how, '-w', 'stop');
      isRunning = false;
    },
  };
};

/** A separate database in a folder; only this machine can reach it. */
export const createPostgres = async (folder: string, port: number): Promise<Postgres> => {
  const server = await serve(folder, port, (run, data) =>
    run('initdb', '-D', data, '-U', 'seatwise', '-A', 'trust', '-E', 'UTF8', '--locale=C'),
  );
  await server.run('createdb', '-h', '127.0.0.1', '-p', `${port}`, '-U', 'seatwise', 'seatwise');
  return server;
};

/** A standby of the database at a port, created by the deployment's script. */
export const createStandby = async (folder: string, port: number, primary: number) => {
  const script = readFileSync('deploy/postgres/standby.sh', 'utf8');
  const server = await serve(folder, port, (run, data) =>
    run('sh', '-c', script, 'standby.sh', '127.0.0.1', `${primary}`, data),
  );
  return {
    ...server,
    promote: () => server.run('pg_ctl', '-D', join(folder, 'data'), '-w', 'promote'),
  };
};

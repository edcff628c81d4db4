import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
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

export interface Postgres {
  readonly folder: string;
  readonly port: number;
  /** Settings of the instances, as in a deployment: TLS, and a role that owns only their database. */
  settings(port?: number): { readonly SEATWISE_DATA: string; readonly PGPASSFILE: string };
  /** @default at the port of its first start */
  start(port?: number): Promise<void>;
  /** `immediate` is as abrupt as a power cut. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** Kills the server while this process exits. */
  end(): void;
  /** The result of a superuser's statement, line by line. @default in the instances' database */
  query(sql: string, database?: string): Promise<readonly string[]>;
  /** The committed records of a collection. */
  records<R>(collection: string): Promise<readonly R[]>;
}

type Run = (program: string, ...args: readonly string[]) => Promise<{ stdout: string }>;

/** Makes the server's user the owner of a path. */
const give = (path: string): void => {
  const { uid, gid } = asItsUser();
  if (uid !== undefined) chownSync(path, uid, gid!);
};

/**
 * A PostgreSQL server in a folder; `fill` creates its data before the first start. The passwords and
 * the certificate are in the primary's folder; a standby has the same.
 */
const serve = async (
  folder: string,
  port: number,
  primary: string,
  fill: (run: Run, data: string) => Promise<unknown>,
): Promise<Postgres & { readonly run: Run }> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  give(folder);
  const data = join(folder, 'data');
  const passwords = join(primary, 'pgpass');
  const certificate = join(primary, 'database.crt');
  let current = port;
  const run: Run = (program, ...args) =>
    promisify(execFile)(program, args, {
      ...asItsUser(),
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${programs()}:${process.env['PATH']}`,
        HOME: folder,
        PGHOST: folder,
        PGPORT: `${current}`,
        PGUSER: 'postgres',
        PGPASSFILE: passwords,
        PGSSLROOTCERT: certificate,
      },
      timeout: 60_000,
      maxBuffer: 2 ** 28,
    });
  let isRunning = true;
  const start = async (at = port): Promise<void> => {
    current = at;
    const options = `-p ${at} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=100`;
    await run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
    isRunning = true;
  };
  await fill(run, data);
  await start();
  const query = async (sql: string, database = 'seatwise'): Promise<readonly string[]> => {
    const { stdout } = await run('psql', database, '-Atqc', sql);
    return stdout.split('\n').filter(Boolean);
  };
  return {
    folder,
    port,
    settings: (at = port) => ({
      SEATWISE_DATA: `postgres://seatwise@127.0.0.1:${at}/seatwise?sslmode=verify-full&sslrootcert=${certificate}`,
      PGPASSFILE: passwords,
    }),
    run,
    start,
    query,
    end: () => {
      if (!isRunning) return;
      execFileSync(join(programs(), 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], {
        ...asItsUser(),
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

/** The network of a deployment's machines, and where they have the certificate and its key. */
const network = '10.0.0.0/24';
const certified = '/etc/seatwise';

const certify =
  'openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout database.key -out database.crt';

/** A separate database with the deployment's settings, rules and roles, for this machine only. */
export const createPostgres = async (folder: string, port: number): Promise<Postgres> => {
  const shipped = (name: string): string =>
    readFileSync(`deploy/postgres/${name}`, 'utf8')
      .replaceAll(certified, folder)
      .replaceAll(network, '127.0.0.1/32');
  const server = await serve(folder, port, folder, async (run, data) => {
    await run('initdb', '-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C');
    await run('sh', '-c', certify);
    appendFileSync(join(data, 'postgresql.conf'), shipped('primary.conf'));
    writeFileSync(join(data, 'pg_hba.conf'), `local all postgres trust\n${shipped('pg_hba.conf')}`);
  });
  const secret = (name: string, text: string): void => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    give(join(folder, name));
  };
  const passwords = ['seatwise', 'replicator'].map((role) => {
    const password = randomUUID();
    secret(role, password);
    return `127.0.0.1:*:*:${role}:${password}\n`;
  });
  secret('pgpass', passwords.join(''));
  const create =
    'printf %s "$1" | SEATWISE_PASSWORD_FILE=seatwise REPLICATOR_PASSWORD_FILE=replicator psql -qd postgres';
  await server.run('sh', '-c', create, 'sh', shipped('roles.sql'));
  return server;
};

/** A standby of a primary, created by the deployment's script. */
export const createStandby = async (folder: string, port: number, primary: Postgres) => {
  const script = readFileSync('deploy/postgres/standby.sh', 'utf8');
  const server = await serve(folder, port, primary.folder, (run, data) =>
    run('sh', '-c', script, 'standby.sh', '127.0.0.1', `${primary.port}`, data),
  );
  return {
    ...server,
    promote: () => server.run('pg_ctl', '-D', join(folder, 'data'), '-w', 'promote'),
  };
};

import { readFile } from 'node:fs/promises';
import { DataInUse, sqliteStorage } from '../db/sqliteStorage.ts';
import { postgresStorage } from '../db/postgresStorage.ts';
import { memoryStorage, type Storage } from '../db/storage.ts';
import { createClock, secureBytes, type Environment, type Log } from '../environment.ts';
import { isPostgres, type Settings } from '../settings.ts';

export const exitWithError = (words: string): never => {
  console.error(words);
  process.exit(1);
};

/** Logs one JSON line per event. */
export const createLog =
  ({ logRequests, instance }: Pick<Settings, 'logRequests' | 'instance'>): Log =>
  (event, details) => {
    if (event !== 'request' || logRequests)
      console.log(JSON.stringify({ at: new Date().toISOString(), event, instance, ...details }));
  };

/** Real time, secure randomness, and password hashes at full cost. */
export const trueEnvironment = (log: Log): Environment => ({
  clock: createClock(),
  randomBytes: secureBytes,
  passwordRounds: 600_000,
  slowness: 3000,
  log,
  readAsset: (url) => readFile(url),
});

/** Ends the process with the error's text if another process has the data. */
export const orRefuse = async <R>(open: () => R | Promise<R>, advice: string): Promise<R> => {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    return exitWithError(`${error.message} ${advice}`);
  }
};

export const openStorage = (data: string, log: Log): Storage | Promise<Storage> => {
  if (data === 'memory') return memoryStorage();
  if (!isPostgres(data)) return sqliteStorage(data);
  return postgresStorage(data, {
    log,
    restart: () =>
      exitWithError(
        'This server no longer has the records of the database: it has to start again.',
      ),
  });
};

/** On a signal, closes the server and then ends the process. */
export const closeOnSignals = (close: () => Promise<void>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void close().then(() => process.exit());
    });
};

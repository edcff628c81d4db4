import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';
import { StorageFull } from '../../db/storage.ts';
import { randomName, type Environment } from '../../environment.ts';
import { HttpError, storageFull } from '../../httpError.ts';
import type { LiveReferenceData } from '../../reference/referenceData.ts';
import { checkImport } from './checkImport.ts';
import { fingerprintOf } from './fingerprint.ts';
import { createKeyedQueue } from './keyedQueue.ts';
import { createSlices } from './timeSlices.ts';
import type { ReadWorkbook } from './workbook/readWorkbook.ts';

export interface Parts {
  readonly db: Database;
  readonly environment: Environment;
  readonly reference: LiveReferenceData;
  readonly readWorkbook: ReadWorkbook;
}

interface Job {
  /** The name that identifies the check to all instances. */
  readonly name: string;
  readonly abort: AbortController;
  share: number;
  /** Undefined while the check waits for another one. */
  running?: Promise<void>;
}

/** How long a check counts as running after its last renewal. Milliseconds. */
const lease = 30_000;
/** How often an instance renews the lease and reports progress. Milliseconds. */
const renewal = 5000;

const brokenOff = 'The check broke off. Please start it again.';

const failureOf = (error: unknown): string => {
  if (error instanceof HttpError) return error.message;
  if (error instanceof StorageFull) return storageFull().message;
  return brokenOff;
};

/** Checks an import alongside requests, and writes the outcome to its record. */
const createCheck =
  ({ db, environment, reference, readWorkbook }: Parts) =>
  async (record: DataImport, job: Job): Promise<void> => {
    const rowsKey = randomName(environment, 16);
    const reportKey = randomName(environment, 16);
    const isCurrent = (): boolean =>
      !job.abort.signal.aborted && db.dataImports.get(record.id) === record;
    try {
      const slices = createSlices(job.abort.signal);
      const { result, basedOn } = await checkImport(record, {
        db,
        reference,
        keys: { rows: rowsKey, report: reportKey },
        slices,
        readWorkbook,
        onShare: (share) => {
          job.share = share;
        },
      });
      const fingerprint = await fingerprintOf(db, { ...record, rowsKey }, slices);
      const isKept = await db.turns.take(() => {
        if (!isCurrent()) return false;
        const checked = { result, basedOn, fingerprint, rowsKey, reportKey, failure: null };
        db.transaction(() => {
          db.dataImports.update(record.id, checked);
          db.dataChecks.delete(record.id);
        });
        return true;
      });
      if (isKept) return;
    } catch (error) {
      await db.turns.take(() => {
        if (!isCurrent()) return;
        environment.log('import failed', { import: record.id, error: String(error) });
        db.evenWhenFull(() => {
          db.dataImports.update(record.id, { failure: failureOf(error) });
          db.dataChecks.delete(record.id);
        });
      });
    }
    await db.blobs.remove([rowsKey, reportKey]);
  };

/** Runs import checks one at a time; every instance sees them through their records. */
export const createCheckJobs = (parts: Parts) => {
  const { db, environment } = parts;
  const { aside, take } = db.turns;
  const check = createCheck(parts);
  const jobs = new Map<number, Job>();
  const checkInTurn = createKeyedQueue();

  const forget = (id: number, job: Job): void => {
    if (jobs.get(id) === job) jobs.delete(id);
  };

  const halt = async (id: number): Promise<void> => {
    const job = jobs.get(id);
    if (!job) return;
    job.abort.abort(new Error('Cancelled'));
    await aside(async () => job.running);
    forget(id, job);
  };

  /** The share of an import checked so far, on any instance; undefined if no check runs. */
  const shareOf = (id: number): number | undefined => {
    const known = db.dataChecks.get(id);
    const isRunning = known !== undefined && known.until > environment.clock.now();
    return jobs.get(id)?.share ?? (isRunning ? known.share : undefined);
  };

  /** Renews a check's lease; aborts the check if another instance stopped it or took it over. */
  const renew = async ({ id }: DataImport, job: Job): Promise<void> => {
    const isMine = (): boolean => db.dataChecks.get(id)?.by === job.name;
    await take(() => {
      if (isMine())
        db.dataChecks.update(id, { share: job.share, until: environment.clock.now() + lease });
    });
    if (!isMine()) job.abort.abort(new Error('Stopped by another instance'));
  };

  const run = async (record: DataImport, job: Job): Promise<void> => {
    if (job.abort.signal.aborted) return;
    job.running = check(record, job).catch((error: unknown) => {
      environment.log('import failed', { import: record.id, error: String(error) });
    });
    await job.running;
  };

  const begin = (record: DataImport, job: Job): void => {
    jobs.set(record.id, job);
    // A failed renewal is ignored, because the lease leaves time for more.
    const renewing = setInterval(() => void renew(record, job).catch(() => undefined), renewal);
    void checkInTurn('check', () => run(record, job)).finally(() => {
      clearInterval(renewing);
      forget(record.id, job);
    });
  };

  return {
    shareOf,
    /** The failure of a check whose instance ended before it finished. */
    failureOf: (id: number): string | null =>
      db.dataChecks.get(id) && shareOf(id) === undefined ? brokenOff : null,
    /** Starts a check as soon as no other runs; its outcome is written to the record. */
    startCheck: async (record: DataImport): Promise<void> => {
      const job: Job = { name: randomName(environment), abort: new AbortController(), share: 0 };
      const until = environment.clock.now() + lease;
      db.dataChecks.put({ id: record.id, by: job.name, until, share: 0 });
      await db.turns.afterCommit(() => begin(record, job));
    },
    /** Stops an import's check: at once on this instance, at the next renewal on another. */
    stop: async (id: number): Promise<void> => {
      await halt(id);
      db.dataChecks.delete(id);
    },
    stopAll: async (): Promise<void> => {
      await Promise.all([...jobs.keys()].map(halt));
    },
  };
};

import type { Database } from '../db/database.ts';
import type { DataImport } from '../db/records.ts';
import type { LiveReferenceData } from '../dataset/index.ts';
import { randomName, type Environment } from '../environment.ts';
import { HttpError } from '../httpError.ts';
import { checkImport } from './checkImport.ts';
import { overlay, type PublishedList } from './overlay.ts';
import { createSlices } from './slices.ts';
import { importsInForce, rowsOf } from './store.ts';

interface Parts {
  readonly db: Database;
  readonly environment: Environment;
  readonly reference: LiveReferenceData;
}

interface Job {
  readonly abort: AbortController;
  share: number;
  readonly ended: Promise<void>;
}

/** The imports of official data: checks that run beside the requests, and what is in force. */
export const createOfficialData = ({ db, environment, reference }: Parts) => {
  const jobs = new Map<number, Job>();
  let published = 0;

  /** The cut-offs with these imports in force. */
  const build = async (imports: readonly DataImport[]) => {
    if (imports.length === 0) return { cells: undefined, published: 0 };
    const slices = createSlices();
    const lists: PublishedList[] = [];
    for (const record of imports) {
      const { year, round } = record.details!;
      lists.push({ year, round, rows: await rowsOf(db, record, slices) });
    }
    return overlay(reference.sampleCells, reference.colleges, lists, slices);
  };

  type Built = Awaited<ReturnType<typeof build>>;

  const use = (built: Built): void => {
    published = built.published;
    reference.useCells(built.cells);
  };

  const check = async (record: DataImport, job: Pick<Job, 'abort' | 'share'>): Promise<void> => {
    const keys = { rows: randomName(environment, 16), report: randomName(environment, 16) };
    try {
      const { result, basedOn } = await checkImport(record, {
        db,
        colleges: reference.colleges,
        sampleCells: () => reference.sampleCells,
        keys,
        slices: createSlices(job.abort.signal),
        onShare: (share) => {
          job.share = share;
        },
      });
      const { rows: rowsKey, report: reportKey } = keys;
      db.dataImports.update(record.id, { result, basedOn, rowsKey, reportKey, failure: null });
    } catch (error) {
      await db.blobs.remove([keys.rows, keys.report]);
      if (job.abort.signal.aborted) return;
      environment.log('import failed', { import: record.id, error: String(error) });
      const failure =
        error instanceof HttpError ? error.message : 'The check broke off. Please start it again.';
      db.dataImports.update(record.id, { failure });
    }
  };

  const stop = async (id: number): Promise<void> => {
    const job = jobs.get(id);
    job?.abort.abort(new Error('Cancelled'));
    await job?.ended;
  };

  return {
    /** Takes over what a storage held. */
    load: async (): Promise<void> => use(await build(importsInForce(db))),
    build,
    use,
    published: (): number => published,
    /** How much of an import is checked; undefined where no check runs. */
    shareOf: (id: number): number | undefined => jobs.get(id)?.share,
    /** Starts a check; its outcome is written to the record. */
    startCheck: (record: DataImport): void => {
      const abort = new AbortController();
      const job = { abort, share: 0, ended: Promise.resolve() };
      jobs.set(record.id, job);
      job.ended = check(record, job).finally(() => jobs.delete(record.id));
    },
    stop,
    stopAll: async (): Promise<void> => {
      await Promise.all([...jobs.keys()].map(stop));
    },
  };
};

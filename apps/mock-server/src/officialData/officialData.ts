import type { Database } from '../db/database.ts';
import type { DataImport } from '../db/records.ts';
import type { InForce, LiveReferenceData } from '../reference/referenceData.ts';
import { randomName, type Environment } from '../environment.ts';
import { HttpError } from '../httpError.ts';
import { checkImport } from './checkImport.ts';
import { kinds } from './kinds/index.ts';
import type { DataKind, PublishedList } from './kinds/kind.ts';
import { createSlices } from './slices.ts';
import { importsInForce, publishedAtOf, rowsOf } from './store.ts';

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

  /** What readers are shown with these imports in force; an unpublished one gets the current time. */
  const build = async (imports: readonly DataImport[]): Promise<Partial<InForce>> => {
    const slices = createSlices();
    const lists = new Map<DataKind, PublishedList<object>[]>();
    for (const record of imports) {
      const details = record.details!;
      const kind = kinds[details.kind];
      const rows = await rowsOf(db, record, slices);
      const publishedAt = publishedAtOf(db, record) ?? environment.clock.now();
      lists.set(kind, [...(lists.get(kind) ?? []), { details, rows, publishedAt }]);
    }
    const inForce: Partial<InForce> = {};
    for (const kind of Object.values(kinds)) {
      const colleges = inForce.colleges ?? reference.sampleColleges;
      const ofKind = lists.get(kind);
      if (ofKind) Object.assign(inForce, await kind.apply(ofKind, { reference, colleges, slices }));
    }
    return inForce;
  };

  const check = async (record: DataImport, job: Pick<Job, 'abort' | 'share'>): Promise<void> => {
    const keys = { rows: randomName(environment, 16), report: randomName(environment, 16) };
    try {
      const { result, basedOn } = await checkImport(record, {
        db,
        reference,
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
    load: async (): Promise<void> => reference.use(await build(importsInForce(db))),
    build,
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

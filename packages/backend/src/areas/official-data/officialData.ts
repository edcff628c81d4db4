import type { DataImport } from '../../db/records.ts';
import { createCheckJobs, type Parts } from './checkJobs.ts';
import { fingerprintOf } from './fingerprint.ts';
import { inForceWith } from './inForce.ts';
import { createSlices } from './timeSlices.ts';
import { importsInForce } from './versions.ts';
import { createKeyedQueue } from './keyedQueue.ts';

/** The imports of official data: checks that run alongside requests, and the data in force. */
export const createOfficialData = (parts: Parts) => {
  const { db, environment, reference, readWorkbook } = parts;
  const build = (imports: readonly DataImport[], at: number) =>
    db.turns.aside(() => inForceWith(imports, { db, reference, at }));
  const { aside, take } = db.turns;
  const queueOfImport = createKeyedQueue();

  const loads = createKeyedQueue();
  const load = (): Promise<void> =>
    loads('load', async () =>
      reference.use(await build(importsInForce(db), environment.clock.now())),
    );
  // Lists may be published or withdrawn by another instance.
  db.onFollowed((changed) => {
    if (changed.has('dataVersions'))
      load().catch((error: unknown) => environment.log('lists not read', { error: String(error) }));
  });

  return {
    /** Loads the lists in force from storage. */
    load,
    build,
    readWorkbook,
    /** Runs each change of an import after the previous one. */
    inTurn: <R>(id: number, work: () => Promise<R>): Promise<R> =>
      aside(() => queueOfImport(id, async () => take(work))),
    /** Whether an import's columns, names and rows are still those that were checked and shown. */
    isWhatWasChecked: async (record: DataImport): Promise<boolean> =>
      record.fingerprint === (await aside(() => fingerprintOf(db, record, createSlices()))),
    ...createCheckJobs(parts),
  };
};

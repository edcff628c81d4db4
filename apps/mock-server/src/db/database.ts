import { earlierData } from './records/earlierData.ts';
import type { Storage } from './storage.ts';
import { createCollections, type Collections } from './tables.ts';
import { createTransactions } from './transactions.ts';

/**
 * The only durable state of the backend: typed collections in memory, written through to the
 * storage.
 */
export const createDatabase = (storage: Storage) => {
  const { journal, transaction, evenWhenFull } = createTransactions(storage);
  const collections = createCollections(journal);

  const byName: ReadonlyMap<string, { restore(record: unknown): void; clear(): void }> = new Map(
    Object.entries(collections),
  );
  for (const { collection, body } of storage.load()) {
    const stored = JSON.parse(body) as Readonly<Record<string, unknown>>;
    byName.get(collection)?.restore(earlierData[collection]?.(stored) ?? stored);
  }

  const lastId = (series: keyof Collections): number =>
    Number(collections.settings.get(`last:${series}`)?.value ?? 0);

  /** The blobs that records name; any other belongs to a write that was never answered. */
  const blobKeys = (): ReadonlySet<string> =>
    new Set([
      ...collections.files.all().map(({ storageKey }) => storageKey),
      ...collections.dataImports
        .all()
        .flatMap(({ storageKey, rowsKey, reportKey }) => [storageKey, rowsKey, reportKey])
        .filter((key) => key !== null),
    ]);
  storage.blobs.keepOnly(blobKeys());

  return {
    ...collections,
    transaction,
    evenWhenFull,
    /** The last number of a series; 0 for none. */
    lastId,
    /** The next number of a series; never reused, not even after a delete. */
    nextId: (series: keyof Collections): number => {
      const next = lastId(series) + 1;
      collections.settings.put({ id: `last:${series}`, value: next });
      return next;
    },
    blobs: storage.blobs,
    blobKeys,
    clear: (): void =>
      transaction(() => {
        for (const collection of byName.values()) collection.clear();
      }),
    close: (): void => storage.close(),
  };
};

export type Database = ReturnType<typeof createDatabase>;

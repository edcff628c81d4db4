import type { Id } from './collection.ts';
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

  const byName: ReadonlyMap<
    string,
    { restore(record: unknown): void; forget(id: Id): void; clear(): void }
  > = new Map(Object.entries(collections));
  const restore = (collection: string, body: string): void => {
    const stored = JSON.parse(body) as Readonly<Record<string, unknown>>;
    byName.get(collection)?.restore(earlierData[collection]?.(stored) ?? stored);
  };
  for (const { collection, body } of storage.load()) restore(collection, body);

  const followers = new Set<(changed: ReadonlySet<string>) => void>();
  storage.follow((changes) => {
    for (const { collection, id, body } of changes)
      if (body === null) byName.get(collection)?.forget(id);
      else restore(collection, body);
    const changed = new Set(changes.map(({ collection }) => collection));
    for (const follower of followers) follower(changed);
  });

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
    turns: storage.turns,
    /** Calls with the names of the collections that other instances changed. */
    onFollowed: (follower: (changed: ReadonlySet<string>) => void): void =>
      void followers.add(follower),
    blobKeys,
    clear: (): void =>
      transaction(() => {
        for (const collection of byName.values()) collection.clear();
      }),
    close: (): void => storage.close(),
  };
};

export type Database = ReturnType<typeof createDatabase>;

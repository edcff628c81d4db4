import * as z from 'zod/mini';
import type { Log } from '../environment.ts';
import type { Unreadable } from './collection.ts';
import { earlierData } from './records/earlierData.ts';
import type { StoredRecord, Storage } from './storage.ts';
import { createCollections, type Collections } from './tables.ts';
import { createTransactions } from './transactions.ts';

/** The wrong fields of a record, without their values. */
const faultOf = (error: unknown): string =>
  error instanceof z.core.$ZodError
    ? error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')
    : 'not JSON';

/** The blobs that records name; any other blob belongs to a write that was never answered. */
const keysNamedIn = ({ files, dataImports }: Collections): ReadonlySet<string> =>
  new Set([
    ...files.all().map(({ storageKey }) => storageKey),
    ...dataImports
      .all()
      .flatMap(({ storageKey, rowsKey, reportKey }) => [storageKey, rowsKey, reportKey])
      .filter((key) => key !== null),
  ]);

/** The backend's only durable state: typed collections in memory, written through to storage. */
export const createDatabase = (
  storage: Storage,
  log: Log = () => undefined,
  /** A part of all secrets that is not in the data, so that a copy of the data is not enough. */
  signingKey?: string,
) => {
  const { journal, transaction, evenWhenFull } = createTransactions(storage);
  const collections = createCollections(journal);

  const byName: ReadonlyMap<
    string,
    {
      readonly unreadable: ReadonlyMap<string, Unreadable>;
      restore(record: object): void;
      setAside(id: string, unreadable: Unreadable): void;
      mend(id: string, record?: object): void;
      forget(id: string): void;
      clear(): void;
    }
  > = new Map(Object.entries(collections));
  const unreadable = (): number =>
    [...byName.values()].reduce((sum, { unreadable: { size } }) => sum + size, 0);

  /** Restores a record; an unreadable one must not stop the others from loading. */
  const restore = ({ collection, id, body }: StoredRecord): void => {
    let stored: Readonly<Record<string, unknown>> | undefined;
    try {
      stored = JSON.parse(body) as Readonly<Record<string, unknown>>;
      byName.get(collection)?.restore(earlierData[collection]?.(stored) ?? stored);
    } catch (error) {
      const fault = faultOf(error);
      byName.get(collection)?.setAside(id, { record: stored, fault });
      // Numbers identify nobody, but other ids may be addresses, which must not be logged.
      const place = /^\d+$/.test(id) ? { collection, id } : { collection };
      log('record not readable', { ...place, fault });
    }
  };
  for (const record of storage.load()) restore(record);

  const followers = new Set<(changed: ReadonlySet<string>) => void>();
  storage.follow((changes) => {
    for (const { collection, id, body } of changes)
      if (body === null) byName.get(collection)?.forget(id);
      else restore({ collection, id, body });
    const changed = new Set(changes.map(({ collection }) => collection));
    for (const follower of followers) follower(changed);
  });

  const lastId = (series: keyof Collections): number =>
    Number(collections.settings.get(`last:${series}`)?.value ?? 0);

  const blobKeys = () => keysNamedIn(collections);
  // Unreadable records may name files, so with any of them no file is removed.
  if (unreadable() === 0) storage.blobs.keepOnly(blobKeys());

  return {
    ...collections,
    ...(signingKey !== undefined && { signingKey }),
    transaction,
    evenWhenFull,
    /** The last number of a series; 0 if none was given. */
    lastId,
    /** The next number of a series; never reused, not even after a delete. */
    nextId: (series: keyof Collections): number => {
      const next = lastId(series) + 1;
      collections.settings.put({ id: `last:${series}`, value: next });
      return next;
    },
    /** The number of unreadable records, from another release. */
    unreadable,
    /** The unreadable records, each with its collection's name and its id. */
    unreadableRecords: () =>
      [...byName].flatMap(([collection, { unreadable: records }]) =>
        [...records].map(([id, { record, fault }]) => ({ collection, id, record, fault })),
      ),
    /** Replaces an unreadable record, or removes it. */
    mend: (collection: string, id: string, record?: object): void =>
      byName.get(collection)?.mend(id, record),
    blobs: storage.blobs,
    turns: storage.turns,
    /** Calls the follower with the names of the collections that other instances changed. */
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

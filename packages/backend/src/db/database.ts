import * as z from 'zod/mini';
import type { Log } from '../environment.ts';
import type { Unreadable } from './collection.ts';
import { earlierData } from './records/earlierData.ts';
import type { StoredRecord, Storage } from './storage.ts';
import { createCollections, type Collections } from './tables.ts';
import { createTransactions } from './transactions.ts';

/** The places of a record that are not as they should be, without their values. */
const faultOf = (error: unknown): string =>
  error instanceof z.core.$ZodError
    ? error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')
    : 'not JSON';

/** The blobs that records name; any other belongs to a write that was never answered. */
const keysNamedIn = ({ files, dataImports }: Collections): ReadonlySet<string> =>
  new Set([
    ...files.all().map(({ storageKey }) => storageKey),
    ...dataImports
      .all()
      .flatMap(({ storageKey, rowsKey, reportKey }) => [storageKey, rowsKey, reportKey])
      .filter((key) => key !== null),
  ]);

/**
 * The only durable state of the backend: typed collections in memory, written through to the
 * storage.
 */
export const createDatabase = (
  storage: Storage,
  log: Log = () => undefined,
  /** What secrets are made of besides the data, so that no copy of these is enough. */
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

  /** Takes a record in; one that this release cannot read keeps none of the others away. */
  const restore = ({ collection, id, body }: StoredRecord): void => {
    let stored: Readonly<Record<string, unknown>> | undefined;
    try {
      stored = JSON.parse(body) as Readonly<Record<string, unknown>>;
      byName.get(collection)?.restore(earlierData[collection]?.(stored) ?? stored);
    } catch (error) {
      const fault = faultOf(error);
      byName.get(collection)?.setAside(id, { record: stored, fault });
      // A number says nothing of a person; other ids may be addresses.
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
  // A record that cannot be read may name a file.
  if (unreadable() === 0) storage.blobs.keepOnly(blobKeys());

  return {
    ...collections,
    ...(signingKey !== undefined && { signingKey }),
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
    /** How many records of another release are neither served nor written. */
    unreadable,
    /** Unreadable records, each with the name of its collection and its id. */
    unreadableRecords: () =>
      [...byName].flatMap(([collection, { unreadable: records }]) =>
        [...records].map(([id, { record, fault }]) => ({ collection, id, record, fault })),
      ),
    /** Writes a record in place of an unreadable one, or removes that. */
    mend: (collection: string, id: string, record?: object): void =>
      byName.get(collection)?.mend(id, record),
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

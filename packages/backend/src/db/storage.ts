/** A record that was written (its JSON) or removed (null). */
export interface Change {
  readonly collection: string;
  readonly id: string;
  readonly body: string | null;
}

/** A stored record. */
export interface StoredRecord extends Change {
  readonly body: string;
}

/** Thrown if there is no space left; no part of the write is stored. */
export class StorageFull extends Error {}

/** A file that is being written in pieces. */
interface IncomingBlob {
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when the bytes are as durable as a commit, with a file that reads them as needed. */
  finish(): Promise<Blob>;
}

/**
 * Files under generated names, which records refer to. A file is written before its record and
 * removed after it; a file without a record is an orphan of a write that was never answered.
 */
export interface Blobs {
  create(id: string): Promise<IncomingBlob>;
  read(id: string): Promise<Blob | undefined>;
  /** Removes blobs, including unfinished ones. */
  remove(ids: readonly string[]): Promise<void>;
  /** At the start, removes the blobs that no record names. */
  keepOnly(ids: ReadonlySet<string>): void;
}

/** A consequence of a commit outside the records: a mail, a removed file, a view in memory. */
export type Effect = () => void | Promise<void>;

/** Decides when this instance may write, if several share the data. */
export interface Turns {
  /** Runs work that may write; its writes are durable before the promise resolves. */
  readonly take: <R>(work: () => R | Promise<R>) => R | Promise<R>;
  /** Runs work that seldom writes; if it does, it runs again in a turn. */
  readonly read: <R>(work: () => R | Promise<R>) => R | Promise<R>;
  /** Lets others write while slow work runs inside a turn. */
  readonly aside: <R>(slow: () => Promise<R>) => Promise<R>;
  /** Waits until this instance has read the journal up to an entry. */
  readonly reached: (sequence: number) => Promise<void>;
  /** Waits for the open turn to end; afterwards nothing is written. */
  readonly stop: () => Promise<void>;
  /** Whether this instance does the scheduled work for all instances. */
  readonly leads: () => Promise<boolean>;
  /**
   * Sends news to the listeners of every instance: after the turn's commit, in the order of
   * commits, or outside a turn at once and without a guarantee.
   */
  readonly announce: (news: unknown) => void;
  /** Runs an effect once the call's writes are committed, and never if they are refused. */
  readonly afterCommit: (effect: Effect) => Promise<void>;
  readonly onAnnounced: (hear: (news: unknown) => void) => void;
  /** Calls once this instance has lost the database for so long that clients should leave it. */
  readonly onCutOff: (hear: () => void) => void;
  /** The last known journal entry, and for how many seconds entries may have been missed. */
  readonly state: () => {
    readonly sequence: number;
    readonly missed: number | undefined;
    readonly isCutOff: boolean;
  };
}

/** Durable storage for records. A commit is atomic, and durable when it returns. */
export interface Storage {
  load(): Iterable<StoredRecord>;
  commit(changes: readonly Change[], undo: readonly (() => void)[]): void;
  readonly blobs: Blobs;
  readonly turns: Turns;
  /** Passes on what other instances write from this call on. */
  follow(apply: (changes: readonly Change[]) => void): void;
  close(): void;
}

/** Turns for a single process: it may always write, and it leads. */
export const ofOneProcess = (): Pick<Storage, 'turns' | 'follow'> => {
  const listeners = new Set<(news: unknown) => void>();
  return {
    follow: () => {},
    turns: {
      take: (work) => work(),
      read: (work) => work(),
      aside: (slow) => slow(),
      reached: async () => {},
      stop: async () => {},
      leads: async () => true,
      announce: (news) => {
        for (const hear of listeners) hear(news);
      },
      afterCommit: async (effect) => effect(),
      onAnnounced: (hear) => void listeners.add(hear),
      onCutOff: () => {},
      state: () => ({ sequence: 0, missed: undefined, isCutOff: false }),
    },
  };
};

/** Storage that ends with its process, for tests, stories and the browser. */
export const memoryStorage = (): Storage => {
  const blobs = new Map<string, Blob>();
  return {
    ...ofOneProcess(),
    load: () => [],
    commit: () => {},
    blobs: {
      create: async (id) => {
        const parts: Uint8Array<ArrayBuffer>[] = [];
        return {
          write: async (bytes) => void parts.push(new Uint8Array(bytes)),
          finish: async () => {
            const blob = new Blob(parts);
            blobs.set(id, blob);
            return blob;
          },
        };
      },
      read: async (id) => blobs.get(id),
      remove: async (ids) => ids.forEach((id) => blobs.delete(id)),
      keepOnly: () => {},
    },
    close: () => {},
  };
};

/** A record that was written (its JSON) or removed (null). */
export interface Change {
  readonly collection: string;
  readonly id: string;
  readonly body: string | null;
}

/** A record as it is stored. */
export interface StoredRecord extends Change {
  readonly body: string;
}

/** There is no room left to write. Nothing of what was to be written stays. */
export class StorageFull extends Error {}

/** A file that is being written, piece by piece. */
interface IncomingBlob {
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when the bytes are as durable as a commit, with a file that reads them as needed. */
  finish(): Promise<Blob>;
}

/**
 * Files under generated names, beside the records that name them: written before their record is,
 * removed after it. One that no record names is an orphan, of a write that was never answered.
 */
export interface Blobs {
  create(id: string): Promise<IncomingBlob>;
  read(id: string): Promise<Blob | undefined>;
  /** Removes blobs, unfinished ones too. */
  remove(ids: readonly string[]): Promise<void>;
  /** At the start: removes what no record names. */
  keepOnly(ids: ReadonlySet<string>): void;
}

/** What a commit has as its consequence outside of the records: a mail, a file that goes, a view in memory. */
export type Effect = () => void | Promise<void>;

/** When this instance may write, where several share the data. */
export interface Turns {
  /** Runs work that may write; what it wrote is durable before the promise resolves. */
  readonly take: <R>(work: () => R | Promise<R>) => R | Promise<R>;
  /** Runs work that seldom writes; work that does so is run again, in a turn. */
  readonly read: <R>(work: () => R | Promise<R>) => R | Promise<R>;
  /** Lets others write while something slow runs inside of a turn. */
  readonly aside: <R>(slow: () => Promise<R>) => Promise<R>;
  /** Waits until this instance knows the journal up to an entry. */
  readonly reached: (sequence: number) => Promise<void>;
  /** Waits for the open turn; from now on nothing is written. */
  readonly stop: () => Promise<void>;
  /** Whether this instance does the timed work of all. */
  readonly leads: () => Promise<boolean>;
  /**
   * Tells the listeners of every instance: once the turn is committed, in the order of the commits,
   * or at once and without a guarantee where there is no turn.
   */
  readonly announce: (news: unknown) => void;
  /** Does something once what the call has written is committed, and not at all where that is refused. */
  readonly afterCommit: (effect: Effect) => Promise<void>;
  readonly onAnnounced: (hear: (news: unknown) => void) => void;
  /** Calls where this instance is without the database for so long that its clients do better elsewhere. */
  readonly onCutOff: (hear: () => void) => void;
  /** How far this instance knows the journal, and for how many seconds it may have missed something. */
  readonly state: () => {
    readonly sequence: number;
    readonly missed: number | undefined;
    readonly isCutOff: boolean;
  };
}

/** Where records outlive the process. A commit is durable, whole or not at all, when it returns. */
export interface Storage {
  load(): Iterable<StoredRecord>;
  commit(changes: readonly Change[], undo: readonly (() => void)[]): void;
  readonly blobs: Blobs;
  readonly turns: Turns;
  /** Hands over what other instances write from now on. */
  follow(apply: (changes: readonly Change[]) => void): void;
  close(): void;
}

/** The one process that has the data may always write, and leads. */
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

/** Forgets everything with the process: tests, stories, the browser. */
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

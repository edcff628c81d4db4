/** A record that was written (its JSON) or removed (null). */
interface Change {
  readonly collection: string;
  readonly id: string;
  readonly body: string | null;
}

/**
 * Files under generated names, beside the records that name them: written before their record is,
 * removed after it. One that no record names is an orphan, of a write that was never answered.
 */
export interface Blobs {
  /** Resolves when the bytes are as durable as a commit. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  read(id: string): Promise<Uint8Array | undefined>;
  remove(ids: readonly string[]): Promise<void>;
  /** At the start: removes what no record names. */
  keepOnly(ids: ReadonlySet<string>): void;
}

/** Where records outlive the process. A commit is durable, whole or not at all, when it returns. */
export interface Storage {
  load(): Iterable<{ collection: string; body: string }>;
  commit(changes: readonly Change[]): void;
  readonly blobs: Blobs;
  close(): void;
}

/** Forgets everything with the process: tests, stories, the browser. */
export const memoryStorage = (): Storage => {
  const blobs = new Map<string, Uint8Array>();
  return {
    load: () => [],
    commit: () => {},
    blobs: {
      write: async (id, bytes) => void blobs.set(id, bytes),
      read: async (id) => blobs.get(id),
      remove: async (ids) => ids.forEach((id) => blobs.delete(id)),
      keepOnly: () => {},
    },
    close: () => {},
  };
};

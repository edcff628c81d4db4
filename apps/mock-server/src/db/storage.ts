/** A record that was written (its JSON) or removed (null). */
export interface Change {
  readonly collection: string;
  readonly id: string;
  readonly body: string | null;
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

/** Where records outlive the process. A commit is durable, whole or not at all, when it returns. */
export interface Storage {
  load(): Iterable<{ collection: string; body: string }>;
  commit(changes: readonly Change[]): void;
  readonly blobs: Blobs;
  close(): void;
}

/** Forgets everything with the process: tests, stories, the browser. */
export const memoryStorage = (): Storage => {
  const blobs = new Map<string, Blob>();
  return {
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

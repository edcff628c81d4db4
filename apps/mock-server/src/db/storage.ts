/** A record that was written (its JSON) or removed (null). */
interface Change {
  readonly collection: string;
  readonly id: string;
  readonly body: string | null;
}

export interface BlobChange {
  readonly id: string;
  readonly bytes: Uint8Array | null;
}

/** Where records outlive the process. A commit is durable, whole or not at all, when it returns. */
export interface Storage {
  load(): Iterable<{ collection: string; body: string }>;
  commit(changes: readonly Change[], blobs: readonly BlobChange[]): void;
  readBlob(id: string): Uint8Array | undefined;
  clear(): void;
  close(): void;
}

/** Forgets everything with the process: tests, stories, the browser. */
export const memoryStorage = (): Storage => {
  const blobs = new Map<string, Uint8Array>();
  return {
    load: () => [],
    commit: (_, changed) => {
      for (const { id, bytes } of changed) {
        if (bytes) blobs.set(id, bytes);
        else blobs.delete(id);
      }
    },
    readBlob: (id) => blobs.get(id),
    clear: () => blobs.clear(),
    close: () => {},
  };
};

import type { Database } from '../db/database.ts';
import { randomName, type Environment } from '../environment.ts';

/** A form's file that is already in the storage, under a generated name, and is read from there. */
export class StoredFile extends File {
  readonly storageKey: string;
  readonly #content: Blob;

  constructor(content: Blob, name: string, type: string, storageKey: string) {
    super([], name, { type });
    this.storageKey = storageKey;
    this.#content = content;
  }

  override get size(): number {
    return this.#content.size;
  }

  override slice(start?: number, end?: number): Blob {
    return this.#content.slice(start, end);
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return this.#content.stream();
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#content.arrayBuffer();
  }

  override bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#content.bytes();
  }

  override text(): Promise<string> {
    return this.#content.text();
  }
}

/** Receives the files of a request into the storage instead of memory. */
export const createInbox = ({ db, environment }: { db: Database; environment: Environment }) => {
  const keys: string[] = [];
  return {
    /** Begins a file; `finish` resolves when it is stored. */
    receive: async (name: string, type: string) => {
      const storageKey = randomName(environment, 16);
      keys.push(storageKey);
      const blob = await db.blobs.create(storageKey);
      return {
        write: (bytes: Uint8Array) => blob.write(bytes),
        finish: async () => new StoredFile(await blob.finish(), name, type, storageKey),
      };
    },
    /** Removes the files that no record names. */
    clear: async (): Promise<void> => {
      if (keys.length === 0) return;
      const named = db.blobKeys();
      const orphans = keys.filter((key) => !named.has(key));
      if (orphans.length > 0) await db.blobs.remove(orphans);
    },
  };
};

export type Inbox = ReturnType<typeof createInbox>;

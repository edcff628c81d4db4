import { existsSync, mkdirSync, openAsBlob, readdirSync, rmSync } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageFull, type Blobs } from './storage.ts';

const syncFolder = async (folder: string): Promise<void> => {
  // Windows keeps names by itself and opens no folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const outOfSpace = new Set(['ENOSPC', 'EDQUOT']);

/** Blobs as files of one folder. */
export const folderBlobs = (folder: string, openFile: typeof open = open): Blobs => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = new Map<string, FileHandle>();
  const close = async (id: string): Promise<void> => {
    const handle = unfinished.get(id);
    unfinished.delete(id);
    await handle?.close();
  };
  const remove = async (id: string): Promise<void> => {
    await close(id).catch(() => undefined);
    await rm(join(folder, id), { force: true });
  };
  /** A file that cannot be written whole gives its space back at once. */
  const whole = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      await remove(id);
      const { code = '' } = error as NodeJS.ErrnoException;
      throw outOfSpace.has(code) ? new StorageFull(code, { cause: error }) : error;
    }
  };
  return {
    create: async (id) => {
      const handle = await whole(id, () => openFile(join(folder, id), 'wx', 0o600));
      unfinished.set(id, handle);
      return {
        write: (bytes) => whole(id, () => handle.appendFile(bytes)),
        finish: () =>
          whole(id, async () => {
            await handle.sync();
            await close(id);
            // The name has to be as durable as the bytes.
            await syncFolder(folder);
            return openAsBlob(join(folder, id));
          }),
      };
    },
    read: async (id) => {
      const path = join(folder, id);
      return existsSync(path) ? openAsBlob(path) : undefined;
    },
    remove: async (ids) => {
      await Promise.all(ids.map(remove));
    },
    keepOnly: (ids) => {
      for (const name of readdirSync(folder)) if (!ids.has(name)) rmSync(join(folder, name));
    },
  };
};

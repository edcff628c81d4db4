import { existsSync, mkdirSync, openAsBlob, readdirSync, rmSync } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageFull, type Blobs } from './storage.ts';

const syncFolder = async (folder: string): Promise<void> => {
  // Windows makes names durable by itself, and cannot open a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const outOfSpace = new Set(['ENOSPC', 'EDQUOT']);

/** Stores blobs as files in one folder. */
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
  /** Removes a file that cannot be written completely, to free its space at once. */
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
            // The file's name must be as durable as its bytes.
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

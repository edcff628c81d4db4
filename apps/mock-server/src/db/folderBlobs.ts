import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs } from './storage.ts';

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

/** Blobs as files of one folder. */
export const folderBlobs = (folder: string): Blobs => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    write: async (id, bytes) => {
      const handle = await open(join(folder, id), 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      // The name has to be as durable as the bytes.
      await syncFolder(folder);
    },
    read: (id) =>
      readFile(join(folder, id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    remove: async (ids) => {
      await Promise.all(ids.map((id) => rm(join(folder, id), { force: true })));
    },
    keepOnly: (ids) => {
      for (const name of readdirSync(folder)) if (!ids.has(name)) rmSync(join(folder, name));
    },
  };
};

import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the hashed files of the second language to those of the first, so that a file which both
 * have is one file, and stays cached when a reader changes the language.
 */
export const sharedAssets = (): Plugin => ({
  name: 'seatwise-shared-assets',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: ({ dir }) => {
      if (!dir) return;
      const own = join(dir, 'assets');
      cpSync(own, join(dirname(dir), 'assets'), { recursive: true });
      rmSync(own, { recursive: true });
    },
  },
});

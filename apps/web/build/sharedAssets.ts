import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the hashed files of the second language beside those of the first, where what both have is one
 * file: a reader who changes the language keeps it in the cache.
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

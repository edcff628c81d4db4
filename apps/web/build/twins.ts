import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds the app in Hindi: a module `name.ts` that has a twin `name.hi.ts` beside it is replaced by
 * that, and stays as it is where it has none. A twin itself may import what it stands for.
 */
export const twins = (): Plugin => ({
  name: 'seatwise-twins',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\.?\/.*\.ts$/ },
    handler(source, importer) {
      if (importer === undefined) return undefined;
      const twin = join(dirname(importer), source).replace(/\.ts$/, '.hi.ts');
      return twin !== importer && existsSync(twin) ? twin : undefined;
    },
  },
});

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const twinOf = (file: string): string => file.replace(/(?<!\.hi)\.ts$/, '.hi.ts');

/**
 * Builds the app in Hindi: a module `name.ts` that has a twin `name.hi.ts` beside it is replaced by
 * that, and stays as it is where it has none. A twin itself may import what it stands for, and what
 * that imports is English, too.
 */
export const twins = (): Plugin => ({
  name: 'seatwise-twins',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\.?\/.*\.ts$/ },
    handler(source, importer) {
      if (importer === undefined) return undefined;
      const twin = twinOf(join(dirname(importer), source));
      const own = twinOf(importer);
      const isEnglish = own !== importer && existsSync(own);
      return twin !== importer && !isEnglish && existsSync(twin) ? twin : undefined;
    },
  },
});

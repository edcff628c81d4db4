import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const twinOf = (file: string): string => file.replace(/(?<!\.hi)\.ts$/, '.hi.ts');

/**
 * Builds the app in Hindi: the twin `name.hi.ts` of a module replaces `name.ts`; a module without a
 * twin stays as it is. A twin may import the module that it replaces, and gets the English texts,
 * as do that module's own imports.
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

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { collegeLists } from '../apps/web/build/collegeLists.ts';
import { readEvidence } from '../packages/ui/tools/evidence.ts';
import { plainPages, readTypes } from '../packages/ui/tools/plainPages.ts';
import { readUsage } from './usage.ts';

/** `virtual:usage`: which screens use which components, and the evidence for each component. */
const usagePlugin: Plugin = {
  name: 'usage',
  resolveId: (id) => (id === 'virtual:usage' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:usage'
      ? `export const usage = ${JSON.stringify(readUsage())};
         export const evidence = ${JSON.stringify(readEvidence())};
         export const types = ${JSON.stringify(readTypes(readEvidence()))};`
      : undefined,
};

/** Adds `llms.txt`, the plain pages and `tokens.json` to the built site. */
const plainPagesPlugin: Plugin = {
  name: 'plain-pages',
  apply: 'build',
  generateBundle() {
    for (const [fileName, source] of Object.entries(plainPages(readEvidence())))
      this.emitFile({ type: 'asset', fileName, source });
  },
};

export default defineConfig({
  // Parallel runs, as in `pnpm test`, need separate folders for optimized dependencies.
  cacheDir: process.env['VITE_CACHE_DIR'] ?? 'node_modules/.vite',
  plugins: [
    usagePlugin,
    plainPagesPlugin,
    collegeLists(),
    vanillaExtractPlugin(),
    react(),
    msw({ mode: 'worker-only' }),
  ],
  // A dependency that is discovered while serving reloads the page and so restarts a running test.
  optimizeDeps: {
    entries: [
      'apps/web/src/main.tsx',
      'apps/mock-server/src/hosts/browser.ts',
      '.storybook/preview.tsx',
      'apps/web/src/features/workbook/workbookWorker.ts',
    ],
    include: [
      'axe-core',
      // Loaded lazily; if it were discovered late, it would bring a second copy of React.
      '@seatwise/ui > @headlessui/react',
      '@seatwise/ui > @vanilla-extract/recipes/createRuntimeFn',
    ],
  },
});

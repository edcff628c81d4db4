import { existsSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { readUsage } from './usage.ts';

const sizeReport = '.reports/component-sizes.json';

/** `virtual:usage`: which screens use which components, and the sizes last measured. */
const usagePlugin: Plugin = {
  name: 'usage',
  resolveId: (id) => (id === 'virtual:usage' ? `\0${id}` : undefined),
  load: (id) => {
    if (id !== '\0virtual:usage') return undefined;
    const sizes = existsSync(sizeReport) ? readFileSync(sizeReport, 'utf8') : '{}';
    return `export const usage = ${JSON.stringify(readUsage())};\nexport const sizes = ${sizes};`;
  },
};

export default defineConfig({
  // Parallel runs, as in `pnpm test`, need separate folders for optimized dependencies.
  cacheDir: process.env['VITE_CACHE_DIR'] ?? 'node_modules/.vite',
  plugins: [usagePlugin, vanillaExtractPlugin(), react(), msw({ mode: 'worker-only' })],
  // A dependency discovered while serving reloads the page, and with it a running test.
  optimizeDeps: {
    entries: [
      'apps/web/src/main.tsx',
      'apps/mock-server/src/hosts/browser.ts',
      '.storybook/preview.tsx',
      'apps/web/src/features/workbook/workbookWorker.ts',
    ],
    include: [
      // Loaded lazily: discovered late, it would bring a second React.
      '@seatwise/ui > @headlessui/react',
      '@seatwise/ui > @vanilla-extract/recipes/createRuntimeFn',
    ],
  },
});

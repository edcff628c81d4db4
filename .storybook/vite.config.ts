import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // Parallel runs, as in `pnpm test`, need separate folders for optimized dependencies.
  cacheDir: process.env['VITE_CACHE_DIR'] ?? 'node_modules/.vite',
  plugins: [vanillaExtractPlugin(), react(), msw({ mode: 'worker-only' })],
  // A dependency discovered while serving reloads the page, and with it a running test.
  optimizeDeps: {
    entries: ['apps/web/src/main.tsx', 'apps/mock-server/src/browser.ts', '.storybook/preview.tsx'],
    include: [
      // Loaded lazily: discovered late, it would bring a second React.
      '@seatwise/ui > @headlessui/react',
      '@seatwise/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@seatwise/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
    ],
  },
});

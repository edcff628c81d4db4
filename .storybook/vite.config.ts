import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // Two runs at a time, as in `pnpm test`, must not prepare dependencies in one folder.
  cacheDir: process.env['VITE_CACHE_DIR'] ?? 'node_modules/.vite',
  plugins: [vanillaExtractPlugin(), react(), msw({ mode: 'worker-only' })],
  // Known beforehand: a dependency found while serving reloads the page, and with it a running test.
  optimizeDeps: {
    entries: [
      'apps/web/src/main.tsx',
      'apps/mock-server/src/hosts/browser.ts',
      '.storybook/preview.tsx',
    ],
    include: [
      // Fetched when it is first wanted: found that late, it would bring a second React.
      '@seatwise/ui > @headlessui/react',
      '@seatwise/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@seatwise/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
    ],
  },
});

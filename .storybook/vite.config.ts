import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), msw({ mode: 'worker-only' })],
  // Named here, because vanilla-extract adds them while serving, which would reload the first page.
  optimizeDeps: {
    include: [
      '@seatwise/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@seatwise/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
    ],
  },
});

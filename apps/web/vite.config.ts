import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { demoEntry } from './build/demoEntry.ts';
import { precompress } from './build/precompress.ts';

const backend = process.env['SEATWISE_MOCK'] ?? 'http://localhost:4000';

export default defineConfig(({ mode }) => {
  const demo = mode === 'demo';
  return {
    plugins: [
      vanillaExtractPlugin(),
      react(),
      ...(demo ? [demoEntry(), msw({ mode: 'worker-only' })] : [precompress()]),
    ],
    // The server replaces this by a fresh nonce in every page it sends (edge/webApp.ts).
    html: demo ? {} : { cspNonce: '__CSP_NONCE__' },
    build: {
      target: 'es2022',
      // Everything as a file: inlined data would need a wider content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    server: {
      port: 5173,
      proxy: {
        '/api': backend,
        '/rank-prediction': backend,
        '/seat-matrix': backend,
        '/uploads': backend,
        '/simulators': backend,
        '/__mock': backend,
        '/ws': { target: backend, ws: true },
      },
    },
    preview: { port: 4173 },
  };
});

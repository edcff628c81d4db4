import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type PluginOption } from 'vite';
import { demoEntry } from './build/demoEntry.ts';
import { firstPaint } from './build/firstPaint.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';

const backend = process.env['SEATWISE_MOCK'] ?? 'http://localhost:4000';

/** What becomes of the app besides its own files, in each way of building it. */
const finishing = (demo: boolean, isSsrBuild: boolean): PluginOption[] => {
  if (isSsrBuild) return [];
  if (demo) return [demoEntry(), firstPaint(), msw({ mode: 'worker-only' })];
  return [firstPaint(), prerender(), precompress()];
};

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const demo = mode === 'demo';
  return {
    plugins: [vanillaExtractPlugin(), react(), ...finishing(demo, isSsrBuild)],
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

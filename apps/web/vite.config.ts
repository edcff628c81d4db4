import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type PluginOption } from 'vite';
import { demoEntry } from './build/demoEntry.ts';
import { firstPaint } from './build/firstPaint.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';
import { routerForProduction } from './build/routerForProduction.ts';

const backend = process.env['SEATWISE_MOCK'] ?? 'http://localhost:4000';

/** What becomes of the app besides its own files, in each way of building it. */
const finishing = (demo: boolean, isSsrBuild: boolean): PluginOption[] => {
  if (isSsrBuild) return [];
  if (demo) return [demoEntry(), firstPaint(), msw({ mode: 'worker-only' })];
  return [firstPaint(), prerender(), precompress()];
};

/**
 * What is needed together comes together: a request costs more than a few bytes too many. What is
 * not named here has a place by itself.
 */
const chunks = [
  {
    name: 'app',
    test: /web\/src\/main\.tsx$|layouts\/firstMove\.ts$|wiring\/(breathe|trustedScript)\.ts$|ui\/src\/(patterns\/Hero|components\/(Inline|Skeleton))\/|flows\/src\/chat\/me\.ts$/,
  },
  // Both XState's hooks and TanStack's stand on it: in a chunk of either it would bring that one along.
  { name: 'store', test: /node_modules\/use-sync-external-store\// },
  {
    name: 'machines',
    test: /node_modules\/@?xstate\/|flows\/src\/(session|shared\/(failure|notice|notProvided)|payment\/pendingPayment|chat\/outbox)\b|contract\/constants\/payments\./,
  },
  {
    name: 'schemas',
    test: /node_modules\/zod\/|api-client\/src\/(answer|rowStream|rows|contract\/values)\.ts$/,
  },
  {
    name: 'forms',
    test: /ui\/src\/components\/(Checkbox|ErrorSummary|Form|Notice|PasswordField|SearchField|Select|TextField)\/|flows\/src\/shared\/(counselling|email|password|rank)\.ts$|contract\/constants\/counselling\./,
  },
  {
    name: 'pieces',
    test: /ui\/src\/(components|patterns)\/(Badge|Disclosure|EmptyState|Grid|LinkTile|PageHeader|Pagination|ProgressBar|RoleBadge)\/|web\/src\/layouts\/(Columns|PageLayout)\./,
  },
  { name: 'lists', test: /ui\/src\/table\/|web\/src\/wiring\/(sortingInUrl|useUrlQuery)\.ts$/ },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons/, minShareCount: 2 },
  // Prices need it where no alerts are.
  { name: 'format', test: /flows\/src\/shared\/format\./ },
  {
    name: 'alerts',
    test: /web\/src\/layouts\/AlertBoard|web\/src\/wiring\/useAlerts|flows\/src\/(alerts\/alertList|shared\/dates)\./,
  },
];

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const demo = mode === 'demo';
  return {
    plugins: [
      routerForProduction(),
      vanillaExtractPlugin(),
      react(),
      ...finishing(demo, isSsrBuild),
    ],
    // The server replaces this by a fresh nonce in every page it sends (edge/webApp.ts).
    html: demo ? {} : { cspNonce: '__CSP_NONCE__' },
    build: {
      target: 'es2022',
      // Everything as a file: inlined data would need a wider content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunks },
        },
      },
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

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type PluginOption } from 'vite';
import { englishTexts, hindiTexts } from './build/ariaTexts.ts';
import { collegeLists } from './build/collegeLists.ts';
import { demoEntry } from './build/demoEntry.ts';
import { firstPaint } from './build/firstPaint.ts';
import { hosting } from './build/hosting.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';
import { routerForProduction } from './build/routerForProduction.ts';
import { noncePlace } from './build/securityPolicy.ts';
import { sharedAssets } from './build/sharedAssets.ts';
import { twins } from './build/twins.ts';

const backend = process.env['SEATWISE_MOCK'] ?? 'http://localhost:4000';

/** The plugins that run after the bundling, for each kind of build. */
const outputPlugins = (demo: boolean, hindi: boolean, isSsrBuild: boolean): PluginOption[] => {
  if (isSsrBuild) return [];
  if (demo) return [demoEntry(), firstPaint(), msw({ mode: 'worker-only' })];
  return [
    firstPaint(),
    prerender(),
    ...(hindi ? [precompress(), sharedAssets()] : [hosting(), precompress()]),
  ];
};

/**
 * Modules that are needed together share a chunk, because a request costs more than some unused
 * bytes. All other modules are chunked automatically.
 */
const chunks = [
  {
    name: 'app',
    test: /web\/src\/main\.tsx$|hydration\/firstInteraction\.ts$|lib\/(scheduling|trustedScript)\.ts$|ui\/src\/(patterns\/Hero|components\/(Inline|Skeleton))\/|flows\/src\/(chat\/me|shared\/failure)\.ts$/,
  },
  // XState's hooks and TanStack's both import it; in a chunk of either it would load that whole chunk.
  { name: 'store', test: /node_modules\/use-sync-external-store\// },
  {
    name: 'machines',
    test: /node_modules\/@?xstate\/|flows\/src\/(session|shared\/notice|payment\/pendingPayment|chat\/outbox)\b|contract\/constants\/payments\./,
  },
  {
    name: 'schemas',
    test: /node_modules\/zod\/|api-client\/src\/(answer|contract\/values)\.ts$/,
  },
  // Pages with prices need it without the alerts, and alerts without the forms.
  {
    name: 'format',
    test: /flows\/src\/shared\/(format|locale|sentences)\.|contract\/constants\/counselling\./,
  },
  // Alerts use it too; in their chunk, every page that formats a number would load them.
  { name: 'formatters', test: /ui\/src\/components\/LocaleProvider\/useFormatters\./ },
  {
    name: 'press',
    test: /ui\/src\/components\/(Button|IconButton|Notice)\/|icons\/(chevron-down|minus|search)\./,
  },
  {
    name: 'fields',
    test: /ui\/src\/(components\/(SearchField|Select|TextField)\/|css\/checkbox\.css)/,
  },
  {
    name: 'forms',
    test: /ui\/src\/components\/(Checkbox|ErrorSummary|Form|PasswordField)\/|flows\/src\/shared\/fields\.ts$/,
  },
  {
    name: 'pieces',
    test: /ui\/src\/(components|patterns)\/(Badge|Disclosure|EmptyState|Grid|LinkTile|PageHeader|RoleBadge)\/|web\/src\/(layouts\/Columns|components\/LeftOutNotice|services\/useLeftOut)\./,
  },
  {
    name: 'lists',
    test: /ui\/src\/table\//,
  },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons/, minShareCount: 2 },
  {
    name: 'alerts',
    test: /web\/src\/features\/alerts\/(AlertBoard|useAlerts)|flows\/src\/(alerts\/alertList|shared\/dates)\./,
  },
];

/** What differs in the build of the Hindi pages (vite.hindi.config.ts), which are in a subfolder of the others. */
const hindiBuild = { outDir: 'dist/hi', copyPublicDir: false };

export const configOf = (language: 'en' | 'hi') =>
  defineConfig(({ mode, isSsrBuild = false }) => {
    const demo = mode === 'demo';
    const hindi = language === 'hi';
    return {
      plugins: [
        ...(hindi ? [twins(), hindiTexts()] : []),
        routerForProduction(),
        collegeLists(),
        englishTexts(),
        vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === 'seatwise-twins' }),
        react(),
        ...outputPlugins(demo, hindi, isSsrBuild),
      ],
      // Our server renders pages with this build, whatever its own environment says.
      define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
      // The server replaces this placeholder with a nonce per response (backend's http/webApp.ts).
      html: demo ? {} : { cspNonce: noncePlace },
      build: {
        ...(hindi && hindiBuild),
        target: 'es2022',
        // No inlined assets: data URLs would need a wider content security policy.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // No getter of ours or of a library does more than to return a value.
          treeshake: { propertyReadSideEffects: false },
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

export default configOf('en');

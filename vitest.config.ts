import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { globalsOf, testModes, viewports, type TestMode } from './.storybook/modes.ts';
import { testLaunchOptions } from './tools/chromium.ts';
import { markTexts } from './tools/pseudo.ts';

const chromium = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: testLaunchOptions() }),
  instances: [{ browser: 'chromium' as const, name }],
});

/** The address of apps/mock-server/src/testing/globalServer.ts. */
const server = 'http://127.0.0.1:4199';

/** `pnpm test` leaves these to `pnpm test:all`. */
const isShort = process.env['WITHOUT_SLOW'] !== undefined;
/** Take many seconds, and prove no requirement alone. */
const slowTests = isShort
  ? ['**/{durability,uploads,predictionModel}.test.ts', '**/conformance/season.test.ts']
  : [];
/** Stories of a second or more, whose rows other tests prove as well. */
const repeatedStories = isShort ? ['again'] : [];

const provided = (mode: TestMode) => ({ storyMode: mode, ...globalsOf(mode) });

/** Stories played in one mode. */
const storiesIn = (mode: TestMode) => ({
  browser: 'chromium' as const,
  name: `stories-${mode.name}`,
  viewport: viewports[mode.viewport],
  provide: provided(mode),
  provider: playwright({
    launchOptions: testLaunchOptions(),
    contextOptions: {
      forcedColors: mode.forcedColors ? ('active' as const) : ('none' as const),
      reducedMotion: 'reduce' as const,
    },
  }),
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: [
            '{packages,apps}/*/{src,tools,build}/**/*.test.ts',
            'tools/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts', ...slowTests],
          // A worker for each file, and its imports, would take a sixth of the time.
          isolate: false,
          // Generous for a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        // Server rendering: without a document.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'server',
          include: ['{packages/ui/src,apps/web/src,.storybook}/**/*.server.test.tsx'],
        },
      },
      {
        plugins: [msw({ mode: 'worker-only' })],
        server: { proxy: { '/api': server } },
        test: {
          name: 'browser',
          include: ['{packages,apps}/*/src/**/*.browser.test.ts'],
          globalSetup: 'apps/mock-server/src/testing/globalServer.ts',
          browser: chromium('browser'),
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        test: {
          name: 'components',
          include: ['packages/ui/src/**/*.test.tsx', '.storybook/{docs/*,smallTargets}.test.tsx'],
          exclude: ['**/*.server.test.tsx'],
          setupFiles: ['packages/ui/src/testing/setup.ts'],
          // A page for each file would take a third of the time.
          isolate: false,
          browser: chromium('components'),
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        test: {
          name: 'faults',
          include: ['.storybook/faults.test.tsx'],
          // Each test shows a screen once for each of its calls.
          testTimeout: 300_000,
          provide: { faults: (process.env['FAULTS'] ?? '').split(' ').filter(Boolean) },
          browser: chromium('faults'),
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [markTexts()],
        test: {
          name: 'pseudo',
          include: ['.storybook/pseudo.test.tsx'],
          testTimeout: 60_000,
          browser: { ...chromium('pseudo'), viewport: viewports.phone },
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: repeatedStories } })],
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/vitest.setup.ts'],
          // Stories clean up after themselves; a page for each file would take most of the time.
          isolate: false,
          // A page plays its stories serially; two of them use two cores.
          maxWorkers: 2,
          // Lazy chunks are slow to load on a busy machine.
          testTimeout: 60_000,
          browser: {
            ...chromium('stories'),
            instances: [
              {
                ...storiesIn(testModes[0]),
                name: 'stories',
                provide: { ...provided(testModes[0]), otherModes: testModes },
              },
              ...testModes.map(storiesIn),
            ],
          },
        },
      },
    ],
  },
});

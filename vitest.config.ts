import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './tools/chromium.ts';

const inChromium = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  }),
  instances: [{ browser: 'chromium' as const, name }],
});

/** Where apps/mock-server/src/testing/globalServer.ts listens. */
const server = 'http://127.0.0.1:4199';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{packages,apps}/*/{src,tools}/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        plugins: [msw({ mode: 'worker-only' })],
        server: { proxy: { '/api': server } },
        test: {
          name: 'browser',
          include: ['{packages,apps}/*/src/**/*.browser.test.ts'],
          globalSetup: 'apps/mock-server/src/testing/globalServer.ts',
          browser: inChromium('browser'),
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: inChromium('storybook') },
      },
    ],
  },
});

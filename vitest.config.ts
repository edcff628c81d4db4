import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './tools/chromium.ts';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.reports/tests.json' }]],
    projects: [
      {
        test: {
          name: 'node',
          include: ['{packages,apps}/*/{src,tools}/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: chromiumPath(),
                args: ['--no-sandbox', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { globalsOf, viewports, visualModes } from './.storybook/modes.ts';
import { launchOptions } from './tools/chromium.ts';

/** `pnpm test` already runs axe over every story. */
const withoutAxe = { a11y: { manual: true } };

/** The folders of pictures, which `tools/visual.ts` names. */
const pictures = process.env['PICTURES'] ?? `${import.meta.dirname}/.reports/visual/pictures`;
const differences = process.env['PICTURE_DIFFERENCES'] ?? pictures;

/** Pictures of the stories, compared to the last pixel with those in the folder. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'visual',
          setupFiles: ['.storybook/vitest.setup.ts', '.storybook/testing/visual.setup.ts'],
          // Isolated: hooks of a setup file run for the first file of a page only.
          isolate: true,
          // A page spends most of its time waiting for pictures.
          maxWorkers: 3,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, ext }) => `${pictures}/${arg}${ext}`,
                resolveDiffPath: ({ arg, ext }) => `${differences}/${arg}${ext}`,
              },
            },
            instances: visualModes.map((mode) => ({
              browser: 'chromium' as const,
              name: mode.name,
              viewport: viewports[mode.viewport],
              provide: {
                storyMode: { ...mode, textSize: '100%' },
                ...globalsOf(mode, withoutAxe),
              },
            })),
          },
        },
      },
    ],
  },
});

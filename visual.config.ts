import { readdirSync, rmSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { globalsOf, viewports, visualModes } from './.storybook/modes.ts';
import { launchOptions } from './tools/chromium.ts';

/** `pnpm test` already runs axe over every story. */
const withoutAxe = { a11y: { manual: true } };

const baselines = `${import.meta.dirname}/.storybook/baselines`;
/** The pictures compared in this run. */
const pictured = new Set<string>();

/** `--update` of whole modes removes the pictures of stories that no longer exist. */
const removeStale = (): Reporter => {
  let run: Parameters<NonNullable<Reporter['onInit']>>[0];
  return {
    onInit: (vitest) => {
      run = vitest;
    },
    onTestRunEnd: async (modules, _errors, reason) => {
      const { snapshotOptions, testNamePattern } = run.config;
      if (snapshotOptions.updateSnapshot !== 'all' || testNamePattern || reason !== 'passed')
        return;
      if (modules.length < (await run.globTestSpecifications()).length) return;
      for (const { name } of run.projects)
        for (const file of readdirSync(`${baselines}/${name}`))
          if (!pictured.has(`${baselines}/${name}/${file}`)) rmSync(`${baselines}/${name}/${file}`);
    },
  };
};

/** Pictures of the stories, compared to the last pixel; `pnpm visual --update` accepts new ones. */
export default defineConfig({
  test: {
    reporters: ['default', removeStale()],
    projects: [
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'visual',
          setupFiles: ['.storybook/vitest.setup.ts', '.storybook/visual.setup.ts'],
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
                resolveScreenshotPath: ({ arg, ext }) => {
                  const file = `${baselines}/${arg}${ext}`;
                  pictured.add(file);
                  return file;
                },
                resolveDiffPath: ({ arg, ext }) =>
                  `${import.meta.dirname}/.reports/visual/${arg}${ext}`,
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

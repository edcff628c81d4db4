import { defineConfig } from '@playwright/test';
import { testLaunchOptions } from './tools/chromium.ts';

/** `pnpm browsers` names others; their builds are Playwright's own. */
const browsers = (process.env['BROWSERS'] ?? 'chromium').split(',');
/** Servers that run already: `pnpm test:cluster journeys`. */
const origin = process.env['SEATWISE_ORIGIN'];
const port = Number(process.env['PORT'] ?? 4100);

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: '.reports/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Who checks everything reads what failed, not what passed.
  reporter: [
    [process.env['CI'] ? 'dot' : 'list'],
    ['json', { outputFile: '.reports/e2e.json' }],
    ['./tools/testReporter.ts'],
  ],
  // Generous for a busy machine; only a step that never succeeds takes this long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin ?? `http://localhost:${port}`,
    // What journeys ask for they ask the server for; the one that is about this allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording each test would take a third of its time.
    trace: 'on-first-retry',
  },
  projects: browsers.map((browserName) => ({
    name: browserName,
    use: {
      browserName: browserName as 'chromium' | 'firefox' | 'webkit',
      launchOptions: browserName === 'chromium' ? testLaunchOptions() : {},
    },
  })),
  ...(origin === undefined && {
    grepInvert: /@instances/,
    webServer: {
      command: 'node apps/mock-server/src/hosts/main.ts --control',
      url: `http://localhost:${port}/`,
      env: { PORT: String(port), SEATWISE_DATA: 'memory', SEATWISE_SAMPLES: 'on' },
      reuseExistingServer: false,
    },
  }),
});

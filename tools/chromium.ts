import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The browser of the tests: the one that is named, Debian's, or Playwright's own. */
const places = (): string[] => [
  ...(process.env['CHROMIUM_PATH'] ? [process.env['CHROMIUM_PATH']] : []),
  '/usr/bin/chromium',
  chromium.executablePath(),
];

export const findChromium = (): string | undefined => places().find((place) => existsSync(place));

export const noChromium = `The tests need a Chromium and found none. Three ways to provide one:
  1. apt-get install -y chromium           (Debian; the test command does it by itself where it may)
  2. CHROMIUM_PATH=/path/to/chromium       (any Chromium or Chrome you have)
  3. npx playwright install chromium       (Playwright's own download)`;

export const launchOptions = () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(noChromium);
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      // So that pictures are the same on another machine.
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  };
};

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The browser that CHROMIUM_PATH names, if any. */
const named = process.env['CHROMIUM_PATH'] ? [process.env['CHROMIUM_PATH']] : [];

const firstOf = (places: readonly string[]): string | undefined =>
  places.find((place) => existsSync(place));

/** The full browser, for pictures that other machines compare and for measurements. */
export const findChromium = (): string | undefined =>
  firstOf([...named, '/usr/bin/chromium', chromium.executablePath()]);

/** The headless browser, for tests: it opens a page in a fifth of the time. */
export const findHeadlessShell = (): string | undefined =>
  firstOf([...named, '/usr/bin/chromium-headless-shell']);

export const noChromium = `The tests need a Chromium and found none. Three ways to provide one:
  1. apt-get install -y chromium           (Debian; the test command does it by itself where it may)
  2. CHROMIUM_PATH=/path/to/chromium       (any Chromium or Chrome you have)
  3. npx playwright install chromium       (Playwright's own download)`;

const optionsOf = (executablePath: string | undefined) => {
  if (!executablePath) throw new Error(noChromium);
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      // These make pictures the same on every machine.
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  };
};

export const launchOptions = () => optionsOf(findChromium());

/** Tests draw on the processor, in the same process, which saves a tenth of the time. */
export const testLaunchOptions = () => {
  const { args, ...options } = optionsOf(findHeadlessShell() ?? findChromium());
  return { ...options, args: [...args, '--disable-gpu', '--in-process-gpu'] };
};

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The browser that is named, otherwise Debian's or Playwright's own. */
const named = process.env['CHROMIUM_PATH'] ? [process.env['CHROMIUM_PATH']] : [];

const firstOf = (places: readonly string[]): string | undefined =>
  places.find((place) => existsSync(place));

/** The whole browser, for what is compared with other machines or measured. */
export const findChromium = (): string | undefined =>
  firstOf([...named, '/usr/bin/chromium', chromium.executablePath()]);

/** The browser without windows, for tests: it opens a page in a fifth of the time. */
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
      // Pictures are the same on another machine.
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  };
};

export const launchOptions = () => optionsOf(findChromium());

/** Pages of tests are drawn by the processor alone, which takes a tenth less time without an own process. */
export const testLaunchOptions = () => {
  const { args, ...options } = optionsOf(findHeadlessShell() ?? findChromium());
  return { ...options, args: [...args, '--disable-gpu', '--in-process-gpu'] };
};

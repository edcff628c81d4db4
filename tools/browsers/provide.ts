import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../chromium.ts';
import type { BrowserUnderTest } from './driver.ts';
import { puppeteer } from './puppeteer.ts';
import { webKit } from './webdriver.ts';

const outputOf = (command: string, ...args: string[]): string =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';

/** MiniBrowser lies beside the library that belongs to the driver, not on the PATH. */
const findMiniBrowser = (): string | undefined =>
  outputOf('dpkg', '-S', '*/MiniBrowser')
    .split('\n')
    .map((line) => line.replace(/^.*: /, ''))
    .find((file) => existsSync(file));

const findFirefox = (): string | undefined =>
  [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (file) => file && existsSync(file),
  );

interface Kind {
  readonly name: string;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** How to start it; nothing where it is not installed. */
  readonly find: () => (() => BrowserUnderTest | Promise<BrowserUnderTest>) | undefined;
}

export const kinds: readonly Kind[] = [
  {
    name: 'chromium',
    packages: ['chromium', 'fonts-liberation'],
    find: () => {
      const executable = findChromium();
      return executable ? () => puppeteer('chrome', executable) : undefined;
    },
  },
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    find: () => {
      const executable = findFirefox();
      return executable ? () => puppeteer('firefox', executable) : undefined;
    },
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => {
      const driver = '/usr/bin/WebKitWebDriver';
      const miniBrowser = findMiniBrowser();
      if (!existsSync(driver) || !existsSync('/usr/bin/Xvfb') || !miniBrowser) return undefined;
      return () => webKit(driver, miniBrowser);
    },
  },
];

/** Installs what is missing from Debian where this process may; otherwise says how to get it. */
export const provide = (wanted: readonly Kind[]): void => {
  const missing = (): string[] =>
    wanted.filter(({ find }) => !find()).flatMap(({ packages }) => packages);
  if (missing().length === 0) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    console.log(`Installing ${missing().join(', ')}.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const step of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', ...missing()],
    ])
      spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  if (missing().length === 0) return;
  console.error(`A browser is missing. On Debian: apt-get install -y ${missing().join(' ')}
CHROMIUM_PATH and FIREFOX_PATH name browsers that lie elsewhere; WebKit needs Debian’s driver.
Without it: pnpm browsers chromium firefox`);
  process.exit(1);
};

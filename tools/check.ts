/**
 * `pnpm test`: every check, one after the other, with the time each took. A failing check prints
 * what it said; the others still run, so that one look shows all there is to mend.
 *
 *   pnpm test               all
 *   pnpm test lint types    these
 */
import { exec, spawnSync } from 'node:child_process';
import { testModes } from '../.storybook/modes.ts';
import { findChromium, noChromium } from './chromium.ts';
import { secondTryMark } from './secondTry.ts';

/** Its commands run side by side. */
type Check = readonly [name: string, ...commands: string[]];

// A browser's page runs one test after the other; two pages keep two cores at work.
const half = testModes.filter((_, index) => index % 2 === 0).map(({ name }) => `stories-${name}`);
const vitest = (projects: readonly string[]): string =>
  [
    'vitest run --retry=1 --silent=passed-only --reporter=dot --reporter=./tools/secondTry.ts',
    ...projects.map((project) => `--project='${project}'`),
  ].join(' ');
const cacheOfItsOwn = 'VITE_CACHE_DIR=node_modules/.vite-beside';

const checks: readonly Check[] = [
  ['format', 'oxfmt --check .'],
  ['lint', 'oxlint --quiet'],
  ['types', 'tsc -b'],
  ['boundaries', 'node tools/boundaries.mjs'],
  ['components', 'node tools/components.mjs'],
  ['unused', 'knip --no-progress'],
  ['contract', 'node packages/api-client/tools/documents.ts --check'],
  ['package', 'pnpm package'],
  ['size', 'pnpm size'],
  ['tests', vitest(half), `${cacheOfItsOwn} ${vitest(half.map((project) => `!${project}`))}`],
  ['build', 'pnpm build'],
  ['journeys', 'playwright test --retries=1'],
  ['trace', 'node tools/trace.mjs'],
];

/** What passed, but not at once. */
const secondTries = (said: string): readonly string[] =>
  said.split('\n').filter((line) => line.startsWith(secondTryMark));

/** Installs Debian's Chromium where this process may; otherwise says how to provide one. */
const provideChromium = (): void => {
  if (findChromium()) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    console.log('No Chromium here: installing Debian’s.');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const step of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    ])
      spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
  if (!findChromium()) {
    console.error(noChromium);
    process.exit(1);
  }
};

interface Outcome {
  readonly passed: boolean;
  readonly said: string;
}

const outcomeOf = (command: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, CI: '1', NO_COLOR: '1' };
    exec(command, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ passed: !error, said: `${stdout}${stderr}` }),
    );
  });

const run = async ([name, ...commands]: Check): Promise<boolean> => {
  const started = performance.now();
  process.stdout.write(`  ${name.padEnd(12)}`);
  const outcomes = await Promise.all(commands.map(outcomeOf));
  const failures = outcomes.filter(({ passed }) => !passed);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${failures.length === 0 ? 'ok' : 'FAILED'}`);
  for (const line of outcomes.flatMap(({ said }) => secondTries(said))) console.log(`    ${line}`);
  for (const { said } of name === 'trace' ? outcomes : failures) console.log(`\n${said}\n`);
  return failures.length === 0;
};

provideChromium();
const asked = process.argv.slice(2);
const failed: string[] = [];
for (const check of checks) {
  const [name] = check;
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!(await run(check))) failed.push(name);
}
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

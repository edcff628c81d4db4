/**
 * `pnpm test`: every check, one after the other, with the time each took. A failing check prints
 * what it said; the others still run, so that one look shows all there is to mend.
 *
 *   pnpm test               all
 *   pnpm test lint types    these
 */
import { spawnSync } from 'node:child_process';
import { findChromium, noChromium } from './chromium.ts';

const checks: readonly (readonly [name: string, command: string])[] = [
  ['format', 'oxfmt --check .'],
  ['lint', 'oxlint --quiet'],
  ['types', 'tsc -b'],
  ['boundaries', 'node tools/boundaries.mjs'],
  ['components', 'node tools/components.mjs'],
  ['unused', 'knip --no-progress'],
  ['contract', 'node packages/api-client/tools/documents.ts --check'],
  ['package', 'pnpm package'],
  ['size', 'node tools/size.ts'],
  ['tests', 'vitest run --reporter=dot --reporter=json --outputFile.json=.reports/tests.json'],
  ['build', 'pnpm build'],
  ['journeys', 'playwright test'],
  ['trace', 'node tools/trace.mjs'],
];

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

const run = ([name, command]: (typeof checks)[number]): boolean => {
  const started = performance.now();
  process.stdout.write(`  ${name.padEnd(12)}`);
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CI: '1', FORCE_COLOR: '0' },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${status === 0 ? 'ok' : 'FAILED'}`);
  if (status !== 0) console.log(`\n${stdout}${stderr}\n`);
  else if (name === 'trace') console.log(`\n${stdout}`);
  return status === 0;
};

provideChromium();
const asked = process.argv.slice(2);
const chosen = checks.filter(([name]) => asked.length === 0 || asked.includes(name));
const failed = chosen.filter((check) => !run(check)).map(([name]) => name);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

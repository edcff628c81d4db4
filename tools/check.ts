/**
 * `pnpm test`: every check with its time, the short ones in two lanes. A failing check prints its
 * output, and the others still run.
 *
 *   pnpm test               all
 *   pnpm test --changed     lint, types and the tests that a small change can break
 *   pnpm test lint types    these
 *   pnpm test:all           all, with every story played in every mode and every generated case
 */
import { exec, spawnSync } from 'node:child_process';
import { testModes } from '../.storybook/modes.ts';
import { changedFiles, testsFor } from './changed.ts';
import { findChromium, findHeadlessShell, noChromium } from './chromium.ts';
import { flakyMark } from './flakyReporter.ts';

/** Lanes run in parallel, the commands of a lane serially. */
type Check = readonly [name: string, ...lanes: (readonly string[])[]];

const args = process.argv.slice(2);
const everyMode = args.includes('--all');
const onlyChanged = args.includes('--changed');
const only = args.filter((arg) => !arg.startsWith('--'));

const vitest = (...options: readonly string[]): string =>
  [
    'vitest run --retry=1 --silent=passed-only --reporter=dot --reporter=./tools/flakyReporter.ts',
    ...options,
  ].join(' ');
const projects = (names: readonly string[]): string =>
  names.map((name) => `--project='${name}'`).join(' ');
/** Parallel runs need separate folders for optimized dependencies. */
const withOwnCache = (command: string): string =>
  `VITE_CACHE_DIR=node_modules/.vite-beside ${command}`;

const modes = testModes.map(({ name }) => `stories-${name}`);
const stories = (half: 1 | 2): string =>
  everyMode
    ? vitest(projects(modes.filter((_, index) => index % 2 === half - 1)))
    : vitest(projects(['stories']), `--shard=${half}/2`);

// A browser page runs tests serially; two of them use two cores.
const tests: readonly (readonly string[])[] = [
  [stories(1), vitest(projects(['node', 'server']))],
  [stories(2), vitest(projects(['components', 'browser']))].map(withOwnCache),
];

const allChecks: readonly Check[] = [
  ['format', ['oxfmt --check .']],
  ['lint', ['oxlint --quiet'], ['node tools/words.ts', 'node tools/commits.mjs']],
  ['types', ['tsc -b']],
  ['boundaries', ['node tools/boundaries.mjs']],
  ['components', ['node tools/components.mjs']],
  ['unused', ['knip --no-progress']],
  ['contract', ['node packages/api-client/tools/documents.ts --check']],
  ['package', ['pnpm package']],
  ['size', ['pnpm size']],
  ['build', ['pnpm build']],
  ['tests', ...tests],
  ['journeys', ['playwright test --retries=1']],
  ['trace', ['node tools/trace.mjs']],
];

const checksOfChange = (): readonly Check[] => {
  const files = changedFiles();
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file)).join(' ');
  const { projects: names, tests: chosen, left } = testsFor(files);
  console.log(`${files.length} changed files, ${chosen.length} test files`);
  if (left.length > 0) console.log(`${left.length} more test files are left to \`pnpm test\``);
  const near: Check = ['tests', [vitest(projects(names), ...chosen)]];
  const lint: Check = ['lint', ['oxlint --quiet ' + sources], ['node tools/words.ts']];
  return [
    ...(files.length > 0 ? [['format', [`oxfmt --check ${files.join(' ')}`]] as const] : []),
    ...(sources ? [lint] : []),
    ...allChecks.filter(([name]) => ['types', 'boundaries', 'components'].includes(name)),
    ...(chosen.length > 0 ? [near] : []),
  ];
};

const checks = onlyChanged ? checksOfChange() : allChecks;

/** The tests that passed on their second attempt. */
const flakyTests = (output: string): readonly string[] =>
  output.split('\n').filter((line) => line.startsWith(flakyMark));

/** Installs Debian's Chromium without windows where this process may; otherwise says how to provide one. */
const provideChromium = (): void => {
  if (findHeadlessShell()) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    console.log('No Chromium without windows here: installing Debian’s.');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    for (const step of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    ])
      spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
  if (!findHeadlessShell() && !findChromium()) {
    console.error(noChromium);
    process.exit(1);
  }
};

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

const outcomeOf = (command: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { FC_SHARE: everyMode ? '1' : '0.25', ...process.env, CI: '1', NO_COLOR: '1' };
    exec(command, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ passed: !error, output: `${stdout}${stderr}` }),
    );
  });

const outcomesOf = async (lane: readonly string[]): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const command of lane) outcomes.push(await outcomeOf(command));
  return outcomes;
};

const run = async ([name, ...lanes]: Check): Promise<boolean> => {
  const started = performance.now();
  const outcomes = (await Promise.all(lanes.map(outcomesOf))).flat();
  const failures = outcomes.filter(({ passed }) => !passed);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`  ${name.padEnd(12)}${seconds} s  ${failures.length === 0 ? 'ok' : 'FAILED'}`);
  for (const line of outcomes.flatMap(({ output }) => flakyTests(output)))
    console.log(`    ${line}`);
  for (const { output } of name === 'trace' ? outcomes : failures) console.log(`\n${output}\n`);
  return failures.length === 0;
};

const failed: string[] = [];
const runEach = async (lane: readonly Check[]): Promise<void> => {
  for (const check of lane) if (!(await run(check))) failed.push(check[0]);
};

provideChromium();
const chosen = checks.filter(([name]) => only.length === 0 || only.includes(name));
/** These use both cores by themselves, and come after what the journeys need: the build. */
const usesBothCores = ([name]: Check): boolean => ['tests', 'journeys', 'trace'].includes(name);
const short = chosen.filter((check) => !usesBothCores(check));
/** The long ones among the short; two of them install the design system into the same blank app. */
const isInFirstLane = ([name]: Check): boolean => ['lint', 'package', 'size'].includes(name);
await Promise.all([
  runEach(short.filter(isInFirstLane)),
  runEach(short.filter((check) => !isInFirstLane(check))),
]);
await runEach(chosen.filter(usesBothCores));
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * `pnpm test`: runs every check and prints its time; short checks run in two lanes. A failing check
 * prints its output, the others still run, and the last lines are commands that rerun the failures.
 *
 *   pnpm test               all; what passed with the same files is not repeated, unless CI is set
 *   pnpm test --changed     lint, types and the tests that a small change can break
 *   pnpm test lint types    these
 *   pnpm test:all           all, with every story in every mode, every journey, every generated case
 */
import { exec, spawnSync } from 'node:child_process';
import { testModes } from '../.storybook/modes.ts';
import { changedFiles, testsFor } from './changed.ts';
import { findChromium, findHeadlessShell, noChromium } from './chromium.ts';
import { createPassed } from './passed.ts';
import { failedMark, flakyMark } from './testReporter.ts';

/** A command, and the folders and files that decide its outcome; without them it always runs. */
type Command = readonly [command: string, reads?: readonly string[]];
/** Lanes run in parallel, the commands of a lane serially. */
type Check = readonly [name: string, ...lanes: (readonly Command[])[]];

const args = process.argv.slice(2);
const runsAll = args.includes('--all');
const onlyChanged = args.includes('--changed');
const only = args.filter((arg) => !arg.startsWith('--'));

const vitest = (...options: readonly string[]): string =>
  [
    'vitest run --retry=1 --silent=passed-only --reporter=dot --reporter=./tools/testReporter.ts',
    ...options,
  ].join(' ');
const projects = (names: readonly string[]): string =>
  names.map((name) => `--project='${name}'`).join(' ');
/** Parallel runs need separate folders for optimized dependencies. */
const withOwnCache = (command: string): string =>
  `VITE_CACHE_DIR=node_modules/.vite-beside ${command}`;

const storyModes = runsAll ? testModes.map(({ name }) => `stories-${name}`) : ['stories'];
/** A few cases of `pnpm faults`; the login's type into forms for half a minute. */
const stories = `FAULTS='${runsAll ? 'Login ' : ''}Landing Users Files 502 odd' ${vitest(projects([...storyModes, 'faults', ...(runsAll ? ['pseudo'] : [])]))}`;

/** Skips journeys that need undocumented calls, by their title's requirement or their tag. */
const journeysOfDocumentedCalls =
  "SEATWISE_DOCUMENTED_CALLS_ONLY=on playwright test --retries=1 --grep-invert='BEY-|@additional'";

const inNode = (...folders: readonly string[]): string =>
  vitest(projects(['node', 'server']), ...folders);

const everything: readonly string[] = [];
const settings = [
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'vitest.config.ts',
  'tools',
];
const code = ['packages', 'apps', 'bench', '.storybook', ...settings];
const flows = ['packages/api-client', 'packages/flows'];
const server = [
  ...flows,
  'packages/official-data',
  'packages/backend',
  'apps/mock-server',
  'apps/server',
];

const tests: readonly (readonly Command[])[] = [
  [
    [
      inNode('apps/mock-server', 'apps/server', 'packages/backend', 'packages/official-data'),
      [...server, ...settings],
    ],
  ],
  [
    [withOwnCache(vitest(projects(['components']))), ['packages/ui', '.storybook', ...settings]],
    [withOwnCache(vitest(projects(['browser']))), [...server, 'apps/web', ...settings]],
    [inNode(...flows), [...flows, ...settings]],
    [inNode('apps/web', 'packages/ui', 'tools', '.storybook'), everything],
  ],
];

const allChecks: readonly Check[] = [
  ['format', [['oxfmt --check .', everything]]],
  [
    'lint',
    // Rules that need types take most of the time.
    [[`oxlint --quiet${runsAll ? ' --type-aware' : ''}`, everything]],
    [
      ['node tools/words.ts', everything],
      ['node tools/texts.ts', everything],
      ['node tools/commits.mjs'],
    ],
  ],
  ['types', [['tsc -b', everything]]],
  ['boundaries', [['node tools/boundaries.mjs']]],
  ['components', [['node tools/components.mjs']]],
  ['lines', [['node tools/lines.ts']]],
  ['unused', [['knip --no-progress', everything]]],
  ['contract', [['node packages/api-client/tools/documents.ts --check']]],
  [
    'package',
    [
      ['pnpm package', ['packages/ui', ...settings]],
      ...(runsAll ? [['pnpm package:next', ['packages/ui', ...settings]] as const] : []),
    ],
  ],
  ['size', [['pnpm size', code]]],
  ['build', [['pnpm build']]],
  ['stories', [[stories, code]]],
  ['tests', ...tests],
  [
    'journeys',
    [
      [`playwright test --retries=1${runsAll ? '' : ' --grep-invert=@again'}`, everything],
      ...(runsAll ? [[journeysOfDocumentedCalls, everything] as const] : []),
    ],
  ],
  ...(runsAll ? [['cluster', [['node tools/cluster/testing/run.ts', code]]] satisfies Check] : []),
  ['trace', [['node tools/trace.mjs']]],
];

const checksOfChange = (): readonly Check[] => {
  const files = changedFiles();
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file)).join(' ');
  const { projects: names, tests: chosen, left } = testsFor(files);
  console.log(`${files.length} changed files, ${chosen.length} test files`);
  if (left.length > 0) console.log(`${left.length} more test files are left to \`pnpm test\``);
  const near: Check = ['tests', [[vitest(projects(names), ...chosen)]]];
  const lint: Check = [
    'lint',
    [[`oxlint --quiet --type-aware ${sources}`]],
    [['node tools/words.ts'], ['node tools/texts.ts']],
  ];
  return [
    ...(files.length > 0 ? [['format', [[`oxfmt --check ${files.join(' ')}`]]] as const] : []),
    ...(sources ? [lint] : []),
    ...allChecks.filter(([name]) => ['types', 'boundaries', 'components'].includes(name)),
    ...(chosen.length > 0 ? [near] : []),
  ];
};

const checks = onlyChanged ? checksOfChange() : allChecks;

/** The lines that the test reporter begins with a mark, without the mark. */
const marked = (mark: string, { output }: Outcome): readonly string[] =>
  output.split('\n').flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []));

/** Installs Debian's headless Chromium if this process may; otherwise says how to provide one. */
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
  readonly command: string;
  readonly passed: boolean;
  readonly output: string;
}

const passed = createPassed(runsAll ? 'all: ' : '');

const outcomeOf = async ([command, reads]: Command): Promise<Outcome> => {
  if (reads && !process.env['CI'] && passed.has(command, reads))
    return { command, passed: true, output: '' };
  const share = { FC_SHARE: runsAll ? '1' : '0.25' };
  const extent = runsAll || onlyChanged ? {} : { WITHOUT_SLOW: '1' };
  const env = { ...share, ...extent, ...process.env, CI: '1', NO_COLOR: '1' };
  const outcome = await new Promise<Outcome>((resolve) => {
    exec(command, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ command, passed: !error, output: `${stdout}${stderr}` }),
    );
  });
  if (reads && outcome.passed) passed.add(command, reads);
  return outcome;
};

const outcomesOf = async (lane: readonly Command[]): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const command of lane) outcomes.push(await outcomeOf(command));
  return outcomes;
};

/** The commands that rerun only what failed. */
const commandsOf = (outcome: Outcome): readonly string[] => {
  const ofTests = marked(failedMark, outcome);
  return ofTests.length > 0 ? ofTests : [`pnpm exec ${outcome.command}`];
};

const failed = new Map<string, readonly string[]>();

const run = async ([name, ...lanes]: Check): Promise<void> => {
  const started = performance.now();
  const outcomes = (await Promise.all(lanes.map(outcomesOf))).flat();
  const failures = outcomes.filter((outcome) => !outcome.passed);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`  ${name.padEnd(12)}${seconds} s  ${failures.length === 0 ? 'ok' : 'FAILED'}`);
  for (const test of outcomes.flatMap((outcome) => marked(flakyMark, outcome)))
    console.log(`    ${flakyMark}${test}`);
  for (const { output } of name === 'trace' ? outcomes : failures) console.log(`\n${output}\n`);
  if (failures.length > 0) failed.set(name, failures.flatMap(commandsOf));
};

const runEach = async (lane: readonly Check[]): Promise<void> => {
  for (const check of lane) await run(check);
};

const unknown = only.filter((name) => !checks.some(([known]) => known === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. ${checks.map(([name]) => name).join(', ')}`);
  process.exit(2);
}

provideChromium();
const chosen = checks.filter(([name]) => only.length === 0 || only.includes(name));
/** These checks use both cores and run after the build, which the journeys need. */
const usesBothCores = ([name]: Check): boolean =>
  ['stories', 'tests', 'journeys', 'trace'].includes(name);
const short = chosen.filter((check) => !usesBothCores(check));
/** The longer of the short checks; two share a blank app, so they must share a lane. */
const isInFirstLane = ([name]: Check): boolean => ['lint', 'package', 'size'].includes(name);
await Promise.all([
  runEach(short.filter(isInFirstLane)),
  runEach(short.filter((check) => !isInFirstLane(check))),
]);
await runEach(chosen.filter(usesBothCores));
if (failed.size === 0) console.log('All checks passed.');
for (const [name, commands] of failed)
  console.log([`Failed: ${name}. Alone:`, ...commands].join('\n  '));
process.exitCode = failed.size === 0 ? 0 : 1;

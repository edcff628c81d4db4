import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { patternOf, type Proof } from './catalogue.ts';

/** A test that has run: its whole title, with those of its groups, and whether it passed. */
export interface RunTest {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const reports = '.reports';

/** The vitest project of a test file; undefined for a journey. */
const projectOf = (file: string): string | undefined => {
  if (file.endsWith('.spec.ts')) return undefined;
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (file.endsWith('.browser.test.ts')) return 'browser';
  return file.endsWith('.test.tsx') ? 'components' : 'node';
};

const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): void => {
  spawnSync('pnpm', ['exec', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
};

const filesOf = (proofs: readonly Proof[]): string[] => [
  ...new Set(proofs.map(({ file }) => file)),
];
const titlesOf = (proofs: readonly Proof[]): string =>
  [...new Set(proofs.map(({ title }) => patternOf(title)))].join('|');

const runVitest = (project: string, proofs: readonly Proof[]): readonly RunTest[] => {
  const output = `${reports}/security-${project}.json`;
  rmSync(output, { force: true });
  const options = [`--project=${project}`, '--reporter=json', `--outputFile=${output}`];
  run(['vitest', 'run', ...options, '-t', titlesOf(proofs), ...filesOf(proofs)]);
  const report = readReport(output) as VitestReport | undefined;
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: name.slice(process.cwd().length + 1),
        title: fullName,
        passed: status === 'passed',
      })),
  );
};

const testsIn = (suite: PlaywrightSuite): readonly RunTest[] => [
  ...(suite.specs ?? []).map(({ title, ok, file }) => ({
    file: `apps/web/e2e/${file}`,
    title,
    passed: ok,
  })),
  ...(suite.suites ?? []).flatMap(testsIn),
];

/** The journeys, through the app as it is built. */
const runJourneys = (proofs: readonly Proof[]): readonly RunTest[] => {
  const output = `${reports}/security-journeys.json`;
  rmSync(output, { force: true });
  run(['playwright', 'test', '--reporter=json', '-g', titlesOf(proofs), ...filesOf(proofs)], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: output,
  });
  const report = readReport(output) as { suites: readonly PlaywrightSuite[] } | undefined;
  return (report?.suites ?? []).flatMap(testsIn);
};

/** Runs the tests that proofs name, each runner once. */
export const runProofs = (proofs: readonly Proof[]): readonly RunTest[] => {
  mkdirSync(reports, { recursive: true });
  const projects = Map.groupBy(proofs, ({ file }) => projectOf(file));
  return [...projects].flatMap(([project, some]) =>
    project === undefined ? runJourneys(some) : runVitest(project, some),
  );
};

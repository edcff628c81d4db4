import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { patternOf, type Proof } from './catalogue.ts';

/** A test that has run: its full title with its groups, and whether it passed. */
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
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Runs a runner on the titles of the proofs, and reads its report. */
const run = <Report>(
  proofs: readonly Proof[],
  report: string,
  command: readonly string[],
  titles: string,
): Report | undefined => {
  if (proofs.length === 0) return undefined;
  rmSync(report, { force: true });
  const patterns = new Set(proofs.map(({ title }) => patternOf(title)));
  const files = new Set(proofs.map(({ file }) => file));
  const args = [...command, '--reporter=json', titles, [...patterns].join('|'), ...files];
  spawnSync('pnpm', ['exec', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
};

const runVitest = (proofs: readonly Proof[]): readonly RunTest[] => {
  const report = '.reports/proofs-vitest.json';
  const projects = ['node', 'browser', 'components', 'stories'].map((name) => `--project=${name}`);
  const command = ['vitest', 'run', ...projects, `--outputFile=${report}`];
  const { testResults = [] } = run<VitestReport>(proofs, report, command, '-t') ?? {};
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: name.slice(process.cwd().length + 1),
        title: fullName,
        passed: status === 'passed',
      })),
  );
};

const testsIn = ({ specs = [], suites = [] }: PlaywrightSuite): readonly RunTest[] => [
  ...specs.map(({ title, ok, file }) => ({ file: `apps/web/e2e/${file}`, title, passed: ok })),
  ...suites.flatMap(testsIn),
];

/** Runs the journeys in the built app. */
const runJourneys = (proofs: readonly Proof[]): readonly RunTest[] =>
  testsIn(run(proofs, '.reports/proofs-journeys.json', ['playwright', 'test'], '-g') ?? {});

const cluster = /^tools\/cluster\/testing\/(\w+)\.ts$/;

/** Proofs on what is deployed, each run once; it prints the title of what has held. */
const runCluster = (proofs: readonly Proof[]): readonly RunTest[] => {
  const files = new Set(proofs.map(({ file }) => file));
  return [...files].flatMap((file) => {
    const args = ['tools/cluster/testing/run.ts', cluster.exec(file)![1]!];
    const { stdout } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const printed = stdout.split('\n').filter((line) => !line.startsWith('broken'));
    return proofs
      .filter((proof) => proof.file === file)
      .map(({ title }) => ({
        file,
        title,
        passed: printed.some((line) => line.includes(title)),
      }));
  });
};

const runnerOf = (proof: Proof): 'cluster' | 'journeys' | 'vitest' => {
  if (cluster.test(proof.file)) return 'cluster';
  return proof.file.endsWith('.spec.ts') ? 'journeys' : 'vitest';
};

/** Runs the tests that proofs name, each runner once. */
export const runProofs = (proofs: readonly Proof[]): readonly RunTest[] => {
  mkdirSync('.reports', { recursive: true });
  const of = (runner: string): Proof[] => proofs.filter((proof) => runnerOf(proof) === runner);
  return [...runVitest(of('vitest')), ...runJourneys(of('journeys')), ...runCluster(of('cluster'))];
};

/** What is proven of each component: read from its SPEC, tests and stories, from reports and git. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface KeyRow {
  readonly keys: string;
  readonly does: string;
}

/** A state as its story showed it in the last run of the tests. */
export interface TestedState {
  readonly name: string;
  /** What the browser gave screen readers: roles, names, states and text. */
  readonly tree: string;
  readonly modes: readonly string[];
  readonly browser: string;
}

export interface Evidence {
  readonly room: 'Components' | 'Patterns';
  /** The sentences it owes, its family's among them; nothing for what is only looked at. */
  readonly spec: string | undefined;
  /** Each row is the title of a test. */
  readonly keys: readonly KeyRow[];
  /** What the card of its page says. */
  readonly facts: readonly (readonly [term: string, fact: string])[];
  /** The last run of its tests and stories, unless one failed. */
  readonly passed:
    | { readonly on: string; readonly tests: number; readonly states: readonly TestedState[] }
    | undefined;
}

type Sizes = Readonly<Record<string, { readonly js: number; readonly css: number } | undefined>>;

interface TestReport {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly meta: Partial<TestedState>;
    }[];
  }[];
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const reportOf = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(read(file)) as Report) : undefined;

/** A title such as `Keyboard: Enter, Space — give the answer that has the focus`. */
const keyTitle = /['"`]Keyboard: (.+?) — (.+?)['"`],/g;
const family = /`testing\/(behavesAs\w+\.md)`/g;
const requirement = /\b(?:BEY-)?[A-Z]{3}-\d{2}\b/g;

/** The page already says what comes before the first list of sentences. */
const sentences = (spec: string): string => spec.slice(spec.search(/^(## |- )/m));

/** The last commit of each folder; none if the history is not available. */
const lastChanges = (): ReadonlyMap<string, { on: string; subject: string }> => {
  const changes = new Map<string, { on: string; subject: string }>();
  const format = ['--format=%x00%as %s', '--name-only'];
  const { stdout } = spawnSync('git', ['log', ...format, '--', 'packages/ui/src'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const commit of stdout.split('\0')) {
    const [subject = '', ...files] = commit.trim().split('\n');
    const change = { on: subject.slice(0, 10), subject: subject.slice(11) };
    for (const folder of files.map(path.dirname))
      if (!changes.has(folder)) changes.set(folder, change);
  }
  return changes;
};

const passedOf = (folder: string, reports: readonly TestReport[]): Evidence['passed'] => {
  const [oldest] = reports.map(({ startTime }) => startTime).toSorted((a, b) => a - b);
  const results = reports
    .flatMap(({ testResults }) => testResults)
    .filter(({ name }) => name.includes(`/${folder}/`));
  if (!oldest || results.length === 0 || results.some(({ status }) => status !== 'passed'))
    return undefined;
  const cases = results.flatMap(({ assertionResults }) => assertionResults);
  const states = cases.flatMap(({ title, meta: { tree, modes = [], browser = '' } }) =>
    tree === undefined ? [] : [{ name: title, tree, modes, browser }],
  );
  const on = new Date(oldest).toISOString().slice(0, 10);
  return { on, tests: cases.length - states.length, states };
};

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Reads the workspace around the working directory. */
export const readEvidence = (): Readonly<Record<string, Evidence>> => {
  const changes = lastChanges();
  const sizes = reportOf<Sizes>('.reports/component-sizes.json');
  const reports = ['tests', 'stories'].flatMap(
    (kind) => reportOf<TestReport>(`.reports/component-${kind}.json`) ?? [],
  );
  const evidenceOf = (folder: string): Evidence => {
    const own = read(`${folder}/SPEC.md`);
    const families = [...own.matchAll(family)].map(([, file]) =>
      sentences(read(`packages/ui/src/testing/${file}`)),
    );
    const spec = own ? [sentences(own), ...families].join('\n') : undefined;
    const proofs = globSync(`${folder}/*.{test,stories}.tsx`).map(read).join('\n');
    const keys = [...proofs.matchAll(keyTitle)].map(([, keys = '', does = '']) => ({ keys, does }));
    const passed = passedOf(folder, reports);
    const [state] = passed?.states ?? [];
    const played =
      passed && `${passed.states.length} stories, ${passed.tests} tests, on ${passed.on}`;
    const size = sizes?.[path.basename(folder)];
    const change = changes.get(folder);
    const owed = spec?.match(/^- .*\bMUST\b/gm)?.length;
    return {
      room: folder.includes('/components/') ? 'Components' : 'Patterns',
      spec,
      keys,
      passed,
      facts: (
        [
          ['Owes', owed && `${owed} sentences, each the title of a test`],
          ['Passed', played ?? 'Tests were not run in this build'],
          ['Modes', state && `${state.modes.join(', ')}: no finding by axe`],
          ['Browser', state?.browser],
          ['Size', size && `${kB(size.js)} of script, ${kB(size.css)} of style (gzip)`],
          [
            'Requirements',
            [...new Set(`${own}${proofs}`.match(requirement))].toSorted().join(', '),
          ],
          ['Last change', change && `${change.on}: ${change.subject}`],
        ] as const
      ).flatMap(([term, fact]) => (fact ? [[term, fact] as const] : [])),
    };
  };
  const folders = globSync('packages/ui/src/{components,patterns}/*').toSorted();
  return Object.fromEntries(folders.map((folder) => [path.basename(folder), evidenceOf(folder)]));
};

/**
 * The tests that a small change can break: the tests in the folders of the changed files, and of
 * the modules that import these directly. Barrels (index.ts) are not followed, because through them
 * nearly everything depends on everything; `pnpm test` covers the rest.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The uncommitted files; if there are none, the files of the last commit. */
export const changedFiles = (): readonly string[] => {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return files.filter((file) => existsSync(file));
};

const isCode = (file: string): boolean => /\.(ts|tsx|mjs|md|mdx)$/.test(file);
const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file);
const isBarrel = (file: string): boolean => path.basename(file) === 'index.ts';

const relativeImport = /(?:\bfrom|\bimport(?:\()?)\s*['"](\.[^'"]+)['"]/g;

/** For each module, the modules that import it by a relative path. */
const importersIn = (files: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(relativeImport)) {
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return importers;
};

const kinds = [
  ['stories-light', /\.stories\.tsx$/],
  ['server', /\.server\.test\.tsx$/],
  ['browser', /\.browser\.test\.ts$/],
  ['components', /\.test\.tsx$/],
  ['node', /\.test\.ts$/],
] as const;

const projectOf = (test: string): string => kinds.find(([, pattern]) => pattern.test(test))![0];

/** The most test files that run in a browser; each takes seconds. */
const mostInBrowser = 6;

interface Selection {
  readonly projects: readonly string[];
  readonly tests: readonly string[];
  /** Browser tests that the limit leaves out. */
  readonly left: readonly string[];
}

/** The tests for changed files, the nearest first. */
export const testsFor = (changed: readonly string[]): Selection => {
  const files = globSync('{{packages,apps}/*/src,tools,.storybook}/**/*.{ts,tsx}').map((file) =>
    file.split(path.sep).join('/'),
  );
  const importers = importersIn(files);
  const code = changed.filter(isCode);
  const dependants = code
    .filter((file) => !isBarrel(file))
    .flatMap((file) => importers.get(file) ?? [])
    .filter((file) => !isBarrel(file));
  const folders = new Set([...code, ...dependants].map((file) => path.posix.dirname(file)));
  const near = [...folders].flatMap((folder) =>
    files.filter((file) => isTest(file) && path.posix.dirname(file) === folder),
  );
  const tests = [...new Set([...code.filter(isTest), ...dependants.filter(isTest), ...near])];
  const inNode = tests.filter((test) => ['node', 'server'].includes(projectOf(test)));
  const inBrowser = tests.filter((test) => !inNode.includes(test));
  const chosen = [...inNode, ...inBrowser.slice(0, mostInBrowser)];
  return {
    projects: [...new Set(chosen.map(projectOf))],
    tests: chosen,
    left: inBrowser.slice(mostInBrowser),
  };
};

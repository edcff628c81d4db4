/** Remembers which commands passed with exactly the same files, so that `pnpm test` skips them. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const store = 'node_modules/.cache/passed.json';
const index = path.resolve('node_modules/.cache/passed.index');

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, GIT_INDEX_FILE: index },
  }).trim();

/** The git tree of the present files, committed or not; a separate index leaves git's own alone. */
const currentTree = (): string => {
  mkdirSync(path.dirname(store), { recursive: true });
  const own = execFileSync('git', ['rev-parse', '--git-path', 'index'], { encoding: 'utf8' });
  copyFileSync(own.trim(), index);
  git('add', '--all');
  const tree = git('write-tree');
  rmSync(index);
  return tree;
};

const readStore = (): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(store, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
};

/** Remembers that a command passed, keyed by the content of what it reads. */
export const createPassed = (settings: string) => {
  const tree = currentTree();
  const keyOf = (inputs: readonly string[]): string =>
    createHash('sha256')
      .update(git('ls-tree', '-r', tree, ...inputs))
      .update(process.version)
      .digest('hex');
  return {
    has: (command: string, inputs: readonly string[]): boolean =>
      readStore()[settings + command] === keyOf(inputs),
    add: (command: string, inputs: readonly string[]): void =>
      writeFileSync(store, JSON.stringify({ ...readStore(), [settings + command]: keyOf(inputs) })),
  };
};

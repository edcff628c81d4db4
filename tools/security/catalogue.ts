import { readFileSync } from 'node:fs';

/** A test that proves a row: a file, and the part of its title that names it. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** A line of docs/spec/security.md. */
export interface SecurityRow {
  readonly id: string;
  readonly what: string;
  readonly proofs: readonly Proof[];
}

/** A title as a pattern: what a table of cases fills in (`%s`, `$id`, `${…}`) may be anything. */
export const patternOf = (title: string): string =>
  title
    .split(/%[sdj]|\$\{.+?\}|\$\w+/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    .join('.*');

const rowPattern = /^\| (SEC-\d{2}|ATK-\d{2}) +\| (.+?) +\| (.*?) *\|$/gm;
const proofPattern = /`([^`]+)` › (.+?)(?=<br>|$)/g;

export const readCatalogue = (file = 'docs/spec/security.md'): readonly SecurityRow[] =>
  [...readFileSync(file, 'utf8').matchAll(rowPattern)].map(([, id = '', what = '', cell = '']) => ({
    id,
    what,
    proofs: [...cell.matchAll(proofPattern)].map(([, path = '', title = '']) => ({
      file: path,
      title: title.trim(),
    })),
  }));

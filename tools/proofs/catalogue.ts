import { readFileSync } from 'node:fs';

/** A test that proves a row: a file, and the part of its title that names it. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** A row of docs/spec/security.md or docs/accessibility.md. */
export interface ProofRow {
  readonly id: string;
  readonly what: string;
  readonly proofs: readonly Proof[];
  /** The rules of axe that examine it. */
  readonly rules: readonly string[];
  /** What a person looked at, with the day. */
  readonly manual: string | undefined;
}

/** A title as a pattern: what a table of cases fills in (`%s`, `$id`, `${…}`) may be anything. */
export const patternOf = (title: string): string =>
  title
    .split(/%[sdj]|\$\{.+?\}|\$\w+/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    .join('.*');

const rowPattern = /^\| ((?:SEC|ATK)-\d{2}|\d\.\d\.\d{1,2})(?: [^|]+)? *\| (.+?) +\| (.*?) *\|$/gm;
const proofPattern = /`([^`]+)` › (.+?)(?=<br>|$)/g;

export const readCatalogue = (file: string): readonly ProofRow[] =>
  [...readFileSync(file, 'utf8').matchAll(rowPattern)].map(([, id = '', what = '', cell = '']) => ({
    id,
    what,
    proofs: [...cell.matchAll(proofPattern)].map(([, path = '', title = '']) => ({
      file: path,
      title: title.trim(),
    })),
    rules: [...(/axe ((?:`[\w-]+`,? ?)+)/.exec(cell)?.[1]?.matchAll(/[\w-]+/g) ?? [])].map(
      ([rule]) => rule,
    ),
    manual: /By hand, \d+ \w+ \d{4}: .+?(?=<br>|$)/.exec(cell)?.[0],
  }));

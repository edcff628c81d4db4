import { readFileSync } from 'node:fs';

/** A test that proves a row: its file, and a part of its title. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** A row of docs/spec/security.md or docs/accessibility.md. */
export interface ProofRow {
  readonly id: string;
  readonly what: string;
  readonly proofs: readonly Proof[];
  /** The axe rules that examine the row. */
  readonly rules: readonly string[];
  /** What a person checked, with the date. */
  readonly manual: string | undefined;
}

/** A title as a pattern: a value from a table of cases (`%s`, `$id`, `${…}`) may be anything. */
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

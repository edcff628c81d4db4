/**
 * `pnpm lines`: lines of source by part, next to the last recorded figure and the budget from the
 * table in docs/architecture.md, files under 15 lines and functions over 80. Fails over a budget;
 * the linter fails at such a function. `--write` records the present figures and sets budgets 5 %
 * above them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const small = 15;

const document = 'docs/architecture.md';
const kinds = ['source', 'tests', 'stories', 'texts and styles', `under ${small} lines`] as const;

const kindOf = (file: string): (typeof kinds)[number] => {
  if (/\.(test|spec|cases)\.tsx?$|\/(e2e|testing|src\/conformance)\//.test(file)) return 'tests';
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (/\.css\.ts$|\/content\/|\/messages\.ts$|\.hi\.ts$/.test(file)) return 'texts and styles';
  return 'source';
};

const partOf = (file: string): string =>
  /^(packages|apps)\/[^/]+/.exec(file)?.[0] ?? (file.startsWith('bench/') ? 'bench' : 'tools');

type Counts = Record<(typeof kinds)[number], number>;
const parts = new Map<string, Counts>();
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' });
for (const file of files.trim().split('\n')) {
  const part = partOf(file);
  const counts = parts.get(part) ?? (Object.fromEntries(kinds.map((kind) => [kind, 0])) as Counts);
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  counts[kindOf(file)] += lines;
  if (kindOf(file) === 'source' && lines < small) counts[`under ${small} lines`] += 1;
  parts.set(part, counts);
}
const sourceOf = (part: string): number => parts.get(part)?.source ?? 0;
const row = /^(\| `([^`]+)` +\|)( +[\d,]+ +\|)( +[\d,]+ +\|)$/gm;
const text = readFileSync(document, 'utf8');

const cell = (value: number, old: string): string =>
  ` ${Math.floor(value).toLocaleString('en')}`.padEnd(old.length - 2) + ' |';

if (process.argv.includes('--write')) {
  const written = text.replaceAll(
    row,
    (_, head: string, part: string, source: string, budget: string) =>
      head + cell(sourceOf(part), source) + cell(sourceOf(part) * 1.05, budget),
  );
  writeFileSync(document, written);
}

const numberOf = (cell: string): number => Number(cell.replaceAll(/[^\d]/g, ''));
const landed = new Map(
  Array.from(
    readFileSync(document, 'utf8').matchAll(row),
    ([, , part = '', source = '', budget = '']) => [
      part,
      { source: numberOf(source), budget: numberOf(budget) },
    ],
  ),
);

const print = (...cells: readonly (string | number)[]): void =>
  console.log(
    cells.map((cell, at) => (at ? `${cell}`.padStart(17) : `${cell}`.padEnd(24))).join(''),
  );
const problems: string[] = [];
print('lines', ...kinds, 'landed', 'budget');
for (const [part, counts] of parts) {
  const { source, budget } = landed.get(part) ?? { source: 0, budget: 0 };
  print(part, ...kinds.map((kind) => counts[kind]), source, budget);
  if (counts.source > budget)
    problems.push(`${part} has ${counts.source} lines of source, its budget is ${budget}`);
}
for (const [name, isApart] of [
  ['apps and packages', false],
  ['tools and bench', true],
] as const) {
  const held = [...parts.keys()].filter((part) => part.includes('/') !== isApart);
  print(
    name,
    held.map(sourceOf).reduce((total, lines) => total + lines, 0),
  );
}
const { stdout: lint } = spawnSync('oxlint', ['--quiet', '-f', 'unix'], { encoding: 'utf8' });
print('functions over 80 lines', lint.split('max-lines-per-function').length - 1);
for (const part of landed.keys())
  if (!parts.has(part)) problems.push(`${document} lists ${part}, which does not exist`);

for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error(
    `Let something go, or raise a budget in ${document} in a commit that names the requirements it adds.`,
  );
process.exitCode = problems.length > 0 ? 1 : 0;

/**
 * `pnpm lines`: lines of source by package, beside those that landed last and their budget, both
 * from the table in docs/architecture.md. `--write` puts the present figures into the table.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const document = 'docs/architecture.md';
const kinds = ['source', 'tests', 'stories', 'texts and styles'] as const;

const kindOf = (file: string): (typeof kinds)[number] => {
  if (/\.(test|spec|cases)\.tsx?$|\/(e2e|testing|conformance)\//.test(file)) return 'tests';
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (/\.css\.ts$|\/content\/|\/messages\.ts$/.test(file)) return 'texts and styles';
  return 'source';
};

const partOf = (file: string): string =>
  /^(packages|apps)\/[^/]+/.exec(file)?.[0] ?? (file.startsWith('bench/') ? 'bench' : 'tools');

type Lines = Record<(typeof kinds)[number], number>;
const parts = new Map<string, Lines>();
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' });
for (const file of files.trim().split('\n')) {
  const part = partOf(file);
  const lines = parts.get(part) ?? { source: 0, tests: 0, stories: 0, 'texts and styles': 0 };
  lines[kindOf(file)] += readFileSync(file, 'utf8').split('\n').length - 1;
  parts.set(part, lines);
}

const row = /^\| `([^`]+)` +\| +([\d,]+) +\| +([\d,]+) +\|/gm;
const text = readFileSync(document, 'utf8');
const numberOf = (cell: string): number => Number(cell.replaceAll(',', ''));
const landed = new Map(
  Array.from(text.matchAll(row), ([, part = '', source = '', budget = '']) => [
    part,
    { source: numberOf(source), budget: numberOf(budget) },
  ]),
);

if (process.argv.includes('--write')) {
  const written = text.replaceAll(row, (line, part: string, source: string) =>
    line.replace(source, (parts.get(part)?.source ?? 0).toLocaleString('en')),
  );
  writeFileSync(document, written);
}

const print = (...cells: readonly (string | number)[]): void =>
  console.log(
    cells.map((cell, at) => (at ? `${cell}`.padStart(17) : `${cell}`.padEnd(24))).join(''),
  );
print('lines', ...kinds, 'landed', 'budget');
for (const [part, lines] of parts) {
  const { source, budget } = landed.get(part) ?? { source: '–', budget: Infinity };
  print(part, ...kinds.map((kind) => lines[kind]), source, budget);
  if (lines.source <= budget) continue;
  console.error(
    `${part} has ${lines.source} lines of source, ${budget} are its budget: let something go, or ` +
      `raise the budget in ${document} in a commit that names the requirements it adds.`,
  );
  process.exitCode = 1;
}
for (const part of landed.keys())
  if (!parts.has(part)) {
    console.error(`${document} lists ${part}, which is not there.`);
    process.exitCode = 1;
  }

/**
 * `pnpm mutation`: mutation testing of the flows with Stryker, one flow after the other. Slow, and
 * not part of `pnpm test`.
 *
 *   pnpm mutation               all flows
 *   pnpm mutation chat login    these
 *   pnpm mutation --report      the figures of the runs before, and what survived them
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const wanted = 90;
const home = new URL('../packages/flows/', import.meta.url);
const reports = new URL('../.reports/mutation/', import.meta.url);

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const flows = readdirSync(new URL('src/', home)).filter((name) => name !== 'testing');
const given = process.argv.slice(2);
const onlyReports = given.includes('--report');
const asked = given.filter((name) => !name.startsWith('--'));
const noticed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? '100.0' : ((100 * part) / whole).toFixed(1)} %`.padStart(8);

let allNoticed = 0;
let all = 0;
for (const flow of asked.length > 0 ? asked : flows) {
  if (!onlyReports) {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'],
      { cwd: home, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, FLOW: flow } },
    );
    if (status !== 0) throw new Error(`The mutation run of ${flow} failed`);
  }
  const file = new URL(`${flow}.json`, reports);
  if (!existsSync(file)) continue;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const mutants = Object.entries(report.files).flatMap(([name, { mutants: found }]) =>
    found.map((mutant) => ({ name, mutant })),
  );
  const good = mutants.filter(({ mutant }) => noticed.has(mutant.status)).length;
  const bad = mutants.filter(({ mutant }) => missed.has(mutant.status));
  allNoticed += good;
  all += good + bad.length;
  console.log(`${flow.padEnd(16)} ${percent(good, good + bad.length)}  of ${good + bad.length}`);
  if (onlyReports)
    for (const { name, mutant } of bad)
      console.log(
        `  ${name}:${mutant.location.start.line} ${mutant.status} ${mutant.mutatorName} → ${(mutant.replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 90)}`,
      );
}
console.log(
  `\nMutation score ${percent(allNoticed, all).trim()} of ${all} mutants; wanted ${wanted} %`,
);
process.exitCode = allNoticed * 100 < all * wanted ? 1 : 0;

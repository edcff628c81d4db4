/**
 * `pnpm mutation`: mutation testing of the flows with Stryker, one flow after the other; prints the
 * surviving mutants. Slow, and not part of `pnpm test`.
 *
 *   pnpm mutation               all flows
 *   pnpm mutation chat login    these
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const wanted = 90;
const home = new URL('../packages/flows/', import.meta.url);

interface Report {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}

const flows = readdirSync(new URL('src/', home)).filter((name) => name !== 'testing');
const asked = process.argv.slice(2);

let noticed = 0;
let all = 0;
for (const flow of asked.length > 0 ? asked : flows) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'],
    { cwd: home, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, FLOW: flow } },
  );
  if (status !== 0) throw new Error(`The mutation run of ${flow} failed`);
  const file = new URL(`../.reports/mutation/${flow}.json`, import.meta.url);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const statuses = Object.values(report.files).flatMap(({ mutants }) =>
    mutants.map((mutant) => mutant.status),
  );
  const good = statuses.filter((known) => known === 'Killed' || known === 'Timeout').length;
  const bad = statuses.filter((known) => known === 'Survived' || known === 'NoCoverage').length;
  noticed += good;
  all += good + bad;
}
const share = all === 0 ? 100 : (100 * noticed) / all;
console.log(`\nMutation score ${share.toFixed(1)} % of ${all} mutants; wanted ${wanted} %`);
process.exitCode = share < wanted ? 1 : 0;

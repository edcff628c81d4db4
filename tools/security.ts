/**
 * `pnpm security`: runs the tests that docs/spec/security.md names for each row of the security
 * checklist and each attack, and fails on a row without a test and on a test that is missing or
 * fails. Journeys run through the app as it is built: `pnpm build` first.
 *
 *   pnpm security               all
 *   pnpm security SEC-08 ATK-04 these rows
 */
import { patternOf, readCatalogue, type Proof, type SecurityRow } from './security/catalogue.ts';
import { runProofs, type RunTest } from './security/runners.ts';

const asked = process.argv.slice(2);
const rows = readCatalogue().filter(({ id }) => asked.length === 0 || asked.includes(id));
const run = runProofs(rows.flatMap(({ proofs }) => proofs));

/** A title may stand for several tests, of a table or of both hosts; all of them have to pass. */
const resultOf = ({ file, title }: Proof, tests: readonly RunTest[]): string => {
  const pattern = new RegExp(patternOf(title));
  const named = tests.filter((test) => test.file === file && pattern.test(test.title));
  if (named.length === 0) return 'MISSING';
  return named.every(({ passed }) => passed) ? 'passed' : 'FAILED';
};

const print = ({ id, what, proofs }: SecurityRow): boolean => {
  const results = proofs.map((proof) => ({ ...proof, result: resultOf(proof, run) }));
  console.log(`${id}  ${what}`);
  if (results.length === 0) console.log('        NO TEST');
  for (const { result, file, title } of results)
    console.log(`        ${result.padEnd(8)} ${title}  (${file})`);
  return results.length > 0 && results.every(({ result }) => result === 'passed');
};

const proven = rows.filter(print).length;
console.log(`\n${proven} of ${rows.length} rows are proven, by ${run.length} tests`);
process.exitCode = rows.length > 0 && proven === rows.length ? 0 : 1;

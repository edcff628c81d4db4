/**
 * Runs the tests that each row of a catalogue names; fails on a row without a proof, and on a test
 * that is missing or fails. Journeys run in the built app, so `pnpm build` comes first.
 *
 *   pnpm security               docs/spec/security.md, the security checklist and the attacks
 *   pnpm security SEC-08 ATK-04 these rows
 *   pnpm a11y                   docs/accessibility.md, the criteria of WCAG 2.2
 */
import { patternOf, readCatalogue, type Proof, type ProofRow } from './proofs/catalogue.ts';
import { runProofs, type RunTest } from './proofs/runners.ts';

const [catalogue = '', ...asked] = process.argv.slice(2);
const rows = readCatalogue(catalogue).filter(({ id }) => asked.length === 0 || asked.includes(id));
const run = runProofs(rows.flatMap(({ proofs }) => proofs));

/** A title may name several tests, from a table or for both hosts; all must pass. */
const resultOf = ({ file, title }: Proof, tests: readonly RunTest[]): string => {
  const pattern = new RegExp(patternOf(title));
  const named = tests.filter((test) => test.file === file && pattern.test(test.title));
  if (named.length === 0) return 'MISSING';
  return named.every(({ passed }) => passed) ? 'passed' : 'FAILED';
};

const print = ({ id, what, proofs, rules, manual }: ProofRow): boolean => {
  const results = proofs.map((proof) => ({ ...proof, result: resultOf(proof, run) }));
  console.log(`${id}  ${what}`);
  if (rules.length > 0) console.log(`        axe      ${rules.join(', ')}`);
  if (manual) console.log(`        ${manual}`);
  const isProven = results.length + rules.length > 0 || manual !== undefined;
  if (!isProven) console.log('        NO PROOF');
  for (const { result, file, title } of results)
    console.log(`        ${result.padEnd(8)} ${title}  (${file})`);
  return isProven && results.every(({ result }) => result === 'passed');
};

const proven = rows.filter(print).length;
console.log(`\n${proven} of ${rows.length} rows are proven, by ${run.length} tests`);
process.exitCode = rows.length > 0 && proven === rows.length ? 0 : 1;

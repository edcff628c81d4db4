/**
 * `pnpm test:cluster [kills] [partition] …`: proofs on real servers, three on one PostgreSQL behind
 * nginx; all of them in turn unless some are named. `limits` only measures, so it runs only if
 * named. `pnpm build` comes first.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const proofs = [
  'kills',
  'partition',
  'proxy',
  'edge',
  'kit',
  'journeys',
  'mails',
  'walk',
  'files',
  'memory',
  'attacks',
  'release',
];
const known = [...proofs, 'limits'];
const named = process.argv.slice(2);
const unknown = named.find((name) => !known.includes(name));
if (unknown !== undefined) throw new Error(`There is no ${unknown}, but ${known.join(', ')}`);

for (const name of named.length > 0 ? named : proofs) {
  console.log(`\n${name}`);
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/**
 * Writes openapi.json and asyncapi.json from the contract; with --check, compares instead and
 * has a public linter judge them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asyncApi } from '../src/asyncapi.ts';
import { openApi } from '../src/openapi.ts';

const folder = fileURLToPath(new URL('../documents', import.meta.url));
const documents = {
  [`${folder}/openapi.json`]: openApi(),
  [`${folder}/asyncapi.json`]: asyncApi(),
};
const check = process.argv.includes('--check');
let failed = false;

mkdirSync(folder, { recursive: true });
for (const [path, document] of Object.entries(documents)) {
  const written = `${JSON.stringify(document, null, 2)}\n`;
  const current = existsSync(path) && readFileSync(path, 'utf8') === written;
  if (!check) writeFileSync(path, written);
  else if (!current) {
    failed = true;
    console.error(`${path} is not what the contract says now. Run: pnpm contract`);
  }
}

if (check && !failed) {
  const lint = spawnSync(
    'redocly',
    ['lint', ...Object.keys(documents), '--config', `${folder}/../redocly.yaml`],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  console.log(lint.stdout + lint.stderr);
  failed = lint.status !== 0;
}
process.exitCode = failed ? 1 : 0;

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'seatwise-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (file: string, text: string): void => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), `${text}\n`);
};

put(
  'docs/spec/requirements.md',
  "The button says 'Pay anew' and 'You have {n} tries, whoever asks'.",
);

const long = Array.from({ length: 26 }, () => 'word').join(' ');

const reported = [
  ['apps/web/src/content/a.ts', "export const a = { b: 'The list is void.' };", 'says «void»'],
  ['packages/ui/src/components/A/messages.ts', 'export const a = `${b} stands`;', 'says «stands»'],
  ['packages/flows/src/a/messages.ts', `export const a = '${long}.';`, 'sentence of 26 words'],
  ['apps/mock-server/src/a.ts', "throw new HttpError(404, 'Told nobody.');", 'says «Told»'],
  [
    'apps/web/src/content/b.ts',
    "export const a = (n) => (n === 1 ? 'a seat' : 'seats');",
    'use plural()',
  ],
  ['apps/web/src/screens/A.tsx', 'export const A = () => <p>Some text</p>;', 'move it to content'],
  [
    'apps/web/src/screens/B.tsx',
    'export const B = () => <a aria-label="Go" />;',
    'move it to content',
  ],
] as const;
const clean = [
  ['apps/web/src/content/c.ts', "export const a = 'Pay anew';"],
  ['apps/web/src/content/d.ts', 'export const a = (n) => `You have ${n} tries, whoever asks`;'],
  ['apps/web/src/content/e.ts', "import { a } from './void.ts'; export const b = 'We kept it.';"],
  [
    'apps/web/src/screens/C.tsx',
    'export const C = () => <p className="void">{content.text} · </p>;',
  ],
] as const;

for (const [file, text] of [...reported, ...clean]) put(file, text);
const script = fileURLToPath(new URL('texts.ts', import.meta.url));
const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });

it.each(reported)('BEY-TXT-02: %s with %s is reported', (file, _, problem) => {
  const problems = stderr.split('\n').filter((line) => line.startsWith(`${file}:1 `));
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(status).toBe(1);
});

it.each(clean)('BEY-TXT-02: %s with %s is not reported', (file) => {
  expect(stderr).not.toContain(file);
});

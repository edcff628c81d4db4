import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'seatwise-words-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const root of ['packages/ui', 'apps', 'bench', 'docs', 'tools', '.storybook'])
  mkdirSync(path.join(folder, root), { recursive: true });

const check = (line: string) => {
  writeFileSync(path.join(folder, 'packages/ui/Button.tsx'), `${line}\n`);
  const script = fileURLToPath(new URL('words.ts', import.meta.url));
  return spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
};

describe('the list of private words', () => {
  it.each([
    ['readonly glyph: IconName;', 'icon'],
    ['const PlainGlyph = () => null;', 'icon'],
    ['/** Its glyph. */', 'icon'],
  ])('is enforced: %s', (line, instead) => {
    const { status, stderr } = check(line);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^packages\/ui\/Button\.tsx:1 /);
    expect(stderr).toContain(`the word is ${instead}`);
  });

  it.each([
    ['// The draft is written anew.', 'says «anew»; write again'],
    ["it('asks whoever signs in', () => {});", 'says «whoever»'],
    ['/** Of a list, the version. */', 'begins a comment with «Of»'],
    ['const size = 1; // What somebody chose.', 'says «somebody»'],
  ])('is enforced in comments and titles: %s', (line, problem) => {
    const { status, stderr } = check(line);
    expect(status).toBe(1);
    expect(stderr).toContain(problem);
  });

  it.each([
    ['const resolveRedirect = () => undefined;'],
    ['// The hieroglyphs of others are not ours.'],
    ["const text = 'The old link stands.';"],
    ['/** Offline, the list stands for what was loaded. */'],
  ])('leaves everything else alone: %s', (line) => {
    expect(check(line).status).toBe(0);
  });
});

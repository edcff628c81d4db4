import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'seatwise-commits-'));
afterAll(() => rmSync(folder, { recursive: true }));
const hook = fileURLToPath(new URL('hooks/commit-msg', import.meta.url));
const script = fileURLToPath(new URL('commits.mjs', import.meta.url));

/** Runs the hook on a message. */
const commit = (message: string) => {
  const file = path.join(folder, 'COMMIT_EDITMSG');
  writeFileSync(file, message);
  return spawnSync(hook, [file], { encoding: 'utf8' });
};

describe('the commit-msg hook', () => {
  it.each([
    ['web(login): keep the focus after a failed sign-in'],
    [
      'ui(DataTable): sort numbers by their value\n\nA body may be as long as it needs to be, and longer than a subject.',
    ],
    ['docs: say how a failing check reads'],
    ['\n# Please enter the message\nui(dialog,navbar): load Headless UI late'],
    ["Merge branch 'main' into home"],
    ['fixup! web(login): keep the focus'],
  ])('accepts %j', (message) => {
    expect(commit(message)).toMatchObject({ status: 0, stderr: '' });
  });

  it.each([
    [`web(login): keep ${'the focus '.repeat(6)}here`, /has 81 characters of at most 72/],
    ['Keep the focus after a failed sign-in', /does not read/],
    ['web(login): Keep the focus', /does not read/],
    ['web(login): focus', /does not read/],
  ])('refuses %j', (message, complaint) => {
    const { status, stderr } = commit(message);
    expect(status).toBe(1);
    expect(stderr).toMatch(complaint);
  });
});

// The second test makes a history in the folder of the first.
describe('the commits of a branch', { shuffle: false }, () => {
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], { cwd: folder });
  const make = (subject: string) => git('commit', '--allow-empty', '--no-verify', '-m', subject);
  const check = () => spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });

  it('are not asked for where there is no git', () => {
    expect(check()).toMatchObject({ status: 0, stdout: 'commits: 0 subjects\n' });
  });

  it('are those since main', () => {
    git('init', '--initial-branch', 'main');
    make('An old one');
    expect(check()).toMatchObject({ status: 0, stdout: 'commits: 0 subjects\n' });
    git('switch', '--create', 'change');
    make('web(login): keep the focus');
    expect(check()).toMatchObject({ status: 0, stdout: 'commits: 1 subjects\n' });
    make('Forget it');
    expect(check()).toMatchObject({ status: 1 });
  });
});

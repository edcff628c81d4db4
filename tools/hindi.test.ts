import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seatwise-hindi-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, text: string): void => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), `${text}\n`);
};

const content = 'apps/web/src/content';

const list = (...options: readonly string[]): string => {
  const script = fileURLToPath(new URL('hindi.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
};

it('BEY-LNG-04 lists what has no Hindi, what a twin lacks, and what has changed in English', () => {
  put('tools/hindi.json', '{}');
  put(`${content}/plans.ts`, "export const plans = { title: 'Plans', pay: 'Pay now' };");
  put(`${content}/users.ts`, "export const users = { title: 'Users' };");
  expect(list()).toContain(`${content}/plans.ts (2)`);
  expect(list()).not.toContain('users');

  put(`${content}/plans.hi.ts`, "export const plans = { title: 'प्लान' };");
  expect(list('--accept')).toContain('plans.ts:1 plans.pay is missing');
  put(`${content}/plans.hi.ts`, "export const plans = { title: 'प्लान', pay: 'पेमेंट करें' };");
  expect(list()).toContain('hindi: 2 of 2 texts, 0 to look at');

  put(`${content}/plans.ts`, "export const plans = { title: 'Plans', pay: 'Pay here' };");
  expect(list()).toContain('plans.ts:1 plans.pay has changed: Pay here');
  list('--accept');
  expect(list()).toContain('0 to look at');
});

it('BEY-LNG-13 gives a table to a translator, and takes it back with its values', () => {
  put('tools/hindi.json', '{}');
  put(
    `${content}/plans.ts`,
    "export const plans = { title: 'Plans', pay: (sum: string) => `Pay ${sum} now` };",
  );
  put(
    `${content}/plans.hi.ts`,
    "export const plans = { title: 'प्लान', pay: (sum) => `अभी ${sum} दें` };",
  );
  const csv = list('--csv');
  expect(csv).toContain(`${content}/plans.hi.ts#plans.pay#0,Pay … now,अभी … दें,yes`);
  put('in.csv', csv.replace('प्लान', '"योजना, ""नई"" योजना"').replace('अभी … दें', '… दें'));
  expect(list('--csv', 'in.csv')).toContain('2 texts taken over');
  expect(readFileSync(path.join(folder, `${content}/plans.hi.ts`), 'utf8')).toBe(
    'export const plans = { title: \'योजना, "नई" योजना\', pay: (sum) => `${sum} दें` };\n',
  );
  put('in.csv', csv.replace('अभी … दें', 'अभी दें'));
  expect(list('--csv', 'in.csv')).toContain('plans.pay#0 is not there, or lacks a value');
});

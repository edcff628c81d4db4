import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createWebApp } from './webApp.ts';

it('a server without the built app says so to a page, and has no icon or other file', () => {
  const ask = createWebApp('nowhere');
  expect(ask(new Request('http://api.localhost/login')).status).toBe(503);
  expect(ask(new Request('http://api.localhost/favicon.ico')).status).toBe(404);
});

const builtApp = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'seatwise-'));
  mkdirSync(join(root, 'hi'));
  const files = {
    'pages.json': '["/","/plan"]',
    'shell.html': 'English',
    'hi/shell.html': 'Hindi',
    'hi/index.html': 'Hindi start',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return root;
};

it('BEY-LNG-02 serves Hindi under /hi, and leads there who has chosen it, from pages alone', async () => {
  const ask = createWebApp(builtApp());
  const get = (path: string, language?: string): Response =>
    ask(
      new Request(`http://seatwise.test${path}`, {
        headers: language ? { cookie: `a=b; language=${language}` } : { 'accept-language': 'hi' },
      }),
    );
  expect(await get('/hi/plan').text()).toBe('Hindi');
  expect(await get('/hi').text()).toBe('Hindi start');
  expect(get('/hi/nowhere').status).toBe(404);
  expect(await get('/plan').text()).toBe('English');
  expect(await get('/plan', 'en').text()).toBe('English');
  expect(await get('/history', 'hi').text()).toBe('English');
  const led = get('/plan?plan=basic', 'hi');
  expect(led.status).toBe(302);
  expect(led.headers.get('location')).toBe('/hi/plan?plan=basic');
  expect(get('/nowhere', 'hi').status).toBe(404);
});

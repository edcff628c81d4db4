import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Log } from '../environment.ts';
import { createWebApp } from './webApp.ts';

it('a server without the built app says so to a page, and has no icon or other file', async () => {
  const ask = createWebApp('nowhere');
  expect((await ask(new Request('http://api.localhost/login'))).status).toBe(503);
  expect((await ask(new Request('http://api.localhost/favicon.ico'))).status).toBe(404);
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
  const get = (path: string, language?: string): Promise<Response> =>
    ask(
      new Request(`http://seatwise.test${path}`, {
        headers: language ? { cookie: `a=b; language=${language}` } : { 'accept-language': 'hi' },
      }),
    );
  expect(await (await get('/hi/plan')).text()).toBe('Hindi');
  expect(await (await get('/hi')).text()).toBe('Hindi start');
  expect((await get('/hi/nowhere')).status).toBe(404);
  expect(await (await get('/plan')).text()).toBe('English');
  expect(await (await get('/plan', 'en')).text()).toBe('English');
  expect(await (await get('/history', 'hi')).text()).toBe('English');
  const led = await get('/plan?plan=basic', 'hi');
  expect(led.status).toBe(302);
  expect(led.headers.get('location')).toBe('/hi/plan?plan=basic');
  expect((await get('/nowhere', 'hi')).status).toBe(404);
});

const fontFile = 'packages/ui/src/theme/fonts/atkinson-latin.woff2';
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><circle r="1"/></svg>';

describe('a page that depends on data', () => {
  const answers = { readPlace: { name: '</script><script>alert(1)</script> $& __BODY__' } };
  const withRenderer = (renderer: string) => {
    const root = builtApp();
    mkdirSync(join(root, 'templates'));
    mkdirSync(`${root}-server`);
    const template =
      '<head>__HEAD__</head><body><main data-page="__ADDRESS__">__BODY__</main></body>';
    writeFileSync(join(root, 'templates/place.html'), template);
    writeFileSync(join(`${root}-server`, 'package.json'), '{"type":"module"}');
    writeFileSync(join(`${root}-server`, 'prerender.js'), renderer);
    const log = vi.fn<Log>();
    const find = (path: string) =>
      path === '/plan' ? { template: 'place', answers: async () => answers } : undefined;
    mkdirSync(join(root, 'assets'));
    copyFileSync(fontFile, join(root, 'assets/atkinson-latin-1.woff2'));
    writeFileSync(join(root, 'favicon.svg'), mark);
    const ask = createWebApp(root, { dataPages: { find, paths: () => [] }, log });
    const at = (path: string) => ask(new Request(`http://seatwise.test${path}`));
    return { log, at, get: async () => (await at('/plan')).text() };
  };

  it('BEY-COL-06 is written with the app’s own code, and runs and fills nothing that the data say', async () => {
    const { get } = withRenderer(
      `export const renderPage = async (address, { readPlace }) => ({ address, head: '<title>$&</title>',
         body: readPlace.name.replaceAll('<', '&lt;'), about: readPlace });`,
    );
    const html = await get();
    expect(html).toContain('<title>$&</title>');
    expect(html).toContain(
      '<main data-page="/plan">&lt;/script>&lt;script>alert(1)&lt;/script> $& __BODY__</main>',
    );
    expect(html).not.toContain('<script>alert');
    const [, answer] = /data-answer-of="readPlace">(.*?)<\/script>/.exec(html)!;
    expect(JSON.parse(answer!)).toEqual(answers.readPlace);
  });

  it('BEY-COL-06 is left to the app where it cannot be written, and the log says why', async () => {
    const { get, log } = withRenderer('throw new Error("no renderer")');
    expect(await get()).toBe('English');
    expect(log).toHaveBeenCalledWith('page not written', {
      path: '/plan',
      error: 'Error: no renderer',
    });
  });

  it('BEY-BRD-03 has a picture for messengers, of a size that they show, with its own words', async () => {
    const words = (title: string) =>
      `export const wordsOfPicture = () => ({ title: '${title}', place: 'Bihar', figure: { label: 'Last', value: '48', from: 'MCC' } })`;
    const draw = async (title: string) => {
      const response = await withRenderer(words(title)).at('/plan/share.png');
      expect(response.headers.get('content-type')).toBe('image/png');
      return Buffer.from(await response.arrayBuffer());
    };
    const picture = await draw('A College');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    const longest = await draw('A College of a name that is very long indeed '.repeat(6));
    expect(longest).not.toEqual(picture);
    expect(longest.length).toBeLessThan(120_000);
  });

  it('BEY-BRD-03 shows the picture of the site where its own cannot be drawn', async () => {
    const { at, log } = withRenderer('throw new Error("no renderer")');
    const { status, headers } = await at('/plan/share.png');
    expect([status, headers.get('location')]).toEqual([302, '/share.jpg']);
    expect(log).toHaveBeenCalledWith('picture not drawn', {
      path: '/plan',
      error: 'Error: no renderer',
    });
    expect((await at('/nowhere/share.png')).status).toBe(404);
  });
});

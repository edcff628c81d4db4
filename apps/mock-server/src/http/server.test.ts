import { officialColleges } from '@seatwise/backend/reference/referenceData';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { authorities } from '@seatwise/api-client/contract/authorities';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { files } from '@seatwise/api-client/contract/files';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { call, standaloneHost, tokenFor, userOf, type Host } from '../testing/hosts.ts';
import { raw as ask } from '../testing/raw.ts';

const script = 'console.log("hello")'.repeat(100);
let host: Host;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seatwise-web-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'plan'));
  writeFileSync(
    join(folder, 'shell.html'),
    '<!doctype html><head></head><script type="module" nonce="__CSP_NONCE__" src="/assets/app.js"></script>',
  );
  mkdirSync(join(folder, 'templates'));
  mkdirSync(`${folder}-server`);
  for (const name of ['college', 'events'])
    writeFileSync(
      join(folder, `templates/${name}.html`),
      '<!doctype html><head><link rel="modulepreload" href="/assets/page.js">__HEAD__</head><body>__BODY__</body>',
    );
  writeFileSync(join(`${folder}-server`, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(`${folder}-server`, 'prerender.js'),
    `export const renderPage = async (address, { readCollege, readWays, listFiles }) => ({ address, head: '',
       body: readCollege ? readCollege.code + ' ' + readWays.length : String(listFiles.length) });`,
  );
  writeFileSync(
    join(folder, 'security-policy.txt'),
    "default-src 'none'; script-src 'nonce-__CSP_NONCE__' 'strict-dynamic'; connect-src https://api.example",
  );
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Welcome</title>');
  writeFileSync(join(folder, 'plan/index.html'), '<!doctype html><title>Plans</title>');
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify(['/', '/plan', '/login', '/admin/users', '/rank-predictor', '/college/:code']),
  );
  writeFileSync(
    join(folder, 'sitemap.xml'),
    '<urlset><url><loc>https://seatwise.test/</loc></url></urlset>',
  );
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/app.js'), script);
  writeFileSync(join(folder, 'assets/app.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/app.js.gz'), gzipSync(script));
  host = await standaloneHost({ webRoot: folder });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-server`, { recursive: true });
});

const raw = (path: string, asked?: Parameters<typeof ask>[2]) => ask(host, path, asked);

describe('the built app', () => {
  it('is served for every address it routes itself, as it was drawn where it was', async () => {
    for (const path of ['/login', '/admin/users', '/rank-predictor?air=1'])
      expect((await raw(path)).body.toString()).toContain('/assets/app.js');
    for (const [path, title] of [
      ['/', 'Welcome'],
      ['/plan', 'Plans'],
      ['/plan/?from=elsewhere', 'Plans'],
    ] as const)
      expect((await raw(path)).body.toString()).toContain(`<title>${title}</title>`);
  });

  it('BEY-COL-05 BEY-COL-06 writes a college with its data, and lists it for search engines', async () => {
    const college = host.backend.reference.colleges.find(({ name }) => name.includes("'"))!;
    const { code } = college;
    const { status, body } = await raw(`/college/${code}`);
    const html = body.toString();
    expect(status).toBe(200);
    expect(html).toContain('<link rel="modulepreload" href="/assets/page.js">');
    for (const operation of [colleges.readCollege, authorities.readWays]) {
      const block = new RegExp(`json" data-answer-of="${operation.id}">(.*?)</script>`);
      const asked = await call(host, operation, { code });
      expect(JSON.parse(block.exec(html)![1]!)).toEqual(await asked.json());
    }
    expect(html).toMatch(new RegExp(`${code} \\d<script`));
    const sitemap = (await raw('/sitemap.xml')).body.toString();
    expect(sitemap.match(/<loc>/g)).toHaveLength(1 + 2 * officialColleges.length);
    expect(sitemap).toContain(`<loc>https://seatwise.test/hi/college/${code}</loc>`);
    expect(sitemap).toContain(`<loc>https://seatwise.test/college/${code}</loc>`);
    const unknown = (await raw('/college/999999')).body.toString();
    expect(unknown).not.toContain('modulepreload');
  });

  it('EVT-01 writes the alerts with the documents', async () => {
    const html = (await raw('/events')).body.toString();
    const [, answer] = /data-answer-of="listFiles">(.*?)<\/script>/.exec(html)!;
    const asked = await call(host, files.listFiles, {});
    expect(JSON.parse(answer!)).toEqual(await asked.json());
    expect(html).toContain(`${(JSON.parse(answer!) as unknown[]).length}<script`);
  });

  it.each([
    ['/login', 200],
    ['/login/', 200],
    ['/college/C0012', 404],
    ['/college/', 404],
    ['/nowhere', 404],
    ['/login/else', 404],
  ])('answers %s with %i and the shell', async (path, status) => {
    const answer = await raw(path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain('/assets/app.js');
  });

  it('has its own scripts only, by a nonce that is new in every answer', async () => {
    const pages = [await raw('/login'), await raw('/login')];
    const nonces = pages.map(({ headers, body }) => {
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([\w-]+)'/.exec(policy)![1]!;
      expect(body.toString()).toContain(`nonce="${nonce}"`);
      expect(policy).toBe(
        `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; connect-src https://api.example`,
      );
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(pages[0]!.headers['cache-control']).toBe('no-store');
  });

  it('sends hashed assets as they were packed, to be kept for ever', async () => {
    const plain = await raw('/assets/app.js');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(plain.body.toString()).toBe(script);
    const br = await raw('/assets/app.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gz = await raw('/assets/app.js', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe(script);
    const again = await raw('/assets/app.js', {
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await raw('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    for (const { headers } of [plain, br, again]) {
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['vary']).toBe('accept-encoding');
    }
  });

  it('answers HEAD without a body, 404 for files that are not there and 405 for writing', async () => {
    const head = await raw('/', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await raw('/assets/gone.js')).status).toBe(404);
    expect((await raw('/login', { method: 'POST' })).status).toBe(405);
  });

  it.each([
    ['/../package.json'],
    ['/..%2f..%2fpackage.json'],
    ['/assets/..%2f..%2fetc/passwd'],
    ['//etc/passwd'],
    ['/%00'],
    ['/assets/app.js%00.html'],
    ['/index.html/../../x'],
  ])('no path leads out of its folder: %s', async (path) => {
    const { status, body } = await raw(path);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/root:|"dependencies"/);
  });
});

describe('a page', () => {
  it('API-07 brings a readable XSRF-TOKEN cookie and one that scripts cannot read', async () => {
    const { headers } = await raw('/');
    const [browser, token] = headers['set-cookie']!;
    expect(browser).toMatch(/^seatwise-browser=.*HttpOnly/);
    expect(token).toMatch(/^XSRF-TOKEN=/);
    expect(token).not.toContain('HttpOnly');
    for (const cookie of [browser, token]) expect(cookie).toContain('SameSite=Lax');
  });
});

describe('every answer', () => {
  it('carries the security headers', async () => {
    for (const path of ['/', '/assets/app.js', '/api/overview', '/api/nowhere', '/__mock']) {
      const { headers } = await raw(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('of the API is not stored', async () => {
    expect((await raw('/api/overview')).headers['cache-control']).toBe('no-store');
    expect((await raw('/api/nowhere')).headers['cache-control']).toBe('no-store');
  });
});

describe('the seat matrix', () => {
  const seats = async (headers: Record<string, string> = {}) =>
    raw(seatMatrix.allSeats.path, {
      headers: { authorization: `Bearer ${await tokenFor(host, 'free')}`, ...headers },
    });

  it('END-17 is sent compressed, and not at all to a client that has it', async () => {
    const plain = await seats();
    const packed = await seats({ 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.body.length).toBeLessThan(plain.body.length / 4);
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    const etag = String(plain.headers.etag);
    for (const match of [etag, `"other", ${etag}`]) {
      const again = await seats({ 'if-none-match': match });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    expect((await seats({ 'if-none-match': 'W/"other"' })).status).toBe(200);
    // There is one cached form per encoding, and no caching between callers.
    const gzip = await seats({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    for (const { headers } of [plain, packed, gzip])
      expect(String(headers['vary']).split(', ')).toContain('authorization');
    expect(plain.headers['cache-control']).toBe('private, no-cache');
  });
});

describe('the chat socket', () => {
  const knock = (origin: string | undefined, path = '/ws') =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(
        host.origin.replace('http', 'ws') + path,
        ['v12.stomp'],
        origin === undefined ? {} : { origin },
      );
      socket.on('open', () => {
        resolve(socket.protocol);
        socket.close();
      });
      socket.on('error', ({ message }) => resolve(message));
    });

  it('opens for our own page, for this machine and for programs, and speaks STOMP', async () => {
    for (const origin of [host.origin, 'http://localhost:5173', undefined])
      expect(await knock(origin)).toBe('v12.stomp');
  });

  it('is cut off when it does not take what is sent to it, and nobody else is', async () => {
    const token = await tokenFor(host, 'admin');
    const open = () =>
      new Promise<WebSocket>((resolve) => {
        const socket = new WebSocket(`${host.origin.replace('http', 'ws')}/ws`, ['v12.stomp']);
        socket.on('open', () =>
          socket.send(`CONNECT\naccept-version:1.2\nAuthorization:Bearer ${token}\n\n\0`),
        );
        socket.once('message', () => resolve(socket));
      });
    const listening = (): number =>
      host.backend.chat.sockets().filter(({ topics }) => topics.length > 0).length;
    const [stuck, well] = [await open(), await open()];
    for (const socket of [stuck, well])
      socket.send('SUBSCRIBE\nid:1\ndestination:/topic/notifications/admins\n\n\0');
    await vi.waitFor(() => expect(listening()).toBe(2));
    stuck.pause();
    const { chat } = host.backend;
    const user = userOf(host.backend, 'admin');
    const { id } = chat.open(userOf(host.backend, 'free'));
    // The system's own buffers vary in size; the limit is the server's.
    for (let sent = 0; sent < 600 && listening() === 2; sent += 1) {
      chat.postMessage(user, id, 'x'.repeat(50_000), null);
      await new Promise(setImmediate);
    }
    expect(listening()).toBe(1);
    expect(well.readyState).toBe(WebSocket.OPEN);
    stuck.terminate();
    well.terminate();
  });

  it('stays shut for other sites’ pages and at other paths', async () => {
    for (const origin of ['https://attacker.test', 'http://localhost.attacker.test', 'null'])
      expect(await knock(origin)).toContain('403');
    expect(await knock(host.origin, '/elsewhere')).toContain('404');
  });
});

describe('whatever carries the API', () => {
  it('logs structured lines without query values, tokens or bodies', async () => {
    await call(host, accounts.login, { rollnumberOrEmail: 'SW000001', password: 'Seatwise@123' });
    await raw('/api/admin/reset?id=1&newPassword=Secret-in-query', { method: 'POST' });
    const said = JSON.stringify(host.environment.logged);
    expect(said).toContain('"path":"/api/auth/login"');
    expect(said).not.toMatch(/Secret-in-query|Seatwise@123|Bearer/);
  });

  it('BEY-ATK-11 logs no token of a shared list, and no part of a path that can be one', async () => {
    const token = 'cb82'.repeat(12);
    await call(host, sharedLists.readSharedList, { token });
    for (const path of ['/api/shared-lists/', '/api/orders/', '/api/', '/uploads/', '//x/api/'])
      await raw(`${path}${token}?token=${token}`);
    const logged = JSON.stringify(host.environment.logged);
    expect(logged).toContain('"path":"/api/orders/{id}"');
    expect(logged).not.toContain(token);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { bothHosts, call, standaloneHost, type Host } from '../testing/hosts.ts';
import { raw, talk } from '../testing/raw.ts';

let host: Host;
beforeAll(async () => {
  host = await standaloneHost();
});
afterAll(() => host.close());

const anotherName = { host: 'seatwise.attacker.test' };

describe.each(bothHosts)('an address of the %s', (_, start) => {
  it('names nothing with a part that is no text', async () => {
    const asked = await start();
    for (const path of ['/api/counselling-authorities/%ff', '/api/counselling-authorities/%']) {
      const response = await asked.fetch(path);
      expect(response.status, path).toBe(404);
      expect(await response.json()).toEqual({ message: 'Not found.' });
    }
    await asked.close();
  });
});

describe('the control surface', () => {
  beforeEach(() => host.backend.reset());

  it('has no second address', async () => {
    const email = 'free@seatwise.test';
    await call(host, accounts.requestOtp, { email, otpPurpose: 'PASSWORD_RESET' });
    const outbox = await raw(host, '/__mock/outbox');
    expect(outbox.body.toString()).toContain(email);
    for (const path of [
      '//__mock/outbox',
      '/__mock//outbox',
      '/x/__mock/outbox',
      '/\\evil/__mock/outbox',
      '/api/__mock/outbox',
      '/simulators/__mock/outbox',
      '/uploads/__mock/outbox',
      '/%5f_mock/outbox',
    ]) {
      const { status, body } = await raw(host, path, { headers: anotherName });
      if (path.includes('//') || path.includes('\\')) expect(status, path).toBe(404);
      else expect(status, path).not.toBe(200);
      expect(body.toString()).not.toContain(email);
    }
  });

  it('is for this machine alone: not under another name, not from another site’s page', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await raw(host, '/__mock/health', { headers })).status;
    expect(await ask({})).toBe(200);
    expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await ask({ 'sec-fetch-site': 'none' })).toBe(200);
    expect(await ask(anotherName)).toBe(404);
    expect(await ask({ 'sec-fetch-site': 'same-site' })).toBe(404);
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(404);
    expect(await ask({ origin: 'http://localhost:5173' })).toBe(200);
    expect(await ask({ origin: 'https://seatwise.attacker.test' })).toBe(404);
    expect(await ask({ origin: 'null' })).toBe(404);
  });

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
    'is not passed on by a proxy that sends %s',
    async (header) => {
      const headers = { [header]: '203.0.113.9', 'x-mock-scenario': 'overview.500' };
      expect((await raw(host, '/__mock/outbox', { headers })).status).toBe(404);
      expect((await raw(host, '/api/overview', { headers })).status).toBe(200);
    },
  );

  it('is off unless it is switched on', async () => {
    const deployed = await standaloneHost({ control: false });
    expect((await raw(deployed, '/__mock/outbox')).status).toBe(404);
    const headers = { 'x-mock-scenario': 'overview.500' };
    expect((await raw(deployed, '/api/overview', { headers })).status).toBe(200);
    await deployed.close();
  });

  it('plays a scenario for one request of this machine, and for nobody else’s', async () => {
    const ask = async (headers: Record<string, string>) =>
      (
        await raw(host, '/api/overview', {
          headers: { 'x-mock-scenario': 'overview.500', ...headers },
        })
      ).status;
    expect(await ask({})).toBe(500);
    expect(await ask(anotherName)).toBe(200);
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(200);
  });
});

describe('an address', () => {
  it.each([
    '//api/auth/login',
    '/x/api/auth/login',
    '/simulators/api/auth/login',
    '/uploads/api/auth/login',
    '/api//auth/login',
    '/api/auth/login//',
    '/api/api/auth/login',
  ])('leads to a call by its one name, not by %s', async (path) => {
    const answer = await raw(host, path, {
      method: 'POST',
      body: JSON.stringify({ rollnumberOrEmail: 'SW000001', password: 'Seatwise@123' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.toString()).not.toContain('token');
  });

  it.each([
    ['a path', 'localhost/x?'],
    ['a fragment', 'localhost/api/overview#'],
    ['credentials', 'a:b@localhost'],
    ['a space', 'local host'],
    ['a port that is none', 'localhost:port'],
    ['a number that is no address', '999.1.1.1.1'],
  ])('is not read out of a Host header that holds %s', async (_, name) => {
    const { status } = await raw(host, '/api/overview', { headers: { host: name } });
    expect(status).toBe(400);
  });

  it('is not read out of two Host headers', async () => {
    const heard = await talk(
      host,
      'GET /__mock/health HTTP/1.1\r\nHost: localhost\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe('a request that is odd and harmless', () => {
  const ask = (line: string, more = '') =>
    talk(host, `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`);

  it('HEAD is answered as GET, without the body', async () => {
    const heard = await ask('HEAD /api/files/list');
    expect(heard).toMatch(/^HTTP\/1\.1 200/);
    expect(heard.split('\r\n\r\n')[1]).toBe('');
  });

  it('another protocol’s Upgrade, or an unknown expectation, changes nothing', async () => {
    for (const more of ['Upgrade: h2c\r\nConnection: Upgrade\r\n', 'Expect: banana\r\n'])
      expect(await ask('GET /api/overview', more)).toMatch(/^HTTP\/1\.1 200/);
  });

  it('a plain request for the socket is answered with the protocol that it speaks', async () => {
    expect(await ask('GET /ws')).toMatch(/^HTTP\/1\.1 426[^]*upgrade: websocket/);
  });
});

describe('what never becomes a request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a proxy’s CONNECT', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n', 405],
    ['an absolute address', 'GET http://evil.test/ HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'a socket at another path',
      'GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      404,
    ],
  ])('is answered in the one shape, with its headers: %s', async (_, octets, status) => {
    const heard = await talk(host, octets);
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(heard).toContain('x-content-type-options: nosniff');
    expect(heard).toMatch(/^\{"message":/m);
  });
});

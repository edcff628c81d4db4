import { accounts } from '@seatwise/api-client/contract/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { call, standaloneHost, type Host } from '../testing/hosts.ts';
import { raw } from '../testing/raw.ts';
import { readWebOrigins } from '@seatwise/backend/security/webOrigins';

const app = 'https://app.seatwise.example';
const login = { rollnumberOrEmail: 'free@seatwise.test', password: 'Seatwise@123' };
const preflight = {
  method: 'OPTIONS',
  headers: { origin: app, 'access-control-request-method': 'POST' },
};

let strict: Host;
let open: Host;
beforeAll(async () => {
  strict = await standaloneHost();
  open = await standaloneHost({ webOrigins: `${app}/` });
});
afterAll(async () => {
  await strict.close();
  await open.close();
});

const signIn = (host: Host, origin: string) =>
  call(host, accounts.login, login, { headers: { origin, 'sec-fetch-site': 'cross-site' } });

const openSocket = (host: Host, origin: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${host.origin.replace('http', 'ws')}/ws`, ['v12.stomp'], {
      origin,
    });
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
    socket.on('unexpected-response', (_, answer) => resolve(String(answer.statusCode)));
  });

describe('an app that is served elsewhere', () => {
  it('is refused by default, in every way', async () => {
    const answer = await signIn(strict, app);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const asked = await raw(strict, accounts.login.path, preflight);
    expect([asked.status, asked.headers['access-control-allow-methods']]).toEqual([405, undefined]);
    expect(await openSocket(strict, app)).toBe('403');
  });

  it('may call, and open the chat socket, where the settings name its origin', async () => {
    const answer = await signIn(open, app);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': app,
      'cross-origin-resource-policy': 'cross-origin',
      vary: expect.stringContaining('origin') as unknown,
    });
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    const asked = await raw(open, accounts.login.path, preflight);
    expect([asked.status, asked.headers['access-control-allow-headers']]).toEqual([
      204,
      'authorization, content-type',
    ]);
    expect(await openSocket(open, app)).toBe('open');
  });

  it('loads the script of the simulated provider', async () => {
    const { headers } = await fetch(`${open.origin}/simulators/razorpay/checkout.js`);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('does not open the door to a third site', async () => {
    for (const origin of [
      'https://evil.example',
      `${app}.evil.example`,
      'http://app.seatwise.example',
      'null',
    ]) {
      const answer = await signIn(open, origin);
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        403,
        null,
      ]);
      expect(await openSocket(open, origin)).toBe('403');
    }
  });
});

it.each(['*', 'app.example', 'https://app.example/path', 'ftp://app.example', 'null'])(
  'takes no %s for an origin',
  (text) => {
    expect(() => readWebOrigins(text)).toThrow('SEATWISE_WEB_ORIGINS');
  },
);

import { accounts } from '@seatwise/api-client/contract/accounts';
import { contact } from '@seatwise/api-client/contract/contact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standaloneHost, type Host } from '../testing/hosts.ts';
import { cookiesIn, raw } from '../testing/raw.ts';

describe('forged calls', () => {
  let host: Host;
  beforeAll(async () => {
    host = await standaloneHost();
  });
  afterAll(() => host.close());

  const signIn = (headers: Record<string, string>, mailbox = 'free') =>
    raw(host, accounts.login.path, {
      method: 'POST',
      body: JSON.stringify({
        rollnumberOrEmail: `${mailbox}@seatwise.test`,
        password: 'Seatwise@123',
      }),
      headers: { 'content-type': 'application/json', ...headers },
    });

  const visit = async () => cookiesIn(await raw(host, '/api/overview'));

  const session = async (cookies: { cookie: string; token: string }, mailbox?: string) => {
    const { cookie, token } = cookies;
    const answer = await signIn({ cookie, 'x-xsrf-token': token }, mailbox);
    const { token: bearer } = JSON.parse(answer.body.toString()) as { token: string };
    return { bearer, ...cookiesIn(answer) };
  };

  it('a browser’s writing call passes with the token in the header, and fails without or with another', async () => {
    const { cookie, token } = await visit();
    const other = await visit();
    const own = { cookie, 'sec-fetch-site': 'same-origin' };
    expect((await signIn({ ...own, 'x-xsrf-token': token })).status).toBe(200);
    expect((await signIn(own)).status).toBe(403);
    expect((await signIn({ cookie, 'x-xsrf-token': `${token}x` })).status).toBe(403);
    expect((await signIn({ cookie, 'x-xsrf-token': other.token })).status).toBe(403);
    expect((await signIn({ 'sec-fetch-site': 'same-origin' })).status).toBe(403);
  });

  it('a token that was planted without knowing the browser’s own cookie is worth nothing', async () => {
    const { token } = await visit();
    const [browser] = (await visit()).cookies;
    const planted = { cookie: `${browser}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
    expect((await signIn(planted)).status).toBe(403);
    const made = { cookie: 'seatwise-browser=a; XSRF-TOKEN=b', 'x-xsrf-token': 'b' };
    expect((await signIn(made)).status).toBe(403);
  });

  it('BEY-ATK-35 the readable cookie names no account', async () => {
    const { token } = await session(await visit());
    expect(token).toMatch(/^[\da-f]{32}\.[\da-f]{16}\.[\da-f]{64}$/);
  });

  it('a pair of cookies that is not the session’s own is worth nothing to its bearer', async () => {
    const { bearer, ...own } = await session(await visit());
    const change = ({ cookie, token }: { cookie: string; token: string }) =>
      raw(host, contact.updateContact.path, {
        method: 'PUT',
        body: JSON.stringify({ id: 1, email: 'free@seatwise.test', phone: '9876500001' }),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${bearer}`,
          cookie,
          'x-xsrf-token': token,
        },
      });
    expect((await change(own)).status).toBe(200);
    for (const planted of [await visit(), await session(await visit(), 'basic')])
      expect((await change(planted)).status).toBe(403);
    // A refused page gets correct cookies for its next try.
    const [browser] = own.cookies;
    const refused = await change({ cookie: browser!, token: '' });
    const { cookies, token } = cookiesIn(refused);
    expect((await change({ cookie: cookies.join('; '), token })).status).toBe(200);
  });

  it('another site’s page, also a sister’s, fails even with the token', async () => {
    const { cookie, token } = await visit();
    for (const foreign of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://attacker.test' },
      { origin: 'null' },
    ])
      expect((await signIn({ cookie, 'x-xsrf-token': token, ...foreign })).status).toBe(403);
    for (const own of [{ origin: host.origin }, { origin: 'http://localhost:5173' }])
      expect((await signIn({ cookie, 'x-xsrf-token': token, ...own })).status).toBe(200);
    expect((await signIn({ origin: 'https://attacker.test' })).status).toBe(403);
  });

  it('is asked for at every address that leads to the call', async () => {
    for (const path of ['/api/auth/login/', '/API/auth/login', '/api/AUTH/login'])
      expect(
        (
          await raw(host, path, {
            method: 'POST',
            body: JSON.stringify({ rollnumberOrEmail: 'SW000001', password: 'Seatwise@123' }),
            headers: { 'content-type': 'application/json', cookie: 'a=b' },
          })
        ).status,
        path,
      ).not.toBe(200);
  });

  it('a program that is no browser needs none, and reading calls never do', async () => {
    expect((await signIn({})).status).toBe(200);
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await raw(host, '/api/files/list', foreign)).status).toBe(200);
  });

  it('cookies of any octets are only cookies: the server answers and stays up', async () => {
    const cookie = `seatwise-browser=a; XSRF-TOKEN=a.${'0'.repeat(63)}é`;
    for (const [path, status] of [
      ['/api/files/list', 200],
      [`/${'x'.repeat(8100)}`, 414],
    ] as const)
      expect((await raw(host, path, { headers: { cookie } })).status).toBe(status);
    expect((await signIn({ cookie: 'XSRF-TOKEN=é', 'x-xsrf-token': 'é' })).status).toBe(403);
    expect((await raw(host, '/api/overview')).status).toBe(200);
  });
});

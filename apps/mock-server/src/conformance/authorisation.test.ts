import { beforeAll, describe, expect, it } from 'vitest';
import { tokenFor, userOf, workerHost, type Host } from '../testing/hosts.ts';

describe('a bearer', () => {
  let host: Host;
  beforeAll(async () => {
    host = await workerHost();
  });

  const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const future = 4_000_000_000;

  it.each([
    ['unsigned', `${encode({ alg: 'none' })}.${encode({ sub: '6', exp: future, version: 1 })}.`],
    ['without expiry', `${encode({ alg: 'HS256' })}.${encode({ sub: '6', version: 1 })}.AAAA`],
    ['no token at all', 'Bearer'],
    ['empty', ''],
    ['huge', 'a'.repeat(100_000)],
    ['of three dots', '...'],
  ])('%s is not accepted', async (_, token) => {
    const response = await host.fetch('/api/my-details', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });

  it('counts a minute of skew between two clocks, and no more', async () => {
    const { clock } = host.environment;
    const token = await tokenFor(host, 'free');
    const lifetime = 12 * 60 * 60 * 1000;
    const ask = async (offset: number) => {
      clock.offset = offset;
      const { status } = await host.fetch('/api/my-details', {
        headers: { authorization: `Bearer ${token}` },
      });
      clock.offset = 0;
      return status;
    };
    expect(await ask(lifetime + 59_000)).toBe(200);
    expect(await ask(lifetime + 61_000)).toBe(401);
  });

  it('ends when the account is deactivated, deleted or given a new password', async () => {
    const { db } = host.backend;
    const user = userOf(host.backend, 'basic');
    const token = await tokenFor(host, 'basic');
    const ask = async () =>
      (await host.fetch('/api/my-details', { headers: { authorization: `Bearer ${token}` } }))
        .status;
    expect(await ask()).toBe(200);
    for (const change of [
      { isActive: false },
      { deletedAt: 1 },
      { sessionVersion: user.sessionVersion + 1 },
    ]) {
      db.users.update(user.id, change);
      expect(await ask()).toBe(401);
      db.users.put(user);
    }
    expect(await ask()).toBe(200);
  });

  it('is judged again once the body of its call is read', async () => {
    const { db } = host.backend;
    const user = userOf(host.backend, 'basic');
    const token = await tokenFor(host, 'basic');
    const pull = (content: ReadableStreamDefaultController): void => {
      db.users.update(user.id, { isActive: false });
      content.enqueue(new TextEncoder().encode('{"budgetPerYear":1}'));
      content.close();
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = { method: 'PUT', headers, body, duplex: 'half' as const };
    const { status } = await host.fetch('/api/users/applicant', init);
    db.users.put(user);
    expect(status).toBe(401);
  });
});

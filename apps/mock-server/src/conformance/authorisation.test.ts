import { operations } from '@seatwise/api-client/contract';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { Operation } from '@seatwise/api-client/contract/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, standaloneHost, tokenFor, userOf, workerHost, type Host } from '../testing/hosts.ts';
import { sampleFor } from '../testing/samples.ts';

/** Ten kinds of caller; each row of the matrix is an operation, each column one of these. */
const signedIn = {
  FREE: 'free',
  BASIC: 'basic',
  ADVANCE: 'advance',
  PREMIUM: 'premium',
  Counsellor: 'counsellor',
  Admin: 'admin',
  'Super Admin': 'superadmin',
} as const;
const actors = [
  'visitor',
  'expired',
  'tampered',
  ...(Object.keys(signedIn) as (keyof typeof signedIn)[]),
] as const;
type Actor = (typeof actors)[number];

/** What the contract says of a cell: let in, or refused with this status. */
const expected = (operation: Operation, actor: Actor): 'admitted' | 401 | 403 => {
  if (operation.access === 'everyone') return 'admitted';
  if (actor === 'visitor' || actor === 'expired' || actor === 'tampered') return 401;
  return may(actor, operation.access) ? 'admitted' : 403;
};

const tokenOf = async (host: Host, actor: Actor): Promise<string | undefined> => {
  if (actor === 'visitor') return undefined;
  if (actor === 'tampered') {
    const [head, payload, signature] = (await tokenFor(host, 'superadmin')).split('.');
    return [
      head,
      payload,
      signature!.startsWith('A') ? `B${signature!.slice(1)}` : `A${signature!.slice(1)}`,
    ].join('.');
  }
  if (actor === 'expired') {
    const { clock } = host.environment;
    clock.offset = -24 * 60 * 60 * 1000;
    const token = await tokenFor(host, 'superadmin');
    clock.offset = 0;
    return token;
  }
  return tokenFor(host, signedIn[actor]);
};

describe.each([
  ['worker handlers', workerHost],
  ['standalone server', standaloneHost],
])('BEY-ROL-03 the authorisation matrix on the %s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());

  describe.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    (__, operation) => {
      it.each(actors)('%s', async (actor) => {
        const user = userOf(
          host.backend,
          actor in signedIn ? signedIn[actor as keyof typeof signedIn] : 'free',
        );
        const token = await tokenOf(host, actor);
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const { status } = await call(host, operation, sampleFor(operation, host, user), {
          headers,
        });
        const cell = expected(operation, actor);
        if (cell === 'admitted') expect([401, 403]).not.toContain(status);
        else expect(status).toBe(cell);
        expect(status).toBeLessThan(500);
      });
    },
  );

  it.each(
    operations
      .filter(({ access: who, body }) => who !== 'everyone' && body)
      .map((operation) => [operation.id, operation] as const),
  )('%s judges who calls before what is sent', async (__, operation) => {
    const junk = async (headers: Record<string, string>) => {
      const json = { 'content-type': 'application/json', ...headers };
      const { method, path } = operation;
      return (await host.fetch(path, { method, body: '{', headers: json })).status;
    };
    expect(await junk({})).toBe(401);
    const wrong = may('FREE', operation.access) ? 'admin' : 'free';
    const refused = expected(operation, wrong === 'free' ? 'FREE' : 'Admin') === 403;
    const authorization = `Bearer ${await tokenFor(host, wrong)}`;
    expect(await junk({ authorization })).toBe(refused ? 403 : operation.encoding ? 415 : 400);
  });
});

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
});

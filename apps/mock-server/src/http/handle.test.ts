import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '../testing/answer.ts';
import { bothHosts, call, tokenFor, userOf, workerHost, type Host } from '../testing/hosts.ts';
import { sampleFor } from '../testing/samples.ts';

describe.each(bothHosts)('an admin whose body takes its time on the %s', (_, start) => {
  let host: Host;
  beforeEach(async () => {
    host = await start();
  });
  afterEach(() => host.close());

  it.each([
    ['deleted', { deletedAt: 1 }, 401],
    ['demoted', { role: 'FREE' }, 403],
    ['given a new password', { sessionVersion: 9 }, 401],
  ] as const)('is refused when %s meanwhile', async (__, change, status) => {
    const { db, tokens } = host.backend;
    const admin = userOf(host.backend, 'admin');
    const judged = vi.spyOn(tokens, 'holder');
    const octets = new TextEncoder().encode(
      JSON.stringify({
        ...(await sampleFor(adminUsers.updateUser, host, admin)),
        username: 'Changed',
      }),
    );
    const body = new ReadableStream<Uint8Array>(
      {
        start: (rest) => rest.enqueue(octets.subarray(0, 10)),
        pull: async (rest) => {
          await vi.waitFor(() => expect(judged).toHaveBeenCalled());
          db.users.update(admin.id, change);
          rest.enqueue(octets.subarray(10));
          rest.close();
        },
      },
      { highWaterMark: 1 },
    );
    const init: RequestInit & { duplex: 'half' } = {
      method: 'PUT',
      body,
      duplex: 'half',
      headers: {
        authorization: `Bearer ${await tokenFor(host, 'admin')}`,
        'content-type': 'application/json',
      },
    };
    expect((await host.fetch(adminUsers.updateUser.path, init)).status).toBe(status);
    expect(userOf(host.backend, 'unverified').username).toBe('Simran Kaur');
  });

  it.each(['addUser', 'resetUserPassword'] as const)(
    'writes nothing when deleted while a password is being hashed: %s',
    async (name) => {
      const { db } = host.backend;
      const admin = userOf(host.backend, 'admin');
      const token = await tokenFor(host, 'admin');
      const input = await sampleFor(adminUsers[name], host, admin);
      const before = JSON.stringify(db.users.all().filter(({ id }) => id !== admin.id));
      // Hashing first draws a salt, so the account is deleted at that moment.
      vi.spyOn(host.environment, 'randomBytes').mockImplementationOnce((count) => {
        db.users.update(admin.id, { deletedAt: 1 });
        return new Uint8Array(count);
      });
      const answer = await call(host, adminUsers[name], input as never, { token });
      expect(answer.status).toBe(401);
      expect(JSON.stringify(db.users.all().filter(({ id }) => id !== admin.id))).toBe(before);
    },
  );
});

describe('an operation', () => {
  let host: Host;
  beforeEach(async () => {
    host = await workerHost();
  });

  it('answers 500, and says so in the log, when its answer does not fit the contract', async () => {
    vi.spyOn(host.backend.db.files, 'all').mockReturnValue([
      { uploadedAt: 0 } as ReturnType<typeof host.backend.db.files.all>[number],
    ]);
    expect((await host.fetch('/api/files/list')).status).toBe(500);
    expect(host.environment.logged.at(-1)).toMatchObject({
      event: 'failed',
      details: { operation: 'listFiles' },
    });
  });

  it('waits when it plays «slow», and answers nothing when it plays «empty»', async () => {
    const ask = async (state: string) => {
      const started = performance.now();
      const headers = { 'x-mock-scenario': `listFiles.${state}` };
      const { body } = await read(host.fetch('/api/files/list', { headers }));
      return { body: body as unknown[], took: performance.now() - started };
    };
    expect((await ask('ok')).body.length).toBeGreaterThan(0);
    expect((await ask('empty')).body).toEqual([]);
    const { body, took } = await ask('slow');
    expect(body.length).toBeGreaterThan(0);
    expect(took).toBeGreaterThanOrEqual(host.environment.slowness - 1);
  });
});

import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { standaloneHost } from '../testing/hosts.ts';
import { createSharedJournal } from '@seatwise/backend/testing/sharedJournal';

const slow = { headers: { 'x-mock-scenario': 'overview.slow' } };

it('BEY-CLU-10 says that it lives, and that it takes requests while it has the database', async () => {
  const journal = createSharedJournal();
  const host = await standaloneHost({ storage: journal.open() });
  const status = async (path: string) => (await host.fetch(path)).status;
  expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 200]);
  journal.faults.isLost = true;
  await vi.waitUntil(async () => (await status('/health/ready')) === 503, { timeout: 5000 });
  expect([await status('/health/live'), await status('/health/other')]).toEqual([200, 404]);
  journal.faults.isLost = false;
  await vi.waitUntil(async () => (await status('/health/ready')) === 200, { timeout: 5000 });
  await host.close();
});

it('BEY-CLU-11 finishes the answers under way before it ends, and takes no further requests', async () => {
  const host = await standaloneHost({ patience: 5000 });
  const answer = host.fetch('/api/overview', slow);
  await host.fetch('/health/live');
  const closed = host.close();
  expect((await answer).status).toBe(200);
  await closed;
  await expect(host.fetch('/health/live')).rejects.toThrow('fetch failed');
});

it('BEY-CLU-15 answers on what a proxy keeps while it stops, and ends that with the answer', async () => {
  const host = await standaloneHost({ patience: 5000, trustedProxies: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [answer] = await once(get(`${host.origin}/api/overview`, { agent }), 'response');
    const { statusCode, headers } = (answer as IncomingMessage).resume();
    await once(answer as IncomingMessage, 'end');
    return [statusCode, headers.connection];
  };
  expect(await ask()).toEqual([200, 'keep-alive']);
  const underWay = host.fetch('/api/overview', slow);
  await host.fetch('/health/live');
  const closed = host.close();
  expect(await ask()).toEqual([200, 'close']);
  expect((await underWay).headers.get('connection')).toBe('close');
  await closed;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

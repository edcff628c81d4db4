import { may } from '@seatwise/api-client/contract/constants/permissions';
import { operations } from '@seatwise/api-client/contract';
import type { Operation } from '@seatwise/api-client/contract/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkStates, type NetworkState } from '../mock/scenarios/network.ts';
import { call, standaloneHost, tokenFor, userOf, workerHost, type Host } from '../testing/hosts.ts';
import { sampleFor } from '../testing/samples.ts';

/** Headers that matter to a client; the others belong to the transport. */
const relevant = [
  'content-type',
  'content-disposition',
  'cache-control',
  'etag',
  'location',
  'allow',
  'retry-after',
];

interface Seen {
  readonly status: number | 'network error' | 'still waiting';
  readonly headers?: Record<string, string | null>;
  readonly body?: string;
}

const actorFor = ({ access }: Operation): string =>
  may('PREMIUM', access) ? 'premium' : 'superadmin';

const look = async (host: Host, operation: Operation, state: NetworkState): Promise<Seen> => {
  const actor = actorFor(operation);
  const token = await tokenFor(host, actor);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), 1000);
  if (state !== 'never') clearTimeout(timer);
  try {
    const response = await call(
      host,
      operation,
      await sampleFor(operation, host, userOf(host.backend, actor)),
      {
        signal: patience.signal,
        headers: {
          authorization: `Bearer ${token}`,
          'x-mock-scenario': `${operation.id}.${state}`,
        },
      },
    );
    return {
      status: response.status,
      headers: Object.fromEntries(relevant.map((name) => [name, response.headers.get(name)])),
      // Addresses always differ: the host's own, and the caller's, which a worker does not know.
      body: (await response.text())
        .replaceAll(host.origin, '{origin}')
        .replaceAll(/"address":(null|"127\.0\.0\.1")/g, '"address":"{address}"'),
    };
  } catch {
    return { status: patience.signal.aborted ? 'still waiting' : 'network error' };
  } finally {
    clearTimeout(timer);
  }
};

describe('parity of the two hosts', () => {
  let worker: Host;
  let server: Host;
  const lookAtBoth = (operation: Operation, state: NetworkState): Promise<readonly Seen[]> =>
    Promise.all([look(worker, operation, state), look(server, operation, state)]);

  /** Calls without an answer are all awaited at once. */
  const unanswered = new Map<string, readonly Seen[]>();
  beforeAll(async () => {
    [worker, server] = [await workerHost(), await standaloneHost()];
    const wait = async (operation: Operation): Promise<void> => {
      unanswered.set(operation.id, await lookAtBoth(operation, 'never'));
    };
    await Promise.all(operations.map(wait));
  });
  afterAll(() => server.close());

  describe.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    (_, operation) => {
      it.each(networkStates)('%s', async (state) => {
        const [one, other] =
          state === 'never' ? unanswered.get(operation.id)! : await lookAtBoth(operation, state);
        expect(other).toEqual(one);
        const { status } = one!;
        if (state === 'never') expect(status).toBe('still waiting');
        else if (state === 'network-error') expect(status).toBe('network error');
        else if (/^\d+$/.test(state)) expect(status).toBe(Number(state));
        else expect(status).not.toBe(500);
      });
    },
  );

  it.each([
    ['GET', '/api/nowhere'],
    ['POST', '/api/my-details'],
    ['DELETE', '/api/auth/login'],
    ['GET', '/api/orders/%00'],
    ['GET', '/api/messages/1e3'],
    ['GET', '/uploads/none'],
    ['GET', '/uploads/..%2f..%2fetc%2fpasswd'],
    ['PATCH', '/seat-matrix/all'],
  ])('%s %s', async (method, path) => {
    const ask = async (host: Host) => {
      const response = await host.fetch(path, { method });
      return {
        status: response.status,
        allow: response.headers.get('allow'),
        body: await response.text(),
      };
    };
    const [one, other] = await Promise.all([ask(worker), ask(server)]);
    expect(other).toEqual(one);
    expect(one.status).toBeGreaterThanOrEqual(400);
    expect(one.status).toBeLessThan(500);
    expect(JSON.parse(one.body)).toHaveProperty('message');
  });
});

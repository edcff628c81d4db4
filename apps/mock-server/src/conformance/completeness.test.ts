import { createApiClient } from '@seatwise/api-client';
import { areas, operations } from '@seatwise/api-client/contract';
import type { Operation } from '@seatwise/api-client/contract/operation';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeOf } from '@seatwise/backend/http/handle';
import { createHandlers } from '../mockHandlers.ts';
import { sampleFor } from '../testing/samples.ts';
import { userOf, workerHost, type Host } from '../testing/hosts.ts';

const placeOf = (operation: Operation): string => `${operation.method} ${routeOf(operation)}`;

/** Routes outside the contract on purpose: stored files, the simulated providers, the controls. */
const beside = / \/(uploads|simulators|__mock)\b/;

describe('completeness', () => {
  let host: Host;
  let served: string[];
  beforeAll(async () => {
    host = await workerHost();
    served = createHandlers(host.backend)
      .filter(({ method }) => method !== undefined)
      .map(({ method, path }) => `${method} ${path}`);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s has one handler',
    (_, operation) => {
      expect(served.filter((place) => place === placeOf(operation))).toHaveLength(1);
    },
  );

  it('only the documented calls are served where no others are wanted', () => {
    const handlers = createHandlers({ ...host.backend, documentedCallsOnly: true });
    const places = new Set(handlers.map(({ method, path }) => `${method} ${path}`));
    const isDocumented = ({ id, requirement }: Operation) => requirement ?? id in areas.callbacks;
    const left = operations.filter((operation) => places.has(placeOf(operation)));
    expect(left).toEqual(operations.filter(isDocumented));
  });

  it('no handler lacks an entry', () => {
    const declared = new Set(operations.map(placeOf));
    expect(served.filter((place) => !declared.has(place) && !beside.test(place))).toEqual([]);
  });

  it.each(Object.entries(areas))('every operation of %s has a client method', (_, area) => {
    const session = { token: () => undefined, expired: () => false, onExpired: () => {} };
    const methods = createApiClient({ baseUrl: '', session }).area<Record<string, Operation>>(area);
    expect(Object.keys(methods)).toEqual(Object.keys(area));
  });

  it('every operation has an input that the conformance tests send', async () => {
    for (const operation of operations)
      expect(await sampleFor(operation, host, userOf(host.backend, 'free'))).toBeTypeOf('object');
  });
});

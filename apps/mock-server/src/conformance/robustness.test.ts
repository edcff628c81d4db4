import { may } from '@seatwise/api-client/contract/constants/permissions';
import { operations } from '@seatwise/api-client/contract';
import { maxFileBytes } from '@seatwise/api-client/contract/constants/files';
import { fieldNames, type Operation } from '@seatwise/api-client/contract/operation';
import { runsOf } from '@seatwise/api-client/testing/replayable';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standaloneHost, tokenFor, userOf, workerHost, type Host } from '../testing/hosts.ts';
import { sampleFor } from '../testing/samples.ts';

/** Values that have broken servers before. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    '0',
    'NaN',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '%00',
    '\u0000',
    '\u202e',
    "' OR 1=1 --",
    '<script>',
    '{{7*7}}',
    [],
    {},
    [[]],
    { __proto__: { admin: true } },
    { constructor: { prototype: {} } },
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant('x'.repeat(20_000)),
);

const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
  'application/xml',
);

const rawBodies = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{',
    '[1,',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
    '--x--',
    '{"__proto__":{"role":"Admin"}}',
    '\ufeff{}',
    '['.repeat(20_000),
  ),
);

/** Draws a value once in `draws`, and otherwise null. */
const oneIn = <T>(draws: number, values: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: draws - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: values });

const requestArbitrary = fc.record({
  operation: fc.constantFrom(...operations),
  /** Who calls; null for a permitted caller. */
  actor: oneIn(4, fc.constantFrom('visitor', 'free', 'counsellor', 'admin', 'superadmin')),
  /** The fields of a good input to replace, each with its new value. */
  spoilt: fc.array(fc.tuple(fc.nat(), nasty), { maxLength: 3 }),
  raw: oneIn(8, rawBodies),
  contentType: oneIn(8, contentTypes),
  method: oneIn(16, fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')),
  pathNoise: oneIn(
    16,
    fc.constantFrom(
      '/',
      '//',
      '/..%2f',
      '/%ff',
      '?a=b&a=c',
      '/%00',
      '?__proto__[x]=1',
      `/${'a'.repeat(3000)}`,
    ),
  ),
});

type Spoilt = typeof requestArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** Shortened for a URL: the router accepts at most 8 kB, which has its own test. */
const toAddress = (value: unknown): string => toText(value).slice(0, 500).toWellFormed();

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');

const compose = async (host: Host, given: Spoilt): Promise<[string, RequestInit]> => {
  const { operation, spoilt, raw, contentType, method, pathNoise } = given;
  const actor = given.actor ?? usualActor(operation);
  const user = userOf(host.backend, actor === 'visitor' ? 'free' : actor);
  const input: Record<string, unknown> = { ...(await sampleFor(operation, host, user)) };
  const names = Object.keys(input);
  for (const [index, value] of spoilt)
    if (names.length > 0) input[names[index % names.length]!] = value;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(toAddress(input[name])),
  );
  const query = fieldNames(operation.query).flatMap((name) =>
    name in input ? [[name, toAddress(input[name])]] : [],
  );
  const search = new URLSearchParams(query).toString();
  const verb = method ?? operation.method;
  const hasBody = verb !== 'GET' && (operation.body !== undefined || raw !== null);
  const form = operation.encoding === 'multipart' && raw === null ? toForm(input) : undefined;
  const headers: Record<string, string> = form
    ? {}
    : { 'content-type': contentType ?? usualType(operation) };
  if (actor !== 'visitor') headers['authorization'] = `Bearer ${await tokenFor(host, actor)}`;
  const usual = operation.encoding === 'urlencoded' ? toSearch(input) : JSON.stringify(input);
  const body = form ?? raw ?? usual;
  return [
    path + (pathNoise ?? '') + (search && `${pathNoise?.includes('?') ? '&' : '?'}${search}`),
    { method: verb, headers, ...(hasBody && { body }) },
  ];
};

const usualActor = ({ access }: Operation): string => (may('FREE', access) ? 'free' : 'superadmin');

const usualType = ({ encoding }: Operation): string =>
  encoding === 'urlencoded' ? 'application/x-www-form-urlencoded' : 'application/json';

const toSearch = (input: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(input).map(([name, value]) => [name, toText(value).toWellFormed()]),
  ).toString();

const toForm = (input: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    form.append(name, value instanceof Blob ? value : toText(value));
  return form;
};

const withinPatience = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No answer within 30 seconds')), 30_000).unref();
    }),
  ]);

/** Statuses from before the handler: wrong caller, method, kind of body, or size. */
const outside = new Set([401, 403, 405, 413, 414, 415]);

/** Statuses of a good input refused because of an earlier request, such as an open order. */
const refusedByState = new Set([409, 429]);

/** Operations whose sample names no record, has nothing to act on, or lacks a code or signature. */
const rarelyWell = new Set([
  'login',
  'deleteOwnAccount',
  'confirmOtp',
  'correctEmail',
  'sendEmailChangeCode',
  'confirmEmailChange',
  'undoEmailChange',
  'verifyCardPayment',
  'cardWebhook',
  'payuReturn',
  'payuWebhook',
  'cancelOrder',
  'markRefunded',
  'askProvider',
  'closePayment',
  'requestRefund',
  'withdrawRefund',
  'saveGstin',
  'republishAlert',
  'orderStatus',
  'deleteUser',
  'deleteFile',
  'downloadDataReport',
  'chooseDataSheet',
  'publishDataImport',
  'cancelDataImport',
  'withdrawDataVersion',
  'restoreDataVersion',
  'updateSavedReply',
  'deleteSavedReply',
  // Random input names neither an open session nor a valid code.
  'endSession',
  'confirmSecondFactor',
  'resetSecondFactor',
]);

describe.each([
  ['worker handlers', workerHost, 6000],
  ['standalone server', standaloneHost, 4000],
] as const)('bad input on the %s', (_, start, all) => {
  const count = runsOf(all);
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());

  it(
    `gets a clear 4xx in one shape, ${count} times: never 5xx, never silence`,
    { timeout: 240_000 },
    async () => {
      const before = { users: host.backend.db.users.size, files: host.backend.db.files.size };
      const reach = new Map(operations.map(({ id }) => [id, { all: 0, reached: 0, well: 0 }]));
      const send = async (given: Spoilt): Promise<void> => {
        const [path, init] = await compose(host, given);
        const response = await withinPatience(host.fetch(path, init));
        const body = await response.text();
        expect(response.status, `${init.method} ${path} ${body}`).toBeLessThan(500);
        if (response.status >= 400) {
          expect(typeof (JSON.parse(body) as { message: unknown }).message).toBe('string');
          expect(body).not.toMatch(/\bat .*\.ts:\d+/);
        }
        const tally = reach.get(given.operation.id)!;
        tally.all += 1;
        if (!outside.has(response.status) && !body.includes('There is no such call'))
          tally.reached += 1;
        if (response.ok || refusedByState.has(response.status)) tally.well += 1;
      };
      await fc.assert(fc.asyncProperty(requestArbitrary, send), { numRuns: count });
      // Inputs that never reach a handler would prove nothing about it.
      const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
      const tallies = [...reach.values()];
      expect(sum(tallies.map(({ reached }) => reached)) / count).toBeGreaterThan(0.4);
      expect(sum(tallies.map(({ well }) => well)) / count).toBeGreaterThan(0.1);
      expect(host.backend.db.users.size).toBeGreaterThanOrEqual(before.users);
      expect(host.backend.db.files.size).toBeGreaterThanOrEqual(before.files);
      expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
      expect((await host.fetch('/api/overview')).status).toBe(200);
      // A partial run has too few requests per operation.
      if (count < all) return;
      for (const [id, tally] of reach) {
        const operation = operations.find((known) => known.id === id)!;
        const isDone = (): boolean =>
          tally.reached / tally.all > 0.4 && (tally.well > 0 || rarelyWell.has(id));
        // Among 4,000 requests, the few dozen of one operation may all be bad by chance.
        for (const given of fc.sample(requestArbitrary, 200)) {
          if (isDone()) break;
          await send({ ...given, operation });
        }
        expect(tally.reached / tally.all, `${id} reached`).toBeGreaterThan(0.4);
        if (!rarelyWell.has(id)) expect(tally.well, `${id} obeyed`).toBeGreaterThan(0);
      }
    },
  );

  it(
    'takes a file of exactly 50 MB, and ends the reading of a larger request',
    { timeout: 60_000 },
    async () => {
      const authorization = `Bearer ${await tokenFor(host, 'admin')}`;
      const send = async (size: number) => {
        const bytes = new Uint8Array(size);
        bytes.set(new TextEncoder().encode('%PDF-1.4'));
        const form = new FormData();
        form.append('file', new File([bytes], 'large.pdf', { type: 'application/pdf' }));
        form.append('uploaderId', '5');
        const init = { method: 'POST', body: form, headers: { authorization } };
        return (await host.fetch('/api/admin/files/upload', init)).status;
      };
      expect(await send(maxFileBytes)).toBe(200);
      expect(await send(maxFileBytes + 1024 * 1024)).toBe(413);
    },
  );
});

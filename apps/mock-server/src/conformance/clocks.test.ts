import { operations } from '@seatwise/api-client/contract';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import { prediction } from '@seatwise/api-client/contract/prediction';
import type { InputOf } from '@seatwise/api-client/contract/operation';
import { runsOf } from '@seatwise/api-client/testing/replayable';
import { afterEach, describe, expect, it } from 'vitest';
import { detailsFor } from '@seatwise/backend/areas/official-data/listDetails';
import { cutoffDetails } from '../areas/official-data/testing/importsOf.ts';
import { testEnvironment } from '@seatwise/backend/testing/environment';
import { read } from '../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../testing/hosts.ts';
import { sampleFor } from '../testing/samples.ts';

const zone = process.env['TZ'];
const setZone = (name: string | undefined): void => {
  if (name === undefined) delete process.env['TZ'];
  else process.env['TZ'] = name;
};
afterEach(() => setZone(zone));

/** India's time zone, then some that are far from it. */
const zones = ['Asia/Kolkata', 'America/St_Johns', 'UTC', 'Pacific/Apia'];

const hostAt = async (moment: string): Promise<Host> => {
  const environment = testEnvironment();
  environment.clock.offset = Date.parse(moment) - environment.clock.now();
  return workerHost({ environment });
};

/** The answers to a member of staff and a student, by operation. */
const answersAt = async (moment: string): Promise<Record<string, unknown>> => {
  const host = await hostAt(moment);
  const answers: Record<string, unknown> = {};
  for (const operation of operations) {
    const isRead = operation.method === 'GET' && operation.answer.kind !== 'file';
    if (!isRead) continue;
    const user = userOf(host.backend, may('PREMIUM', operation.access) ? 'premium' : 'superadmin');
    const token = await tokenFor(host, user.email.split('@')[0]!);
    const { status, body } = await read(
      call(host, operation, (await sampleFor(operation, host, user)) as InputOf<typeof operation>, {
        token,
      }),
    );
    answers[operation.id] = [status, body];
  }
  return answers;
};

describe('a server in any time zone', () => {
  it.each([
    ['at the turn of India’s year', '2027-01-01T00:15:00+05:30'],
    ['on India’s leap day', '2028-02-29T00:15:00+05:30'],
  ])('BEY-CLK-01 answers alike %s', async (_, moment) => {
    setZone('Asia/Kolkata');
    const expected = await answersAt(moment);
    expect(Object.keys(expected).length).toBeGreaterThan(40);
    for (const other of zones.slice(1, 1 + runsOf(3))) {
      setZone(other);
      // The new zone must be in effect at once.
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(other);
      expect(await answersAt(moment), other).toEqual(expected);
    }
  });

  it.each(zones)(
    'BEY-CLK-01 takes lists of the new year from India’s midnight on, in %s',
    (name) => {
      setZone(name);
      const listOf = (now: string) => () =>
        detailsFor({ ...cutoffDetails, year: 2027 }, Date.parse(now));
      expect(listOf('2026-12-31T23:59:59+05:30')).toThrow('The list can be of 2026 at the latest.');
      expect(listOf('2027-01-01T00:00:00+05:30')).not.toThrow();
    },
  );

  it.each([
    ['2027-12-31', '2028-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
  ])('BEY-CLK-01 gives new predictions as %s ends in India', async (before, after) => {
    setZone('Pacific/Apia');
    const host = await hostAt(`${before}T23:59:00+05:30`);
    const token = await tokenFor(host, 'free');
    const ask = async (air: number): Promise<number> => {
      const user = userOf(host.backend, 'free');
      const input = { ...(await sampleFor(prediction.recommend, host, user)), air };
      return (
        await call(host, prediction.recommend, input as InputOf<typeof prediction.recommend>, {
          token,
        })
      ).status;
    };
    expect([await ask(1001), await ask(1002), await ask(1003), await ask(1004)]).toEqual([
      200, 200, 200, 429,
    ]);
    host.environment.clock.offset += 61_000;
    expect(new Date(host.environment.clock.now()).toISOString()).toBe(
      new Date(Date.parse(`${after}T00:00:01+05:30`)).toISOString(),
    );
    expect(await ask(1004)).toBe(200);
  });
});

describe('a server whose clock is set back by a day', () => {
  it('BEY-CLK-02 keeps sessions, and ends them at their time', async () => {
    const host = await hostAt('2026-07-20T10:00:00Z');
    const token = await tokenFor(host, 'free');
    const details = operations.find(({ id }) => id === 'myDetails')!;
    const status = async () => (await call(host, details, {}, { token })).status;
    host.environment.clock.offset -= 24 * 3_600_000;
    expect(await status()).toBe(200);
    host.environment.clock.offset += 37 * 3_600_000;
    expect(await status()).toBe(401);
  });
});

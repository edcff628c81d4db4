import { counsellingDates as contract } from '@seatwise/api-client/contract/counsellingDates';
import type { RowOf } from '@seatwise/api-client/contract/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { bothHosts, call, type Host } from '../../../testing/hosts.ts';

type CounsellingDate = RowOf<(typeof contract)['listCounsellingDates']>;

describe.each(bothHosts)('counselling dates on the %s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());

  const list = async (exam: 'UG' | 'PG' | 'MDS'): Promise<CounsellingDate[]> =>
    (await read(call(host, contract.listCounsellingDates, { exam }))).body as CounsellingDate[];

  it.each(['UG', 'PG', 'MDS'] as const)(
    'BEY-CAL-01 of %s are four rounds, in order',
    async (exam) => {
      const dates = await list(exam);
      expect(dates).toHaveLength(20);
      expect(new Set(dates.map(({ id }) => id)).size).toBe(20);
      expect(new Set(dates.map(({ source }) => source))).toEqual(new Set([null]));
      const times = dates.map(({ at }) => Date.parse(at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const ahead = dates.filter(({ at }) => Date.parse(at) > host.environment.clock.now());
      expect(ahead.length).toBeGreaterThan(15);
    },
  );

  it('BEY-CAL-01 name the earlier date where one was revised', async () => {
    const revised = (await list('UG')).filter(({ revisedFrom }) => revisedFrom);
    expect(revised).toMatchObject([{ id: 'ug-round-1-choices-close', revision: 1 }]);
    const [{ at, revisedFrom }] = revised as [CounsellingDate];
    expect(Date.parse(at) - Date.parse(revisedFrom!)).toBe(2 * 24 * 60 * 60_000);
  });

  it('BEY-CAL-02 are a feed with an entry for each', async () => {
    const response = await call(host, contract.readCalendar, { exam: 'UG' });
    expect(response.headers.get('content-type')).toBe('text/calendar;charset=utf-8');
    const text = await response.text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(20);
    expect(text.match(/SUMMARY:NEET UG .*\r\n/g)).toHaveLength(20);
    expect(text).toMatch(/UID:ug-round-1-choices-close@seatwise\.example\r\n[^]*?SEQUENCE:1\r\n/);
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

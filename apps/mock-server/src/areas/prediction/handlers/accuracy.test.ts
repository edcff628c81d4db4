import { accuracy } from '@seatwise/api-client/contract/accuracy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accuracy } from '../accuracy.ts';
import { call, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
beforeAll(async () => {
  host = await workerHost();
});
afterAll(() => host.close());

describe('the measured accuracy', () => {
  it('BEY-BCK-04 is read by visitors, and covers each exam and year of the data but the first', async () => {
    const { groups } = (await (await call(host, accuracy.readAccuracy, {})).json()) as Accuracy;
    expect(groups.map(({ exam, sample }) => [exam, sample])).toEqual([
      ['UG', false],
      ['PG', true],
      ['MDS', true],
    ]);
    const measured = [
      [2022, 2021],
      [2023, 2021, 2022],
      [2024, 2021, 2022, 2023],
    ];
    // The published results that count begin a year before the samples.
    const published = [
      [2021, 2020],
      [2022, 2020, 2021],
      [2023, 2020, 2021, 2022],
      [2024, 2020, 2021, 2022, 2023],
    ];
    for (const { sample, years } of groups) {
      expect(years.map(({ year, from }) => [year, ...from!])).toEqual(
        sample ? measured : published,
      );
      for (const { seats } of years) expect(seats).toBeGreaterThan(1000);
    }
  });
});

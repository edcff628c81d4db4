import { accuracy } from '@seatwise/api-client/contract/accuracy';
import { tierLimits } from '@seatwise/api-client/contract/prediction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accuracy } from '@seatwise/backend/areas/prediction/accuracy';
import { call, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
beforeAll(async () => {
  host = await workerHost();
});
afterAll(() => host.close());

describe('the measured accuracy', () => {
  it('BEY-BCK-04 is read by visitors, and covers each exam and year of the data but the first', async () => {
    const { groups, comparisons } = (await (
      await call(host, accuracy.readAccuracy, {})
    ).json()) as Accuracy;
    expect(groups.map(({ exam, round }) => [exam, round])).toEqual([
      ['UG', 'Round 1'],
      ['UG', 'Round 2'],
      ['UG', 'Round 3'],
      ['PG', 'Round 1'],
      ['PG', 'Round 2'],
      ['PG', 'Round 3'],
    ]);
    const published = [
      [2021, 2020],
      [2022, 2020, 2021],
      [2023, 2020, 2021, 2022],
      [2024, 2020, 2021, 2022, 2023],
      [2025, 2020, 2021, 2022, 2023, 2024],
    ];
    for (const { exam, round, years } of groups) {
      // The list of Round 2 of 2022 is missing.
      const lists = published.filter(([year]) => round !== 'Round 2' || year !== 2022);
      expect(years.map(({ year, from }) => [year, ...from!])).toEqual(
        exam === 'UG' ? lists : [[2024, 2023]],
      );
      for (const { seats } of years) expect(seats).toBeGreaterThan(500);
    }
    const [comparison] = comparisons!;
    expect(comparison).toMatchObject({ exam: 'UG', round: 'Round 1' });
    const lossIn = (formula: string, year: number): number =>
      comparison!.formulas
        .find((of) => of.formula === formula)!
        .years.find((of) => of.year === year)!.logLoss;
    for (const year of [2022, 2023, 2024])
      for (const other of ['lastYear', 'median'])
        expect(lossIn('chosen', year)).toBeLessThan(lossIn(other, year));
  });

  it('BEY-STA-21 predicts the newest year of each state with lists of several years', async () => {
    const { authorities } = (await (
      await call(host, accuracy.readAccuracy, {})
    ).json()) as Accuracy;
    const measured = authorities!.flatMap(({ state, groups }) =>
      groups.map(({ round, years: [year] }) => [state, round, year!.year, year!.from!.length]),
    );
    expect(measured).toEqual([
      ['Karnataka', 'Round 2', 2025, 5],
      ['Karnataka', 'Round 3', 2025, 5],
      ['Bihar', 'Round 1', 2025, 1],
      ['Bihar', 'Round 2', 2025, 1],
    ]);
    // The shares that docs/domain.md reports: Very Likely is right, Possible promises too much.
    const shares = authorities!.flatMap(({ groups }) =>
      groups.map(({ years: [year] }) =>
        year!.tiers.map(({ measured: of, reached }) => Number((reached / of).toFixed(3))),
      ),
    );
    expect(shares).toEqual([
      [0.97, 0.713, 0.196, 0.041],
      [0.972, 0.745, 0.248, 0.048],
      [0.927, 0.757, 0.251, 0.008],
      [0.925, 0.716, 0.174, 0.007],
    ]);
  });

  it('BEY-BCK-10 keeps what each tier promises within 5 points in Round 1 of 2022 to 2025', async () => {
    const { groups } = (await (await call(host, accuracy.readAccuracy, {})).json()) as Accuracy;
    const years = groups[0]!.years.filter(({ year }) => year >= 2022);
    expect(years).toHaveLength(4);
    const best = { 'Very Likely': 1, Likely: 0.85, Possible: 0.6, Unlikely: 0.3 };
    for (const { tiers } of years)
      for (const { tier, measured, reached } of tiers) {
        expect(reached / measured).toBeGreaterThanOrEqual(tierLimits[tier] - 0.05);
        expect(reached / measured).toBeLessThanOrEqual(best[tier] + 0.05);
      }
  });
});

import { accuracy } from '@seatwise/api-client/contract/accuracy';
import { prediction } from '@seatwise/api-client/contract/prediction';
import type { AnswerOf, RowOf } from '@seatwise/api-client';
import { expect, it } from 'vitest';
import { tokenFor, workerHost } from '../apps/mock-server/src/testing/hosts.ts';
import { example } from '../apps/web/src/screens/public/Landing/example.ts';

it('BEY-LND-01 the prediction of the landing page is what our server answers, and so is its accuracy', async () => {
  const host = await workerHost();
  const { air, subject, category, quota, rows, accuracy: claimed } = example;
  const query = new URLSearchParams({ air: String(air), subject, category, quotaName: quota });
  const headers = { authorization: `Bearer ${await tokenFor(host, 'premium')}` };
  const path = `${prediction.recommend.path}?${query.toString()}&counselingCategory=UG`;
  const answer = (await (await host.fetch(path, { headers })).json()) as RowOf<
    typeof prediction.recommend
  >[];
  for (const row of rows) {
    const found = answer.find(
      ({ institute, allottedCategory }) => institute === row.institute && allottedCategory === 'OP',
    );
    expect({
      ...row,
      state: found?.state,
      tier: found?.probabilityTier,
      min: found?.minAir,
      max: found?.maxAir,
      closing: found?.rounds?.find(({ round }) => round === 'Round 3')?.closing,
    }).toEqual(row);
  }
  const { groups } = (await (await host.fetch(accuracy.readAccuracy.path)).json()) as AnswerOf<
    typeof accuracy.readAccuracy
  >;
  const best = groups
    .find(({ exam, round }) => exam === claimed.exam && round === claimed.round)
    ?.years.find(({ year }) => year === claimed.year)
    ?.tiers.find(({ tier }) => tier === 'Very Likely');
  expect(Math.round((100 * best!.reached) / best!.measured)).toBe(claimed.cameTrue);
});

import { accuracy } from '@seatwise/api-client/contract/accuracy';
import type { AnswerOf } from '@seatwise/api-client';
import { expect, it } from 'vitest';
import { workerHost } from '../apps/mock-server/src/testing/hosts.ts';
import { accuracy as claimed } from '../apps/web/src/screens/public/Landing/accuracy.ts';

it('BEY-LND-01 the accuracy of the landing page is what our server answers', async () => {
  const host = await workerHost();
  const { groups } = (await (await host.fetch(accuracy.readAccuracy.path)).json()) as AnswerOf<
    typeof accuracy.readAccuracy
  >;
  const best = groups
    .find(({ exam, round }) => exam === claimed.exam && round === claimed.round)
    ?.years.find(({ year }) => year === claimed.year)
    ?.tiers.find(({ tier }) => tier === 'Very Likely');
  expect(Math.round((100 * best!.reached) / best!.measured)).toBe(claimed.cameTrue);
});

import { accuracy } from '@seatwise/api-client/contract/accuracy';
import type { AnswerOf } from '@seatwise/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { workerHost } from '../apps/mock-server/src/testing/hosts.ts';
import { frozenTest } from '../packages/flows/src/chance/frozenTest.ts';
import { accuracy as claimed } from '../apps/web/src/screens/public/Landing/accuracy.ts';

describe('the accuracy that pages claim is what our server answers', () => {
  let answer: AnswerOf<typeof accuracy.readAccuracy>;
  beforeAll(async () => {
    const host = await workerHost();
    answer = await (await host.fetch(accuracy.readAccuracy.path)).json();
  });

  it('BEY-LND-01 on the landing page', () => {
    const best = answer.groups
      .find(({ exam, round }) => exam === claimed.exam && round === claimed.round)
      ?.years.find(({ year }) => year === claimed.year)
      ?.tiers.find(({ tier }) => tier === 'Very Likely');
    expect(Math.round((100 * best!.reached) / best!.measured)).toBe(claimed.cameTrue);
  });

  it('BEY-BCK-05 in the test with which the page of the accuracy begins', () => {
    expect(answer.frozen).toMatchObject(frozenTest);
    expect(answer.frozen).toHaveLength(frozenTest.length);
  });
});

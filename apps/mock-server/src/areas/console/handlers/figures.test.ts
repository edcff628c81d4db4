import { hour } from '@seatwise/api-client/contract/constants/time';
import { figures as contract } from '@seatwise/api-client/contract/figures';
import type { AnswerOf } from '@seatwise/api-client/contract/operation';
import { prediction } from '@seatwise/api-client/contract/prediction';
import { beforeEach, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

const days = async () => {
  const token = await tokenFor(host, 'admin');
  const { body } = await read(call(host, contract.readFigures, {}, { token }));
  return (body as AnswerOf<typeof contract.readFigures>).days!;
};
const today = async () => (await days()).at(-1)!;

it('BEY-FIG-01 lists 30 days in India, the last one today', async () => {
  const listed = (await days()).map(({ day }) => day);
  expect(listed).toHaveLength(30);
  expect([listed[0], listed.at(-1)]).toEqual(['2026-06-21', '2026-07-20']);
  // 18:30 UTC is midnight in India.
  host.environment.clock.offset = 8.5 * hour;
  expect((await today()).day).toBe('2026-07-21');
});

it('BEY-FIG-01 counts what students are answered, not what staff try out', async () => {
  const { predictions = 0 } = await today();
  const predict = async (mailbox: string) =>
    call(
      host,
      prediction.recommend,
      { air: 8500, subject: 'MBBS', category: 'General', counselingCategory: 'UG' },
      { token: await tokenFor(host, mailbox) },
    );
  for (const mailbox of ['free', 'premium', 'admin']) await predict(mailbox);
  expect((await today()).predictions).toBe(predictions! + 2);
});

it('BEY-FIG-01 counts accounts by their sign-up and orders by their payment', async () => {
  const { db } = host.backend;
  const before = await today();
  const now = host.environment.clock.now();
  const [user] = db.users.all();
  db.users.update(user!.id, { createdAt: now });
  const paid = db.orders.all().find(({ status }) => status === 'PAID')!;
  db.orders.update(paid.id, { paidAt: now, amountPaise: 236 });
  const after = await today();
  expect(after.signUps).toBe(before.signUps! + 1);
  expect(after.purchases).toBe(before.purchases! + 1);
  expect(after.paise).toBe(before.paise! + 236);
});

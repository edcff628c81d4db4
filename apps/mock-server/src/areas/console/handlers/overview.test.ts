import { chat } from '@seatwise/api-client/contract/chat';
import { helpBot } from '@seatwise/api-client/contract/helpBot';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import type { PlanId } from '@seatwise/api-client/contract/constants/plans';
import { overviews } from '@seatwise/api-client/contract/overview';
import { beforeEach, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
beforeEach(async () => {
  host = await workerHost();
});

interface Group {
  readonly kind: string;
  readonly count: number;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly since: string;
    readonly plan?: PlanId;
    readonly amountPaise?: number;
    readonly refund?: { readonly amountPaise: number; readonly reason: string };
  }[];
}

const waiting = async (): Promise<Group[]> =>
  (await read(call(host, overviews.adminWaiting, {}, { token: await tokenFor(host, 'admin') })))
    .body as Group[];

const groupOf = async (kind: string): Promise<Group> =>
  (await waiting()).find((group) => group.kind === kind)!;

it('a chat waits from the student’s message until it is answered', async () => {
  const { chat: chats } = host.backend;
  const premium = userOf(host.backend, 'premium');
  const { id: conversationId } = chats.open(premium);
  const post = async (mailbox: string) =>
    read(
      call(
        host,
        chat.postMessage,
        {
          conversationId,
          senderId: userOf(host.backend, mailbox).id,
          content: 'Hello',
          timestamp: new Date().toISOString(),
        },
        { token: await tokenFor(host, mailbox) },
      ),
    );
  await post('premium');
  const asked = await groupOf('chats');
  await post('admin');
  const answered = await groupOf('chats');
  expect(answered.count).toBe(asked.count - 1);
});

it('a message of the contact form waits until it is marked as done', async () => {
  const { contactMessages } = host.backend.db;
  const id = 1 + Math.max(0, ...contactMessages.all().map((form) => form.id));
  const before = await groupOf('messages');
  contactMessages.put({
    id,
    name: 'Meera Pillai',
    email: 'meera@seatwise.test',
    phone: '9123456780',
    message: 'May my mother call?',
    sentAt: 0,
  });
  const { count, items } = await groupOf('messages');
  expect(count).toBe(before.count + 1);
  expect(items[0]).toMatchObject({ id: String(id), title: 'Meera Pillai' });
  contactMessages.update(id, { state: 'answered' });
  expect((await groupOf('messages')).count).toBe(before.count);
});

it('BEY-FIG-06 pending orders are those whose sum the payments tile shows, the oldest first, with plan and amount', async () => {
  const { count, items } = await groupOf('orders');
  const pending = host.backend.db.orders
    .all()
    .filter(({ status }) => ['CREATED', 'ATTEMPTED', 'PENDING'].includes(status));
  expect(count).toBe(pending.length);
  expect(items.map(({ since }) => since)).toEqual(items.map(({ since }) => since).toSorted());
  for (const { id, plan, amountPaise } of items)
    expect(pending.find((order) => order.id === id)).toMatchObject({
      amountPaise,
      roleId: roleIds[plan!],
    });
});

it('BEY-PAY-06 every refund due is listed, with its sum and why, the oldest first', async () => {
  const { orders } = host.backend.db;
  const order = orders.all().find(({ status }) => status === 'PAID');
  const refunds = (['paid twice', 'held already', 'account gone', 'held already'] as const).map(
    (reason, index) => ({
      paymentId: `pay_${index}`,
      amountPaise: 118_000,
      reason,
      notedAt: index,
    }),
  );
  orders.update(order!.id, { refunds });
  const { count, items } = await groupOf('refunds');
  expect(count).toBe(4);
  expect(items).toMatchObject(
    refunds.map(({ reason }) => ({ refund: { amountPaise: 118_000, reason } })),
  );
  expect(items[0]!.title).toBe(host.backend.db.users.get(order!.userId)!.username);
  orders.update(order!.id, { refunds: [] });
});

it('files of the last seven days are listed, the newest first', async () => {
  const { count, items } = await groupOf('files');
  const { clock } = host.backend.environment;
  const weekAgo = clock.now() - 7 * 86_400_000;
  expect(count).toBe(
    host.backend.db.files.all().filter(({ uploadedAt }) => uploadedAt > weekAgo).length,
  );
  for (const { since } of items) expect(Date.parse(since)).toBeGreaterThan(weekAgo);
});

it('BEY-FIG-06 a question that the help bot could not answer waits until it has an answer', async () => {
  const { db } = host.backend;
  const before = await groupOf('questions');
  const question = 'Is there parking at the office?';
  const token = await tokenFor(host, 'free');
  await read(call(host, helpBot.askHelpBot, { question }, { token }));
  const asked = await groupOf('questions');
  expect(asked.count).toBe(before.count + 1);
  const { id } = db.botQuestions.all().at(-1)!;
  await read(
    call(host, helpBot.dismissHelpBotQuestion, { id }, { token: await tokenFor(host, 'admin') }),
  );
  expect((await groupOf('questions')).count).toBe(before.count);
});

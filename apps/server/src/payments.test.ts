import { createHmac } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProviders, type Providers } from './testing/providers.ts';
import { openPlace, type Place, type TeamServer } from './testing/teamServer.ts';

const order = { purchasedRoleId: 5, currency: 'INR', receipt: 'r1', description: 'BASIC plan' };
const price = { baseAmountPaise: 200, gstPercent: 18, gstAmountPaise: 36, totalAmountPaise: 236 };

let place: Place;
let providers: Providers;
beforeEach(async () => {
  [place, providers] = await Promise.all([openPlace(), startProviders()]);
});
afterEach(async () => {
  await place.close();
  await providers.close();
});

const settings = (): NodeJS.ProcessEnv => ({
  ...place.settings,
  ...providers.settings(place.secret),
});

const ordersOf = (userId: number) =>
  providers.cardOrders().filter(({ notes }) => notes['userId'] === String(userId));

/** The calls of a signed-in student to a server. */
const student = ({ origin, post }: TeamServer, { id, token }: { id: number; token: string }) => ({
  cardOrder: async () => {
    const json = { ...order, userId: id, amountPaise: 236, notes: price };
    const answer = await post('/api/payments/razorpay/create-order', json, token);
    return (await answer.json()) as { providerOrderId: string };
  },
  payuOrder: async () => {
    const json = { ...order, userId: id, amountPaise: 236 };
    const answer = await post('/api/payments/payu/create-order', json, token);
    return (await answer.json()) as { paymentUrl: string; params: Record<string, string> };
  },
  verify: async (triple: unknown) =>
    (await post('/api/payments/razorpay/verify', triple, token)).json(),
  statusOf: async (orderId: string) =>
    (
      await fetch(`${origin}/api/orders/${orderId}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json(),
});

const payByCard = async (orderId: string, outcome: string) => {
  const asked = {
    key: providers.cardKey,
    order_id: orderId,
    amount: 236,
    currency: 'INR',
    outcome,
  };
  return (await providers.post('razorpay/v1/payments', JSON.stringify(asked))).json();
};

describe('BEY-PAY-17 plans on the server of a team, with providers at another origin', () => {
  it('are paid by card through the official SDK, and a signed webhook counts', async () => {
    const server = await place.start(settings());
    const { email } = await place.signUp(server);
    const user = await place.signIn(server, email);
    const { cardOrder, statusOf, verify } = student(server, user);
    const { providerOrderId: id } = await cardOrder();
    expect(id).toMatch(/^order_\w{14}$/);
    expect((await cardOrder()).providerOrderId).toBe(id);
    const declined = await payByCard(id, 'failure');
    expect(declined).toMatchObject({ error: { reason: 'payment_failed' } });
    const report = JSON.stringify({
      event: 'payment.failed',
      payload: {
        payment: {
          entity: { id: 'pay_1', order_id: id, amount: 236, currency: 'INR', status: 'failed' },
        },
      },
    });
    const deliver = (secret: string) =>
      fetch(`${server.origin}/api/payments/razorpay/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': createHmac('sha256', secret).update(report).digest('hex'),
        },
        body: report,
      });
    expect((await deliver('guessed')).status).toBe(400);
    expect(await (await deliver(providers.webhookSecret)).json()).toEqual({ status: 'ok' });
    expect(await statusOf(id)).toEqual({ status: 'PENDING' });
    expect(await verify(await payByCard(id, 'success'))).toMatchObject({ status: 'ok' });
    expect((await place.signIn(server, email)).role).toBe('BASIC');
  });

  it('are paid at PayU, which is asked what became of it when no browser comes back', async () => {
    const server = await place.start(settings());
    const user = await place.signIn(server, (await place.signUp(server)).email);
    const { payuOrder, statusOf } = student(server, user);
    const { paymentUrl, params } = await payuOrder();
    expect(paymentUrl).toBe(`${providers.origin}/simulators/payu/_payment`);
    expect((await providers.post('payu/_payment', new URLSearchParams(params))).status).toBe(200);
    const txnid = params['txnid']!;
    expect(await statusOf(txnid)).toEqual({ status: 'CREATED' });
    await providers.post('payu/outcome', new URLSearchParams({ txnid, outcome: 'success' }));
    expect(await statusOf(txnid)).toEqual({ status: 'PAID' });
  });

  it('BEY-PAY-16 leave one order when the server is killed between question and answer, and its payment counts', async () => {
    const server = await place.start(settings());
    const { email } = await place.signUp(server);
    const user = await place.signIn(server, email);
    providers.meanwhile(server.kill);
    await expect(student(server, user).cardOrder()).rejects.toThrow('fetch failed');
    expect(ordersOf(user.id)).toHaveLength(1);
    const again = await place.start(settings());
    // The sign-in reconciles the student's orders.
    const { cardOrder, statusOf } = student(again, await place.signIn(again, email));
    const { providerOrderId: id } = await cardOrder();
    expect(ordersOf(user.id).map((known) => known.id)).toEqual([id]);
    await payByCard(id, 'success');
    await vi.waitFor(async () => expect(await statusOf(id)).toEqual({ status: 'PAID' }));
    expect((await place.signIn(again, email)).role).toBe('BASIC');
  });
});

it('BEY-SRV-05 server:check proves keys, webhook address, mail, data, time zone and file rights beside a server that runs', async () => {
  const server = await place.start(settings());
  const check = (env: NodeJS.ProcessEnv) =>
    place.check({ ...settings(), VITE_SITE_URL: server.origin, ...env });
  const rows = ['time zone', 'file rights', 'database', 'mail', 'card keys', 'PayU keys'];
  const well = await check({});
  for (const row of [...rows, 'webhook address'])
    expect(well.stdout).toMatch(new RegExp(`^ok +${row} `, 'm'));
  expect(well.code).toBe(0);

  const wrong = {
    VITE_SITE_URL: `${server.origin}/elsewhere`,
    SEATWISE_CARD_KEY_FILE: place.secret('wrong-key', `${providers.cardKey}:guess`),
    SEATWISE_PAYU_KEY_FILE: place.secret('wrong-salt', 'SeatWz:guess'),
    SEATWISE_MAIL_URL_FILE: place.secret('nowhere', 'smtp://127.0.0.1:1'),
  };
  chmodSync(wrong.SEATWISE_CARD_KEY_FILE, 0o644);
  const bad = await check(wrong);
  expect(bad.code).toBe(1);
  for (const row of ['file rights', 'mail', 'card keys', 'PayU keys', 'webhook address'])
    expect(bad.stdout).toMatch(new RegExp(`^FAILS +${row} `, 'm'));
  expect(bad.stdout).toContain('Authentication failed');
  expect(bad.stdout).not.toContain('guess');
});

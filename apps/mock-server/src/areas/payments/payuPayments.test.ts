import { describe, expect, it } from 'vitest';
import { responseHash } from '@seatwise/backend/areas/payments/providers/payu';
import { openShop, shopAddress } from './testing/openShop.ts';
import { payAtPayu } from './testing/payuPages.ts';

const returnPath = '/api/payments/payu/return';

describe('END-11 createPayuOrder', () => {
  it('SPP-05 answers where to post which fields', async () => {
    const shop = openShop();
    const user = shop.hire('FREE', 'Ananya Sharma');
    const { paymentId, paymentUrl, params } = await shop.payuOrder(user, 'ADVANCE');
    expect(paymentUrl).toBe(`${shopAddress}/simulators/payu/_payment`);
    expect(paymentId.length).toBeLessThanOrEqual(25);
    expect(params).toEqual({
      key: 'SeatWz',
      txnid: paymentId,
      amount: '5900.00',
      productinfo: 'ADVANCE plan',
      firstname: 'Ananya Sharma',
      email: user.email,
      phone: '9876500001',
      surl: shopAddress + returnPath,
      furl: shopAddress + returnPath,
      udf1: 'ADVANCE',
      udf2: '',
      udf3: '',
      udf4: '',
      udf5: '',
      hash: expect.stringMatching(/^[\da-f]{128}$/),
    });
  });

  it('answers the open order however often it is asked', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => shop.payuOrder(user, 'BASIC')),
    );
    expect(new Set(asked.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(new Set(asked.map(({ params }) => params['hash'])).size).toBe(1);
  });

  it("takes the page's own address from the browser, and only ours", async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const dev = await shop.payuOrder(user, 'BASIC', { origin: 'http://localhost:5173' });
    expect(dev.paymentUrl).toBe('http://localhost:5173/simulators/payu/_payment');
    for (const origin of ['https://attacker.test', 'null', 'javascript:alert(1)', 'file:///etc']) {
      const { paymentUrl } = await shop.payuOrder(user, 'BASIC', { origin });
      expect(paymentUrl).toBe(`${shopAddress}/simulators/payu/_payment`);
    }
  });

  it('keeps pipes, control characters and long addresses out of the form', async () => {
    const shop = openShop();
    const user = shop.hire('FREE', `A|B\u0000\u202E ${'x'.repeat(100)}`);
    shop.db.users.update(user.id, { email: `${'long'.repeat(15)}@seatwise.test`, phone: null });
    const { params } = await shop.payuOrder(shop.db.users.get(user.id)!, 'BASIC');
    expect(params['firstname']).toMatch(/^A B x+$/);
    expect(params['firstname']).toHaveLength(60);
    expect(params['email']).toBe('payments@seatwise.test');
    expect((await shop.post('/simulators/payu/_payment', { form: params })).status).toBe(200);
  });
});

describe('payuReturn', () => {
  it.each([
    ['success', 'PAID', 'BASIC'],
    ['failure', 'FAILED', 'FREE'],
    ['cancelled', 'FAILED', 'FREE'],
    ['pending', 'PENDING', 'FREE'],
  ])('leads on to the checkout after %s: %s', async (outcome, status, role) => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const { paymentId, params } = await shop.payuOrder(user, 'BASIC');
    const { action, fields } = await payAtPayu(shop, params, outcome);
    expect(action).toBe(returnPath);
    for (let i = 0; i < 2; i += 1) {
      const answer = await shop.post(action, { form: fields });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`/checkout?paymentId=${paymentId}`);
    }
    expect(shop.db.orders.get(paymentId)!.status).toBe(status);
    expect(shop.roleOf(user)).toBe(role);
    expect(shop.roleChanges()).toBe(role === 'FREE' ? 0 : 1);
  });

  it('takes extra charges into the hash', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const { paymentId, params } = await shop.payuOrder(user, 'BASIC');
    const { fields } = await payAtPayu(shop, params, 'success');
    const signed = params as Record<
      'txnid' | 'amount' | 'productinfo' | 'firstname' | 'email',
      string
    >;
    const outcome = { status: 'success', additionalCharges: '0.50' };
    const hash = await responseHash(signed, outcome, shop.payuAccount());
    const unsigned = { ...fields, additionalCharges: '0.50' };
    expect((await shop.post(returnPath, { form: unsigned })).status).toBe(400);
    expect((await shop.post(returnPath, { form: { ...unsigned, hash } })).status).toBe(303);
    expect(shop.db.orders.get(paymentId)!.status).toBe('PAID');
  });

  it('waits for money that is authorised and not captured', async () => {
    const shop = openShop();
    shop.scenarios.play('payuWebhook.500');
    const user = shop.hire('FREE');
    const { paymentId, params } = await shop.payuOrder(user, 'BASIC');
    const { fields } = await payAtPayu(shop, params, 'success');
    await shop.post(returnPath, { form: { ...fields, unmappedstatus: 'auth' } });
    expect(shop.db.orders.get(paymentId)!.status).toBe('PENDING');
  });

  it('never goes back, and takes the way up from pending and from failed', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const { paymentId, params } = await shop.payuOrder(user, 'BASIC');
    const signed = params as Record<
      'txnid' | 'amount' | 'productinfo' | 'firstname' | 'email',
      string
    >;
    const comeBack = async (status: string, unmappedstatus = 'captured') => {
      const hash = await responseHash(signed, { status }, shop.payuAccount());
      await shop.post(returnPath, { form: { ...params, status, unmappedstatus, hash } });
      return shop.db.orders.get(paymentId)!.status;
    };
    expect(await comeBack('pending')).toBe('PENDING');
    expect(await comeBack('failure')).toBe('FAILED');
    expect(await comeBack('pending')).toBe('FAILED');
    expect(await comeBack('success')).toBe('PAID');
    expect(await comeBack('failure')).toBe('PAID');
    expect(await comeBack('pending')).toBe('PAID');
    expect(shop.roleChanges()).toBe(1);
  });

  it('asks the provider when the payer never came back', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const { paymentId, params } = await shop.payuOrder(user, 'BASIC');
    expect(await shop.statusOf(user, paymentId)).toBe('CREATED');
    await payAtPayu(shop, params, 'success');
    expect(await shop.statusOf(user, paymentId)).toBe('PAID');
    expect(shop.roleChanges()).toBe(1);
  });

  it('opens a new order after a failure', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const { paymentId, params } = await shop.payuOrder(user, 'BASIC');
    const { fields } = await payAtPayu(shop, params, 'failure');
    await shop.post(returnPath, { form: fields });
    expect((await shop.payuOrder(user, 'BASIC')).paymentId).not.toBe(paymentId);
  });
});

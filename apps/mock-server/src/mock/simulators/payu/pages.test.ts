import PayU from 'payu-websdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestHash } from '@seatwise/backend/areas/payments/providers/payu';
import { openShop, type Shop } from '../../../areas/payments/testing/openShop.ts';
import { payAtPayu, readForm } from '../../../areas/payments/testing/payuPages.ts';
import { answerProviders } from '../../../areas/payments/testing/throughSdk.ts';
import { returnAddress } from './returnAddress.ts';

let shop: Shop;
const providers = answerProviders(() => shop);
beforeAll(() => providers.listen({ onUnhandledFrame: 'error' }));
afterAll(() => providers.close());
beforeEach(() => {
  shop = openShop();
});

const paymentPath = '/simulators/payu/_payment';

/** A form like the merchant's, correctly hashed whatever its fields. */
const signedForm = async (changes: Readonly<Record<string, string>> = {}) => {
  const fields = {
    key: shop.payuAccount().key,
    txnid: 'txn_1',
    amount: '2.36',
    productinfo: 'BASIC plan',
    firstname: 'Asha',
    email: 'asha@seatwise.test',
    phone: '9876500001',
    surl: 'http://localhost:4000/api/payments/payu/return',
    furl: 'http://localhost:4000/api/payments/payu/return',
    ...changes,
  };
  return { ...fields, hash: await requestHash(fields, shop.payuAccount()) };
};

const open = async (form: Record<string, string>) => {
  const answer = await shop.post(paymentPath, { form });
  return { status: answer.status, headers: answer.headers, page: await answer.text() };
};

describe("PayU's pages", () => {
  it('show what is paid, for a policy without scripts', async () => {
    const { status, headers, page } = await open(await signedForm());
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('PayU simulator — no money moves');
    expect(page).toContain('₹2.36');
    expect(page).toContain('BASIC plan');
    expect(page).not.toMatch(/<script|<style|style=|\son\w+=/i);
    const style = await shop.send('GET', '/simulators/payu/page.css');
    expect(style.headers.get('content-type')).toContain('text/css');
  });

  it('BEY-PAY-13 are never the answer to a form, so that Back and a reload send none again', async () => {
    const form = await signedForm();
    const paying = await shop.send('POST', paymentPath, { form });
    expect([paying.status, paying.headers.get('location')]).toEqual([
      303,
      '/simulators/payu/pay?txnid=txn_1',
    ]);
    const decided = await shop.send('POST', '/simulators/payu/outcome', {
      form: { txnid: 'txn_1', outcome: 'success' },
    });
    expect([decided.status, decided.headers.get('location')]).toEqual([
      303,
      '/simulators/payu/end?txnid=txn_1',
    ]);
    // Going back to the page of an ended payment shows its end.
    const back = await shop.send('GET', '/simulators/payu/pay?txnid=txn_1');
    expect(back.headers.get('location')).toBe('/simulators/payu/end?txnid=txn_1');
    expect((await shop.send('GET', '/simulators/payu/pay?txnid=txn_2')).status).toBe(400);
  });

  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' autofocus onfocus=alert(1) x='",
    '</title><svg onload=alert(1)>',
    '&lt;b&gt;&#x6a;avascript',
    '<!--',
    ']]>',
    '＜script＞',
    '\u2028<b>',
    'javascript:alert(1)',
  ];

  it.each(hostile)('show %s as the text it is', async (text) => {
    const form = await signedForm({
      productinfo: text,
      firstname: text,
      email: text,
      phone: text,
      udf1: text,
      udf5: text,
    });
    const { status, page } = await open(form);
    expect(status).toBe(200);
    const end = await payAtPayu(shop, form, 'success');
    const allowed =
      /<\/?(?:!doctype|html|head|meta|title|link|body|main|p|h1|dl|div|dt|dd|form|input|button)(?: [^<>]*)?>/gi;
    for (const shown of [page, end.page]) {
      // Without the pages' own tags, no angle bracket may be left.
      expect(shown.replace(allowed, '')).not.toMatch(/[<>]/);
      for (const [tag] of shown.matchAll(/<[^>]*>/g))
        expect(tag.replace(/"[^"]*"/g, '')).not.toMatch(/\son\w+=|'/);
    }
    expect(end.fields).toMatchObject({ productinfo: text, firstname: text, email: text });
  });

  it.each([
    ['a wrong hash', { hash: 'f'.repeat(128) }, 'incorrectly calculated hash'],
    ['another amount', { amount: '1.00' }, 'incorrectly calculated hash'],
    ['another key', { key: 'gtKFFx' }, 'merchant key'],
    ['no email', { email: '' }, 'email is missing'],
    ['a long transaction id', { txnid: 'x'.repeat(26) }, 'longer than 25'],
    ['a long name', { firstname: 'x'.repeat(61) }, 'longer than 60'],
    ['three decimals', { amount: '2.366' }, 'two decimals'],
  ])('refuse %s', async (_, change, words) => {
    const { status, page } = await open({ ...(await signedForm()), ...change });
    expect(status).toBe(400);
    expect(page).toContain(words);
    expect(shop.db.payuTransactions.size).toBe(0);
  });

  it('lead back to this host alone', async () => {
    for (const address of [
      'https://evil.test/api/payments/payu/return',
      'http://localhost:4000@evil.test/',
      'http://localhost//evil.test/',
      'http://localhost/\\evil.test/',
      '//evil.test/',
      'javascript:alert(1)',
      'data:text/html,x',
    ]) {
      const { status, page } = await open(await signedForm({ surl: address, furl: address }));
      expect(status).toBe(400);
      expect(page).not.toContain('evil.test');
    }
    const { action } = await payAtPayu(shop, await signedForm(), 'success');
    expect(action).toBe('/api/payments/payu/return');
    // A development proxy moves the port; the form stays on the page's own origin.
    expect(returnAddress('http://localhost:5173/a?b=1', 'http://localhost:4000/x')).toBe('/a?b=1');
  });

  it('keep the outcome: the same transaction is not paid twice and cannot change its mind', async () => {
    const form = await signedForm();
    const first = await payAtPayu(shop, form, 'success');
    for (const outcome of ['failure', 'cancelled', 'pending', 'success']) {
      const again = await shop.post('/simulators/payu/outcome', {
        form: { txnid: 'txn_1', outcome },
      });
      expect(readForm(await again.text()).fields).toEqual(first.fields);
    }
    expect(readForm((await open(form)).page).fields).toEqual(first.fields);
  });

  it('refuse an outcome and a transaction that do not exist', async () => {
    await open(await signedForm());
    for (const form of [
      { txnid: 'txn_1', outcome: 'free' },
      { txnid: 'txn_2', outcome: 'success' },
      { txnid: 'txn_1' },
    ])
      expect((await shop.post('/simulators/payu/outcome', { form })).status).toBe(400);
  });

  it.each([
    ['success', { status: 'success', unmappedstatus: 'captured', error: 'E000' }],
    ['failure', { status: 'failure', unmappedstatus: 'failed', net_amount_debit: '0.00' }],
    ['pending', { status: 'pending', unmappedstatus: 'pending' }],
    ['cancelled', { status: 'failure', unmappedstatus: 'userCancelled', error: 'E1605' }],
  ])('sign what they send back after %s, as the official SDK checks it', async (outcome, sent) => {
    const { fields } = await payAtPayu(shop, await signedForm({ udf1: 'BASIC' }), outcome);
    expect(fields).toMatchObject({ ...sent, txnid: 'txn_1', amount: '2.36', udf1: 'BASIC' });
    expect(fields['mihpayid']).toMatch(/^4039\d{14}$/);
    expect(fields['addedon']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(new PayU(shop.payuAccount()).hasher.validateResponseHash(fields)).toBe(true);
  });
});

describe('verify_payment, through the official SDK', () => {
  it('answers about a transaction once a payer tried it', async () => {
    const sdk = new PayU(shop.payuAccount());
    const form = await signedForm();
    await open(form);
    expect(await sdk.verifyPayment('txn_1')).toEqual({
      status: 0,
      msg: '0 out of 1 Transactions Fetched Successfully',
      transaction_details: { txn_1: { mihpayid: 'Not Found', status: 'Not Found' } },
    });
    const { fields } = await payAtPayu(shop, form, 'success');
    expect(await sdk.verifyPayment('txn_1')).toMatchObject({
      status: 1,
      msg: '1 out of 1 Transactions Fetched Successfully',
      transaction_details: {
        txn_1: {
          mihpayid: fields['mihpayid'],
          status: 'success',
          unmappedstatus: 'captured',
          amt: '2.36',
          net_amount_debit: 2.36,
        },
      },
    });
  });

  it('refuses a wrong salt and a wrong key', async () => {
    const { key } = shop.payuAccount();
    expect(await new PayU({ key, salt: 'guess' }).verifyPayment('txn_1')).toMatchObject({
      status: 0,
      msg: 'Invalid Hash.',
    });
    expect(await new PayU({ key: 'x', salt: 'guess' }).verifyPayment('txn_1')).toMatchObject({
      status: 0,
    });
  });
});

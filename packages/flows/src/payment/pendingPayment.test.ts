import { describe, expect, it } from 'vitest';
import { pendingPaymentAtStart, pendingPaymentKey } from './pendingPayment.ts';

const opened = { provider: 'card', userId: 1, orderId: 'order_1', proof: null };
const proven = { ...opened, proof: { paymentId: 'pay_1', signature: 'signed' } };
const payu = { provider: 'payu', userId: 1, orderId: 'sw1', proof: null };

describe('the stored payment', () => {
  it.each([[opened], [proven], [payu]])('is read as it was written: %j', (pending) => {
    expect(pendingPaymentAtStart(JSON.stringify(pending), '', 1)).toEqual(pending);
  });

  it('is read without what does not belong there', () => {
    const stored = JSON.stringify({ ...proven, card: '4111', proof: { ...proven.proof, cvv: 1 } });
    expect(pendingPaymentAtStart(stored, '', 1)).toEqual(proven);
  });

  it.each([
    [null],
    [''],
    ['null'],
    ['{'],
    ['7'],
    ['[]'],
    [JSON.stringify({ ...opened, provider: 'cash' })],
    [JSON.stringify({ ...opened, orderId: '' })],
    [JSON.stringify({ ...opened, orderId: 7 })],
    [JSON.stringify({ ...proven, proof: { paymentId: '', signature: 'signed' } })],
    [JSON.stringify({ ...proven, proof: { paymentId: 'pay_1' } })],
  ])('reads as none where it is not one: %s', (stored) => {
    expect(pendingPaymentAtStart(stored, '', 1)).toBeNull();
  });

  it('belongs to who made it', () => {
    expect(pendingPaymentAtStart(JSON.stringify(opened), '', 2)).toBeNull();
    expect(pendingPaymentAtStart(JSON.stringify(opened), '', null)).toBeNull();
    expect(pendingPaymentAtStart(JSON.stringify({ ...opened, userId: null }), '', null)).toBeNull();
  });

  it('lies apart from the session', () => {
    expect(pendingPaymentKey).not.toBe('user');
    expect(pendingPaymentKey).not.toBe('');
  });
});

describe('the way back from PayU', () => {
  it('GAP-112 names the payment in the address', () => {
    expect(pendingPaymentAtStart(null, '?paymentId=sw1&x=2', 1)).toEqual(payu);
  });

  it.each([
    ['', 1],
    ['?paymentId=', 1],
    ['?paymentId=sw1', null],
  ])('is none for %j and the user %j', (search, userId) => {
    expect(pendingPaymentAtStart(null, search, userId)).toBeNull();
  });

  it('waits until what this tab began last has come to its end', () => {
    const stored = JSON.stringify(proven);
    expect(pendingPaymentAtStart(stored, '?paymentId=sw1', 1)).toEqual(proven);
    expect(pendingPaymentAtStart(stored, '?paymentId=sw1', 2)).toEqual({ ...payu, userId: 2 });
  });
});

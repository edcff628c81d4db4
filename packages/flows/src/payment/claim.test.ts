import { describe, expect, it } from 'vitest';
import { claimAtStart, claimKey } from './claim.ts';

const opened = { provider: 'card', userId: 1, orderId: 'order_1', proof: null };
const proven = { ...opened, proof: { paymentId: 'pay_1', signature: 'signed' } };
const second = { provider: 'second', userId: 1, orderId: 'sw1', proof: null };

describe('the stored claim', () => {
  it.each([[opened], [proven], [second]])('is read as it was written: %j', (claim) => {
    expect(claimAtStart(JSON.stringify(claim), '', 1)).toEqual(claim);
  });

  it('is read without what does not belong there', () => {
    const stored = JSON.stringify({ ...proven, card: '4111', proof: { ...proven.proof, cvv: 1 } });
    expect(claimAtStart(stored, '', 1)).toEqual(proven);
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
    expect(claimAtStart(stored, '', 1)).toBeNull();
  });

  it('belongs to who made it', () => {
    expect(claimAtStart(JSON.stringify(opened), '', 2)).toBeNull();
    expect(claimAtStart(JSON.stringify(opened), '', null)).toBeNull();
    expect(claimAtStart(JSON.stringify({ ...opened, userId: null }), '', null)).toBeNull();
  });

  it('lies apart from the session', () => {
    expect(claimKey).not.toBe('user');
    expect(claimKey).not.toBe('');
  });
});

describe('the way back from the second provider', () => {
  it('GAP-112 names the payment in the address', () => {
    expect(claimAtStart(null, '?paymentId=sw1&x=2', 1)).toEqual(second);
  });

  it.each([
    ['', 1],
    ['?paymentId=', 1],
    ['?paymentId=sw1', null],
  ])('is none for %j and the user %j', (search, userId) => {
    expect(claimAtStart(null, search, userId)).toBeNull();
  });

  it('waits until what this tab began last has come to its end', () => {
    const stored = JSON.stringify(proven);
    expect(claimAtStart(stored, '?paymentId=sw1', 1)).toEqual(proven);
    expect(claimAtStart(stored, '?paymentId=sw1', 2)).toEqual({ ...second, userId: 2 });
  });
});

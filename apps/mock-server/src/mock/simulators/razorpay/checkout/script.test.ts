import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../../../areas/payments/testing/openShop.ts';
import { checkoutScript } from './script.ts';

interface Checkout {
  new (options?: unknown): { open: unknown; close: unknown; on: unknown };
}

/** Loads only the script, without our code around it. */
const load = (): Checkout => {
  const window: { Razorpay?: Checkout } = {};
  const document = { currentScript: { src: 'https://provider.example/checkout.js' } };
  runInNewContext(checkoutScript('/simulators/razorpay'), { window, document, URL });
  return window.Razorpay!;
};

const options = {
  key: 'rzp_test_SeatwiseMock01',
  amount: 236,
  currency: 'INR',
  name: 'Seatwise',
  order_id: 'order_1',
};

describe('checkout.js', () => {
  it('is served as a script that needs nothing but a window', async () => {
    const answer = await openShop().send('GET', '/simulators/razorpay/checkout.js');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(await answer.text()).toBe(checkoutScript('/simulators/razorpay'));
    const instance = new (load())(options);
    expect(instance).toMatchObject({
      open: expect.any(Function),
      close: expect.any(Function),
      on: expect.any(Function),
    });
  });

  it('turns no string into code or markup', () => {
    expect(checkoutScript('/x')).not.toMatch(
      /innerHTML|outerHTML|insertAdjacent|document\.write|eval\(|new Function|setTimeout\(['"`]|createElement\(['"](?:style|script)/,
    );
  });

  it.each([
    [undefined, 'Invalid options'],
    [{ ...options, key: '' }, 'No key passed'],
    [{ ...options, amount: undefined }, 'Invalid amount'],
    [{ ...options, amount: 99 }, 'Minimum value is 100 paise'],
    [{ ...options, amount: 2.5 }, 'Invalid amount'],
    [{ ...options, currency: 'XYZ' }, 'Invalid currency'],
    [{ ...options, name: '' }, 'Invalid name'],
    [{ ...options, order_id: undefined }, 'Invalid order_id'],
    [
      { ...options, notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i, 'x'])) },
      'At most 15 notes',
    ],
  ])('throws on options it cannot open with', (given, message) => {
    expect(() => new (load())(given)).toThrow(message);
  });

  it('takes an amount as text, as the vendor shows it', () => {
    expect(() => new (load())({ ...options, amount: '236' })).not.toThrow();
  });
});

import Razorpay from 'razorpay';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { describe, expect, it } from 'vitest';
import { paymentSignature, webhookSignature } from './razorpay.ts';

describe("the card provider's formulas", () => {
  it('sign a payment as the vendor documents it', async () => {
    expect(
      await paymentSignature(
        'order_IEIaMR65cu6nz3',
        'pay_IH4NVgf4Dreq1l',
        'EnLs21M47BllR3X8PSFtjtbd',
      ),
    ).toBe('0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f');
  });

  it("sign a webhook as the vendor's tests have it", async () => {
    expect(await webhookSignature('{"a":1,"b":2,"c":{"d":3}}', '123456')).toBe(
      '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc',
    );
  });

  it('satisfy the official SDK', async () => {
    const payment = await paymentSignature('order_A', 'pay_B', 'secret');
    expect(
      validatePaymentVerification({ order_id: 'order_A', payment_id: 'pay_B' }, payment, 'secret'),
    ).toBe(true);
    const body = '{"event":"payment.captured","name":"अनन्या"}';
    const webhook = await webhookSignature(body, 'hook');
    expect(Razorpay.validateWebhookSignature(body, webhook, 'hook')).toBe(true);
    expect(Razorpay.validateWebhookSignature(`${body} `, webhook, 'hook')).toBe(false);
  });
});

import fc from 'fast-check';
import PayU from 'payu-websdk';
import { describe, expect, it } from 'vitest';
import {
  commandHash,
  requestHash,
  responseHash,
} from '@seatwise/backend/areas/payments/providers/payu';

const account = { key: 'bjg$121', salt: 'vhgvs75' };
const fields = {
  txnid: '3123',
  amount: '1000',
  productinfo: 'mobile',
  firstname: 'Jacob',
  email: 'test@payu.in',
};

describe("PayU's formulas", () => {
  it("hash a request as the vendor's tests have it", async () => {
    expect(await requestHash(fields, account)).toBe(
      '19d0822939b32b371847521c89aba3521de3a9bfeabeee5dab2d6f41962ff9fcdcee87067bb3a3de870acce488f9ff88a3511bb78c6143344a277b1b91ad38b8',
    );
  });

  it("hash a response as the vendor's tests have it", async () => {
    expect(await responseHash(fields, { status: 'success' }, account)).toBe(
      '687c82156a84271a7a6c63d0e8774d5ac567d9b894a334a47d72e47b72392a5167a1b2add5b253490b70731d9eb3e3a3b7225e0c5f26829befafbbee71977c4c',
    );
  });

  it('agree with the official SDK for any fields', async () => {
    const sdk = new PayU(account);
    const text = fc.string({ unit: 'grapheme' });
    const anyFields = fc.record({
      txnid: text,
      amount: text,
      productinfo: text,
      firstname: text,
      email: text,
      udf1: text,
      udf2: text,
      udf3: text,
      udf4: text,
      udf5: text,
    });
    await fc.assert(
      fc.asyncProperty(anyFields, text, async (given, status) => {
        expect(await requestHash(given, account)).toBe(
          sdk.hasher.generatePaymentHash({ ...given }),
        );
        const hash = await responseHash(given, { status }, account);
        expect(sdk.hasher.validateResponseHash({ ...given, status, hash })).toBe(true);
        const charged = await responseHash(given, { status, additionalCharges: '5.00' }, account);
        expect(
          sdk.hasher.generateResponseHash({ ...given, status, additionalCharges: '5.00' }),
        ).toBe(charged);
      }),
    );
  });

  it('join a command with pipes', async () => {
    expect(await commandHash('verify_payment', 'abc', account)).toHaveLength(128);
    expect(await commandHash('verify_payment', 'abc', account)).not.toBe(
      await commandHash('verify_payment', 'abd', account),
    );
  });
});

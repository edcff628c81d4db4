import type { MerchantAccount } from '../../areas/payments/providers/payu.ts';
import type { Database } from '../../db/database.ts';
import { secrets } from '../../security/secrets.ts';

/** How the simulated providers know the merchant. Public by nature; the secrets lie in the database. */
export const merchant = {
  name: 'Seatwise',
  razorpayKeyId: 'rzp_test_SeatwiseMock01',
  razorpayAccount: 'acc_SeatwiseMock01',
  payuKey: 'SeatWz',
} as const;

export const payuAccount = (db: Database): MerchantAccount => ({
  key: merchant.payuKey,
  salt: secrets.payuSalt(db),
});

import type { MerchantAccount } from '@seatwise/backend/areas/payments/providers/payu';
import type { Database } from '@seatwise/backend/db/database';
import { secrets } from '@seatwise/backend/security/secrets';

/** The merchant's public ids at the simulated providers; the secrets are in the database. */
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

/** How the providers know the merchant. Public by nature; the secrets lie in the database. */
export const merchant = {
  name: 'Seatwise',
  razorpayKeyId: 'rzp_test_SeatwiseMock01',
  razorpayAccount: 'acc_SeatwiseMock01',
  payuKey: 'SeatWz',
} as const;

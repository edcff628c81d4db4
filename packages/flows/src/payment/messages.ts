/** Messages of the payment flow, copied from the specification's error catalogue. */
export const messages = {
  login: 'Please login to complete your purchase',
  noOrderId: 'Payment initialization failed (no order id). Please try again.',
  notStarted: 'Could not start payment. Please try again.',
  notOpened: 'Payment initialization failed.',
  notCompleted: 'Payment did not complete. Please try again.',
  verified: 'Payment successful and verified!',
  unverified: 'Payment verification failed. Please contact support.',
  unconfirmed: 'Payment succeeded but could not be verified on the server. Please contact support.',
  missingPayload: 'Missing payment payload',
  missingCreatePayload: 'Missing payload for PayU create-order',
} as const;

/** Our own messages, for cases without a prescribed one. */
export const ownMessages = {
  verifiedWithId: (paymentId: string) => `${messages.verified} Payment ID: ${paymentId}`,
  attemptFailed:
    'This attempt failed. You can try again, unless your bank took the money: then call us first.',
  elsewhere: 'Finish the payment in the tab that has opened, then check it here.',
  underWay: 'The payment is not confirmed yet. Do not pay again. Please check again in a while.',
  unreadable:
    'We do not know yet whether your money arrived. Do not pay again now. Check the payment first.',
  checkedLater:
    'Do not pay again. We check this payment when you are online, or when you press Check again.',
  cancelled: 'The payment is cancelled. Nothing was charged.',
  notCancelled: 'The payment could not be cancelled. Please try again.',
  notPaid: 'The payment was not completed. You can try again.',
} as const;

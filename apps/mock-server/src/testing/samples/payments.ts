import type { Samples } from './sample.ts';

const order = {
  purchasedRoleId: 6,
  amountPaise: 590_000,
  currency: 'INR',
  receipt: 'sample-receipt',
  description: 'ADVANCE plan',
};

export const paymentsSamples: Samples = {
  purchase: () => ({ planId: 'ADVANCE' }),
  createCardOrder: (_, user) => ({
    ...order,
    userId: user.id,
    notes: {
      baseAmountPaise: 500_000,
      gstPercent: 18,
      gstAmountPaise: 90_000,
      totalAmountPaise: 590_000,
    },
  }),
  verifyCardPayment: () => ({
    razorpay_order_id: 'order_none',
    razorpay_payment_id: 'pay_none',
    razorpay_signature: 'none',
  }),
  createPayuOrder: (_, user) => ({ ...order, userId: user.id }),
  orderStatus: () => ({ id: 'none' }),
  listOrders: () => ({}),
  cancelOrder: () => ({ id: 'none' }),
  findPayments: () => ({ page: 1, size: 50 }),
  listPayments: () => ({}),
  paymentTotals: () => ({}),
  reconcilePayments: () => ({}),
  markRefunded: () => ({ id: 'none', paymentId: null, note: 'Sent by bank transfer.' }),
  askProvider: () => ({ id: 'none' }),
  closePayment: () => ({ id: 'none', reason: 'The provider does not know it.' }),
  requestRefund: () => ({ id: 'none', amountPaise: 236, reason: 'The course was cancelled.' }),
  saveGstin: () => ({ id: 'none', gstin: '27AAPFU0939F1ZV' }),
  cardWebhook: () => ({ event: 'payment.captured', payload: {} }),
  payuReturn: () => ({ txnid: 'none', status: 'success', hash: 'none' }),
  payuWebhook: () => ({ txnid: 'none', status: 'success', hash: 'none' }),
};

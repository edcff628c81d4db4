import type { InputOf } from '../inputs.ts';

const order = {
  purchasedRoleId: 6,
  amountPaise: 590_000,
  currency: 'INR',
  receipt: 'sample-receipt',
  description: 'ADVANCE plan',
};

export const paymentsInputs: Readonly<Record<string, InputOf>> = {
  purchase: () => ({ planId: 'ADVANCE' }),
  createCardOrder: ({ me }) => ({
    ...order,
    userId: me.id,
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
  createPayuOrder: ({ me }) => ({ ...order, userId: me.id }),
  orderStatus: async ({ order }) => ({ id: await order() }),
  listOrders: () => ({}),
  cancelOrder: () => ({ id: 'none' }),
  findPayments: () => ({ page: 1, size: 50 }),
  listPayments: () => ({}),
  paymentTotals: () => ({}),
  reconcilePayments: () => ({}),
  markRefunded: () => ({ id: 'none', paymentId: null, note: 'Sent by bank transfer.' }),
  askProvider: () => ({ id: 'none' }),
  closePayment: () => ({ id: 'none', reason: 'The provider does not know it.' }),
  withdrawRefund: () => ({ id: 'none', creditNote: 'CN/26-27/00001' }),
  requestRefund: () => ({ id: 'none', amountPaise: 236, reason: 'The course was cancelled.' }),
  saveGstin: () => ({ id: 'none', gstin: '27AAPFU0939F1ZV' }),
  cardWebhook: () => ({ event: 'payment.captured', payload: {} }),
  payuReturn: () => ({ txnid: 'none', status: 'success', hash: 'none' }),
  payuWebhook: () => ({ txnid: 'none', status: 'success', hash: 'none' }),
};

import type { OrderRecord } from '@seatwise/flows/payment';
import type { Tone } from '@seatwise/ui';

/** The tone of each state of an order. */
export const paymentTones: Readonly<Record<OrderRecord['state'], Tone>> = {
  open: 'caution',
  'on-its-way': 'info',
  paid: 'positive',
  failed: 'critical',
  cancelled: 'neutral',
  expired: 'neutral',
  'refund-due': 'info',
  refunded: 'neutral',
};

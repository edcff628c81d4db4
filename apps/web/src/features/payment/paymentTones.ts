import type { Tone } from '@seatwise/ui';
import type { history } from '../../content/payments.ts';

/** The tone of each state of an order. */
export const paymentTones: Readonly<Record<keyof typeof history.states, Tone>> = {
  unknown: 'neutral',
  open: 'caution',
  'on-its-way': 'info',
  paid: 'positive',
  failed: 'critical',
  cancelled: 'neutral',
  expired: 'neutral',
  'refund-due': 'info',
  refunded: 'neutral',
};

import type { RowOf } from '@seatwise/api-client';
import type { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { content } from '../../content/adminPayments.ts';

export type Payment = RowOf<(typeof adminPayments)['listPayments']>;

export const stateOf = ({ state }: Payment): string => content.states[state] ?? state;

/** What is still to be sent back, in paise. */
export const duePaise = ({ refunds }: Payment): number =>
  refunds.reduce((sum, refund) => sum + (refund.refundedAt == null ? refund.amountPaise : 0), 0);

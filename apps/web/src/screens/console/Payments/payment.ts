import type { RowOf } from '@seatwise/api-client';
import type { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { rupees } from '@seatwise/flows/plans';
import { content } from '../../../content/adminPayments.ts';

export type Payment = RowOf<(typeof adminPayments)['listPayments']>;

export const stateOf = ({ state }: Payment): string => content.states[state] ?? state;

/** Who ordered what, for how much. */
export const summaryOf = ({ userName, userEmail, plan, totalPaise }: Payment): string =>
  [userName || userEmail, plan, rupees(totalPaise)].filter(Boolean).join(' · ');

/** What is still to be sent back, in paise. */
export const duePaise = ({ refunds }: Payment): number =>
  refunds.reduce((sum, refund) => sum + (refund.refundedAt == null ? refund.amountPaise : 0), 0);

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

/** What can be refunded on request, in paise: nothing of an order that goes back as a whole. */
export const refundablePaise = ({ refunds, totalPaise, paymentId }: Payment): number =>
  refunds.some(
    (refund) => refund.reason !== 'requested' && (refund.paymentId ?? null) === (paymentId ?? null),
  )
    ? 0
    : refunds.reduce(
        (left, { reason, amountPaise }) => (reason === 'requested' ? left - amountPaise : left),
        totalPaise,
      );

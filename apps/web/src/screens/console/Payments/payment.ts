import type { RowOf } from '@seatwise/api-client';
import type { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { rupees } from '@seatwise/flows/plans';
import { content } from '../../../content/adminPayments.ts';

export type Payment = RowOf<(typeof adminPayments)['listPayments']>;

export const stateOf = ({ state }: Payment): string => content.states[state] ?? state;

/** An order in a line: the buyer, the plan and the price. */
export const summaryOf = ({ userName, userEmail, plan, totalPaise }: Payment): string =>
  [userName || userEmail, plan, rupees(totalPaise)].filter(Boolean).join(' · ');

/** The refunds that are still to be paid out, in paise. */
export const duePaise = ({ refunds }: Payment): number =>
  refunds.reduce((sum, refund) => sum + (refund.refundedAt == null ? refund.amountPaise : 0), 0);

/** The amount that can be refunded on request, in paise; 0 if the whole order is refunded anyway. */
export const refundablePaise = ({ refunds, totalPaise, paymentId }: Payment): number =>
  refunds.some(
    (refund) => refund.reason !== 'requested' && (refund.paymentId ?? null) === (paymentId ?? null),
  )
    ? 0
    : refunds.reduce(
        (left, { reason, amountPaise }) => (reason === 'requested' ? left - amountPaise : left),
        totalPaise,
      );

import type { PayuTransaction } from '../../../db/records.ts';

export type Outcome = NonNullable<PayuTransaction['outcome']>;

export const outcomes = ['success', 'failure', 'pending', 'cancelled'] as const satisfies Outcome[];

export interface OutcomeWords {
  readonly status: 'success' | 'failure' | 'pending';
  readonly unmappedstatus: string;
  readonly error: string;
  readonly message: string;
  readonly field9: string;
  /** The headline of the return page. */
  readonly title: string;
}

/** The provider's wording of each outcome. */
export const wordsOf: Readonly<Record<Outcome, OutcomeWords>> = {
  success: {
    status: 'success',
    unmappedstatus: 'captured',
    error: 'E000',
    message: 'No Error',
    field9: 'Transaction Completed Successfully',
    title: 'Payment successful',
  },
  failure: {
    status: 'failure',
    unmappedstatus: 'failed',
    error: 'E500',
    message: 'Bank failed to authenticate the customer',
    field9: 'Transaction failed at bank end.',
    title: 'Payment failed',
  },
  pending: {
    status: 'pending',
    unmappedstatus: 'pending',
    error: 'E000',
    message: 'No Error',
    field9: 'Transaction is pending',
    title: 'Payment pending',
  },
  cancelled: {
    status: 'failure',
    unmappedstatus: 'userCancelled',
    error: 'E1605',
    message: 'Transaction failed due to customer pressing cancel button.',
    field9: 'Cancelled by user',
    title: 'Payment cancelled',
  },
};

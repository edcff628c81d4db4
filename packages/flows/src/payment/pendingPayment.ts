import { paidStatuses } from '@seatwise/api-client/contract/constants/payments';
import { failureOf } from '../shared/failure.ts';
import type { Provider } from './purchaseIntent.ts';

/** The signed result that the card checkout returns to the browser; only the server can verify it. */
interface CardProof {
  readonly paymentId: string;
  readonly signature: string;
}

/** A payment that may have been made, until the server reports its settlement. */
export interface PendingPayment {
  readonly provider: Provider;
  readonly userId: number;
  readonly orderId: string;
  /** null if the provider only reports to the server. */
  readonly proof: CardProof | null;
}

/** The server's answer to a proof (END-10) or to an order id (END-12). */
export interface SettlementAnswer {
  readonly status?: string | null | undefined;
  readonly paymentId?: string | null | undefined;
}

/** How a pending payment ended; `unpaid` needs no notice, because the order was never paid. */
type Settlement = 'verified' | 'unverified' | 'processing' | 'unpaid';

export const settlementOf = (
  { provider, proof }: PendingPayment,
  { status }: SettlementAnswer,
): Settlement => {
  if (proof) return status === 'ok' ? 'verified' : 'unverified';
  if (paidStatuses.some((paid) => paid === status)) return 'verified';
  // An abandoned card checkout brings no proof: its order can be reopened and is charged only once.
  if (provider === 'card' || status === 'CREATED') return 'unpaid';
  return status === 'PENDING' ? 'processing' : 'unverified';
};

/** Whether the server has no such order, so that there is nothing to wait for. */
export const isMissingOrder = ({ proof }: PendingPayment, error: unknown): boolean =>
  proof === null && [403, 404].includes(failureOf(error).status);

/** The key of the pending payment in `sessionStorage`; removed at logout. */
export const pendingPaymentKey = 'pendingPayment';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Parses the stored payment; null for another user's payment and for anything unreadable. */
const parsePendingPayment = (
  stored: string | null,
  userId: number | null,
): PendingPayment | null => {
  try {
    const pending = JSON.parse(stored ?? 'null') as PendingPayment | null;
    const isOwn = pending !== null && userId !== null && pending.userId === userId;
    if (!isOwn || !['card', 'payu'].includes(pending.provider) || !isText(pending.orderId))
      return null;
    const { provider, orderId, proof } = pending;
    if (!proof) return { provider, userId, orderId, proof: null };
    const { paymentId, signature } = proof;
    return isText(paymentId) && typeof signature === 'string'
      ? { provider, userId, orderId, proof: { paymentId, signature } }
      : null;
  } catch {
    return null;
  }
};

/** The payment in PayU's return address: `/checkout?paymentId=…`. */
const returnedPayment = (search: string, userId: number | null): PendingPayment | null => {
  const orderId = new URLSearchParams(search).get('paymentId');
  return orderId && userId !== null ? { provider: 'payu', userId, orderId, proof: null } : null;
};

/**
 * The payment to verify before anything else is sold: the last one started in this tab, else the
 * one in the address, which may be old.
 */
export const pendingPaymentAtStart = (
  stored: string | null,
  search: string,
  userId: number | null,
): PendingPayment | null => parsePendingPayment(stored, userId) ?? returnedPayment(search, userId);

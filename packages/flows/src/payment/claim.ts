import { failureOf } from '../shared/failure.ts';
import type { Provider } from './wish.ts';

/** What the card provider hands the payer's browser; only the server can tell whether it is true. */
export interface CardProof {
  readonly paymentId: string;
  readonly signature: string;
}

/** A payment that may have been made, until the server has said what became of it. */
export interface Claim {
  readonly provider: Provider;
  readonly userId: number;
  readonly orderId: string;
  /** Null where the provider told the server alone. */
  readonly proof: CardProof | null;
}

/** What the server says: of a proof (END-10), or of an order (END-12). */
export interface ClaimAnswer {
  readonly status: string;
  readonly paymentId?: string | undefined;
}

/** A claim that has come to nothing: the order was never paid, so nothing has to be said. */
type Verdict = 'verified' | 'unverified' | 'underWay' | 'untouched';

const paidStatuses = new Set(['CONFIRMED', 'PAID', 'SUCCESS']);

export const verdictOn = ({ provider, proof }: Claim, { status }: ClaimAnswer): Verdict => {
  if (proof) return status === 'ok' ? 'verified' : 'unverified';
  if (paidStatuses.has(status)) return 'verified';
  // Without a proof the card checkout was left: the same order opens again and is charged once.
  if (provider === 'card' || status === 'CREATED') return 'untouched';
  return status === 'PENDING' ? 'underWay' : 'unverified';
};

/** Whether the order that is asked for is not there, so that nothing has to be waited for. */
export const isGone = ({ proof }: Claim, error: unknown): boolean =>
  proof === null && [403, 404].includes(failureOf(error).status);

/** Where a claim is kept while its tab lives: `sessionStorage`. Cleared at logout. */
export const claimKey = 'pendingPayment';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads what the storage holds; another person's claim, or anything else, reads as none. */
const parseClaim = (stored: string | null, userId: number | null): Claim | null => {
  try {
    const claim = JSON.parse(stored ?? 'null') as Claim | null;
    const isOwn = claim !== null && userId !== null && claim.userId === userId;
    if (!isOwn || !['card', 'second'].includes(claim.provider) || !isText(claim.orderId))
      return null;
    const { provider, orderId, proof } = claim;
    if (!proof) return { provider, userId, orderId, proof: null };
    const { paymentId, signature } = proof;
    return isText(paymentId) && typeof signature === 'string'
      ? { provider, userId, orderId, proof: { paymentId, signature } }
      : null;
  } catch {
    return null;
  }
};

/** The payment that the second provider's page leads back with: `/checkout?paymentId=…`. */
const returnedClaim = (search: string, userId: number | null): Claim | null => {
  const orderId = new URLSearchParams(search).get('paymentId');
  return orderId && userId !== null ? { provider: 'second', userId, orderId, proof: null } : null;
};

/**
 * The payment that is asked about before anything is sold: what this tab began last and heard no
 * end of, and only then what an address names, which may be an old one.
 */
export const claimAtStart = (
  stored: string | null,
  search: string,
  userId: number | null,
): Claim | null => parseClaim(stored, userId) ?? returnedClaim(search, userId);

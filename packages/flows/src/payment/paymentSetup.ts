import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { failureOf } from '../shared/failure.ts';
import { news, problem, success, type Notice } from '../shared/notice.ts';
import { notProvided } from '../shared/notProvided.ts';
import { isGone, verdictOn, type Claim, type ClaimAnswer } from './claim.ts';
import { messages, ownMessages } from './messages.ts';
import { mayOpen, orderOf, type Order, type OrderAnswer } from './order.ts';
import { standaloneWish, type OrderRequest, type Provider, type Wish } from './wish.ts';

export interface Input {
  /** Who pays; null for a visitor. */
  readonly userId: number | null;
  /** What a reload, or the way back from the provider, left to be found out. */
  readonly claim: Claim | null;
  /** A new one at each call, of 40 characters at most. */
  readonly newReceipt: () => string;
  /** The origins that the second provider's form may be posted to. */
  readonly paymentOrigins: readonly string[];
}

export interface Context extends Input {
  readonly wish: { readonly provider: Provider; readonly wish: Wish } | null;
  readonly order: Order | null;
  readonly notice: Notice | null;
}

export type Events =
  /** The card button alone may come without a wish; it then asks for `standaloneWish`. */
  | { type: 'payment.requested'; provider: Provider; wish: Wish | null }
  | { type: 'attempt.failed'; description: string }
  /** The payer is back at a page that was left for the provider. */
  | { type: 'page.returned' }
  | { type: 'check.requested' }
  | { type: 'notice.dismissed' };

export type Emitted =
  /** The documents' success event: comes in every case, so that the user is read anew. */
  | { type: 'payment.returned'; verified: boolean }
  | { type: 'payment.initiated'; paymentId: string }
  | { type: 'order.failed'; message: string };

/** What a checkout is opened with. It stays open after a failed attempt. */
export interface CheckoutRequest {
  readonly order: Order;
  readonly onFailedAttempt: (description: string) => void;
}

/** How a checkout ended; `elsewhere`: it goes on in another tab. It rejects when it cannot open. */
export type CheckoutOutcome =
  | { readonly type: 'dismissed' | 'elsewhere' }
  | { readonly type: 'paid'; readonly paymentId?: string; readonly signature?: string };

type Failed = { error: unknown };

const wishOf = (provider: Provider, wish: Wish | null): Wish | null =>
  wish ?? (provider === 'card' ? standaloneWish : null);

/**
 * Why no order was made. The server's own words count for the second provider, and wherever it
 * says that a payment stands in the way (409).
 */
const orderFailure = ({ wish }: Context, error: unknown): string => {
  const { status, serverMessage } = failureOf(error);
  const isTold = wish!.provider === 'second' || status === 409;
  return (isTold ? serverMessage : undefined) ?? messages.notStarted;
};

/** What the payment machine speaks of. */
export const paymentSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Events,
    emitted: {} as Emitted,
  },
  actors: {
    createOrder: fromPromise<OrderAnswer, OrderRequest>(notProvided('createOrder')),
    openCheckout: fromPromise<CheckoutOutcome, CheckoutRequest>(notProvided('openCheckout')),
    /** Asks the server about a claim: END-10 with a proof, END-12 without. */
    verify: fromPromise<ClaimAnswer, Claim>(notProvided('verify')),
  },
  actions: {
    /** Writes the claim of the context to the storage, or clears it. */
    storeClaim: () => undefined,
    keepWish: assign(({ event }) => {
      assertEvent(event, 'payment.requested');
      const { provider } = event;
      return { wish: { provider, wish: wishOf(provider, event.wish)! }, notice: null };
    }),
    keepOrder: assign(({ context }, answer: OrderAnswer) => {
      const { provider } = context.wish!;
      const order = orderOf(provider, answer)!;
      const claim = { provider, userId: context.userId!, orderId: order.id, proof: null };
      return { order, claim };
    }),
    keepProof: assign({
      claim: ({ context }, outcome: CheckoutOutcome) => {
        const { paymentId, signature = '' } = outcome as Extract<CheckoutOutcome, { type: 'paid' }>;
        return { ...context.claim!, proof: { paymentId: paymentId!, signature } };
      },
    }),
    dropClaim: assign({ claim: null, order: null, wish: null }),
    forgetNotice: assign({ notice: null }),
    say: assign({ notice: (_, { text }: { text: string }) => problem(text) }),
    sayMeanwhile: assign({ notice: (_, { text }: { text: string }) => news(text) }),
    sayAttemptFailed: assign({
      notice: ({ event }) => {
        assertEvent(event, 'attempt.failed');
        return problem(event.description || ownMessages.attemptFailed);
      },
    }),
    sayOrderFailed: assign({
      notice: ({ context }, { error }: Failed) => problem(orderFailure(context, error)),
    }),
    sayVerified: assign({
      notice: ({ context }, { paymentId }: ClaimAnswer) => {
        const id = paymentId ?? context.claim!.proof?.paymentId;
        return success(id ? ownMessages.verifiedWithId(id) : messages.verified);
      },
    }),
    sayUnverified: assign({
      notice: ({ context }) =>
        problem(context.claim!.proof ? messages.unverified : ownMessages.notPaid),
    }),
    sayUnconfirmed: assign({
      notice: ({ context }) =>
        problem(context.claim!.proof ? messages.unconfirmed : ownMessages.unreadable),
    }),
    emitMissing: emit({ type: 'order.failed', message: messages.missingCreatePayload }),
    emitOrderFailed: emit(({ context }, { error }: Failed) => ({
      type: 'order.failed' as const,
      message: orderFailure(context, error),
    })),
    emitInitiated: emit(({ context }) => ({
      type: 'payment.initiated' as const,
      paymentId: context.claim!.orderId,
    })),
    emitReturned: emit((_, { verified }: { verified: boolean }) => ({
      type: 'payment.returned' as const,
      verified,
    })),
  },
  guards: {
    hasClaim: ({ context }) => context.claim !== null,
    isGuest: ({ context }) => context.userId === null,
    isWithoutWish: ({ event }) => {
      assertEvent(event, 'payment.requested');
      return wishOf(event.provider, event.wish) === null;
    },
    isSecond: ({ context }) => context.wish!.provider === 'second',
    namesNoOrder: ({ context }, answer: OrderAnswer) =>
      orderOf(context.wish!.provider, answer) === undefined,
    mayNotOpen: ({ context }, answer: OrderAnswer) =>
      !mayOpen(orderOf(context.wish!.provider, answer)!, context.paymentOrigins),
    isDismissed: (_, { type }: CheckoutOutcome) => type === 'dismissed',
    isElsewhere: (_, { type }: CheckoutOutcome) => type === 'elsewhere',
    namesNoPayment: (_, outcome: CheckoutOutcome) => !('paymentId' in outcome && outcome.paymentId),
    isVerified: ({ context }, answer: ClaimAnswer) =>
      verdictOn(context.claim!, answer) === 'verified',
    isUntouched: ({ context }, answer: ClaimAnswer) =>
      verdictOn(context.claim!, answer) === 'untouched',
    isUnderWay: ({ context }, answer: ClaimAnswer) =>
      verdictOn(context.claim!, answer) === 'underWay',
    isGone: ({ context }, { error }: Failed) => isGone(context.claim!, error),
  },
});

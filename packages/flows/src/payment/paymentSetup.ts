import { assign, emit, setup } from 'xstate';
import { failureOf, type Failed } from '../shared/failure.ts';
import { info, problem, success, type Notice } from '../shared/notice.ts';
import { providedCall } from '../shared/machine.ts';
import {
  isMissingOrder,
  settlementOf,
  type PendingPayment,
  type SettlementAnswer,
} from './pendingPayment.ts';
import { messages, ownMessages } from './messages.ts';
import { mayOpen, orderOf, type Order, type OrderAnswer } from './order.ts';
import {
  standaloneIntent,
  type OrderRequest,
  type Provider,
  type PurchaseIntent,
} from './purchaseIntent.ts';

export interface Input {
  /** The payer's id; null for a visitor. */
  readonly userId: number | null;
  /** A payment to verify at start: after a reload, or on return from the provider. */
  readonly pending: PendingPayment | null;
  /** Makes a unique receipt of at most 40 characters. */
  readonly newReceipt: () => string;
  /** The origins that may receive PayU's form. */
  readonly paymentOrigins: readonly string[];
}

export interface Context extends Input {
  readonly purchase: { readonly provider: Provider; readonly intent: PurchaseIntent } | null;
  readonly order: Order | null;
  /** Whether the proof came from this page's checkout; a stored one is only a claim. */
  readonly sawPayment: boolean;
  readonly notice: Notice | null;
}

export interface PurchaseRequest {
  readonly provider: Provider;
  /** null from the card button, which then buys `standaloneIntent`. */
  readonly intent: PurchaseIntent | null;
}

export type Events =
  | ({ type: 'payment.requested' } & PurchaseRequest)
  | { type: 'attempt.failed'; description: string }
  /** The payer has returned from the provider's page. */
  | { type: 'page.returned' }
  | { type: 'check.requested' }
  | { type: 'notice.dismissed' };

export type Emitted =
  /** The specification's success event: emitted after every checkout, so that the user is refetched. */
  | { type: 'payment.returned'; verified: boolean }
  | { type: 'payment.initiated'; paymentId: string }
  | { type: 'order.failed'; message: string };

/** The input of a checkout. It stays open after a failed attempt. */
export interface CheckoutRequest {
  readonly order: Order;
  readonly onFailedAttempt: (description: string) => void;
}

/** How a checkout ended; `elsewhere` means that it continues in another tab. */
export type CheckoutOutcome =
  | { readonly type: 'dismissed' | 'elsewhere' }
  | { readonly type: 'paid'; readonly paymentId?: string; readonly signature?: string };

const intentOf = (provider: Provider, intent: PurchaseIntent | null): PurchaseIntent | null =>
  intent ?? (provider === 'card' ? standaloneIntent : null);

/**
 * Why no order was made. The server's message is shown for PayU, and for any provider if another
 * payment is in progress (409).
 */
const orderFailure = ({ purchase }: Context, error: unknown): string => {
  const { status, serverMessage } = failureOf(error);
  const showsServerMessage = purchase!.provider === 'payu' || status === 409;
  return (showsServerMessage ? serverMessage : undefined) ?? messages.notStarted;
};

/** The types, actors, actions and guards of the payment machine. */
export const paymentSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Events,
    emitted: {} as Emitted,
  },
  actors: {
    createOrder: providedCall<OrderAnswer, OrderRequest>('createOrder'),
    openCheckout: providedCall<CheckoutOutcome, CheckoutRequest>('openCheckout'),
    /** Asks the server for the settlement: END-10 with a proof, END-12 without. */
    verify: providedCall<SettlementAnswer, PendingPayment>('verify'),
  },
  actions: {
    /** Writes `context.pending` to the storage, or removes it. */
    storePending: () => undefined,
    keepPurchase: assign((_, { provider, intent }: PurchaseRequest) => ({
      purchase: { provider, intent: intentOf(provider, intent)! },
      notice: null,
    })),
    keepOrder: assign(({ context }, answer: OrderAnswer) => {
      const { provider } = context.purchase!;
      const order = orderOf(provider, answer)!;
      const pending = { provider, userId: context.userId!, orderId: order.id, proof: null };
      return { order, pending };
    }),
    keepProof: assign({
      pending: ({ context }, outcome: CheckoutOutcome) => {
        const { paymentId, signature = '' } = outcome as Extract<CheckoutOutcome, { type: 'paid' }>;
        return { ...context.pending!, proof: { paymentId: paymentId!, signature } };
      },
      sawPayment: true,
    }),
    clearPending: assign({ pending: null, order: null, purchase: null, sawPayment: false }),
    clearNotice: assign({ notice: null }),
    notify: assign({ notice: (_, { text }: { text: string }) => problem(text) }),
    notifyMeanwhile: assign({ notice: (_, { text }: { text: string }) => info(text) }),
    notifyAttemptFailed: assign((_, { description }: { description: string }) => ({
      notice: problem(description || ownMessages.attemptFailed),
    })),
    notifyOrderFailed: assign({
      notice: ({ context }, { error }: Failed) => problem(orderFailure(context, error)),
    }),
    notifyVerified: assign({
      notice: ({ context }, { paymentId }: SettlementAnswer) => {
        const id = paymentId ?? context.pending!.proof?.paymentId;
        return success(id ? ownMessages.verifiedWithId(id) : messages.verified);
      },
    }),
    notifyUnverified: assign({
      notice: ({ context }) =>
        problem(context.pending!.proof ? messages.unverified : ownMessages.notPaid),
    }),
    notifyUnconfirmed: assign({
      notice: ({ context }) =>
        context.sawPayment
          ? { ...problem(messages.unconfirmed), detail: ownMessages.checkedLater }
          : problem(ownMessages.unreadable),
    }),
    emitMissing: emit({ type: 'order.failed', message: messages.missingCreatePayload }),
    emitOrderFailed: emit(({ context }, { error }: Failed) => ({
      type: 'order.failed' as const,
      message: orderFailure(context, error),
    })),
    emitInitiated: emit(({ context }) => ({
      type: 'payment.initiated' as const,
      paymentId: context.pending!.orderId,
    })),
    emitReturned: emit((_, { verified }: { verified: boolean }) => ({
      type: 'payment.returned' as const,
      verified,
    })),
  },
  guards: {
    hasPending: ({ context }) => context.pending !== null,
    isGuest: ({ context }) => context.userId === null,
    isWithoutIntent: (_, { provider, intent }: PurchaseRequest) =>
      intentOf(provider, intent) === null,
    isPayu: ({ context }) => context.purchase!.provider === 'payu',
    namesNoOrder: ({ context }, answer: OrderAnswer) =>
      orderOf(context.purchase!.provider, answer) === undefined,
    mayNotOpen: ({ context }, answer: OrderAnswer) =>
      !mayOpen(orderOf(context.purchase!.provider, answer)!, context.paymentOrigins),
    isDismissed: (_, { type }: CheckoutOutcome) => type === 'dismissed',
    isElsewhere: (_, { type }: CheckoutOutcome) => type === 'elsewhere',
    namesNoPayment: (_, outcome: CheckoutOutcome) => !('paymentId' in outcome && outcome.paymentId),
    isVerified: ({ context }, answer: SettlementAnswer) =>
      settlementOf(context.pending!, answer) === 'verified',
    isUnpaid: ({ context }, answer: SettlementAnswer) =>
      settlementOf(context.pending!, answer) === 'unpaid',
    isProcessing: ({ context }, answer: SettlementAnswer) =>
      settlementOf(context.pending!, answer) === 'processing',
    isGone: ({ context }, { error }: Failed) => isMissingOrder(context.pending!, error),
  },
});

import { payments, providers } from '@seatwise/api-client/contract/payments';
import {
  pendingPaymentAtStart,
  pendingPaymentKey,
  paymentMachine,
  type CheckoutOutcome,
  type CheckoutRequest,
  type PendingPayment,
  type SettlementAnswer,
  type OrderAnswer,
  type OrderRequest,
} from '@seatwise/flows/payment';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../services/services.ts';
import { openCardCheckout } from './cardCheckout.ts';
import { orderCalls } from './orderCalls.ts';
import { openPayuCheckout } from './redirectCheckout.ts';

export interface Payment {
  readonly state: SnapshotFrom<typeof paymentMachine>;
  readonly send: (event: EventFrom<typeof paymentMachine>) => void;
}

interface PaymentOptions {
  /** The payer; null for a guest. Remount (by key) for another user. */
  readonly userId: number | null;
  /** The merchant's name, shown by the provider. */
  readonly merchant: string;
  /** The query of the URL on return from a provider. @default '' */
  readonly search?: string;
  /** Called when a checkout has closed, with any result. */
  readonly onReturned?: () => void;
  /** Called with the order's id before its checkout opens. */
  readonly onInitiated?: (orderId: string) => void;
}

const { prefix } = providers.card;

/** A unique receipt number of at most 40 characters. */
const newReceipt = (): string => `sw-${crypto.randomUUID()}`;

/** The payment machine with its actors: the API, the providers' checkouts and the tab's storage. */
export const usePayment = ({
  userId,
  merchant,
  search = '',
  onReturned,
  onInitiated,
}: PaymentOptions): Payment => {
  const { env, paymentApi, session } = useServices();

  const machine = useMemo(() => {
    const calls = paymentApi.area(payments);
    const createOrder = orderCalls(paymentApi);
    return paymentMachine.provide({
      actors: {
        createOrder: fromPromise<OrderAnswer, OrderRequest>(({ input, signal }) =>
          createOrder(input, signal),
        ),
        openCheckout: fromPromise<CheckoutOutcome, CheckoutRequest>(
          ({ input: { order, onFailedAttempt }, signal }) =>
            order.provider === 'card'
              ? openCardCheckout({
                  order,
                  env,
                  merchant,
                  user: session.user(),
                  onFailedAttempt,
                  signal,
                })
              : openPayuCheckout({ order, openInNewTab: env.paymentInNewTab }),
        ),
        verify: fromPromise<SettlementAnswer, PendingPayment>(
          ({ input: { orderId, proof }, signal }) =>
            proof
              ? calls.verifyCardPayment(
                  {
                    [`${prefix}_order_id` as const]: orderId,
                    [`${prefix}_payment_id` as const]: proof.paymentId,
                    [`${prefix}_signature` as const]: proof.signature,
                  },
                  { signal },
                )
              : calls.orderStatus({ id: orderId }, { signal }),
        ),
      },
      actions: {
        storePending: ({ context: { pending } }) => {
          if (pending) sessionStorage.setItem(pendingPaymentKey, JSON.stringify(pending));
          else sessionStorage.removeItem(pendingPaymentKey);
        },
      },
    });
  }, [env, merchant, paymentApi, session]);

  const [state, send, actor] = useMachine(machine, {
    input: {
      userId,
      pending: pendingPaymentAtStart(
        globalThis.sessionStorage?.getItem(pendingPaymentKey) ?? null,
        search,
        userId,
      ),
      newReceipt,
      paymentOrigins: [globalThis.location?.origin ?? '', ...env.paymentOrigins],
    },
  });

  useEffect(() => {
    const listening = actor.on('payment.returned', () => {
      // The server, not the provider, decides which plan is active.
      session.send({ type: 'details.requested' });
      onReturned?.();
    });
    return () => listening.unsubscribe();
  }, [actor, session, onReturned]);

  useEffect(() => {
    const listening = actor.on('payment.initiated', ({ paymentId }) => onInitiated?.(paymentId));
    return () => listening.unsubscribe();
  }, [actor, onInitiated]);

  useEffect(() => {
    const backFromCache = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) actor.send({ type: 'page.returned' });
    };
    const backInView = (): void => {
      if (document.visibilityState === 'visible' && actor.getSnapshot().matches('unsettled'))
        actor.send({ type: 'page.returned' });
    };
    addEventListener('pageshow', backFromCache);
    document.addEventListener('visibilitychange', backInView);
    return () => {
      removeEventListener('pageshow', backFromCache);
      document.removeEventListener('visibilitychange', backInView);
    };
  }, [actor]);

  return { state, send };
};

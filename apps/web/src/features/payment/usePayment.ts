import { paymentMachine, pendingPaymentAtStart, pendingPaymentKey } from '@seatwise/flows/payment';
import { useCallback, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow, type Flow } from '../../hooks/useFlow.ts';
import { useWhenOnline, useWhenVisible } from '../../lib/connection.ts';
import { useServices } from '../../services/services.ts';
import { paymentCalls } from './paymentCalls.ts';

export type Payment = Flow<typeof paymentMachine>;

interface PaymentOptions {
  /** The payer; null for a guest. Remount (by key) for another user. */
  readonly userId: number | null;
  /** The merchant's name, which the provider shows. */
  readonly merchant: string;
  /** The query of the URL on return from a provider. @default '' */
  readonly search?: string;
  /** Called when a checkout has closed, whatever its result. */
  readonly onReturned?: () => void;
  /** Called with the order's id before its checkout opens. */
  readonly onInitiated?: (orderId: string) => void;
}

/** The unique number of at most 40 characters that the contract requires; no receipt shows it. */
const newReceipt = (): string => `sw-${crypto.randomUUID()}`;

/** Tells the machine when the payer returns to the page from the cache, another tab or being offline. */
const useReturnToPage = (actor: ActorRefFrom<typeof paymentMachine>): void => {
  useEffect(() => {
    const backFromCache = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) actor.send({ type: 'page.returned' });
    };
    addEventListener('pageshow', backFromCache);
    return () => removeEventListener('pageshow', backFromCache);
  }, [actor]);
  const checkAgain = useCallback(() => {
    if (actor.getSnapshot().matches('unsettled')) actor.send({ type: 'page.returned' });
  }, [actor]);
  useWhenVisible(checkAgain);
  useWhenOnline(checkAgain);
};

/** The payment machine with the API, the providers' checkouts and the tab's storage. */
export const usePayment = ({
  userId,
  merchant,
  search = '',
  onReturned,
  onInitiated,
}: PaymentOptions): Payment => {
  const { env, paymentApi, session } = useServices();
  const [calls] = useState(() => paymentCalls({ env, paymentApi, session }, merchant));
  const { state, send, actor } = useFlow(paymentMachine, {
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
    calls,
    actions: {
      storePending: ({ context: { pending } }) => {
        if (pending) sessionStorage.setItem(pendingPaymentKey, JSON.stringify(pending));
        else sessionStorage.removeItem(pendingPaymentKey);
      },
    },
  });

  useEffect(() => {
    const listening = actor.on('payment.returned', () => {
      // The server decides which plan is active, not the provider.
      session.send({ type: 'details.requested' });
      onReturned?.();
    });
    return () => listening.unsubscribe();
  }, [actor, session, onReturned]);

  useEffect(() => {
    const listening = actor.on('payment.initiated', ({ paymentId }) => onInitiated?.(paymentId));
    return () => listening.unsubscribe();
  }, [actor, onInitiated]);

  useReturnToPage(actor);

  return { state, send };
};

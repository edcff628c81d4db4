import {
  unsettledOrder,
  purchaseIntentFor,
  type OrderRecord,
  type Provider,
} from '@seatwise/flows/payment';
import type { PlanId } from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import { useEffect, useRef, useState } from 'react';
import { plans, purchase } from '../../content/plans.ts';
import { site } from '../../content/site.ts';
import { useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { useOrders, type Orders } from './useOrders.ts';
import { usePayment, type Payment } from './usePayment.ts';

export interface Purchase extends Payment {
  /** The payer's role; undefined for a guest. */
  readonly role: StoredUser['role'] | undefined;
  /** The provider whose payment is pending, if any. */
  readonly pendingProvider: Provider | null;
  readonly canPay: boolean;
  /** Whether a payment has succeeded, but the plan could not be fetched for lack of a connection. */
  readonly isPlanLate: boolean;
  /** Whether the card provider's dialog is open or its result is being verified; our dialog is then closed. */
  readonly isProviderOpen: boolean;
  readonly pay: (provider: Provider, plan: PlanId) => void;
  readonly check: () => void;
  /** All orders of the payer on the server. */
  readonly orders: Orders;
  /** A payment from another tab or an earlier visit that may still succeed. */
  readonly unsettled: OrderRecord | undefined;
  /** Whether the unsettled payment is a card checkout closed on this page, which the pay buttons open again. */
  readonly isClosedHere: boolean;
  /** A payment that was settled outside this page. */
  readonly arrived: OrderRecord | undefined;
}

interface PurchaseOptions {
  readonly user: StoredUser | undefined;
  /** The user's role when the page was opened. @default the present one */
  readonly openedWith?: StoredUser['role'] | undefined;
  readonly search?: string;
  readonly onReturned?: () => void;
}

/** The state and the actions of a purchase, which the plans and the checkout share. */
export const usePurchase = ({ user, openedWith, ...options }: PurchaseOptions): Purchase => {
  const [initiated, setInitiated] = useState<string>();
  const payment = usePayment({
    userId: user?.id ?? null,
    merchant: site.name,
    onInitiated: setInitiated,
    ...options,
  });
  const { state, send } = payment;
  const { purchase: current, pending } = state.context;
  const [resumed] = useState(pending?.orderId);
  const isReady = state.matches('ready');
  const { session } = useServices();
  const isUnreachable = useSession(session, (view) => view.isUnreachable);
  const orders = useOrdersAfterPayment(isReady, openedWith);
  const { rows, arrived } = orders.state.context;
  const unsettled = unsettledOrder(rows ?? []);
  const provider = current?.provider ?? pending?.provider ?? null;
  const isClosedHere =
    unsettled?.id === initiated && unsettled?.provider === 'razorpay' && unsettled.state === 'open';
  const isOwn = arrived !== null && (arrived.id === initiated || arrived.id === resumed);
  return {
    ...payment,
    orders,
    unsettled: isReady ? unsettled : undefined,
    isClosedHere,
    arrived: isReady && arrived && !isOwn ? arrived : undefined,
    role: user?.role,
    pendingProvider: state.hasTag('busy') ? provider : null,
    isPlanLate: isUnreachable && state.matches({ ready: 'verified' }),
    canPay: isReady && unsettled?.state !== 'on-its-way',
    isProviderOpen:
      provider === 'card' && (state.matches('checkout') || state.matches('verifying')),
    pay: (way, plan) =>
      send({
        type: 'payment.requested',
        provider: way,
        intent: purchaseIntentFor(plan, purchase.description(plans[plan].title)),
      }),
    check: () => send({ type: 'check.requested' }),
  };
};

/** The orders, fetched again after each payment on this page. */
const useOrdersAfterPayment = (
  isReady: boolean,
  openedWith: PurchaseOptions['openedWith'],
): Orders => {
  const orders = useOrders(openedWith);
  const { send } = orders;
  const wasReady = useRef(isReady);
  useEffect(() => {
    if (isReady && !wasReady.current) send({ type: 'orders.requested' });
    wasReady.current = isReady;
  }, [isReady, send]);
  return orders;
};

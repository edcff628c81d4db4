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
import { useOrders, type Orders } from './useOrders.ts';
import { usePayment, type Payment } from './usePayment.ts';

export interface Purchase extends Payment {
  /** The payer's role; undefined for a visitor. */
  readonly role: StoredUser['role'] | undefined;
  /** The way that is being gone, if one is. */
  readonly busyWay: Provider | null;
  readonly mayPay: boolean;
  /** The card provider's dialog is open, or what it told is being checked: ours is out of its way. */
  readonly isAway: boolean;
  readonly pay: (provider: Provider, plan: PlanId) => void;
  readonly check: () => void;
  /** What the server knows of all the payer's orders. */
  readonly orders: Orders;
  /** A payment begun elsewhere, or earlier, that may still become money. */
  readonly unsettled: OrderRecord | undefined;
  /** A payment that has arrived without this page's doing. */
  readonly arrived: OrderRecord | undefined;
}

interface PurchaseOptions {
  readonly user: StoredUser | undefined;
  readonly search?: string;
  readonly onReturned?: () => void;
}

/** Paying for a plan, as its screens see it. */
export const usePurchase = ({ user, ...options }: PurchaseOptions): Purchase => {
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
  const orders = useOrdersBeside(isReady);
  const { rows, arrived } = orders.state.context;
  const unsettled = unsettledOrder(rows ?? []);
  const provider = current?.provider ?? pending?.provider ?? null;
  // A card checkout that was closed here is no news; another order takes its place by itself.
  const isLeftHere =
    unsettled?.id === initiated && unsettled?.provider === 'razorpay' && unsettled.state === 'open';
  const isOwn = arrived !== null && (arrived.id === initiated || arrived.id === resumed);
  return {
    ...payment,
    orders,
    unsettled: isReady && !isLeftHere ? unsettled : undefined,
    arrived: isReady && arrived && !isOwn ? arrived : undefined,
    role: user?.role,
    busyWay: state.hasTag('busy') ? provider : null,
    mayPay: isReady && unsettled?.state !== 'on-its-way',
    isAway: provider === 'card' && (state.matches('checkout') || state.matches('verifying')),
    pay: (way, plan) =>
      send({
        type: 'payment.requested',
        provider: way,
        intent: purchaseIntentFor(plan, purchase.description(plans[plan].title)),
      }),
    check: () => send({ type: 'check.requested' }),
  };
};

/** The orders, read anew whenever this tab's own payment has come to an end. */
const useOrdersBeside = (isReady: boolean): Orders => {
  const orders = useOrders();
  const { send } = orders;
  const wasReady = useRef(isReady);
  useEffect(() => {
    if (isReady && !wasReady.current) send({ type: 'orders.requested' });
    wasReady.current = isReady;
  }, [isReady, send]);
  return orders;
};

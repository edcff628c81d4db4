import type { Provider } from '@seatwise/flows/payment';
import { wishFor } from '@seatwise/flows/payment';
import type { PlanId } from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import { plans, purchase } from '../../content/plans.ts';
import { site } from '../../content/site.ts';
import { usePayment, type Payment } from '../../wiring/payment/usePayment.ts';

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
}

interface PurchaseOptions {
  readonly user: StoredUser | undefined;
  readonly search?: string;
  readonly onReturned?: () => void;
}

/** Paying for a plan, as its screens see it. */
export const usePurchase = ({ user, ...options }: PurchaseOptions): Purchase => {
  const payment = usePayment({ userId: user?.id ?? null, merchant: site.name, ...options });
  const { state, send } = payment;
  const { wish, claim } = state.context;
  const provider = wish?.provider ?? claim?.provider ?? null;
  return {
    ...payment,
    role: user?.role,
    busyWay: state.hasTag('busy') ? provider : null,
    mayPay: state.matches('ready'),
    isAway: provider === 'card' && (state.matches('checkout') || state.matches('verifying')),
    pay: (way, plan) =>
      send({
        type: 'payment.requested',
        provider: way,
        wish: wishFor(plan, purchase.description(plans[plan].title)),
      }),
    check: () => send({ type: 'check.requested' }),
  };
};

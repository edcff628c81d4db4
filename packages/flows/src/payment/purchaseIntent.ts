import type { InputOf } from '@seatwise/api-client';
import type { payments } from '@seatwise/api-client/contract/payments';
import { plans, type PlanId } from '@seatwise/api-client/contract/constants/plans';
import {
  currency,
  gstPercent,
  priceOf,
  type Price,
} from '@seatwise/api-client/contract/constants/plans';

type CardBody = InputOf<(typeof payments)['createCardOrder']>;
type PayuBody = InputOf<(typeof payments)['createPayuOrder']>;

export type Provider = 'card' | 'payu';

/** What the user wants to buy. The server recomputes the price and refuses a different one. */
export interface PurchaseIntent {
  readonly purchasedRoleId: CardBody['purchasedRoleId'];
  readonly price: Price;
  readonly description: string;
}

/** The intent to buy a plan; the app provides the description. */
export const purchaseIntentFor = (plan: PlanId, description: string): PurchaseIntent => ({
  purchasedRoleId: plans[plan].role,
  price: priceOf(plan),
  description,
});

/** The order of a card button without a plan: an amount too small for any plan. */
export const standaloneIntent: PurchaseIntent = {
  purchasedRoleId: plans.PREMIUM.role,
  price: { basePaise: 847, gstPaise: 153, totalPaise: 1000 },
  description: 'Premium annual counseling plan',
};

/** The create-order call of a provider, with its body. */
export type OrderRequest =
  | { readonly provider: 'card'; readonly body: CardBody }
  | { readonly provider: 'payu'; readonly body: PayuBody };

export const orderRequest = (
  provider: Provider,
  { userId, receipt }: { readonly userId: number; readonly receipt: string },
  { purchasedRoleId, price, description }: PurchaseIntent,
): OrderRequest => {
  const body = {
    userId,
    purchasedRoleId,
    amountPaise: price.totalPaise,
    currency,
    receipt,
    description,
  } as const;
  if (provider === 'payu') return { provider, body };
  const notes = {
    baseAmountPaise: price.basePaise,
    gstPercent,
    gstAmountPaise: price.gstPaise,
    totalAmountPaise: price.totalPaise,
  };
  return { provider, body: { ...body, notes } };
};

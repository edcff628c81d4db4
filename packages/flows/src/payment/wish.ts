import type { InputOf } from '@seatwise/api-client';
import type { payments } from '@seatwise/api-client/contract/payments';
import { plans, type PlanId } from '../shared/plan.ts';
import { currency, gstPercent, priceOf, type Price } from '../shared/price.ts';

type CardBody = InputOf<(typeof payments)['createCardOrder']>;
type SecondBody = InputOf<(typeof payments)['createSecondOrder']>;

export type Provider = 'card' | 'second';

/** What somebody wants to buy. The server computes the price anew and refuses another. */
export interface Wish {
  readonly purchasedRoleId: CardBody['purchasedRoleId'];
  readonly price: Price;
  readonly description: string;
}

/** The wish for a plan; its words are the app's. */
export const wishFor = (plan: PlanId, description: string): Wish => ({
  purchasedRoleId: plans[plan].role,
  price: priceOf(plan),
  description,
});

/** What the card button asks for where it stands alone; too little to buy any plan with. */
export const standaloneWish: Wish = {
  purchasedRoleId: plans.PREMIUM.role,
  price: { basePaise: 847, gstPaise: 153, totalPaise: 1000 },
  description: 'Premium annual counseling plan',
};

/** An order as its provider's call wants it. */
export type OrderRequest =
  | { readonly provider: 'card'; readonly body: CardBody }
  | { readonly provider: 'second'; readonly body: SecondBody };

export const orderRequest = (
  provider: Provider,
  { userId, receipt }: { readonly userId: number; readonly receipt: string },
  { purchasedRoleId, price, description }: Wish,
): OrderRequest => {
  const body = {
    userId,
    purchasedRoleId,
    amountPaise: price.totalPaise,
    currency,
    receipt,
    description,
  } as const;
  if (provider === 'second') return { provider, body };
  const notes = {
    baseAmountPaise: price.basePaise,
    gstPercent,
    gstAmountPaise: price.gstPaise,
    totalAmountPaise: price.totalPaise,
  };
  return { provider, body: { ...body, notes } };
};

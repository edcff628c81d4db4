import { HttpError } from '../../../httpError.ts';
import type { MerchantAccount } from './payu.ts';

/** An order as the shop asks the card provider for it. */
interface CardOrderRequest {
  readonly amount: number;
  readonly currency: string;
  /** Unique; `findOrder` knows the order by it. */
  readonly receipt: string;
  readonly notes: Readonly<Record<string, string | number>>;
}

/** What the shop asks of the card provider. A rejected promise: it did not answer. */
export interface CardProvider {
  /** Signs payments. */
  readonly keySecret: () => string;
  /** Signs webhooks. */
  readonly webhookSecret: () => string;
  readonly createOrder: (order: CardOrderRequest) => Promise<{ readonly id: string }>;
  /** The order that was created for a receipt. */
  readonly findOrder: (receipt: string) => Promise<{ readonly id: string } | undefined>;
  /** `{ items }` of the attempts to pay an order; none for an order that it does not know. */
  readonly payments: (orderId: string) => Promise<unknown>;
}

/** What the shop asks of PayU. A rejected promise: it did not answer. */
export interface PayuProvider {
  readonly account: () => MerchantAccount;
  /** Where the browser of a payer posts the form; the app's page has the origin. */
  readonly paymentUrl: (origin: string) => string;
  /** The email for a payer whose own is longer than PayU takes. */
  readonly contact: string;
  readonly command: (fields: Readonly<Record<string, string>>) => Promise<unknown>;
}

export interface Providers {
  /** Throws where no plan is on sale. */
  readonly assertOpen: () => void;
  readonly card: CardProvider;
  readonly payu: PayuProvider;
}

const refuse = (): never => {
  throw new HttpError(503, 'Plans are not on sale yet. Please try again later.');
};

const refuseLater = async (): Promise<never> => refuse();

/** For a server that sells no plans. */
export const noProviders: Providers = {
  assertOpen: refuse,
  card: {
    keySecret: refuse,
    webhookSecret: refuse,
    createOrder: refuseLater,
    findOrder: refuseLater,
    payments: refuseLater,
  },
  payu: { account: refuse, paymentUrl: refuse, contact: '', command: refuseLater },
};

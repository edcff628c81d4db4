import { HttpError } from '../../../httpError.ts';
import type { MerchantAccount } from './payu.ts';

/** The shop's request for an order at the card provider. */
interface CardOrderRequest {
  readonly amount: number;
  readonly currency: string;
  /** A unique reference, by which `findOrder` finds the order. */
  readonly receipt: string;
  readonly notes: Readonly<Record<string, string | number>>;
}

/** What the shop asks the card provider. A promise rejects if the provider did not answer. */
export interface CardProvider {
  /** Signs payments. */
  readonly keySecret: () => string;
  /** Signs webhooks. */
  readonly webhookSecret: () => string;
  readonly createOrder: (order: CardOrderRequest) => Promise<{ readonly id: string }>;
  /** The order that was created for a receipt. */
  readonly findOrder: (receipt: string) => Promise<{ readonly id: string } | undefined>;
  /** `{ items }` with the attempts to pay an order; empty for an order unknown to the provider. */
  readonly payments: (orderId: string) => Promise<unknown>;
}

/** What the shop asks PayU. A promise rejects if PayU did not answer. */
export interface PayuProvider {
  readonly account: () => MerchantAccount;
  /** The address where the payer's browser posts the form; `origin` is the app's. */
  readonly paymentUrl: (origin: string) => string;
  /** The email used for a payer whose own is longer than PayU accepts. */
  readonly contact: string;
  readonly command: (fields: Readonly<Record<string, string>>) => Promise<unknown>;
}

export interface Providers {
  /** Throws if no plan is on sale. */
  readonly assertOpen: () => void;
  readonly card: CardProvider;
  readonly payu: PayuProvider;
}

const refuse = (): never => {
  throw new HttpError(503, 'Plans are not on sale yet. Please try again later.');
};

const refuseLater = async (): Promise<never> => refuse();

/** The providers of a server that sells no plans. */
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

import { HttpError } from '../../../httpError.ts';

/** What the shop asks of the card provider. */
interface CardProvider {
  readonly createOrder: (order: {
    readonly amount: number;
    readonly currency: string;
    readonly receipt: string;
    readonly notes: Readonly<Record<string, string | number>>;
  }) => { readonly id: string };
  /** `{ items }` of the attempts to pay an order; none for an order that it does not know. */
  readonly payments: (orderId: string) => Promise<unknown>;
}

/** What the shop asks of PayU's servers. */
interface PayuProvider {
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

/** For a server that sells no plans. */
export const noProviders: Providers = {
  assertOpen: refuse,
  card: { createOrder: refuse, payments: async () => refuse() },
  payu: { command: async () => refuse() },
};

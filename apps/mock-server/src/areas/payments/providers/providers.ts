/** What the shop asks of the card provider. */
export interface CardProvider {
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
export interface PayuProvider {
  readonly command: (fields: Readonly<Record<string, string>>) => Promise<unknown>;
}

export interface Providers {
  readonly card: CardProvider;
  readonly payu: PayuProvider;
}

import type { AnswerOf } from '@seatwise/api-client';
import type { payments } from '@seatwise/api-client/contract/payments';
import type { Provider } from './purchaseIntent.ts';

type CardAnswer = AnswerOf<(typeof payments)['createCardOrder']>;
type PayuAnswer = AnswerOf<(typeof payments)['createPayuOrder']>;

/** The answers of the two order calls. */
export type OrderAnswer = CardAnswer | PayuAnswer;

/** An order whose checkout can be opened. */
export type Order =
  | {
      readonly provider: 'card';
      readonly id: string;
      readonly amountPaise: number | undefined;
      readonly currency: string | undefined;
    }
  | {
      readonly provider: 'payu';
      readonly id: string;
      /** The address to which the form is posted, and its fields. */
      readonly paymentUrl: string;
      readonly params: Readonly<Record<string, string>>;
    };

/** The order in an answer; undefined if the answer has no id. */
export const orderOf = (provider: Provider, answer: OrderAnswer): Order | undefined => {
  if (provider === 'payu') {
    const { paymentId: id, paymentUrl, params } = answer as PayuAnswer;
    return id ? { provider, id, paymentUrl, params } : undefined;
  }
  const { providerOrderId, providerResponse } = answer as CardAnswer;
  const id = providerOrderId || providerResponse?.id;
  return id
    ? {
        provider,
        id,
        amountPaise: providerResponse?.amount ?? undefined,
        currency: providerResponse?.currency ?? undefined,
      }
    : undefined;
};

/** Whether a form with the payer's details may go there: a known origin, without credentials. */
const isKnownTarget = (address: string, origins: readonly string[]): boolean => {
  const url = URL.parse(address);
  return url !== null && origins.includes(url.origin) && !url.username && !url.password;
};

/** Whether the checkout of an order may be opened; `origins` are PayU's. */
export const mayOpen = (order: Order, origins: readonly string[]): boolean =>
  order.provider === 'card' || isKnownTarget(order.paymentUrl, origins);

import type { CardProvider } from '@seatwise/backend';
import Razorpay from 'razorpay';

export interface CardSettings {
  /** The origin of the provider's API. */
  readonly api: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

interface Refusal {
  readonly statusCode?: number;
  readonly error?: { readonly description?: string };
}

/** The SDK rejects with a plain object for a refusal, and with its own error without an answer. */
const inWords = (error: unknown): Error => {
  const { statusCode, error: refusal } = error as Refusal;
  return new Error(
    statusCode === undefined
      ? 'The card provider does not answer'
      : `The card provider answers ${statusCode}: ${refusal?.description ?? ''}`,
  );
};

const isUnknown = (error: unknown): boolean => (error as Refusal).statusCode === 400;

const answer = async <R>(asked: Promise<R>): Promise<R> => {
  try {
    return await asked;
  } catch (error) {
    throw inWords(error);
  }
};

/** The card provider, called through its official SDK. */
export const createCardProvider = (
  { api, keyId, keySecret, webhookSecret }: CardSettings,
  patience = 8000,
): CardProvider => {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  // The SDK has no options for these settings; `rq` is its own axios instance.
  const { rq } = razorpay.api as unknown as { readonly rq: { readonly defaults: object } };
  Object.assign(rq.defaults, { baseURL: api, timeout: patience, maxRedirects: 0 });

  return {
    keySecret: () => keySecret,
    webhookSecret: () => webhookSecret,
    createOrder: (order) => answer(razorpay.orders.create({ ...order })),
    findOrder: async (receipt) => {
      const { items } = await answer(razorpay.orders.all({ receipt }));
      // A provider that ignores the filter may return other orders.
      return items.find((order) => order.receipt === receipt);
    },
    payments: async (id) => {
      try {
        return await razorpay.orders.fetchPayments(id);
      } catch (error) {
        if (isUnknown(error)) return { items: [] };
        throw inWords(error);
      }
    },
  };
};

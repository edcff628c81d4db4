import { providers } from '@seatwise/api-client/contract/payments';
import type { CheckoutOutcome, CheckoutRequest } from '@seatwise/flows/payment';
import type { StoredUser } from '@seatwise/flows/session';
import type { Env } from '../../env.ts';
import { trustedScript } from '../../lib/trustedScript.ts';

/** The part of the card provider's script that we use; its global variable is named after the provider. */
interface Checkout {
  readonly open: () => void;
  readonly close: () => void;
  readonly on: (event: 'payment.failed', listener: (response: Failure) => void) => void;
}
interface Failure {
  readonly error?: { readonly description?: string };
}
type CheckoutClass = new (options: Readonly<Record<string, unknown>>) => Checkout;

/** Loads a plain script, because a module from another origin would need that origin's permission. */
const load = (script: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = trustedScript('seatwise-checkout', script);
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error('The checkout script did not load'));
    });
    document.head.append(element);
  });

const loadCheckout = async (script: string): Promise<CheckoutClass> => {
  const page = window as { Razorpay?: CheckoutClass };
  if (!page.Razorpay) await load(script);
  const { Razorpay } = page;
  if (!Razorpay) throw new Error('The checkout script brought no checkout');
  return Razorpay;
};

interface CardCheckout extends Pick<CheckoutRequest, 'onFailedAttempt'> {
  readonly order: Extract<CheckoutRequest['order'], { provider: 'card' }>;
  readonly env: Env;
  /** The merchant's name, shown by the provider. */
  readonly merchant: string;
  readonly user: StoredUser | undefined;
  readonly signal: AbortSignal;
}

const { prefix } = providers.card;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Opens the card provider's dialog; settles when it closes. */
export const openCardCheckout = async ({
  order,
  env,
  merchant,
  user,
  onFailedAttempt,
  signal,
}: CardCheckout): Promise<CheckoutOutcome> => {
  const CheckoutOf = await loadCheckout(env.cardScript);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const checkout = new CheckoutOf({
      key: env.cardKey,
      order_id: order.id,
      amount: order.amountPaise,
      currency: order.currency,
      name: merchant,
      prefill: { name: user?.username, email: user?.email, contact: user?.phone ?? undefined },
      handler: (response: Readonly<Record<string, unknown>>) =>
        resolve({
          type: 'paid',
          paymentId: textOf(response[`${prefix}_payment_id`]),
          signature: textOf(response[`${prefix}_signature`]),
        }),
      modal: { ondismiss: () => resolve({ type: 'dismissed' }) },
    });
    checkout.on('payment.failed', ({ error }) => onFailedAttempt(error?.description ?? ''));
    signal.addEventListener('abort', () => {
      checkout.close();
      reject(signal.reason as Error);
    });
    checkout.open();
  });
};

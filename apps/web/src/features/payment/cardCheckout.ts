import { providers } from '@seatwise/api-client/contract/payments';
import type { CheckoutOutcome, CheckoutRequest } from '@seatwise/flows/payment';
import type { StoredUser } from '@seatwise/flows/session';
import type { Env } from '../../env.ts';

/** The part of the card provider's script that is used; its global keeps the provider's name. */
interface Checkout {
  readonly open: () => void;
  readonly close: () => void;
  readonly on: (event: 'payment.failed', listener: (response: Failure) => void) => void;
}
interface Failure {
  readonly error?: { readonly description?: string };
}
type CheckoutClass = new (options: Readonly<Record<string, unknown>>) => Checkout;

/** A script that failed to load is remembered as failed under its address, so a new try has another. */
let failures = 0;

const loadCheckout = async (script: string): Promise<CheckoutClass> => {
  const address = new URL(script, location.href);
  if (failures > 0) address.searchParams.set('try', String(failures));
  try {
    // As a module: the security policy lets no script's address be set on an element.
    await import(/* @vite-ignore */ address.href);
  } catch (error) {
    failures += 1;
    throw error;
  }
  const { Razorpay } = window as { Razorpay?: CheckoutClass };
  if (!Razorpay) throw new Error('The checkout script brought no checkout');
  return Razorpay;
};

interface CardCheckout extends Pick<CheckoutRequest, 'onFailedAttempt'> {
  readonly order: Extract<CheckoutRequest['order'], { provider: 'card' }>;
  readonly env: Env;
  /** In whose name the money is asked for. */
  readonly merchant: string;
  readonly user: StoredUser | undefined;
  readonly signal: AbortSignal;
}

const { prefix } = providers.card;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Opens the card provider's dialog; settles when it has closed. */
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

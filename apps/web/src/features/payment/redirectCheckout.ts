import type { CheckoutOutcome, CheckoutRequest } from '@seatwise/flows/payment';

interface PayuCheckout {
  readonly order: Extract<CheckoutRequest['order'], { provider: 'payu' }>;
  /** Whether PayU's page opens in a new tab. */
  readonly openInNewTab: boolean;
}

/** Posts the order to PayU by a hidden form. */
export const openPayuCheckout = ({
  order: { paymentUrl, params },
  openInNewTab,
}: PayuCheckout): Promise<CheckoutOutcome> => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = paymentUrl;
  form.hidden = true;
  if (openInNewTab) {
    form.target = '_blank';
    form.rel = 'noopener noreferrer';
  }
  for (const [name, value] of Object.entries(params)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field named "submit" would shadow `form.submit()`.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
  // In the same tab the page unloads, so the promise never settles.
  return openInNewTab ? Promise.resolve({ type: 'elsewhere' }) : new Promise(() => undefined);
};

import type { CheckoutOutcome, CheckoutRequest } from '@seatwise/flows/payment';

interface SecondCheckout {
  readonly order: Extract<CheckoutRequest['order'], { provider: 'second' }>;
  /** Opens the provider's page in a new tab. */
  readonly openInNewTab: boolean;
}

/** Posts the order to the provider's page by a hidden form. */
export const openSecondCheckout = ({
  order: { paymentUrl, params },
  openInNewTab,
}: SecondCheckout): Promise<CheckoutOutcome> => {
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
  // Not `form.submit()`, which a field named "submit" would shadow.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
  // In the same tab the page unloads, so the promise never settles.
  return openInNewTab ? Promise.resolve({ type: 'elsewhere' }) : new Promise(() => undefined);
};

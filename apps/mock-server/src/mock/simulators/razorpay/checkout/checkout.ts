import type { CreateElement } from './element.ts';
import type {
  CheckoutFailure,
  CheckoutOptions,
  CheckoutParts,
  CheckoutSuccess,
  Outcome,
  Sheet,
} from './types.ts';

/** Sends a payment attempt. Served as text, so it may use nothing from outside itself. */
export const requestPayment = async (
  base: string,
  { key, order_id, amount, currency }: CheckoutOptions,
  outcome: Outcome,
): Promise<CheckoutSuccess | CheckoutFailure> => {
  const response = await fetch(`${base}/v1/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, order_id, amount, currency, outcome }),
    signal: AbortSignal.timeout(20_000),
  });
  return (await response.json()) as CheckoutSuccess | CheckoutFailure;
};

/** Posts fields by a browser form. Served as text, so it may use nothing from outside itself. */
export const postForm = (element: CreateElement, action: string, fields: CheckoutSuccess): void => {
  const inputs = Object.entries(fields).map(([name, value]) =>
    element('input', { type: 'hidden', name, value: String(value) }),
  );
  const form = element('form', { method: 'post', action }, ...inputs);
  document.body.append(form);
  form.submit();
};

/**
 * Defines `window.Razorpay` with the real script's behaviour and timing. Served as text, so it may
 * use nothing from outside itself.
 */
export const defineCheckout = (parts: CheckoutParts): void => {
  const {
    base,
    readOptions,
    requestPayment: request,
    postForm: post,
    drawSheet,
    sheetParts,
  } = parts;
  type Listener = (response: CheckoutFailure) => void;

  class Razorpay {
    readonly on: (event: string, listener: Listener) => void;
    readonly open: () => void;
    readonly close: () => void;

    constructor(given: unknown) {
      const options = readOptions(given);
      const { handler, callback_url: callback, modal, retry } = options;
      const listeners: Listener[] = [];
      let sheet: Sheet | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isPaying = false;

      const close = (): void => {
        clearTimeout(timer);
        sheet?.remove();
        sheet = undefined;
      };

      const dismiss = (reason?: string): void => {
        if (!sheet || isPaying) return;
        close();
        // Called after the dialog has closed, as by the real script.
        setTimeout(() => modal.ondismiss?.(reason));
      };

      const leave = (): void => {
        if (isPaying) return;
        if (modal.confirm_close) sheet?.askToLeave();
        else dismiss();
      };

      const succeed = (response: CheckoutSuccess): void => {
        close();
        // Without a handler, the browser posts the answer to the merchant.
        if (callback && (options.redirect || !handler))
          post(sheetParts.createElement, callback, response);
        else handler?.(response);
      };

      /** The checkout stays open after a failure, so that the payer can try again. */
      const fail = (response: CheckoutFailure): void => {
        sheet?.failed(response.error.description);
        for (const listener of listeners) listener(response);
        if (!retry.enabled) dismiss();
      };

      const pay = async (outcome: Outcome): Promise<void> => {
        if (!sheet || isPaying) return;
        isPaying = true;
        sheet.busy();
        const answer = await request(base, options, outcome).catch(() => undefined);
        isPaying = false;
        sheet?.ready();
        if (!answer) sheet?.failed('The provider cannot be reached. Please try again.');
        else if ('error' in answer) fail(answer);
        else succeed(answer);
      };

      this.open = () => {
        if (sheet) return;
        sheet = drawSheet(sheetParts, options, {
          onPay: (outcome) => void pay(outcome),
          onLeave: leave,
          onLeaveConfirmed: dismiss,
        });
        sheet.show();
        if (options.timeout !== undefined)
          timer = setTimeout(() => dismiss('timeout'), options.timeout * 1000);
      };
      this.close = close;
      this.on = (event, listener) => {
        if (event === 'payment.failed') listeners.push(listener);
      };
    }
  }

  Object.assign(window, { Razorpay });
};

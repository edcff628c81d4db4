import type { CheckoutFailure, CheckoutParts, CheckoutSuccess, Sheet } from './types.ts';

/**
 * Defines `window.Razorpay`: what the real script promises its callers, and when. Served as text:
 * it may use nothing from outside itself.
 */
export const defineCheckout = (parts: CheckoutParts): void => {
  const { base, styles, readOptions, createElement, drawSheet } = parts;
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
        // After the dialog is gone, as the real script does it.
        setTimeout(() => modal.ondismiss?.(reason));
      };

      const leave = (): void => {
        if (isPaying) return;
        if (modal.confirm_close) sheet?.askToLeave();
        else dismiss();
      };

      /** Without a handler, the browser itself carries the answer to the merchant. */
      const postToCallback = (fields: CheckoutSuccess): void => {
        const inputs = Object.entries(fields).map(([name, value]) =>
          createElement('input', { type: 'hidden', name, value: String(value) }),
        );
        const form = createElement('form', { method: 'post', action: callback }, ...inputs);
        document.body.append(form);
        form.submit();
      };

      const succeed = (response: CheckoutSuccess): void => {
        close();
        if (callback && (options.redirect || !handler)) postToCallback(response);
        else handler?.(response);
      };

      /** The checkout stays open after a failure, so that the payer can try again. */
      const fail = (response: CheckoutFailure): void => {
        sheet?.failed(response.error.description);
        for (const listener of listeners) listener(response);
        if (!retry.enabled) dismiss();
      };

      const ask = async (
        outcome: 'success' | 'failure',
      ): Promise<CheckoutSuccess | CheckoutFailure> => {
        const { key, order_id, amount, currency } = options;
        const response = await fetch(`${base}/v1/payments`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ key, order_id, amount, currency, outcome }),
          signal: AbortSignal.timeout(20_000),
        });
        return (await response.json()) as CheckoutSuccess | CheckoutFailure;
      };

      const pay = async (outcome: 'success' | 'failure'): Promise<void> => {
        if (!sheet || isPaying) return;
        isPaying = true;
        sheet.busy();
        const answer = await ask(outcome).catch(() => undefined);
        isPaying = false;
        sheet?.ready();
        if (!answer) sheet?.failed('The provider cannot be reached. Please try again.');
        else if ('error' in answer) fail(answer);
        else succeed(answer);
      };

      this.open = () => {
        if (sheet) return;
        sheet = drawSheet(createElement, options, styles, {
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

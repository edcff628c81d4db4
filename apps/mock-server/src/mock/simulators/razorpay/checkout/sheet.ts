import type { CheckoutOptions, SheetEvents, SheetParts } from './types.ts';

/**
 * Draws a native dialog: the browser traps and restores the focus, and makes everything behind
 * inert. Built without markup in strings, for pages with Trusted Types. Served as text, so it may
 * use nothing from outside itself.
 */
export const drawSheet = (
  { createElement, paint, layOut, styles }: SheetParts,
  options: CheckoutOptions,
  events: SheetEvents,
) => {
  const { onLeave, onLeaveConfirmed } = events;
  const { theme, modal } = options;
  const host = createElement('div', { class: 'razorpay-container' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  paint(host, theme);

  const ask = (isAsking: boolean): void => {
    parts.question.hidden = !isAsking;
    parts.actions.hidden = isAsking;
    (isAsking ? parts.staying : payButton).focus();
  };
  const parts = layOut(createElement, options, { ...events, onStay: () => ask(false) });
  const { dialog, payButton, failButton, closeButton, status, problem } = parts;
  root.append(dialog);

  const setBusy = (isBusy: boolean): void => {
    dialog.setAttribute('aria-busy', String(isBusy));
    // `disabled` would move the focus out of the dialog.
    for (const control of [payButton, failButton, closeButton])
      control.setAttribute('aria-disabled', String(isBusy));
    status.textContent = isBusy ? 'Processing the payment…' : '';
  };

  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Neither the browser nor the page behind may react to this Escape.
    event.preventDefault();
    event.stopPropagation();
    if (modal.escape) onLeave();
  });
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // Browsers without `closedby` may still close the dialog.
  dialog.addEventListener('close', () => {
    if (host.isConnected) onLeaveConfirmed();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && modal.backdropclose) onLeave();
  });

  return {
    show: (): void => {
      document.body.append(host);
      dialog.showModal();
    },
    busy: (): void => {
      problem.textContent = '';
      setBusy(true);
    },
    ready: (): void => setBusy(false),
    failed: (words: string): void => {
      setBusy(false);
      if (!dialog.open) dialog.showModal();
      problem.textContent = words;
      payButton.focus();
    },
    askToLeave: (): void => ask(true),
    remove: (): void => {
      // Closing restores the focus.
      dialog.close();
      host.remove();
    },
  };
};

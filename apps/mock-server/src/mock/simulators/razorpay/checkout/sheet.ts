import type { CreateElement } from './element.ts';
import type { CheckoutOptions, Sheet, SheetEvents } from './types.ts';

/**
 * The dialog. A native one: the browser keeps the focus inside and gives it back, and everything
 * behind is inert. Built without markup in strings, for pages that allow no string to become
 * code. Served as text: it may use nothing from outside itself.
 */
export const drawSheet = (
  element: CreateElement,
  options: CheckoutOptions,
  styles: string,
  { onPay, onLeave, onLeaveConfirmed }: SheetEvents,
): Sheet => {
  const { name, description, image, order_id, prefill, hidden, theme, modal } = options;

  const button = (look: string, words: string, act: () => void): HTMLButtonElement => {
    const made = element('button', { type: 'button', class: look }, words);
    made.addEventListener('click', act);
    return made;
  };

  const amount = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(
    options.amount / 100,
  );

  const host = element('div', { class: 'razorpay-container' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  /** A merchant's colour carries dark or light words, whichever reads better on it. */
  const paint = (color: string): void => {
    const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1) ?? [];
    if (parts.length < 3) return;
    const [red, green, blue] = parts.map((part) => {
      const share = Number.parseInt(part, 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    host.style.setProperty('--accent', color);
    host.style.setProperty('--on-accent', luminance > 0.179 ? '#111111' : '#ffffff');
  };
  if (theme.color) paint(theme.color);
  if (theme.backdrop_color) host.style.setProperty('--backdrop', theme.backdrop_color);

  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Order', order_id],
    ['Name', prefill.name],
    ['Email', hidden.email ? undefined : prefill.email],
    ['Phone', hidden.contact ? undefined : prefill.contact],
  ];
  const details = rows.flatMap(([term, value]) =>
    value ? [element('div', {}, element('dt', {}, term), element('dd', {}, value))] : [],
  );

  const payButton = button('primary', `Pay ${amount}`, () => onPay('success'));
  payButton.setAttribute('autofocus', '');
  const failButton = button('secondary', 'Let the payment fail', () => onPay('failure'));
  const closeButton = button('close', '', onLeave);
  closeButton.setAttribute('aria-label', 'Close checkout');
  closeButton.append(element('span', { 'aria-hidden': 'true' }, '×'));
  const staying = button('primary', 'Continue paying', () => ask(false));
  const leaving = button('secondary', 'Yes, cancel', onLeaveConfirmed);

  const status = element('p', { role: 'status', class: 'status' });
  const problem = element('p', { role: 'alert', class: 'problem' });
  const actions = element('div', { class: 'actions' }, payButton, failButton);
  const question = element(
    'div',
    { class: 'actions', role: 'group', 'aria-labelledby': 'question' },
    element('p', { id: 'question' }, 'Do you want to cancel this payment?'),
    staying,
    leaving,
  );
  question.hidden = true;

  const heading = element(
    'div',
    { class: 'merchant' },
    element('h2', { id: 'merchant' }, name),
    ...(description ? [element('p', {}, description)] : []),
  );
  const top = element(
    'div',
    { class: 'top' },
    ...(image ? [element('img', { src: image, alt: '', width: '40', height: '40' })] : []),
    heading,
    closeButton,
  );
  const dialog = element(
    'dialog',
    {
      'aria-labelledby': 'merchant',
      'aria-describedby': 'simulator',
      // Escape is heard below, where the options decide about it.
      closedby: 'none',
      ...(modal.animation && { class: 'animated' }),
    },
    top,
    element('p', { id: 'simulator', class: 'badge' }, 'Razorpay simulator — no money moves'),
    element(
      'div',
      { class: 'body' },
      element('p', { class: 'amount' }, amount),
      element('dl', {}, ...details),
      status,
      problem,
      actions,
      question,
    ),
  );
  root.append(dialog);

  const ask = (isAsking: boolean): void => {
    question.hidden = !isAsking;
    actions.hidden = isAsking;
    (isAsking ? staying : payButton).focus();
  };

  const setBusy = (isBusy: boolean): void => {
    dialog.setAttribute('aria-busy', String(isBusy));
    // Not `disabled`, which would drop the focus out of the dialog.
    for (const control of [payButton, failButton, closeButton])
      control.setAttribute('aria-disabled', String(isBusy));
    status.textContent = isBusy ? 'Processing the payment…' : '';
  };

  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Neither the browser nor the page behind may close anything of its own.
    event.preventDefault();
    event.stopPropagation();
    if (modal.escape) onLeave();
  });
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // Browsers without `closedby` may close it all the same.
  dialog.addEventListener('close', () => {
    if (host.isConnected) onLeaveConfirmed();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && modal.backdropclose) onLeave();
  });

  return {
    show: () => {
      document.body.append(host);
      dialog.showModal();
    },
    busy: () => {
      problem.textContent = '';
      setBusy(true);
    },
    ready: () => setBusy(false),
    failed: (words) => {
      setBusy(false);
      if (!dialog.open) dialog.showModal();
      problem.textContent = words;
      payButton.focus();
    },
    askToLeave: () => ask(true),
    remove: () => {
      // Closing gives the focus back to where it was.
      dialog.close();
      host.remove();
    },
  };
};

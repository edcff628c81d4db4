import type { CreateElement } from './element.ts';
import type { CheckoutOptions, SheetEvents } from './types.ts';

/**
 * Paints the sheet in a merchant's colours, with dark or light text, whichever is more readable.
 * Served as text, so it may use nothing from outside itself.
 */
export const paint = (host: HTMLElement, theme: CheckoutOptions['theme']): void => {
  if (theme.backdrop_color) host.style.setProperty('--backdrop', theme.backdrop_color);
  const color = theme.color ?? '';
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

/** Creates the sheet's elements. Served as text, so it may use nothing from outside itself. */
export const layOut = (
  element: CreateElement,
  options: CheckoutOptions,
  events: SheetEvents & { readonly onStay: () => void },
) => {
  const { name, description, image, order_id, prefill, hidden, modal } = options;
  const button = (variant: string, label: string, act: () => void): HTMLButtonElement => {
    const made = element('button', { type: 'button', class: variant }, label);
    made.addEventListener('click', act);
    return made;
  };

  const amount = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(
    options.amount / 100,
  );
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Order', order_id],
    ['Name', prefill.name],
    ['Email', hidden.email ? undefined : prefill.email],
    ['Phone', hidden.contact ? undefined : prefill.contact],
  ];
  const details = rows.flatMap(([term, value]) =>
    value ? [element('div', {}, element('dt', {}, term), element('dd', {}, value))] : [],
  );

  const payButton = button('primary', `Pay ${amount}`, () => events.onPay('success'));
  payButton.setAttribute('autofocus', '');
  const failButton = button('secondary', 'Let the payment fail', () => events.onPay('failure'));
  const closeButton = button('close', '', events.onLeave);
  closeButton.setAttribute('aria-label', 'Close checkout');
  closeButton.append(element('span', { 'aria-hidden': 'true' }, '×'));
  const staying = button('primary', 'Continue paying', events.onStay);
  const leaving = button('secondary', 'Yes, cancel', events.onLeaveConfirmed);

  const status = element('p', { role: 'status', class: 'status' });
  const problem = element('p', { role: 'alert', class: 'problem' });
  const actions = element('div', { class: 'actions' }, payButton, failButton);
  const asked = element('p', { id: 'question' }, 'Do you want to cancel this payment?');
  const group = { class: 'actions', role: 'group', 'aria-labelledby': 'question' };
  const question = element('div', group, asked, staying, leaving);
  question.hidden = true;

  const heading = element('div', { class: 'merchant' }, element('h2', { id: 'merchant' }, name));
  if (description) heading.append(element('p', {}, description));
  const top = element('div', { class: 'top' }, heading, closeButton);
  if (image) top.prepend(element('img', { src: image, alt: '', width: '40', height: '40' }));
  const badge = { id: 'simulator', class: 'badge' };
  const dialog = element(
    'dialog',
    {
      'aria-labelledby': 'merchant',
      'aria-describedby': 'simulator',
      // The sheet handles Escape itself, because the options decide about it.
      closedby: 'none',
      ...(modal.animation && { class: 'animated' }),
    },
    top,
    element('p', badge, 'Razorpay simulator — no money moves'),
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
  const buttons = { payButton, failButton, closeButton, staying };
  return { dialog, ...buttons, status, problem, actions, question };
};

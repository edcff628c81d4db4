import type { CheckoutSuccess } from './types.ts';

/**
 * Fills in defaults and, like the real script, throws on invalid options. Served as text, so it may
 * use nothing from outside itself.
 */
export const readOptions = (given: unknown) => {
  if (typeof given !== 'object' || given === null) throw new Error('Invalid options');
  const options: Readonly<Record<string, unknown>> = { ...given };
  const text = (name: string): string => {
    const value = options[name];
    return typeof value === 'string' ? value : '';
  };
  const group = <T extends object>(name: string): Partial<T> => {
    const value = options[name];
    return typeof value === 'object' && value !== null ? { ...value } : {};
  };

  if (!text('key')) throw new Error('No key passed');
  const amount = Number(options['amount']);
  if (!Number.isInteger(amount) || amount < 100)
    throw new Error(
      'Invalid amount (should be passed in integer paise. Minimum value is 100 paise, i.e. ₹ 1)',
    );
  const currency = options['currency'] === undefined ? 'INR' : text('currency');
  if (currency !== 'INR')
    throw new Error('Invalid currency (The provided currency is not currently supported)');
  for (const name of ['name', 'order_id'])
    if (!text(name)) throw new Error(`Invalid ${name} (is mandatory)`);
  if (Object.keys(group('notes')).length > 15)
    throw new Error('Invalid notes (At most 15 notes are allowed)');

  const handler = options['handler'];
  const timeout = Number(options['timeout']);
  return {
    key: text('key'),
    amount,
    currency,
    name: text('name'),
    order_id: text('order_id'),
    description: text('description'),
    image: text('image'),
    handler:
      typeof handler === 'function' ? (handler as (response: CheckoutSuccess) => void) : undefined,
    callback_url: text('callback_url'),
    redirect: options['redirect'] === true,
    prefill: group<{ name: string; email: string; contact: string }>('prefill'),
    hidden: group<{ email: boolean; contact: boolean }>('hidden'),
    theme: group<{ color: string; backdrop_color: string }>('theme'),
    modal: {
      backdropclose: false,
      escape: true,
      confirm_close: false,
      animation: true,
      ...group<{ ondismiss: (reason?: string) => void }>('modal'),
    },
    /** In seconds. */
    timeout: timeout > 0 ? timeout : undefined,
    retry: { enabled: true, ...group('retry') },
  };
};

import type { PayuProvider } from '@seatwise/backend';

export interface PayuSettings {
  /** The address where payers post their form. */
  readonly page: string;
  /** The address where the server asks for the outcome of a payment. */
  readonly api: string;
  readonly key: string;
  readonly salt: string;
  /** The email used for a payer whose own is longer than PayU accepts. */
  readonly contact: string;
}

/** PayU, called through its documented API. */
export const createPayuProvider = (
  { page, api, key, salt, contact }: PayuSettings,
  patience = 8000,
): PayuProvider => ({
  account: () => ({ key, salt }),
  paymentUrl: () => page,
  contact,
  command: async (fields) => {
    const answer = await fetch(api, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`PayU answers ${answer.status}`);
    return answer.json();
  },
});

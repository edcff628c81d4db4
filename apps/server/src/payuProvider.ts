import type { PayuProvider } from '@seatwise/backend';

export interface PayuSettings {
  /** Where payers post their form. */
  readonly page: string;
  /** Where the server asks what became of a payment. */
  readonly api: string;
  readonly key: string;
  readonly salt: string;
  /** The email for a payer whose own is longer than PayU takes. */
  readonly contact: string;
}

/** PayU by its documented calls. */
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

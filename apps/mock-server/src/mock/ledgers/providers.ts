import type { Backend } from '@seatwise/backend/backend';
import type { Providers } from '@seatwise/backend/areas/payments/providers/providers';
import { secrets } from '@seatwise/backend/security/secrets';
import { payuAccount } from './credentials.ts';
import { createPayuLedger } from './payu/ledger.ts';
import { basicAuthorization, createRazorpayLedger } from './razorpay/ledger.ts';
import { RazorpayError } from './razorpay/razorpayError.ts';

/** The shop's ports to the simulated providers, without transport; each call is a separate turn. */
export const simulatedProviders = (backend: Pick<Backend, 'db' | 'environment'>): Providers => {
  const { db } = backend;
  const razorpay = createRazorpayLedger(backend);
  const payu = createPayuLedger(backend);
  const api = () => razorpay.as(basicAuthorization(db));
  const answer = async <R>(work: () => R | Promise<R>): Promise<R> => db.turns.take(work);
  return {
    assertOpen: () => {},
    card: {
      keySecret: () => secrets.cardKey(db),
      webhookSecret: () => secrets.cardWebhook(db),
      createOrder: (order) => answer(() => api().createOrder({ ...order })),
      findOrder: (receipt) => answer(() => api().orders(receipt).items[0]),
      payments: (id) =>
        answer(() => {
          try {
            return api().payments(id);
          } catch (error) {
            // An order of last season, which the simulator has no record of.
            if (error instanceof RazorpayError && error.status === 400) return { items: [] };
            throw error;
          }
        }),
    },
    payu: {
      account: () => payuAccount(db),
      paymentUrl: (origin) => `${origin}/simulators/payu/_payment`,
      contact: 'payments@seatwise.test',
      command: (fields) => answer(() => payu.command(fields)),
    },
  };
};

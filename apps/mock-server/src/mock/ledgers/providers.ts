import type { Backend } from '../../backend.ts';
import type { Providers } from '../../areas/payments/providers/providers.ts';
import { createPayuLedger } from './payu/ledger.ts';
import { basicAuthorization, createRazorpayLedger } from './razorpay/ledger.ts';
import { RazorpayError } from './razorpay/razorpayError.ts';

/** The simulated providers as the shop asks them, without the transport. */
export const simulatedProviders = (backend: Pick<Backend, 'db' | 'environment'>): Providers => {
  const razorpay = createRazorpayLedger(backend);
  const api = () => razorpay.as(basicAuthorization(backend.db));
  return {
    assertOpen: () => {},
    card: {
      createOrder: (order) => api().createOrder(order),
      payments: async (id) => {
        try {
          return await Promise.resolve(api().payments(id));
        } catch (error) {
          // An order of last season, which is not in the simulator's book.
          if (error instanceof RazorpayError && error.status === 400) return { items: [] };
          throw error;
        }
      },
    },
    payu: createPayuLedger(backend),
  };
};

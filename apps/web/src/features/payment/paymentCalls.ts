import { payments, providers } from '@seatwise/api-client/contract/payments';
import type { paymentMachine } from '@seatwise/flows/payment';
import type { Effects } from '../../lib/provideFlow.ts';
import type { Services } from '../../services/services.ts';
import { openCardCheckout } from './cardCheckout.ts';
import { createOrders } from './createOrders.ts';
import { openPayuCheckout } from './redirectCheckout.ts';

const { prefix } = providers.card;

/** The calls of a payment: the API and the providers' checkouts, which show `merchant`. */
export const paymentCalls = (
  { env, paymentApi, session }: Pick<Services, 'env' | 'paymentApi' | 'session'>,
  merchant: string,
) => {
  const { verifyCardPayment, orderStatus } = paymentApi.area(payments);
  return {
    createOrder: createOrders(paymentApi),
    openCheckout: ({ order, onFailedAttempt }, { signal }) =>
      order.provider === 'card'
        ? openCardCheckout({
            order,
            env,
            merchant,
            user: session.user(),
            onFailedAttempt,
            signal,
          })
        : openPayuCheckout({ order, openInNewTab: env.paymentInNewTab }),
    verify: ({ orderId, proof }, options) =>
      proof
        ? verifyCardPayment(
            {
              [`${prefix}_order_id` as const]: orderId,
              [`${prefix}_payment_id` as const]: proof.paymentId,
              [`${prefix}_signature` as const]: proof.signature,
            },
            options,
          )
        : orderStatus({ id: orderId }, options),
  } satisfies Effects<typeof paymentMachine>['calls'];
};

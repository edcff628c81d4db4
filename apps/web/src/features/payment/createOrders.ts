import type { ApiClient } from '@seatwise/api-client';
import { orders } from '@seatwise/api-client/contract/orders';
import { payments } from '@seatwise/api-client/contract/payments';
import type { OrderAnswer, OrderRequest } from '@seatwise/flows/payment';

export interface CallOptions {
  readonly signal: AbortSignal;
}

/** Creates the orders of a page, and cancels the order that the page left open, which would conflict. */
export const createOrders = (api: ApiClient) => {
  const { createCardOrder, createPayuOrder } = api.area(payments);
  const { cancelOrder } = api.area(orders);
  /** The last order with a card checkout on this page. */
  let opened: { readonly id: string; readonly roleId: number } | undefined;

  const release = async ({ provider, body }: OrderRequest, options: CallOptions) => {
    if (!opened || (provider === 'card' && body.purchasedRoleId === opened.roleId)) return;
    const { id } = opened;
    opened = undefined;
    // If the cancellation fails, creating the order reports the conflict.
    await cancelOrder({ id }, options).catch(() => undefined);
  };

  return async (request: OrderRequest, options: CallOptions): Promise<OrderAnswer> => {
    await release(request, options);
    if (request.provider === 'payu') return createPayuOrder(request.body, options);
    const answer = await createCardOrder(request.body, options);
    const { providerOrderId: id } = answer;
    if (id) opened = { id, roleId: request.body.purchasedRoleId };
    return answer;
  };
};

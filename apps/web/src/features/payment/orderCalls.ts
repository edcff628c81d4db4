import type { ApiClient } from '@seatwise/api-client';
import { orders } from '@seatwise/api-client/contract/orders';
import { payments } from '@seatwise/api-client/contract/payments';
import type { OrderAnswer, OrderRequest } from '@seatwise/flows/payment';

/** Creates the orders of a page, and cancels the one it left open, which would conflict. */
export const orderCalls = (api: ApiClient) => {
  const { createCardOrder, createPayuOrder } = api.area(payments);
  const { cancelOrder } = api.area(orders);
  /** The last order with a card checkout on this page. */
  let opened: { readonly id: string; readonly roleId: number } | undefined;

  const release = async ({ provider, body }: OrderRequest, signal: AbortSignal) => {
    if (!opened || (provider === 'card' && body.purchasedRoleId === opened.roleId)) return;
    const { id } = opened;
    opened = undefined;
    // If the cancellation fails, creating the order reports the conflict.
    await cancelOrder({ id }, { signal }).catch(() => undefined);
  };

  return async (request: OrderRequest, signal: AbortSignal): Promise<OrderAnswer> => {
    await release(request, signal);
    if (request.provider === 'payu') return createPayuOrder(request.body, { signal });
    const answer = await createCardOrder(request.body, { signal });
    const { providerOrderId: id } = answer;
    if (id) opened = { id, roleId: request.body.purchasedRoleId };
    return answer;
  };
};

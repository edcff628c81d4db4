import type { ApiClient } from '@seatwise/api-client';
import { orders } from '@seatwise/api-client/contract/orders';
import { payments } from '@seatwise/api-client/contract/payments';
import type { OrderAnswer, OrderRequest } from '@seatwise/flows/payment';

/** Makes orders for one page; closes what the page left open, so that it stands in nobody's way. */
export const orderCalls = (api: ApiClient) => {
  const { createCardOrder, createPayuOrder } = api.area(payments);
  const { cancelOrder } = api.area(orders);
  /** The order whose card checkout was opened here last. */
  let opened: { readonly id: string; readonly roleId: number } | undefined;

  const release = async ({ provider, body }: OrderRequest, signal: AbortSignal) => {
    if (!opened || (provider === 'card' && body.purchasedRoleId === opened.roleId)) return;
    const { id } = opened;
    opened = undefined;
    // Where it cannot be closed, the order call says why, or does not mind.
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

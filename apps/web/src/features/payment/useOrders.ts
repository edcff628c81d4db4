import { orders as contract } from '@seatwise/api-client/contract/orders';
import { ordersMachine } from '@seatwise/flows/payment';
import { activePlan, showsSkip, standingOf } from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import { useCallback, useEffect, useState } from 'react';
import { useFlow, type Flow } from '../../hooks/useFlow.ts';
import { useWhenOnline, useWhenVisible } from '../../lib/connection.ts';
import { useServices } from '../../services/services.ts';

export type Orders = Flow<typeof ordersMachine>;

/** Whether a role buys plans: guests cannot, and staff do not need to. */
export const isCustomer = (role: StoredUser['role'] | undefined): boolean =>
  showsSkip(role) || activePlan(role) !== undefined;

/**
 * The signed-in user's orders on the server, from any tab or device. A paid order has arrived if
 * its plan is above the role that the page was opened with, because the account may be fetched
 * before the orders.
 */
export const useOrders = (openedWith?: StoredUser['role']): Orders => {
  const { api, session } = useServices();
  const [knownRole] = useState(openedWith ?? session.user()?.role);
  const { listOrders, cancelOrder } = api.area(contract);
  const { state, send, actor } = useFlow(ordersMachine, {
    input: { isUpgrade: (plan) => standingOf(knownRole, plan) === 'upgrade' },
    calls: {
      // Guests and staff have no orders, so no request is needed.
      load: async (_, options) => (isCustomer(session.user()?.role) ? listOrders({}, options) : []),
      cancel: (id, options) => cancelOrder({ id }, options),
    },
  });

  useEffect(() => {
    const arrivals = actor.on('payment.arrived', () => session.send({ type: 'details.requested' }));
    return () => arrivals.unsubscribe();
  }, [actor, session]);

  const reload = useCallback(() => actor.send({ type: 'orders.requested' }), [actor]);
  useWhenOnline(reload);
  // The user may have paid in another tab or on another device.
  useWhenVisible(reload);

  return { state, send };
};

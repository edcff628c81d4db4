import { orders as contract } from '@seatwise/api-client/contract/orders';
import { ordersMachine, type OrderRecord } from '@seatwise/flows/payment';
import { activePlan, showsSkip, standingOf, type PlanId } from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useWhenOnline } from '../../lib/connection.ts';
import { useServices } from '../../services/services.ts';

export interface Orders {
  readonly state: SnapshotFrom<typeof ordersMachine>;
  readonly send: (event: EventFrom<typeof ordersMachine>) => void;
}

/** Whether a role buys plans: guests cannot, and staff need none. */
export const isCustomer = (role: StoredUser['role'] | undefined): boolean =>
  showsSkip(role) || activePlan(role) !== undefined;

/** The signed-in user's orders on the server, whichever tab or device made them. */
export const useOrders = (): Orders => {
  const { api, session } = useServices();

  const machine = useMemo(() => {
    const calls = api.area(contract);
    return ordersMachine.provide({
      actors: {
        // Guests and staff have no orders, so no request is needed.
        load: fromPromise<readonly OrderRecord[]>(async ({ signal }) =>
          isCustomer(session.user()?.role) ? calls.listOrders({}, { signal }) : [],
        ),
        cancel: fromPromise<unknown, string>(({ input: id, signal }) =>
          calls.cancelOrder({ id }, { signal }),
        ),
      },
    });
  }, [api, session]);

  const isUpgrade = (plan: PlanId): boolean => standingOf(session.user()?.role, plan) === 'upgrade';
  const [state, send, actor] = useMachine(machine, { input: { isUpgrade } });

  useEffect(() => {
    const arrivals = actor.on('payment.arrived', () => session.send({ type: 'details.requested' }));
    return () => arrivals.unsubscribe();
  }, [actor, session]);

  useWhenOnline(useCallback(() => actor.send({ type: 'orders.requested' }), [actor]));

  useEffect(() => {
    // A payment may have been made in another tab or on another device.
    const backInView = (): void => {
      if (document.visibilityState === 'visible') actor.send({ type: 'orders.requested' });
    };
    document.addEventListener('visibilitychange', backInView);
    return () => document.removeEventListener('visibilitychange', backInView);
  }, [actor]);

  return { state, send };
};

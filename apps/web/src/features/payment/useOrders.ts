import { orders as contract } from '@seatwise/api-client/contract/orders';
import { ordersMachine, type OrderRecord } from '@seatwise/flows/payment';
import { activePlan, showsSkip, standingOf, type PlanId } from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../services/services.ts';

export interface Orders {
  readonly state: SnapshotFrom<typeof ordersMachine>;
  readonly send: (event: EventFrom<typeof ordersMachine>) => void;
}

/** Whether somebody buys plans: visitors cannot, and staff need none. */
export const isCustomer = (role: StoredUser['role'] | undefined): boolean =>
  showsSkip(role) || activePlan(role) !== undefined;

/** The orders of the person who is signed in, as the server knows them: in any tab and on any device. */
export const useOrders = (): Orders => {
  const { api, session } = useServices();

  const machine = useMemo(() => {
    const calls = api.area(contract);
    return ordersMachine.provide({
      actors: {
        // Visitors and staff buy nothing, and the server need not be asked to know it.
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

  useEffect(() => {
    // Something may have been paid in another tab or on a phone meanwhile.
    const backInView = (): void => {
      if (document.visibilityState === 'visible') actor.send({ type: 'orders.requested' });
    };
    document.addEventListener('visibilitychange', backInView);
    return () => document.removeEventListener('visibilitychange', backInView);
  }, [actor]);

  return { state, send };
};

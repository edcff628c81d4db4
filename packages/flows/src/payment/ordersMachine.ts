import { assign, emit, setup } from 'xstate';
import { failureOf, isNotOffered, type Failed } from '../shared/failure.ts';
import { providedCall, withEvent, withOutput } from '../shared/machine.ts';
import { problem, success, type Notice } from '../shared/notice.ts';
import type { PlanId } from '@seatwise/api-client/contract/constants/plans';
import { ownMessages } from './messages.ts';
import { newlyPaidIn, unsettledOrder, type OrderRecord } from './orders.ts';

interface Input {
  /** Whether a plan is above the user's known plan. */
  readonly isUpgrade: (plan: PlanId) => boolean;
}

interface Context extends Input {
  /** The last list of orders; null before the first response. */
  readonly rows: readonly OrderRecord[] | null;
  /** A payment that was completed elsewhere. */
  readonly arrived: OrderRecord | null;
  readonly cancelled: string | null;
  readonly notice: Notice | null;
}

type Events =
  | { type: 'orders.requested' }
  | { type: 'cancel.requested'; id: string }
  | { type: 'notice.dismissed' };

/** An order has become paid, so the user's plan may have changed. */
type Emitted = { type: 'payment.arrived'; order: OrderRecord };

type Rows = readonly OrderRecord[];

/** The interval between polls of an unsettled order, in milliseconds. */
export const pollInterval = 15_000;

export const ordersMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Events,
    emitted: {} as Emitted,
  },
  actors: {
    load: providedCall<Rows>('load'),
    cancel: providedCall<unknown, string>('cancel'),
  },
  actions: {
    keepRows: assign(({ context }, rows: Rows) => ({
      rows,
      arrived: newlyPaidIn(context.rows, rows, context.isUpgrade) ?? context.arrived,
    })),
    keepCancelled: assign((_, { id }: { id: string }) => ({ cancelled: id })),
    emitArrived: emit(({ context }) => ({
      type: 'payment.arrived' as const,
      order: context.arrived!,
    })),
    notifyCancelled: assign({ notice: success(ownMessages.cancelled) }),
    notifyNotCancelled: assign({
      notice: (_, { error }: Failed) =>
        problem(failureOf(error).serverMessage ?? ownMessages.notCancelled),
    }),
    clearNotice: assign({ notice: null }),
    /** A cancellation's answer may have been lost, but the list shows the cancellation. */
    correctNotice: assign(({ context }, rows: Rows) => {
      const isCancelled = rows.some(
        ({ id, state }) => id === context.cancelled && state === 'cancelled',
      );
      return {
        cancelled: null,
        notice: isCancelled ? success(ownMessages.cancelled) : context.notice,
      };
    }),
  },
  guards: {
    bringsArrival: ({ context }, rows: Rows) =>
      newlyPaidIn(context.rows, rows, context.isUpgrade) !== undefined,
    isUnsettled: ({ context }) => unsettledOrder(context.rows!) !== undefined,
    isNotOffered: (_, { error }: Failed) => isNotOffered(error),
  },
}).createMachine({
  id: 'orders',
  context: ({ input }) => ({
    ...input,
    rows: null,
    arrived: null,
    cancelled: null,
    notice: null,
  }),
  initial: 'loading',
  on: { 'notice.dismissed': { actions: 'clearNotice' } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: withOutput('bringsArrival'),
            target: 'listed',
            actions: [withOutput('keepRows'), withOutput('correctNotice'), 'emitArrived'],
          },
          { target: 'listed', actions: [withOutput('keepRows'), withOutput('correctNotice')] },
        ],
        onError: [
          { guard: withEvent('isNotOffered'), target: 'unavailable' },
          { target: 'failed' },
        ],
      },
    },
    listed: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'isUnsettled', target: 'unsettled' }, { target: 'settled' }],
        },
        settled: {},
        unsettled: { after: { [pollInterval]: '#orders.loading' } },
      },
      on: {
        'orders.requested': { target: 'loading', actions: 'clearNotice' },
        'cancel.requested': {
          target: 'cancelling',
          actions: [withEvent('keepCancelled'), 'clearNotice'],
        },
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => context.cancelled!,
        onDone: { target: 'loading', actions: 'notifyCancelled' },
        onError: { target: 'loading', actions: withEvent('notifyNotCancelled') },
      },
    },
    failed: { on: { 'orders.requested': 'loading' } },
    /** The backend only has the specified calls. */
    unavailable: { on: { 'orders.requested': 'loading' } },
  },
});

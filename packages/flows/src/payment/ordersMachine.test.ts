import { orders as contract } from '@seatwise/api-client/contract/orders';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { problem } from '../shared/notice.ts';
import { never, orderRecord, rejected, resolved } from './testing/payment.ts';
import { unsettledOrder, type OrderRecord } from './orders.ts';
import { pollInterval, ordersMachine } from './ordersMachine.ts';

interface World {
  /** The answers to successive readings of the list; the last one repeats. */
  readonly lists?: readonly (() => Promise<readonly OrderRecord[]>)[];
  readonly cancel?: (id: string) => Promise<unknown>;
  readonly isUpgrade?: boolean;
}

const start = ({ lists = [resolved([])], cancel = never, isUpgrade = true }: World) => {
  const events: unknown[] = [];
  let reads = 0;
  const clock = new SimulatedClock();
  const actor = createActor(
    ordersMachine.provide({
      actors: {
        load: fromPromise(() => {
          reads += 1;
          return lists[Math.min(reads, lists.length) - 1]!();
        }),
        cancel: fromPromise<unknown, string>(({ input }) => cancel(input)),
      },
    }),
    { input: { isUpgrade: () => isUpgrade }, clock },
  );
  actor.on('*', (event) => events.push(event));
  actor.start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return { actor, clock, events, settled, reads: () => reads };
};

const open = orderRecord({ state: 'open' });
const paid = orderRecord({ state: 'paid' });

describe('the orders of a person', () => {
  it('are as the contract draws them', () => {
    expect(z.safeParse(contract.listOrders.answer.schema, open).success).toBe(true);
  });

  it('BEY-PAY-01 says what has arrived: first what the session does not know, then what is new', async () => {
    const first = start({ lists: [resolved([paid])] });
    expect((await first.settled()).context.arrived).toEqual(paid);
    expect(first.events).toEqual([{ type: 'payment.arrived', order: paid }]);

    const known = start({ lists: [resolved([paid])], isUpgrade: false });
    expect((await known.settled()).context.arrived).toBeNull();

    const later = start({ lists: [resolved([open]), resolved([paid])], isUpgrade: false });
    await later.settled();
    later.clock.increment(pollInterval);
    expect((await later.settled()).context.arrived).toEqual(paid);
  });

  it('BEY-PAY-01 are asked for again while one is not settled, and left alone afterwards', async () => {
    const { clock, settled, reads } = start({ lists: [resolved([open]), resolved([paid])] });
    await settled();
    for (let round = 0; round < 3; round += 1) {
      clock.increment(pollInterval);
      await settled();
    }
    expect(reads()).toBe(2);
  });

  it('BEY-PAY-05 are read again once one is cancelled', async () => {
    const asked: string[] = [];
    const { actor, settled } = start({
      lists: [resolved([open]), resolved([orderRecord({ state: 'cancelled' })])],
      cancel: async (id) => asked.push(id),
    });
    await settled();
    actor.send({ type: 'cancel.requested', id: open.id });
    const { context } = await settled();
    expect(asked).toEqual([open.id]);
    expect(context.rows).toMatchObject([{ state: 'cancelled' }]);
    expect(context.notice).toEqual({
      tone: 'positive',
      text: 'The payment is cancelled. Nothing was charged.',
    });
    actor.send({ type: 'notice.dismissed' });
    expect(actor.getSnapshot().context.notice).toBeNull();
  });

  it('BEY-PAY-05 says that one is cancelled where only the answer was lost', async () => {
    const { actor, settled } = start({
      lists: [resolved([open]), resolved([orderRecord({ state: 'cancelled' })])],
      cancel: rejected({ status: 0 }),
    });
    await settled();
    actor.send({ type: 'cancel.requested', id: open.id });
    const { context } = await settled();
    expect(context.notice).toMatchObject({ tone: 'positive' });
  });

  it.each([
    [{ status: 409, serverMessage: 'Your payment has arrived.' }, 'Your payment has arrived.'],
    [{ status: 0 }, 'The payment could not be cancelled. Please try again.'],
  ])('BEY-PAY-05 says why one could not be cancelled: %j', async (error, text) => {
    const { actor, settled } = start({ lists: [resolved([open])], cancel: rejected(error) });
    await settled();
    actor.send({ type: 'cancel.requested', id: open.id });
    expect((await settled()).context.notice).toEqual(problem(text));
  });

  it.each([
    [404, 'unavailable'],
    [405, 'unavailable'],
    [501, 'unavailable'],
    [0, 'failed'],
    [500, 'failed'],
  ])(
    'BEY-PAY-07 a list that fails with %d is %s, and can be asked for again',
    async (status, value) => {
      const { actor, settled } = start({ lists: [rejected({ status }), resolved([])] });
      expect((await settled()).value).toBe(value);
      actor.send({ type: 'orders.requested' });
      expect((await settled()).value).toEqual({ listed: 'settled' });
    },
  );
});

describe('unsettledOrder', () => {
  it('prefers what is on its way to what is open', () => {
    const onItsWay = orderRecord({ state: 'on-its-way' });
    expect(unsettledOrder([open, paid, onItsWay])).toBe(onItsWay);
    expect(unsettledOrder([paid, open])).toBe(open);
    expect(unsettledOrder([paid])).toBeUndefined();
  });
});

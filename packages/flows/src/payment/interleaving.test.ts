import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type Actor } from 'xstate';
import { createModelShop, type ModelShop } from './testing/modelShop.ts';
import { replayable, runsOf } from '@seatwise/api-client/testing/replayable';
import {
  pendingPaymentAtStart,
  type PendingPayment,
  type SettlementAnswer,
} from './pendingPayment.ts';
import type { Order, OrderAnswer } from './order.ts';
import { paymentMachine } from './paymentMachine.ts';
import type { CheckoutOutcome, CheckoutRequest } from './paymentSetup.ts';
import { purchaseIntentFor, type OrderRequest } from './purchaseIntent.ts';

const userId = 1;
const provider = fc.constantFrom('card' as const, 'payu' as const);
const tab = fc.nat(1);

/** What the user, the network and the provider may do next. */
const acts = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('click' as const), tab, provider }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('double click' as const), tab, provider }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('pay' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('pay and crash' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('fail' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('dismiss' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('return' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('check' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('dismiss notice' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('webhook' as const), tab }) },
  {
    weight: 12,
    arbitrary: fc.record({
      act: fc.constant('network' as const),
      call: fc.nat(5),
      fate: fc.constantFrom('arrives', 'arrives', 'is lost on the way', 'is lost on the way back'),
    }),
  },
);
type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never;

interface Call {
  readonly serve: () => unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const lost = { status: 0, body: undefined, serverMessage: undefined };

/** The calls in transit between the tabs and the shop. */
const createNetwork = () => {
  const calls: Call[] = [];
  return {
    calls,
    call: <T>(serve: () => T): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        calls.push({ serve, resolve: resolve as (answer: unknown) => void, reject });
      }),
    happen: (index: number, fate: string): void => {
      const [call] = calls.splice(index % Math.max(1, calls.length), 1);
      if (!call) return;
      try {
        const answer = fate === 'is lost on the way' ? undefined : call.serve();
        if (fate === 'arrives') call.resolve(answer);
        else call.reject(lost);
      } catch (error) {
        call.reject(fate === 'arrives' ? error : lost);
      }
    },
  };
};

type Network = ReturnType<typeof createNetwork>;

/** A tab: a machine, the storage that outlives it, and the checkout open in it. */
const createTab = (shop: ModelShop, network: Network) => {
  let stored: string | null = null;
  let checkout:
    | { readonly order: Order; readonly close: (outcome: CheckoutOutcome) => void }
    | undefined;
  let onFailed: (description: string) => void = () => undefined;
  let actor: Actor<typeof paymentMachine> | undefined;
  let isTold = false;
  let mostOrdersAtOnce = 0;

  const load = (search = ''): void => {
    let ordersUnderWay = 0;
    actor?.stop();
    checkout = undefined;
    const createOrder = fromPromise<OrderAnswer, OrderRequest>(async ({ input }) => {
      ordersUnderWay += 1;
      mostOrdersAtOnce = Math.max(mostOrdersAtOnce, ordersUnderWay);
      return network
        .call(() => shop.createOrder(input))
        .finally(() => {
          ordersUnderWay -= 1;
        });
    });
    const openCheckout = fromPromise<CheckoutOutcome, CheckoutRequest>(
      ({ input: { order, onFailedAttempt } }) =>
        new Promise((close) => {
          checkout = { order, close };
          onFailed = onFailedAttempt;
        }),
    );
    const verify = fromPromise<SettlementAnswer, PendingPayment>(({ input }) =>
      network.call(() => shop.verify(input)),
    );
    const opened = createActor(
      paymentMachine.provide({
        actors: { createOrder, openCheckout, verify },
        actions: {
          storePending: ({ context }) => {
            stored = JSON.stringify(context.pending);
          },
        },
      }),
      {
        input: {
          userId,
          pending: pendingPaymentAtStart(stored, search, userId),
          newReceipt: () => 'receipt',
          paymentOrigins: ['https://secure.payu.in'],
        },
      },
    );
    opened.on('payment.returned', ({ verified }) => {
      isTold ||= verified;
    });
    actor = opened.start();
  };

  const leaveCheckout = (outcome: CheckoutOutcome): void => {
    const open = checkout;
    checkout = undefined;
    open?.close(outcome);
  };

  const pay = (): void => {
    if (!checkout) return;
    const { id, provider: by } = checkout.order;
    const attempt = shop.pay(id);
    if (attempt.type === 'refused') onFailed('The order is paid already.');
    else if (by === 'payu') load(`?paymentId=${id}`);
    else leaveCheckout({ ...attempt, type: 'paid' });
  };

  load();
  return {
    isTold: () => isTold,
    mostOrdersAtOnce: () => mostOrdersAtOnce,
    reload: () => load(),
    pay,
    'pay and crash': () => {
      if (checkout) shop.pay(checkout.order.id);
      load();
    },
    fail: () => checkout && onFailed('Declined.'),
    dismiss: () => leaveCheckout({ type: 'dismissed' }),
    webhook: () => checkout && shop.webhook(checkout.order.id),
    check: () => actor!.send({ type: 'check.requested' }),
    'dismiss notice': () => actor!.send({ type: 'notice.dismissed' }),
    return: () => {
      if (checkout?.order.provider === 'payu') checkout = undefined;
      actor!.send({ type: 'page.returned' });
    },
    click: (by: 'card' | 'payu') => {
      // A user who has read that the payment succeeded does not pay again.
      if (!isTold)
        actor!.send({
          type: 'payment.requested',
          provider: by,
          intent: purchaseIntentFor('BASIC', 'BASIC'),
        });
    },
  };
};

/** Waits until every promise that can settle has settled. */
const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

/** Plays the events in the given order, then heals the network and completes the purchase. */
const live = async (
  shop: ModelShop,
  possibleEvents: readonly Act[],
  { tabCount, by }: { readonly tabCount: number; readonly by: 'card' | 'payu' },
) => {
  const network = createNetwork();
  const tabs = Array.from({ length: tabCount }, () => createTab(shop, network));
  const happen = (happening: Act): void => {
    if (happening.act === 'network') {
      network.happen(happening.call, happening.fate);
      return;
    }
    const at = tabs[happening.tab % tabCount]!;
    if (happening.act === 'click') at.click(happening.provider);
    else if (happening.act === 'double click') {
      at.click(happening.provider);
      at.click(happening.provider);
    } else at[happening.act]();
  };
  for (const happening of possibleEvents) {
    happen(happening);
    await settled();
  }
  const heal = async () => {
    while (network.calls.length > 0) {
      network.happen(0, 'arrives');
      await settled();
    }
  };
  for (let round = 0; round < 10 && !tabs.some((at) => at.isTold()); round += 1)
    for (const at of tabs) {
      await heal();
      at.check();
      await heal();
      at.click(by);
      await heal();
      at.pay();
      await heal();
    }
  await heal();
  return tabs;
};

const ending = (shop: ModelShop, tabs: readonly ReturnType<typeof createTab>[]) => ({
  ...shop.sums(),
  isTold: tabs.some((at) => at.isTold()),
  mostOrdersAtOnce: Math.max(...tabs.map((at) => at.mostOrdersAtOnce())),
});

const once = { paidOrders: 1, charges: 1, roleChanges: 1, isTold: true, mostOrdersAtOnce: 1 };
const allRuns = 1000;

describe(`${runsOf(allRuns)} interleavings of clicks, reloads, failures and checks`, () => {
  it('CRD-12 SPP-13 two tabs: one paid order, one charge, one role change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { maxLength: 60 }), provider, async (possibleEvents, by) => {
        const shop = createModelShop({ reusesOrders: true });
        const sameProvider = possibleEvents.map((act) =>
          'provider' in act ? { ...act, provider: by } : act,
        );
        expect(ending(shop, await live(shop, sameProvider, { tabCount: 2, by }))).toEqual(once);
      }),
      replayable(allRuns),
    );
  }, 60_000);

  it('CRD-12 SPP-13 one tab: the same, even where every order call makes a new order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { maxLength: 60 }), async (possibleEvents) => {
        const shop = createModelShop({ reusesOrders: false });
        expect(ending(shop, await live(shop, possibleEvents, { tabCount: 1, by: 'card' }))).toEqual(
          once,
        );
      }),
      replayable(allRuns),
    );
  }, 60_000);
});

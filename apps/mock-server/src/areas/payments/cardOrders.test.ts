import { minute } from '@seatwise/api-client/contract/constants/time';
import { describe, expect, it, vi } from 'vitest';
import { testEnvironment } from '@seatwise/backend/testing/environment';
import { createSharedJournal } from '@seatwise/backend/testing/sharedJournal';
import { openShop } from './testing/openShop.ts';

const unanswered =
  'Razorpay does not answer at the moment. Please try again in a few minutes, or pay in another way. Nothing was charged.';

/** A shop with a student; a test can delay the card provider. */
const open = (shop = openShop()) => {
  const user = shop.hire('FREE');
  const { card } = shop.backend.providers;
  const { createOrder } = card;
  return {
    ...shop,
    user,
    idsThere: () => shop.db.razorpayOrders.all().map(({ id }) => id),
    ids: () => shop.db.orders.all().map(({ id }) => id),
    /** Replaces how the provider creates the next order. */
    next: (
      take: (create: () => ReturnType<typeof createOrder>) => ReturnType<typeof createOrder>,
    ) =>
      vi
        .spyOn(card, 'createOrder')
        .mockImplementationOnce((order) => take(() => createOrder(order))),
  };
};

const loseAnswer = async (create: () => Promise<unknown>): Promise<never> => {
  await create();
  throw new Error('socket hang up');
};

describe('BEY-PAY-16 an order at the card provider', () => {
  it('is written before the provider is asked, and has its id before it is answered', async () => {
    const { cardOrder, db, ids, next, user } = open();
    const before: unknown[] = [];
    next((create) => {
      before.push(...db.orders.all());
      return create();
    });
    const id = await cardOrder(user, 'BASIC');
    expect(before).toMatchObject([
      { status: 'CREATED', userId: user.id, reference: expect.any(String) },
    ]);
    expect(ids()).toEqual([id]);
    expect(db.orders.get(id)).not.toHaveProperty('askedUntil');
  });

  it('whose answer is lost is the one that the student gets next', async () => {
    const { cardOrder, idsThere, ids, next, refusalOf, user } = open();
    next(loseAnswer);
    expect(await refusalOf('card', user, 'BASIC')).toBe(unanswered);
    const id = await cardOrder(user, 'BASIC');
    expect([ids(), idsThere()]).toEqual([[id], [id]]);
  });

  it('whose answer is lost is found within a minute, and by staff who ask', async () => {
    const lost = async () => {
      const shop = open();
      shop.next(loseAnswer);
      await shop.refusalOf('card', shop.user, 'BASIC');
      return shop;
    };
    const { ids, idsThere, round } = await lost();
    await round();
    expect(ids()).toEqual(idsThere());
    const shop = await lost();
    const as = shop.hire('Admin');
    const [id] = shop.ids();
    const answer = await shop.post(`/api/admin/payments/${id}/inquiry`, { as, json: {} });
    expect(await answer.json()).toMatchObject({
      says: 'unknown',
      payment: { id: shop.idsThere()[0], state: 'open' },
    });
  });

  it('is the one of an instance that died while it asked, on every other', async () => {
    const journal = createSharedJournal();
    const environment = testEnvironment();
    const { cardOrder, idsThere, next, user } = open(openShop(journal.open(), environment));
    next(async (create) => {
      await create();
      return new Promise(() => {});
    });
    void cardOrder(user, 'BASIC');
    await vi.waitFor(() => expect(idsThere()).toHaveLength(1));
    environment.clock.offset += minute;
    const other = openShop(journal.open(), environment);
    const id = await other.cardOrder(user, 'BASIC');
    expect(idsThere()).toEqual([id]);
    expect(other.db.orders.all()).toMatchObject([{ id, status: 'CREATED' }]);
  });

  it('is asked for again when the call that asked has died', async () => {
    const { cardOrder, ids, idsThere, next, passTime, user } = open();
    next(async (create) => {
      await create();
      return new Promise(() => {});
    });
    void cardOrder(user, 'BASIC');
    await vi.waitFor(() => expect(idsThere()).toHaveLength(1));
    passTime(minute);
    const id = await cardOrder(user, 'BASIC');
    expect([ids(), idsThere()]).toEqual([[id], [id]]);
  });

  it('is made once for two tabs, of which one waits for the other', async () => {
    const { cardOrder, db, idsThere, next, user } = open();
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    next(async (create) => {
      asked.resolve();
      await answered.promise;
      return create();
    });
    const first = cardOrder(user, 'BASIC');
    await asked.promise;
    const stepsAside = vi.spyOn(db.turns, 'aside');
    const second = cardOrder(user, 'BASIC');
    // The second tab steps aside each time before it reads the order again.
    await vi.waitFor(() => expect(stepsAside.mock.calls.length).toBeGreaterThan(1));
    answered.resolve();
    expect(new Set(await Promise.all([first, second]))).toEqual(new Set(idsThere()));
    expect(idsThere()).toHaveLength(1);
  });

  it('that the provider did not take keeps nobody from paying with the other one', async () => {
    const { next, payuOrder, refusalOf, user } = open();
    next(() => Promise.reject(new Error('connect ECONNREFUSED')));
    expect(await refusalOf('card', user, 'BASIC')).toBe(unanswered);
    expect((await payuOrder(user, 'BASIC')).paymentId).toMatch(/^sw/);
  });

  it('keeps others from being opened while the provider is asked', async () => {
    const { cardOrder, ids, next, refusalOf, user } = open();
    const answered = Promise.withResolvers<void>();
    next(async (create) => {
      await answered.promise;
      return create();
    });
    const first = cardOrder(user, 'BASIC');
    await vi.waitFor(() => expect(ids()).toHaveLength(1));
    expect(await refusalOf('payu', user, 'BASIC')).toContain('is still open with Razorpay');
    answered.resolve();
    expect(await first).toMatch(/^order_/);
  });

  it('is not handed out when its owner has cancelled it meanwhile', async () => {
    const { cancel, db, ids, next, refusalOf, user } = open();
    next(async (create) => {
      expect((await cancel(user, ids()[0]!)).status).toBe(200);
      return create();
    });
    expect(await refusalOf('card', user, 'BASIC')).toContain('is no longer open');
    expect(db.orders.all()).toMatchObject([{ status: 'CANCELLED' }]);
  });
});

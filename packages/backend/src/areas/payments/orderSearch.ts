import type { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import type { InputOf } from '@seatwise/api-client/contract/operation';
import { providers } from '@seatwise/api-client/contract/payments';
import type { Backend } from '../../backend.ts';
import type { Order, User } from '../../db/records.ts';
import type { createOrderBook } from './orderBook.ts';
import { planOf, rupees } from './prices.ts';
import { earnedPaise, isUnpaid } from './orderStates.ts';

type OrderQuery = InputOf<(typeof adminPayments)['listPayments']>;
type Sort = NonNullable<OrderQuery['sort']>;
type State = NonNullable<OrderQuery['state']>;

interface Total {
  paise: number;
  count: number;
}
type Totals = Readonly<Record<'paid' | 'pending' | 'refunds', Readonly<Total>>>;

const nothing = (): Total => ({ paise: 0, count: 0 });

/** An order with its searchable text. */
interface Entry {
  readonly order: Order;
  readonly user: User | undefined;
  readonly state: State;
  /** The text that a search compares with. */
  readonly text: string;
}

const keys: Readonly<Record<Sort, (entry: Entry) => string | number>> = {
  createdAt: ({ order }) => order.createdAt,
  user: ({ user }) => user?.username.toLowerCase() ?? '',
  plan: ({ order }) => planOf(order.roleId) ?? '',
  amount: ({ order }) => order.amountPaise,
  state: ({ state }) => state,
  provider: ({ order }) => providers[order.provider].slug,
};

const compare = <Value extends string | number>(a: Value, b: Value): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const duePaise = ({ refunds }: Order): number =>
  refunds.reduce((sum, { amountPaise, refunded }) => sum + (refunded ? 0 : amountPaise), 0);

const add = (total: Total, paise: number): void => {
  if (paise === 0) return;
  total.paise += paise;
  total.count += 1;
};

const sumUp = (entries: readonly Entry[]): Totals => {
  const totals = { paid: nothing(), pending: nothing(), refunds: nothing() };
  for (const { order, state } of entries) {
    add(totals.paid, earnedPaise(order));
    if (state === 'open' || state === 'on-its-way') add(totals.pending, order.amountPaise);
    add(totals.refunds, duePaise(order));
  }
  return totals;
};

/** The text to search for: a number's digits only, and a phone number without India's code. */
const searchedText = (search: string): string => {
  const text = search.trim().toLowerCase();
  if (!/^[₹+\d][\d,.\s-]*$/.test(text)) return text;
  const number = text.replaceAll(/[^\d.]/g, '');
  return /^91\d{10}$/.test(number) ? number.slice(2) : number;
};

/** Data derived from all orders, valid until an order or a user changes. */
interface Derived {
  readonly revision: string;
  readonly entries: readonly Entry[];
  readonly totals: Totals;
}

/** Finds and sorts the orders for staff. */
export const createOrderSearch = (
  { db }: Pick<Backend, 'db'>,
  book: Pick<ReturnType<typeof createOrderBook>, 'stateOf'>,
) => {
  let derived: Derived | undefined;

  /** For staff, an order is waiting until its provider has decided, however old it is. */
  const stateOf = (order: Order): State => {
    if (order.status === 'PENDING') return 'on-its-way';
    return isUnpaid(order) ? 'open' : book.stateOf(order);
  };

  const entryOf = (order: Order): Entry => {
    const user = db.users.get(order.userId);
    const words = [
      user?.username,
      user?.email,
      user?.phone,
      user?.rollNumber,
      order.id,
      order.providerPaymentId,
      rupees(order.amountPaise),
    ];
    return { order, user, state: stateOf(order), text: words.join('\n').toLowerCase() };
  };

  const deriveAll = (): Derived => {
    const revision = `${db.orders.revision} ${db.users.revision}`;
    if (derived?.revision === revision) return derived;
    const entries = db.orders.all().map(entryOf);
    derived = { revision, entries, totals: sumUp(entries) };
    return derived;
  };

  /** All orders, sorted; orders with equal keys are newest first. */
  const inOrder = (sort: Sort, direction: 'ascending' | 'descending'): readonly Entry[] => {
    const sign = direction === 'ascending' ? 1 : -1;
    const keyOf = keys[sort];
    return deriveAll()
      .entries.map((entry) => ({ entry, key: keyOf(entry) }))
      .toSorted(
        (a, b) => sign * compare(a.key, b.key) || b.entry.order.createdAt - a.entry.order.createdAt,
      )
      .map(({ entry }) => entry);
  };

  return {
    stateOf,

    /** The matching orders, sorted. */
    find: ({ search = '', state, provider, sort, order }: OrderQuery): readonly Entry[] => {
      const wanted = searchedText(search);
      const all = inOrder(sort ?? 'createdAt', order ?? (sort ? 'ascending' : 'descending'));
      if (!provider && !state && !wanted) return all;
      return all.filter(
        (entry) =>
          (!provider || providers[entry.order.provider].slug === provider) &&
          (!state || entry.state === state) &&
          (!wanted || entry.text.includes(wanted)),
      );
    },

    totals: (): Totals => deriveAll().totals,
  };
};

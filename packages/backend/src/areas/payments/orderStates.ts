import { day, minute } from '@seatwise/api-client/contract/constants/time';
import type { orderStates } from '@seatwise/api-client/contract/orders';
import type { Order } from '../../db/records.ts';
import type { Clock } from '../../environment.ts';

/** How long an unpaid order can be reopened, and blocks its owner from opening another. */
export const orderLifetime = 30 * minute;

/** The longest time that a bank takes to confirm a payment or to send the money back. */
export const pendingLifetime = day;

const settledStates = {
  CREATED: 'expired',
  ATTEMPTED: 'expired',
  PENDING: 'expired',
  EXPIRED: 'expired',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  PAID: 'paid',
} as const;

export const isUnpaid = ({ status }: Order): boolean =>
  status === 'CREATED' || status === 'ATTEMPTED';

/** Whether an order is payable: the card provider gives it an id only after we wrote the order. */
export const isNamed = ({ askedUntil }: Order): boolean => askedUntil === undefined;

/** The amount of an order that staff decided to refund. */
export const requestedPaise = ({ refunds }: Order): number =>
  refunds.reduce(
    (sum, { amountPaise, reason }) => sum + (reason === 'requested' ? amountPaise : 0),
    0,
  );

/** The amount of an order that the shop earns; a second payment does not count. */
export const earnedPaise = (order: Order): number =>
  order.status === 'PAID' &&
  order.refunds.every(({ reason }) => reason === 'paid twice' || reason === 'requested')
    ? order.amountPaise - requestedPaise(order)
    : 0;

const isRefundedInPart = (order: Order): boolean =>
  order.refunds.every(({ reason }) => reason === 'requested') &&
  requestedPaise(order) < order.amountPaise;

/** The state of an order at the clock's present time. */
export const createOrderStates = (clock: Clock) => {
  const isFresh = (since: number, lifetime = orderLifetime): boolean =>
    clock.now() - since < lifetime;

  /** Whether an order is unpaid and recent enough to be paid. */
  const isOpen = (order: Order): boolean => isUnpaid(order) && isFresh(order.createdAt);

  /** Whether a call is asking the provider for the order's id. */
  const isAsked = ({ askedUntil = 0 }: Order): boolean => askedUntil > clock.now();

  /** Whether the provider may have taken the money already. */
  const isOnItsWay = ({ status, createdAt }: Order): boolean =>
    status === 'PENDING' && isFresh(createdAt, pendingLifetime);

  const stateOf = (order: Order): (typeof orderStates)[number] => {
    if (order.refunds.some(({ refunded }) => !refunded)) return 'refund-due';
    if (order.refunds.length > 0 && !isRefundedInPart(order)) return 'refunded';
    if (isOnItsWay(order)) return 'on-its-way';
    return isOpen(order) ? 'open' : settledStates[order.status];
  };

  return { isOpen, isAsked, isOnItsWay, stateOf };
};

/** The change that adds a step to an order's history. */
export const withStep = (
  { steps }: Order,
  step: Order['steps'][number]['step'],
  at: number,
  detail: string | null = null,
): Pick<Order, 'steps'> => ({ steps: [...steps, { at, step, detail }] });

import type { Backend } from '../../backend.ts';
import type { Order, User } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import { priceOf, type PlanId } from '@seatwise/api-client/contract/constants/plans';
import { isUpgrade, planOf } from './prices.ts';
import { orderMessages } from './orderMessages.ts';
import { createOrderStates, isNamed, isUnpaid, withStep } from './orderStates.ts';
import { createSettlement } from './settlement.ts';

/**
 * A status only moves forward. CANCELLED comes before PENDING and FAILED: what the payer does at
 * the provider after cancelling here still counts.
 */
const forward: readonly Order['status'][] = [
  'CREATED',
  'ATTEMPTED',
  'EXPIRED',
  'CANCELLED',
  'PENDING',
  'FAILED',
  'PAID',
];

type UnpaidStatus = Exclude<Order['status'], 'PAID'>;

const stepOf = (status: UnpaidStatus) => status.toLowerCase() as Lowercase<UnpaidStatus>;

export interface PurchaseIntent {
  readonly user: User;
  readonly plan: PlanId;
  readonly roleId: number;
  readonly provider: Order['provider'];
  readonly receipt: string;
  readonly description: string;
  readonly payer?: Order['payer'];
}

/** The result of reconciling a user's orders. */
export interface ReconciliationResult {
  /** Orders found to be paid. */
  readonly paid: readonly Order[];
  /** Orders whose provider could not be reached. */
  readonly unreachable: readonly Order[];
}

const conflict = (message: string): never => {
  throw new HttpError(409, message);
};

/** The merchant's orders: which order a purchase intent opens, and how an order becomes paid. */
export const createOrderBook = ({ db, environment }: Pick<Backend, 'db' | 'environment'>) => {
  const { clock } = environment;

  const { isOpen, isAsked, isOnItsWay, stateOf } = createOrderStates(clock);

  const advance = (id: string, status: UnpaidStatus): Order =>
    db.transaction(() => {
      const order = db.orders.get(id)!;
      return forward.indexOf(status) > forward.indexOf(order.status)
        ? db.orders.update(id, { status, ...withStep(order, stepOf(status), clock.now()) })
        : order;
    });

  /** Expires an unpaid order after its lifetime. */
  const expire = (order: Order): Order =>
    isUnpaid(order) && !isOpen(order) ? advance(order.id, 'EXPIRED') : order;

  const of = (userId: number): Order[] => db.orders.where('userId', String(userId));

  const { pay } = createSettlement({ db, environment, of, advance });

  /** Refuses if the intent gives its owner nothing, or if another order may already be paid. */
  const assertPayable = (
    { user, plan }: PurchaseIntent,
    mine: readonly Order[],
    reusable: Order | undefined,
    { paid, unreachable }: ReconciliationResult,
  ): void => {
    const { role } = db.users.get(user.id)!;
    if (!isUpgrade(plan, role)) {
      const paid = mine.some(({ roleId, status }) => planOf(roleId) === plan && status === 'PAID');
      conflict(paid ? orderMessages.paid : orderMessages.held(role));
    }
    const [news] = paid;
    if (news) conflict(orderMessages.arrived(news));
    const mayBePaid = (order: Order): boolean =>
      order.id !== reusable?.id && (isNamed(order) || isAsked(order));
    const others = mine.filter(mayBePaid);
    const onItsWay = others.find(isOnItsWay);
    if (onItsWay) conflict(orderMessages.onItsWay(onItsWay));
    const open = others.find(isOpen);
    if (open) conflict(orderMessages.open(open));
    const unknown = unreachable.find((order) => mayBePaid(order) && order.status !== 'FAILED');
    if (unknown) conflict(orderMessages.unasked(unknown));
  };

  /**
   * Idempotent (the key is user, plan and provider), so that nobody pays twice: double clicks,
   * second tabs and reloads get the key's open order; other orders are refused while it may be
   * paid.
   */
  const take = (
    intent: PurchaseIntent,
    findings: ReconciliationResult,
    open: () => Pick<Order, 'id' | 'reference' | 'askedUntil'>,
  ): Order =>
    db.transaction(() => {
      const { user, plan, ...details } = intent;
      const amountPaise = priceOf(plan).totalPaise;
      const hasSameIntent = ({ provider, roleId }: Order): boolean =>
        provider === intent.provider && roleId === intent.roleId;
      for (const order of of(user.id)) {
        expire(order);
        if (hasSameIntent(order) && isOpen(order) && order.amountPaise !== amountPaise)
          advance(order.id, 'CANCELLED');
      }
      const mine = of(user.id);
      const reusable = mine.find(
        (order) => hasSameIntent(order) && (isOpen(order) || isOnItsWay(order)),
      );
      assertPayable(intent, mine, reusable, findings);
      return (
        reusable ??
        db.orders.put({
          payer: null,
          ...details,
          ...open(),
          userId: user.id,
          amountPaise,
          status: 'CREATED',
          providerPaymentId: null,
          createdAt: clock.now(),
          paidAt: null,
          webhookEvents: [],
          refunds: [],
          steps: [{ at: clock.now(), step: 'created', detail: null }],
        })
      );
    });

  return { take, pay, advance, expire, of, isOpen, isAsked, isOnItsWay, stateOf };
};

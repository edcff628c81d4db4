import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import type { User } from '@seatwise/backend/db/records';
import { type PlanId } from '@seatwise/api-client/contract/constants/plans';
import { planOf } from '@seatwise/backend/areas/payments/prices';
import { openShop, type SignedTriple } from './openShop.ts';
import { readForm } from './payuPages.ts';
import { signedDelivery } from '../../../mock/simulators/razorpay/webhook.ts';

export type ProviderId = 'card' | 'payu';
export type Outcome = 'success' | 'failure' | 'pending' | 'cancelled';

/** A tab's state of its payment: the order, and what the provider gave the browser. */
interface Tab {
  order?: { readonly provider: ProviderId; readonly id: string; readonly params: Fields };
  handed?: { readonly triple: SignedTriple } | { readonly action: string; readonly fields: Fields };
}
type Fields = Readonly<Record<string, string>>;

/** Money that a provider has taken. */
export interface Charge {
  readonly orderId: string;
  readonly paymentId: string;
}

const lost = { 'x-mock-scenario': 'payment.unreachable' };

/**
 * A student with tabs on several devices, the merchant's real handlers, both providers and a clock,
 * with the acts that each can do next. A browser may fail to do any of its acts.
 */
export const openWorld = (tabCount: number) => {
  const shop = openShop();
  const { db } = shop;
  const student = shop.hire('FREE');
  const tabs: Tab[] = Array.from({ length: tabCount }, () => ({}));
  const handedFields: Fields[] = [];

  const charges = (): Charge[] => [
    ...db.razorpayOrders
      .all()
      .flatMap(({ id, payments }) =>
        payments
          .filter(({ status }) => status === 'captured')
          .map((payment) => ({ orderId: id, paymentId: payment.id })),
      ),
    ...db.payuTransactions
      .all()
      .filter(({ outcome }) => outcome === 'success')
      .map(({ id, mihpayid }) => ({ orderId: id, paymentId: mihpayid })),
  ];

  const isKept = ({ orderId, paymentId }: Charge): boolean => {
    const order = db.orders.get(orderId)!;
    return (
      order.status === 'PAID' && order.providerPaymentId === paymentId && order.refunds.length === 0
    );
  };

  const refundsOf = ({ orderId, paymentId }: Charge) =>
    db.orders.get(orderId)!.refunds.filter((refund) => refund.paymentId === paymentId);

  const start = async (at: Tab, provider: ProviderId, plan: PlanId): Promise<boolean> => {
    const response = await shop.post(
      `/api/payments/${provider === 'card' ? 'razorpay' : 'payu'}/create-order`,
      {
        as: student,
        json: provider === 'card' ? shop.cardIntent(student, plan) : shop.payuIntent(student, plan),
      },
    );
    if (!response.ok) return false;
    const answer = (await response.json()) as {
      readonly providerOrderId?: string;
      readonly paymentId?: string;
      readonly params?: Fields;
    };
    at.order = {
      provider,
      id: answer.providerOrderId ?? answer.paymentId!,
      params: answer.params ?? {},
    };
    delete at.handed;
    return true;
  };

  /** Posts the form to PayU's page, where the payer presses a button. */
  const atPayu = async (at: Tab, outcome: Outcome, headers: Fields): Promise<void> => {
    const page = await shop.post('/simulators/payu/_payment', { form: at.order!.params, headers });
    const { action, fields } = readForm(await page.text());
    const end = await shop.post(action, { form: { ...fields, outcome }, headers });
    at.handed = readForm(await end.text());
    if ('fields' in at.handed) handedFields.push(at.handed.fields);
  };

  const inCheckout = async (at: Tab, outcome: Outcome, headers: Fields): Promise<void> => {
    const { id } = at.order!;
    const succeeds = outcome === 'success';
    const answer = await shop.payByCard(id, succeeds ? 'success' : 'failure', headers);
    if ('razorpay_signature' in answer) at.handed = { triple: answer };
  };

  return {
    shop,
    student,
    charges,
    isKept,
    refundsOf,
    tab: (index: number): Tab => tabs[index % tabCount]!,
    /** A tab that has begun to buy, or any tab if none has. */
    buyingTab: (index: number): Tab => {
      const buying = tabs.filter(({ order }) => order);
      return buying[index % Math.max(1, buying.length)] ?? tabs[0]!;
    },
    user: (): User => db.users.get(student.id)!,
    keptPlans: (): PlanId[] =>
      charges()
        .filter(isKept)
        .map(({ orderId }) => planOf(db.orders.get(orderId)!.roleId)!),
    start,
    /** Whether every charge is known to the shop: paid, or noted for refund. */
    isAllNoted: (): boolean =>
      charges().every((charge) => isKept(charge) || refundsOf(charge).length > 0),
    pay: async (at: Tab, outcome: Outcome, isNotified: boolean): Promise<void> => {
      if (!at.order) return;
      const headers = isNotified ? {} : lost;
      await (at.order.provider === 'card' ? inCheckout : atPayu)(at, outcome, headers);
    },
    /** Lets the browser return to the app with what the provider gave it. */
    comeBack: async ({ handed }: Tab): Promise<void> => {
      if (!handed) return;
      if ('triple' in handed) await shop.verify(student, handed.triple);
      else await shop.post('/api/payments/payu/return', { form: handed.fields });
    },
    close: (at: Tab): void => {
      delete at.order;
      delete at.handed;
    },
    /** Lets a bank decide a pending payment without the payer. */
    decide: async (index: number, outcome: Outcome): Promise<void> => {
      const pending = db.payuTransactions.all().filter((each) => each.outcome === 'pending');
      const chosen = pending[index % Math.max(1, pending.length)];
      if (chosen)
        await shop.post('/simulators/payu/outcome', {
          form: { txnid: chosen.id, outcome },
          headers: lost,
        });
    },
    /** Delivers a notification late, or again. */
    repeat: async (index: number): Promise<void> => {
      const fields = handedFields[index % Math.max(1, handedFields.length)];
      if (fields) await shop.post('/api/payments/payu/webhook', { form: fields });
      const order = db.razorpayOrders.all()[index % Math.max(1, db.razorpayOrders.size)];
      for (const payment of order?.payments ?? []) {
        const event = payment.status === 'captured' ? 'payment.captured' : 'payment.failed';
        const delivery = await signedDelivery(shop.backend, event, order!, payment);
        await shop.post('/api/payments/razorpay/webhook', {
          body: delivery.rawBody,
          headers: {
            'x-razorpay-signature': delivery.signature!,
            'x-razorpay-event-id': delivery.eventId!,
          },
        });
      }
    },
    cancel: async (index: number): Promise<boolean> => {
      const mine = db.orders.where('userId', String(student.id));
      const order = mine[index % Math.max(1, mine.length)];
      return order !== undefined && (await shop.cancel(student, order.id)).ok;
    },
    signIn: () =>
      shop.post('/api/auth/login', {
        json: { rollnumberOrEmail: student.email, password: shop.password },
      }),
    grant: (plan: PlanId): void => {
      const role = shop.roleOf(student);
      if (roleLevel(plan) > roleLevel(role)) db.users.update(student.id, { role: plan });
    },
    remove: (): void => {
      db.users.update(student.id, { deletedAt: 1, isActive: false });
    },
  };
};

const levels = [roleIds.FREE, roleIds.BASIC, roleIds.ADVANCE, roleIds.PREMIUM] as const;
export const roleLevel = (role: Role): number =>
  levels.findIndex((level) => level === roleIds[role]);

export type World = ReturnType<typeof openWorld>;

import { may } from '@seatwise/api-client/contract/constants/permissions';
import { payments as contract } from '@seatwise/api-client/contract/payments';
import type { Backend } from '../../../backend.ts';
import type { Order, User } from '../../../db/records.ts';
import { createCardPayments } from '../cardPayments.ts';
import { gstPercent, priceOf, type PlanId } from '@seatwise/api-client/contract/constants/plans';
import { planOf } from '../prices.ts';
import { createReconciliation } from '../reconciliation.ts';
import { createPayuPayments } from '../payuPayments.ts';
import { assertMayBuy } from '../../../security/guardian.ts';
import { publicOrigin } from '../../../security/ownOrigin.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';
import { invalid } from '../../../http/readInput.ts';

/** The status of an order as its owner sees it; an attempt is pending until it is settled. */
const words: Readonly<Record<Order['status'], string>> = {
  CREATED: 'CREATED',
  ATTEMPTED: 'PENDING',
  PENDING: 'PENDING',
  FAILED: 'FAILED',
  EXPIRED: 'FAILED',
  CANCELLED: 'FAILED',
  PAID: 'PAID',
};

interface OrderInput {
  readonly userId: number;
  readonly purchasedRoleId: number;
  readonly amountPaise: number;
}

/** The plan to buy; the server sets its price, and the caller's figures only have to match. */
const readIntent = (
  operation: typeof contract.createCardOrder | typeof contract.createPayuOrder,
  user: User,
  order: OrderInput,
): PlanId => {
  if (order.userId !== user.id) throw new HttpError(403, 'The order is for another user.');
  assertMayBuy(user);
  const plan = planOf(order.purchasedRoleId)!;
  if (order.amountPaise !== priceOf(plan).totalPaise)
    throw invalid(operation, `amountPaise: not the price of ${plan}.`);
  return plan;
};

export const paymentHandlers = (backend: Backend) => {
  const { db, providers } = backend;
  const card = createCardPayments(backend);
  const payu = createPayuPayments(backend);
  const reconciliation = createReconciliation(backend);

  return serveArea(backend, contract, {
    purchase: ({ input: { planId }, user }) => {
      db.settings.put({ id: `wish:${user.id}`, value: planId });
      return { message: `We noted that you want the ${planId} plan. Pay for it to activate it.` };
    },

    createCardOrder: async (call) => {
      const { input, user, plays } = call;
      const plan = readIntent(contract.createCardOrder, user, input);
      const { basePaise, gstPaise, totalPaise } = priceOf(plan);
      const { notes, purchasedRoleId: roleId, receipt, description } = input;
      if (
        notes.baseAmountPaise !== basePaise ||
        notes.gstPercent !== gstPercent ||
        notes.gstAmountPaise !== gstPaise ||
        notes.totalAmountPaise !== totalPaise
      )
        throw invalid(contract.createCardOrder, `notes: not the price of ${plan}.`);
      if (plays('payment.no-order')) return {};
      const findings = await reconciliation.user(user.id, plays);
      const intent = { user: call.userNow(), plan, roleId, receipt, description };
      providers.assertOpen();
      const { id, amountPaise } = await card.takeOrder(intent, findings);
      return {
        providerOrderId: id,
        providerResponse: { id, amount: amountPaise, currency: 'INR' },
      };
    },

    verifyCardPayment: async ({ input, user, plays }) => {
      if (plays('payment.unreachable'))
        throw new HttpError(500, 'We cannot verify the payment right now. Try again in a minute.');
      const { razorpay_order_id: orderId, razorpay_payment_id: paymentId } = input;
      if (plays('payment.unverified')) {
        card.noteAttempt(user, orderId);
        return { status: 'failed', paymentId };
      }
      const signature = input.razorpay_signature;
      const verified = await card.verify(user, { orderId, paymentId, signature });
      return { status: verified ? 'ok' : 'failed', paymentId };
    },

    createPayuOrder: async ({ input, user, userNow, plays, request }) => {
      const plan = readIntent(contract.createPayuOrder, user, input);
      const { purchasedRoleId: roleId, receipt, description } = input;
      const findings = await reconciliation.user(user.id, plays);
      const intent = { user: userNow(), plan, roleId, receipt, description };
      providers.assertOpen();
      const order = payu.takeOrder(intent, findings);
      const origin = publicOrigin(request, backend.webOrigins);
      const page = request.headers.get('origin') ?? '';
      return {
        paymentId: order.id,
        paymentUrl: payu.paymentUrl(origin),
        params: await payu.formOf(order, origin, backend.webOrigins.has(page) ? page : undefined),
      };
    },

    orderStatus: async ({ input: { id }, user, plays }) => {
      const order = db.orders.get(id);
      const mayRead = order?.userId === user.id || may(user.role, 'admin');
      if (!order || !mayRead) throw new HttpError(404, 'There is no such order.');
      // A browser or a webhook may have got lost. Staff ask the provider through an audited call.
      const found = order.userId === user.id ? await reconciliation.one(order, plays) : undefined;
      const current = orNotFound(db.orders.get(found?.id ?? id), 'There is no such order.');
      return { status: words[current.status] };
    },
  });
};

import * as z from 'zod/mini';
import { paidStatuses } from './constants/payments.ts';
import { planIds } from './constants/plans.ts';
import { json, defineArea } from './operation.ts';
import { roleIds } from './constants/permissions.ts';
import { bounded, id, maybe, shortText } from './values.ts';

/** The two providers' names, as in paths and field names. */
export const providers = {
  card: { slug: 'razorpay', prefix: 'razorpay' },
  payu: { slug: 'payu' },
} as const;

const paise = z.int().check(z.positive());

const order = {
  userId: id,
  purchasedRoleId: z.literal([roleIds.BASIC, roleIds.ADVANCE, roleIds.PREMIUM]),
  amountPaise: paise,
  currency: z.literal('INR'),
  receipt: bounded(40),
  description: shortText,
};

const orderFailures = {
  400: 'The amount is not the price of the plan, or a value is refused',
  403: 'The order is for another user',
  409: 'The plan is held already, or another payment is open or on its way',
};

export const payments = defineArea('student', {
  purchase: {
    requirement: 'END-08',
    summary: 'Older plan purchase: notes the plan, raises no role',
    route: 'POST /api/purchase',
    body: z.object({ planId: z.enum(planIds) }),
    answer: json(z.object({ message: maybe(z.string()) })),
  },

  createCardOrder: {
    requirement: 'END-09',
    summary: 'Order for the card provider',
    route: `POST /api/payments/${providers.card.slug}/create-order`,
    body: z.object({
      ...order,
      notes: z.object({
        baseAmountPaise: paise,
        gstPercent: z.number(),
        gstAmountPaise: z.int(),
        totalAmountPaise: paise,
      }),
    }),
    // All fields are optional, because an answer without an order id has its own alert.
    answer: json(
      z.object({
        providerOrderId: maybe(z.string()),
        providerResponse: maybe(
          z.object({ id: maybe(z.string()), amount: maybe(z.int()), currency: maybe(z.string()) }),
        ),
      }),
    ),
    failures: orderFailures,
  },

  verifyCardPayment: {
    requirement: 'END-10',
    summary: "Check the card provider's signature and raise the role, once",
    route: `POST /api/payments/${providers.card.slug}/verify`,
    body: z.object({
      [`${providers.card.prefix}_order_id` as const]: shortText,
      [`${providers.card.prefix}_payment_id` as const]: shortText,
      [`${providers.card.prefix}_signature` as const]: shortText,
    }),
    answer: json(z.object({ status: maybe(z.string()), paymentId: maybe(z.string()) })),
    failures: { 403: 'The order belongs to another user', 404: 'No such order' },
    recognises: ['ok'],
  },

  createPayuOrder: {
    requirement: 'END-11',
    summary: 'Order for PayU: where to post, and which fields',
    route: `POST /api/payments/${providers.payu.slug}/create-order`,
    body: z.object(order),
    answer: json(
      z.object({
        paymentId: maybe(z.string()),
        paymentUrl: z.string(),
        params: z.record(z.string(), z.string()),
      }),
    ),
    failures: orderFailures,
  },

  orderStatus: {
    requirement: 'END-12',
    summary: 'How an order stands',
    route: 'GET /api/orders/{id}',
    access: 'signed-in',
    params: z.object({ id: shortText }),
    answer: json(z.object({ status: maybe(z.string()) })),
    failures: { 404: "No such order, or another user's" },
    recognises: paidStatuses,
  },
});

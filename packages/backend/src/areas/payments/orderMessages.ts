import type { Order } from '../../db/records.ts';
import { inRupees, planOf } from './prices.ts';

/** The names by which people know the providers. */
const providerNames = { card: 'Razorpay', payu: 'PayU' } as const;

const nameOf = ({ provider }: Order): string => providerNames[provider];
const payment = ({ amountPaise, roleId }: Order): string =>
  `payment of ${inRupees(amountPaise)} for ${planOf(roleId) ?? 'a plan'}`;

/** Tells an order's owner why it is not opened or not closed. */
export const orderMessages = {
  paid: 'This plan is paid for already. Nothing was charged.',
  held: (role: string) => `Your plan ${role} includes this one already. Nothing was charged.`,
  arrived: (order: Order) => `Your ${payment(order)} has just arrived. Nothing more was charged.`,
  onItsWay: (order: Order) =>
    `Your ${payment(order)} with ${nameOf(order)} is not confirmed yet. Do not pay again: nothing more was charged.`,
  open: (order: Order) =>
    `A ${payment(order)} is still open with ${nameOf(order)}. Continue it, or cancel it, before you pay in another way. Nothing was charged.`,
  unasked: (order: Order) =>
    `${nameOf(order)} cannot be asked about your ${payment(order)} at the moment, and it may be paid. Please try again in a few minutes. Nothing was charged.`,
  unopened: (order: Order) =>
    `${nameOf(order)} does not answer at the moment. Please try again in a few minutes, or pay in another way. Nothing was charged.`,
  closed: (order: Order) =>
    `Your ${payment(order)} is no longer open. Please start again. Nothing was charged.`,
  settled: (order: Order) => `Your ${payment(order)} has arrived and cannot be cancelled.`,
} as const;

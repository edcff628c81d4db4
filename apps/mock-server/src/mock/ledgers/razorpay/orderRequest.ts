import * as z from 'zod/mini';
import { RazorpayError } from './razorpayError.ts';

const known = new Set([
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'payment_capture',
]);

type Rule = readonly [field: string, holds: (value: unknown) => boolean, description: string];

const notesShape = z.record(z.string(), z.union([z.string(), z.number()]));

/** Clients in PHP send an empty map as an empty list. */
const isEmptyList = (notes: unknown): boolean => Array.isArray(notes) && notes.length === 0;

const rules: readonly Rule[] = [
  ['amount', (amount) => amount !== undefined, 'amount: is required.'],
  ['amount', Number.isSafeInteger, 'The amount must be an integer.'],
  ['amount', (amount) => Number(amount) >= 100, 'The amount must be at least INR 1.00'],
  ['currency', (currency) => currency !== undefined, 'currency: is required.'],
  ['currency', (currency) => currency === 'INR', 'Currency is not supported'],
  [
    'receipt',
    (receipt = null) => receipt === null || typeof receipt === 'string',
    'The receipt must be a string.',
  ],
  [
    'receipt',
    (receipt) => String(receipt ?? '').length <= 40,
    'The receipt may not be greater than 40 characters.',
  ],
  [
    'notes',
    (notes = {}) => isEmptyList(notes) || z.safeParse(notesShape, notes).success,
    'The notes must be a list of keys and texts.',
  ],
  [
    'notes',
    (notes) => Object.keys(notes ?? {}).length <= 15,
    'The number of fields in notes should be less than or equal to 15.',
  ],
  [
    'notes',
    (notes) =>
      Object.entries(notes ?? {})
        .flat()
        .every((text) => String(text).length <= 256),
    'A note is longer than 256 characters.',
  ],
];

/** Reads a request for an order; throws the provider's error for the first wrong field. */
export const readOrderRequest = (request: Readonly<Record<string, unknown>>) => {
  for (const field of Object.keys(request))
    if (!known.has(field))
      throw new RazorpayError(`${field} is/are not required and should not be sent`, {
        reason: 'extra_field_sent',
      });
  for (const [field, holds, description] of rules)
    if (!holds(request[field])) throw new RazorpayError(description, { field });
  const { amount, receipt = null, notes = {} } = request;
  return {
    amount: Number(amount),
    receipt: receipt as string | null,
    notes: Object.fromEntries(
      Object.entries(notes as object).map(([key, value]) => [key, String(value)]),
    ),
  };
};

import { expect, it } from 'vitest';
import { invoiceKeptUntil } from './retention.ts';

it.each([
  // The annual return of the financial year 2025-26 is due on 31 December 2026.
  ['2026-03-31T23:59:59.999+05:30', '2033-01-01T00:00:00+05:30'],
  ['2026-04-01T00:00:00+05:30', '2034-01-01T00:00:00+05:30'],
  ['2026-12-31T23:59:59+05:30', '2034-01-01T00:00:00+05:30'],
  ['2027-01-01T00:00:00+05:30', '2034-01-01T00:00:00+05:30'],
])(
  'BEY-OPR-05 keeps the invoice of a payment of %s until %s, as India’s law counts',
  (paid, until) => {
    expect(invoiceKeptUntil(Date.parse(paid))).toBe(Date.parse(until));
  },
);

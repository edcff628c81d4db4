import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Receipt } from './Receipt.tsx';

it('BEY-PAY-07 a receipt says that a refund is on its way, and when it was made', () => {
  const receiptOf = (refundedAt: string | null): string =>
    renderToStaticMarkup(
      <Receipt
        order={{
          id: 'sw1',
          plan: 'ADVANCE',
          state: 'paid',
          refundPaise: 90_000,
          creditNote: 'CN/26-27/00001',
          refundedAt,
        }}
      />,
    );
  expect(receiptOf(null)).toContain('We are refunding ₹900 (credit note CN/26-27/00001).');
  const done = receiptOf('2026-11-26T06:30:00Z');
  expect(done).toContain('We have refunded ₹900 (credit note CN/26-27/00001).');
  expect(done).not.toContain('We are refunding');
  expect(done).toMatch(/>Refunded<.*\b26\b.*\b2026\b/);
});

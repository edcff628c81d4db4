import { day, financialYear, indianOffset } from './time.ts';

/** How many days personal data is stored: the privacy notice says so, and the server's retention job erases by it. */
export const keptDays = {
  /** After staff closed the account. */
  closedAccount: 30,
  /** After its last message. */
  closedConversation: 365,
  /** After the last reply, or after it was sent. */
  contactMessage: 365,
  /** After it was opened. */
  unpaidOrder: 365,
  /** After a change of email, for who undoes it. */
  formerEmail: 7,
} as const;

/** Section 36 of the CGST Act: 72 months after the annual return of the financial year is due. */
export const invoiceYears = 6;

export const keptMs = (kind: keyof typeof keptDays): number => keptDays[kind] * day;

/** When the invoice of a payment may go. The annual return is due on 31 December after the financial year, which ends in March. */
export const invoiceKeptUntil = (paidAt: number): number =>
  Date.UTC(financialYear(paidAt) + 2 + invoiceYears, 0) - indianOffset;

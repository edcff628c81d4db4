import { day, financialYear, indianOffset } from './time.ts';

/** How many days personal data is stored, by the privacy notice and the server's retention job. */
export const keptDays = {
  /** Counted from when staff closed the account. */
  closedAccount: 30,
  /** Counted from its last message. */
  closedConversation: 365,
  /** Counted from the last reply, or from sending if there is none. */
  contactMessage: 365,
  /** Counted from when it was opened. */
  unpaidOrder: 365,
  /** Counted from a change of email, so that its owner can undo the change. */
  formerEmail: 7,
} as const;

/** Section 36 of the CGST Act: 72 months after the annual return of the financial year is due. */
export const invoiceYears = 6;

export const keptMs = (kind: keyof typeof keptDays): number => keptDays[kind] * day;

/**
 * When a payment's invoice may be erased. The annual return is due on 31 December after the
 * financial year, which ends in March.
 */
export const invoiceKeptUntil = (paidAt: number): number =>
  Date.UTC(financialYear(paidAt) + 2 + invoiceYears, 0) - indianOffset;

/** The order statuses that count as paid. */
export const paidStatuses = ['CONFIRMED', 'PAID', 'SUCCESS'] as const;

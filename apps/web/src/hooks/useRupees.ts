import { currency } from '@seatwise/api-client/contract/constants/plans';
import { useNumberFormatter } from '@seatwise/ui';

/** Formats whole rupees. */
export const useRupees = (): Intl.NumberFormat =>
  useNumberFormatter({ style: 'currency', currency, maximumFractionDigits: 0 });

/** Formats rupees the way students say them: ₹1.5L. */
export const useLakhs = (): Intl.NumberFormat =>
  useNumberFormatter({
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  });

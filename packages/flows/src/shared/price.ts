import { currency, priceOf, type PlanId } from '@seatwise/api-client/contract/constants/plans';
import { dash } from './dates.ts';
import { numberFormat } from './format.ts';
import { defaultLocale } from './locale.ts';

const money = (fractionDigits: number) =>
  numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });

const whole = money(0);
const exact = money(2);

/** A sum for display, with paise only if there are any; a dash if unknown. */
export const rupees = (paise: number | null | undefined, locale = defaultLocale): string =>
  typeof paise !== 'number'
    ? dash
    : (paise % 100 === 0 ? whole : exact)(locale).format(paise / 100);

const typedSum = /^(?:\d{1,9}|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** The paise in a typed sum such as ₹1,18,000.50; undefined for anything else. */
export const paiseFrom = (text: string): number | undefined => {
  const sum = text.replaceAll(/[₹\s]/g, '');
  const paise = typedSum.test(sum) ? Math.round(Number(sum.replaceAll(',', '')) * 100) : 0;
  return paise > 0 ? paise : undefined;
};

/** The price on a card. */
export const priceLabel = (plan: PlanId, locale = defaultLocale): string =>
  `${rupees(priceOf(plan).basePaise, locale)} +GST`;

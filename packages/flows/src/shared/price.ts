import { currency, priceOf, type PlanId } from '@seatwise/api-client/contract/constants/plans';
import { dash } from './dates.ts';
import { defaultLocale, numberFormat } from './format.ts';

const money = (fractionDigits: number) =>
  numberFormat({
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });

const whole = money(0);
const exact = money(2);

/** A sum as people read it: paise show where there are any, and a dash where it is not known. */
export const rupees = (paise: number | null | undefined, locale = defaultLocale): string =>
  typeof paise !== 'number'
    ? dash
    : (paise % 100 === 0 ? whole : exact)(locale).format(paise / 100);

/** The price on a card. */
export const priceLabel = (plan: PlanId, locale = defaultLocale): string =>
  `${rupees(priceOf(plan).basePaise, locale)} +GST`;

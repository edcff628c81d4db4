import { dash } from './dates.ts';
import { documentedLocale, numberFormat } from './format.ts';
import { plans, type PlanId } from './plan.ts';

export const currency = 'INR';
export const gstPercent = 18;

/** What a plan costs, in whole paise: a sum is never a fraction of a coin. */
export interface Price {
  readonly basePaise: number;
  readonly gstPaise: number;
  readonly totalPaise: number;
}

export const priceOf = (plan: PlanId): Price => {
  const basePaise = plans[plan].priceRupees * 100;
  const gstPaise = Math.round((basePaise * gstPercent) / 100);
  return { basePaise, gstPaise, totalPaise: basePaise + gstPaise };
};

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
export const rupees = (paise: number | null | undefined, locale = documentedLocale): string =>
  typeof paise !== 'number'
    ? dash
    : (paise % 100 === 0 ? whole : exact)(locale).format(paise / 100);

/** The price on a card. */
export const priceLabel = (plan: PlanId, locale = documentedLocale): string =>
  `${rupees(priceOf(plan).basePaise, locale)} +GST`;

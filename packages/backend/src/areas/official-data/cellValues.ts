import { webAddress } from '@seatwise/api-client/contract/constants/data';

const digits = /^\d{1,12}$/;

/** The whole number in a text: `1,234`, `1234.0` and ` 1234 ` are 1234. */
export const wholeNumber = (text: string): number | undefined => {
  const plain = text.replace(/[\s,]/g, '').replace(/\.0+$/, '');
  return digits.test(plain) ? Number(plain) : undefined;
};

/**
 * A rank, and how it was written. `1(A)`, `1(B)` and `1.01` are candidates with the same rank, in
 * this order; `2040.5` was inserted after 2040.
 */
export const rankOf = (text: string) => {
  const written = text.replace(/[\s,]/g, '').replace(/\.0+$/, '').toUpperCase();
  const [, whole] = /^(\d{1,12})(?:\.\d{1,3}|\(?[A-Z]\)?)?$/.exec(written) ?? [];
  return whole === undefined ? undefined : { rank: Number(whole), written };
};

const units: readonly (readonly [unit: RegExp, factor: number])[] = [
  [/^(l|lac|lakh|lacs|lakhs)$/, 100_000],
  [/^(cr|crore|crores)$/, 10_000_000],
  [/^(k|thousand)$/, 1000],
];

/** An amount of money in rupees: `₹5,00,000`, `Rs. 5 lakh`, `0.5 Cr`, `500000/-`; «nil» is 0. */
export const rupeesOf = (text: string): number | undefined => {
  const plain = text
    .toLowerCase()
    .replace(/₹|\binr\b|\brs\b\.?|\/-|,|\s|per(annum|year)|p\.?a\.?$/g, '');
  if (/^(nil|none|no|0)$/.test(plain)) return 0;
  const [, figure, unit] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(plain) ?? [];
  if (figure === undefined) return undefined;
  const factor = unit === '' ? 1 : units.find(([name]) => name.test(unit!))?.[1];
  return factor === undefined ? undefined : Math.round(Number(figure) * factor);
};

/** A link that is safe to follow: http or https, and without a user name. */
export const linkOf = (text: string): string | undefined => {
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!webAddress.test(address) || !URL.canParse(address)) return undefined;
  const { username, password, href } = new URL(address);
  return username === '' && password === '' ? href : undefined;
};

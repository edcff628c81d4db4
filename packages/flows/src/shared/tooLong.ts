import { defaultLocale, numberFormat } from './format.ts';

const wholeNumber = numberFormat({});
const figures = (count: number): string => wholeNumber(defaultLocale).format(count);

/** The error of a text that is too long; input is never cut silently. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.length > most
    ? `Use ${figures(most)} characters at most; there are ${figures(text.length)}.`
    : undefined;

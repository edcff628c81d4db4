import { documentedLocale, numberFormat } from './format.ts';

const wholeNumber = numberFormat({});
const figures = (count: number): string => wholeNumber(documentedLocale).format(count);

/** What a field says of a text that it does not take; nothing is cut without a word. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.length > most
    ? `Use ${figures(most)} characters at most; there are ${figures(text.length)}.`
    : undefined;

const figures = (count: number): string => count.toLocaleString('en-IN');

/** What a field says of a text that it does not take; nothing is cut without a word. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.length > most
    ? `Use ${figures(most)} characters at most; there are ${figures(text.length)}.`
    : undefined;

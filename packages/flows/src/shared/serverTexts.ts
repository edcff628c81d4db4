/** A server's sentence in the language of the pages; here both are English. */
export const fromServer = (text: string): string => text;

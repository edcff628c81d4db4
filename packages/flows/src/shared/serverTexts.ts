/** A sentence of the server in the language of the pages; it writes English. */
export const fromServer = (text: string): string => text;

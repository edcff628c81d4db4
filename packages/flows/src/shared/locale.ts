/** The locale of numbers, dates, plurals and collation, the same at build time and in the browser. */
export const defaultLocale: string = 'en-IN';

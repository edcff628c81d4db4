/** The locale for plurals and collation in code that cannot read the LocaleProvider. */
export const locale: string = 'en-IN';

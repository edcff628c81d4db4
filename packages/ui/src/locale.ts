/** The locale of plurals and of collation, which know no provider. */
export const locale: string = 'en-IN';

export const defaultLocale = 'hi-IN';

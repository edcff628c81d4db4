import type * as english from './language.ts';

export const language = {
  code: 'hi',
  base: '/hi',
  openGraph: 'hi_IN',
} satisfies typeof english.language;

export const otherLanguage = {
  code: 'en',
  base: '',
  name: 'English',
} satisfies typeof english.otherLanguage;

export const ofStaff: typeof english.ofStaff = { lang: 'en' };

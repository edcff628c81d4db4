import { language } from './language.ts';

/** The text of the data in the language of the page. */
export const inLanguage = ({ en, hi }: { readonly en: string; readonly hi: string }): string =>
  language.code === 'hi' ? hi : en;

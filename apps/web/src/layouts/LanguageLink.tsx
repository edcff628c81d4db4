import { createPath, useLocation } from 'react-router-dom';
import { otherLanguage } from '../lib/language.ts';
import { languageLink } from './LanguageLink.css.ts';

const { code, base, name } = otherLanguage;

/** The address of this page in the other language, which is another build. */
export const useOtherLanguage = (): string => base + createPath(useLocation());

/** Leads to this page in the other language; headScript keeps the choice. */
export const LanguageLink = () => (
  <a className={languageLink} href={useOtherLanguage()} hrefLang={code} lang={code}>
    {name}
  </a>
);

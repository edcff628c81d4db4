import { createPath, useLocation } from 'react-router-dom';
import { otherLanguage } from '../lib/language.ts';
import { languageLink } from './LanguageLink.css.ts';

const { code, base, name } = otherLanguage;

/** The address of this page in the other language, which is a separate build. */
export const useOtherLanguage = (): string => base + createPath(useLocation());

/** Links to this page in the other language; headScript stores the choice. */
export const LanguageLink = () => (
  <a className={languageLink} href={useOtherLanguage()} hrefLang={code} lang={code}>
    {name}
  </a>
);

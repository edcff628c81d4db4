import { createPath, useLocation } from 'react-router-dom';
import { otherLanguage } from '../lib/language.ts';
import { languageLink } from './LanguageLink.css.ts';

/** Leads to the same page in the other language, which is another build; headScript keeps the choice. */
export const LanguageLink = () => {
  const { code, base, name } = otherLanguage;
  return (
    <a className={languageLink} href={base + createPath(useLocation())} hrefLang={code} lang={code}>
      {name}
    </a>
  );
};

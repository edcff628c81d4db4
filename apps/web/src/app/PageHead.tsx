import { site } from '../content/site.ts';
import { language, otherLanguage } from '../lib/language.ts';
import type { PageMeta } from '../pages.ts';

/** The languages of a page; readers of all other languages get English. */
const languages = [
  [language.code, language.base],
  [otherLanguage.code, otherLanguage.base],
  ['x-default', ''],
] as const;

interface PageHeadProps {
  readonly meta: PageMeta;
  readonly siteUrl: string;
  /** The page's path, which is the same in all languages. */
  readonly path: string;
}

/** The title, description and Open Graph tags of the present page. */
export const PageHead = ({
  meta: { title, description, keywords, isPrivate = false, picture = '/share.jpg' },
  siteUrl,
  path,
}: PageHeadProps) => {
  const canonicalUrl = siteUrl + language.base + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <meta name="robots" content={isPrivate ? 'noindex' : 'index, follow'} />
      {!isPrivate && (
        <>
          <link rel="canonical" href={canonicalUrl} />
          {languages.map(([code, base]) => (
            <link key={code} rel="alternate" hrefLang={code} href={siteUrl + base + path} />
          ))}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:locale" content={language.openGraph} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonicalUrl} />
          <meta property="og:image" content={siteUrl + picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={site.name} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
};

import type { Page } from '../content/pages.ts';
import { site } from '../content/site.ts';

interface PageHeadProps {
  readonly page: Page;
  /** The one address under which search engines shall know it. */
  readonly address: string;
  /** What stands for the page where somebody shares it. */
  readonly picture: string;
}

/** Tells the browser, search engines and whoever is sent a link what the present page is. */
export const PageHead = ({
  page: { title, description, keywords, isPrivate = false },
  address,
  picture,
}: PageHeadProps) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    <meta name="keywords" content={keywords} />
    <meta name="robots" content={isPrivate ? 'noindex' : 'index, follow'} />
    {!isPrivate && (
      <>
        <link rel="canonical" href={address} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:locale" content="en_IN" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={picture} />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )}
  </>
);

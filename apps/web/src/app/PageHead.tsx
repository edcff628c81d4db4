import { site } from '../content/site.ts';
import type { PageMeta } from '../pages.ts';

interface PageHeadProps {
  readonly meta: PageMeta;
  readonly canonicalUrl: string;
  /** The image of link previews. */
  readonly imageUrl: string;
}

/** Title, description and Open Graph tags of the present page. */
export const PageHead = ({
  meta: { title, description, keywords, isPrivate = false },
  canonicalUrl,
  imageUrl,
}: PageHeadProps) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    <meta name="keywords" content={keywords} />
    <meta name="robots" content={isPrivate ? 'noindex' : 'index, follow'} />
    {!isPrivate && (
      <>
        <link rel="canonical" href={canonicalUrl} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:locale" content="en_IN" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={canonicalUrl} />
        <meta property="og:image" content={imageUrl} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={site.name} />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )}
  </>
);

import type { College } from '../dataset/college.ts';
import type { InForce } from '../dataset/index.ts';
import { escapeHtml } from './html.ts';

/** The pages of the app whose head depends on data, so that the build cannot write it. */
export interface DataPages {
  /** The head of a page; null where its data say that there is none, undefined for other pages. */
  readonly headOf: (pathname: string, siteUrl: string) => string | null | undefined;
  /** Their paths, for the sitemap. */
  readonly paths: () => readonly string[];
}

const headOf = ({ code, name, state }: College, siteUrl: string): string => {
  const url = `${siteUrl}/college/${code}`;
  const title = escapeHtml(`${name} | Seatwise`);
  const description = escapeHtml(
    `Seats by programme and quota, opening and closing ranks, fees, bond and hostel of ${name}, ${state}.`,
  );
  const about = {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name,
    identifier: code,
    url,
    address: { '@type': 'PostalAddress', addressRegion: state, addressCountry: 'IN' },
  };
  // The app replaces what is marked by its own; the data block is for search engines and stays.
  return [
    `<title data-prerendered>${title}</title>`,
    `<meta data-prerendered name="description" content="${description}">`,
    '<meta data-prerendered name="robots" content="index, follow">',
    `<link data-prerendered rel="canonical" href="${escapeHtml(url)}">`,
    `<meta data-prerendered property="og:title" content="${title}">`,
    `<meta data-prerendered property="og:description" content="${description}">`,
    `<meta data-prerendered property="og:url" content="${escapeHtml(url)}">`,
    `<script type="application/ld+json">${JSON.stringify(about).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
};

/** The pages of colleges: some 1,247 that differ in their head alone, so they are not files of the build. */
export const collegePages = (reference: Pick<InForce, 'colleges'>): DataPages => ({
  headOf: (pathname, siteUrl) => {
    const code = /^\/college\/([^/]+)\/?$/.exec(pathname)?.[1];
    if (code === undefined) return undefined;
    const college = reference.colleges.find((known) => known.code === code);
    return college ? headOf(college, siteUrl) : null;
  },
  paths: () => reference.colleges.map(({ code }) => `/college/${code}`),
});

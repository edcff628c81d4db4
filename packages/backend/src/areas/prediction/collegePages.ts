import { colleges } from '@seatwise/api-client/contract/colleges';
import { nameInHindi, roundInHindi } from '@seatwise/api-client/contract/constants/namesInHindi';
import { portalCode } from '@seatwise/api-client/contract/constants/collegeCodes';
import { memoize } from '../../memoize.ts';
import type { CollegeBook, CollegePage } from '../../reference/collegeBook.ts';
import type { DataPages } from '../../http/webApp.ts';
import { escapeHtml } from '../../html.ts';

/** A data block in a page; its text is escaped, so that it cannot end the element. */
const dataBlock = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The languages of a page and their folders; English serves readers of all other languages. */
const alternates = [
  ['en', ''],
  ['hi', '/hi'],
  ['x-default', ''],
] as const;

/** The newest closing rank of an open seat, through All India if the college has such a seat. */
const closingOf = ({ ranks }: CollegePage) => {
  const open = ranks.filter(
    ({ allottedCategory, allottedPh }) => allottedCategory === 'OP' && allottedPh === 'NO',
  );
  const cell = open.find(({ quotaName }) => quotaName === 'All India') ?? open[0];
  const last = cell?.years.at(-1);
  return (
    cell &&
    last && {
      seat: [cell.program, cell.quotaName],
      rank: last.maxAir.toLocaleString('en-IN'),
      list: [last.publisher, last.round, last.year].filter(Boolean).join(', '),
    }
  );
};

type Closing = NonNullable<ReturnType<typeof closingOf>>;

/** The description of a college for search engines and messengers, by the page's language. */
const descriptions: Readonly<
  Record<
    string,
    { closed: (closing: Closing) => string; has: (college: readonly string[]) => string }
  >
> = {
  en: {
    closed: ({ seat, rank, list }) =>
      `${seat.join(', ')}, open seat: closed at rank ${rank} (${list}).`,
    has: (college) =>
      `Seats, opening and closing ranks, fees, bond and hostel of ${college.join(', ')}.`,
  },
  hi: {
    closed: ({ seat, rank, list }) =>
      `${seat.map(nameInHindi).join(', ')}, ओपन सीट: क्लोजिंग रैंक ${rank} (${roundInHindi(list)})।`,
    has: (college) =>
      `${college.map(nameInHindi).join(', ')}: सीटें, ओपनिंग और क्लोजिंग रैंक, फीस, बॉन्ड और हॉस्टल।`,
  },
};

const descriptionOf = (college: CollegePage, language: string): string => {
  const closing = closingOf(college);
  const { closed, has } = descriptions[language]!;
  const place = [college.name, college.state].filter((name) => typeof name === 'string');
  return [closing && closed(closing), has(place)].filter(Boolean).join(' ');
};

const headOf = (college: CollegePage, siteUrl: string, language: string): string => {
  const { code, name, state } = college;
  const path = `/college/${code}`;
  const url = siteUrl + (language === 'hi' ? '/hi' : '') + path;
  const title = escapeHtml(`${name} | Seatwise`);
  const description = escapeHtml(descriptionOf(college, language));
  const about = {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name,
    ...(portalCode(code) && { identifier: code }),
    url,
    address: {
      '@type': 'PostalAddress',
      ...(state && { addressRegion: state }),
      addressCountry: 'IN',
    },
  };
  // The app replaces the marked elements with its own; the data block for search engines stays.
  return [
    `<title data-prerendered>${title}</title>`,
    `<meta data-prerendered name="description" content="${description}">`,
    '<meta data-prerendered name="robots" content="index, follow">',
    `<link data-prerendered rel="canonical" href="${escapeHtml(url)}">`,
    ...alternates.map(
      ([code, folder]) =>
        `<link data-prerendered rel="alternate" hreflang="${code}" href="${escapeHtml(siteUrl + folder + path)}">`,
    ),
    `<meta data-prerendered property="og:title" content="${title}">`,
    `<meta data-prerendered property="og:description" content="${description}">`,
    `<meta data-prerendered property="og:url" content="${escapeHtml(url)}">`,
    `<meta data-prerendered property="og:image" content="${escapeHtml(siteUrl)}/share.jpg">`,
    dataBlock('type="application/ld+json"', about),
  ].join('');
};

/** Fills in the placeholders that the app's CollegeShell leaves for the first paint. */
const fillBody = (shell: string, college: CollegePage): string => {
  const { name, code, kind, state } = college;
  const texts: Readonly<Record<string, string>> = { NAME: name, CODE: code, STATE: state ?? '' };
  const conditions = new Set([
    ...(kind ? [kind] : []),
    ...(kind && state ? ['kind and state'] : []),
    ...((kind || state) && portalCode(code) ? ['place and code'] : []),
    ...(portalCode(code) ? ['code'] : []),
  ]);
  return shell
    .replace(/__IF_([a-zA-Z ]+)__(.*?)__END__/gs, (_, condition: string, part: string) =>
      conditions.has(condition) ? part : '',
    )
    .replace(/__(NAME|CODE|STATE)__/g, (_, place: string) => escapeHtml(texts[place]!));
};

/** The pages of colleges; they differ only in their data, so they are not files of the build. */
export const collegePages = (book: CollegeBook): DataPages => {
  const pathsOf = memoize((rows: ReturnType<CollegeBook['list']>) =>
    rows.map(({ code }) => `/college/${code}`),
  );
  return {
    find: (pathname, siteUrl, language) => {
      const code = /^\/college\/([^/]+)\/?$/.exec(pathname)?.[1];
      if (code === undefined) return undefined;
      const college = book.read(code);
      if (!college) return null;
      const answer = dataBlock(
        `type="application/json" data-answer-of="${colleges.readCollege.id}"`,
        college,
      );
      return (shell) =>
        fillBody(shell, college)
          .replace('</head>', () => `${headOf(college, siteUrl, language)}</head>`)
          .replace('</body>', () => `${answer}</body>`);
    },
    paths: () => pathsOf(book.list()),
  };
};

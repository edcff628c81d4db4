import '@seatwise/ui/reset';
import type { AnswerOf } from '@seatwise/api-client';
import type { colleges } from '@seatwise/api-client/contract/colleges';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { collegeLists } from 'virtual:college-lists';
import { App } from './createApp.tsx';
import { pageTexts } from './content/pages.ts';
import { withoutScript } from './content/site.ts';
import { readEnv } from './env.ts';
import { language, otherLanguage } from './lib/language.ts';
import { allPages, type Page } from './pages.ts';
import { collegePath, paths } from './paths.ts';
import { preloadRoute, resolveRedirect } from './routes.tsx';
import { firstRows } from './screens/public/CollegeList/closedSeats.ts';
import { headingOf } from './screens/public/CollegeList/useCollegeList.ts';
import { aboutCollege, pictureWords } from './screens/public/College/collegeMeta.ts';
import { createServices } from './services/services.ts';

const env = readEnv(import.meta.env);
const { siteUrl } = env;

const listPaths = Object.keys(collegeLists);

/** The addresses of a page that are known at build time: its own path, or those of its lists. */
const addressesOf = ({ path }: Page): readonly string[] =>
  path.includes(':') ? listPaths.filter((address) => matchPath(path, address)) : [path];

/** The pages rendered at build time as a guest sees them, each at all its addresses. */
export const publicPages = allPages
  .filter(({ isPrivate }) => !isPrivate)
  .flatMap((page) => addressesOf(page).map((path) => Object.assign({}, page, { path })));

const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const asListItem = (entry: object, index: number): object => ({
  '@type': 'ListItem',
  position: index + 1,
  ...entry,
});

/** The structured data of a list: the colleges of its first view, and its place in the site. */
const structuredDataOf = async (path: string): Promise<object | undefined> => {
  const list = (await collegeLists[path]?.load())?.default;
  if (!list) return undefined;
  const home = siteUrl + language.base;
  const trail = [
    { name: pageTexts.collegeLists.name, item: home + paths.collegeLists },
    { name: headingOf(list), item: home + path },
  ];
  const colleges = firstRows(list).map(({ college: { name, code } }) => ({
    name,
    url: code && home + collegePath(code),
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'BreadcrumbList', itemListElement: trail.map(asListItem) },
      { '@type': 'ItemList', name: headingOf(list), itemListElement: colleges.map(asListItem) },
    ],
  };
};

/** The responses that a page is rendered with, by the id of their operation. */
type Answers = Readonly<Record<string, unknown>>;

const isCollege = (answer: unknown): answer is AnswerOf<typeof colleges.readCollege> =>
  answer !== undefined;

const aboutPage = async (path: string, { readCollege: college }: Answers) =>
  isCollege(college)
    ? aboutCollege(college, siteUrl + language.base + path)
    : structuredDataOf(path);

/**
 * Renders the head and body that a guest sees first at an address: at build time, and on our server
 * for each request of a page that depends on data.
 */
export const renderPage = async (path: string, answers: Answers = {}) => {
  const address = language.base + path;
  const services = createServices({
    env,
    embedded: (operation) => JSON.stringify(answers[operation]),
    storage: emptyStorage,
    root: { dataset: {} },
    navigate: () => undefined,
  });
  if (resolveRedirect(path, services.session) !== undefined)
    throw new Error(`${path} is not for guests`);
  // A page's metadata are known once its code and data are loaded.
  await preloadRoute(path, services);
  const { prelude } = await prerender(
    // No siblings of the app: the ids of useId encode the position in the tree, and must match in the browser.
    <html lang="en">
      <body>
        <StrictMode>
          <App
            services={services}
            router={(props) => <StaticRouter location={address} {...props} />}
          />
        </StrictMode>
      </body>
    </html>,
    // The page is rendered in one piece; moving streamed parts into place would need an inline script.
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  const [, head = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  return {
    address,
    // The mark lets main.tsx remove these tags if it cannot hydrate.
    head: head.replaceAll(/<(title|meta|link)/g, '<$1 data-prerendered'),
    body,
    about: await aboutPage(path, answers),
  };
};

/** The words on the picture of a link to a page, for the pages that have a picture of their own. */
export const wordsOfPicture = ({ readCollege: college }: Answers) =>
  isCollege(college) ? pictureWords(college) : undefined;

/** Every address that has a page, so that a server can answer all others with 404. */
const pagePaths = [
  ...allPages
    .map(({ path }) => path)
    .filter((path) => path !== '*' && !listPaths.some((address) => matchPath(path, address))),
  ...listPaths,
  paths.admin,
];

const sitemap = [language, otherLanguage].flatMap(({ base }) =>
  publicPages.map(({ path }) => `<url><loc>${siteUrl}${base}${path}</loc></url>`),
);

/** Files for search engines and servers, written only by the build of the site's first language. */
export const siteFiles: Readonly<Record<string, string>> = language.base
  ? {}
  : {
      'pages.json': JSON.stringify(pagePaths),
      'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`,
      'sitemap.xml': [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...sitemap,
        '</urlset>\n',
      ].join('\n'),
    };

/** The page without content, in the language of this build. */
export const inLanguage = (html: string): string =>
  language.base
    ? html
        .replace(/(?<=<html lang=")[^"]*/, language.code)
        .replace(/(?<=<noscript>).*(?=<\/noscript>)/, withoutScript)
    : html;

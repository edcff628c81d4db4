import '@seatwise/ui/reset';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './createApp.tsx';
import { readEnv } from './env.ts';
import { allPages } from './pages.ts';
import { paths } from './paths.ts';
import { resolveRedirect } from './routes.tsx';
import { createServices } from './services/services.ts';

const env = readEnv(import.meta.env);
const { siteUrl } = env;

/** The pages that are rendered at build time, as a guest sees them: those with one address. */
export const publicPages = allPages.filter(
  ({ isPrivate, path }) => !isPrivate && !path.includes(':'),
);

const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Head and body of the first render of a page. */
export const renderPage = async (path: string): Promise<{ head: string; body: string }> => {
  const services = createServices({
    env,
    storage: emptyStorage,
    root: { dataset: {} },
    navigate: () => undefined,
  });
  if (resolveRedirect(path, services.session) !== undefined)
    throw new Error(`${path} is not for guests`);
  const { prelude } = await prerender(
    // No siblings: the ids of useId encode the position in the tree, and must match in the browser.
    <html lang="en">
      <body>
        <StrictMode>
          <App
            services={services}
            router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
          />
        </StrictMode>
      </body>
    </html>,
    // In one piece: streamed parts would need an inline script to be moved into place.
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  const [, head = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  return { head, body };
};

/** Every address that the app has a page for, so that a server can answer others with 404. */
const pagePaths = [...allPages.map(({ path }) => path), paths.admin].filter((path) => path !== '*');

/** Files for search engines and servers. */
export const siteFiles = {
  'pages.json': JSON.stringify(pagePaths),
  'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`,
  'sitemap.xml': [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map(({ path }) => `<url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n'),
};

import '@seatwise/ui/reset';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './createApp.tsx';
import { readEnv } from './env.ts';
import { paths } from './paths.ts';
import { turnAway } from './routes.tsx';
import { createServices } from './services/services.ts';

const env = readEnv(import.meta.env);
const { siteUrl } = env;

/** The pages that are drawn at build time, for guests, and the module of each one's screen. */
export const screens = {
  [paths.landing]: 'src/screens/Landing/route.tsx',
  [paths.events]: 'src/screens/Events/route.tsx',
  [paths.plans]: 'src/screens/Plans/route.tsx',
  [paths.terms]: 'src/screens/Legal/terms.tsx',
  [paths.privacy]: 'src/screens/Legal/privacy.tsx',
  [paths.login]: 'src/screens/Login/route.tsx',
  [paths.createAccount]: 'src/screens/SignUp/route.tsx',
};

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Head and body of the page at an address, as the app draws it first. */
export const drawPage = async (path: string): Promise<{ head: string; body: string }> => {
  const services = createServices({
    env,
    storage: nowhere,
    root: { dataset: {} },
    go: () => undefined,
  });
  if (turnAway(path, services.session) !== undefined) throw new Error(`${path} is not for guests`);
  const { prelude } = await prerender(
    // One inside the other and nothing beside: names that are made up (useId) tell of their place.
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
    // In one piece: parts that come after others would need a script to be put in place.
    { progressiveChunkSize: Infinity },
  );
  const drawn = await new Response(prelude).text();
  const [, head = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(drawn) ?? [];
  return { head, body };
};

/** What search engines look for first. */
export const forSearchEngines = {
  'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`,
  'sitemap.xml': [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Object.keys(screens).map((path) => `<url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n'),
};

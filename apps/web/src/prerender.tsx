import '@seatwise/ui/reset';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { readEnv } from './env.ts';
import { paths } from './paths.ts';
import { createRoutes } from './routes.tsx';
import { createServices, ServicesProvider } from './wiring/services.ts';

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
  const handler = createStaticHandler(createRoutes(services));
  const context = await handler.query(new Request(new URL(path, siteUrl)));
  if (context instanceof Response || context.statusCode !== 200)
    throw new Error(`${path} cannot be drawn for a guest`);
  const drawn = renderToString(
    // One inside the other and nothing beside: names that are made up (useId) tell of their place.
    <html lang="en">
      <body>
        <StrictMode>
          <ServicesProvider value={services}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </ServicesProvider>
        </StrictMode>
      </body>
    </html>,
  );
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

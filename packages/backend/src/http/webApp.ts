import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from '../environment.ts';
import { memoize } from '../memoize.ts';
import { acceptedEncoding, type Encoding } from './compression.ts';
import { languageOf } from './language.ts';
import { fillTemplate, type Answers, type Renderer } from './pageTemplate.ts';
import { drawPicture, pictureName, type PictureParts } from './sharePicture.ts';
import { scriptlessPolicy } from '../security/securityHeaders.ts';

/** A page of the app whose content depends on data. */
interface DataPage {
  /** The name of its template. */
  readonly template: string;
  readonly answers: () => Promise<Answers>;
}

/** The pages of the app that depend on data, which the build therefore cannot write. */
export interface DataPages {
  /** The page at a path; null if the data have no such page, undefined if it does not depend on data. */
  readonly find: (pathname: string) => DataPage | null | undefined;
  /** The paths of the sitemap; a new array only after a change, because the sitemap is cached by it. */
  readonly paths: () => readonly string[];
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The placeholder that the build writes for a nonce in pages and in their policy. */
const noncePlace = '__CSP_NONCE__';

/** The folder of the Hindi pages, which have the same paths inside it. */
const hindi = '/hi';

/** The app shell without prerendered content, for pages of signed-in users. */
const shell = '/shell.html';

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer<ArrayBuffer>;
  readonly packed: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
}

const readIfPresent = (name: string) => (existsSync(name) ? readFileSync(name) : undefined);

const load = (root: string): Map<string, Asset> => {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const assets = names.flatMap((name): [string, Asset][] => {
    if (name.endsWith('.br') || name.endsWith('.gz')) return [];
    const plain = readFileSync(name);
    const br = readIfPresent(`${name}.br`);
    const gzip = readIfPresent(`${name}.gz`);
    const asset: Asset = {
      type: types[extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      packed: { ...(br && { br }), ...(gzip && { gzip }) },
    };
    return [[`/${relative(root, name).split(sep).join('/')}`, asset]];
  });
  return new Map(assets);
};

/** Whether the app has a page at an address; the build lists them, with `:name` for parameters. */
const readPages = (list: Asset | undefined): ((pathname: string) => boolean) => {
  if (!list) return () => true;
  const patterns = (JSON.parse(list.plain.toString()) as string[]).map(
    (path) => new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`),
  );
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
};

const demonstrationBanner: Readonly<Record<string, string>> = {
  en: 'Demonstration: some lists, example dates and notices.',
  hi: 'डेमो: कुछ ही लिस्टें; तारीखें और सूचनाएँ उदाहरण हैं।',
};

/** Adds the banner of a demonstration at the top of a page; the app's stylesheet places it. */
const withBanner = (html: string, language: string): string =>
  html.replace(
    /<body[^>]*>/,
    (body) => `${body}<p data-samples>${demonstrationBanner[language]}</p>`,
  );

const page = (
  { plain }: Asset,
  policy: string,
  status = 200,
  fill = (html: string): string => html,
): Response => {
  const nonce = randomBytes(16).toString('base64url');
  // The nonce is filled in before the data, which could contain the placeholder.
  const html = plain.toString().replaceAll(noncePlace, nonce);
  return new Response(fill(html), {
    status,
    headers: {
      'content-type': types['.html']!,
      'cache-control': 'no-store',
      'content-security-policy': policy.replaceAll(noncePlace, nonce),
    },
  });
};

const asset = (request: Request, path: string, { type, etag, plain, packed }: Asset): Response => {
  const headers = new Headers({
    'content-type': type,
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    etag,
  });
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(request);
  const body = encoding && packed[encoding];
  if (body) headers.set('content-encoding', encoding);
  return new Response(body ?? plain, { headers });
};

const sitemap = '/sitemap.xml';

/** The address of the site, which the build wrote into the sitemap. */
const siteUrlIn = (list: Asset | undefined): string =>
  /<loc>(.*?)\/?<\/loc>/.exec(list?.plain.toString() ?? '')?.[1] ?? '';

const withPaths = ({ type, plain }: Asset, paths: readonly string[], siteUrl: string): Asset => {
  const added = ['', hindi]
    .flatMap((folder) => paths.map((path) => `<url><loc>${siteUrl}${folder}${path}</loc></url>`))
    .join('\n');
  const whole = Buffer.from(plain.toString().replace('</urlset>', () => `${added}\n</urlset>`));
  const etag = `"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`;
  return { type, etag, plain: whole, packed: {} };
};

const notFound = (): Response => Response.json({ message: 'Not found.' }, { status: 404 });

const notBuilt = (): Response =>
  new Response(
    'The web app is not built. `pnpm start` builds and serves it; `pnpm dev` serves it while you work.\n',
    { status: 503, headers: { 'content-type': types['.txt']! } },
  );

/** Redirects to the same page in Hindi. */
const toHindi = (address: string): Response => {
  const { pathname, search } = new URL(address);
  return new Response(null, {
    status: 302,
    headers: { location: hindi + pathname + search, 'cache-control': 'no-store' },
  });
};

const noDataPages: DataPages = { find: () => undefined, paths: () => [] };

/** The renderer that the build wrote beside the public files, for the pages in a folder of these. */
const loadRenderer = async (root: string, folder: string): Promise<Renderer> => {
  const file = join(`${root}-server`, folder, 'prerender.js');
  return (await import(pathToFileURL(file).href)) as Renderer;
};

const partsOfPictures = (assets: ReadonlyMap<string, Asset>): PictureParts => {
  const font = [...assets].find(([name]) => name.startsWith('/assets/atkinson-latin-'))?.[1];
  const mark = assets.get('/favicon.svg');
  if (!font || !mark) throw new Error('The built app lacks the font or the mark of pictures.');
  return { font: font.plain, mark: mark.plain };
};

interface WebAppOptions {
  readonly dataPages?: DataPages;
  /** Whether each page says that its data are a demonstration. @default false */
  readonly isDemonstration?: boolean;
  readonly log?: Log;
}

/**
 * Serves the built app: hashed assets with endless caching, as compressed at build time, pages with
 * a fresh nonce, and the app's shell for every other address, with 200 if the app has such a page
 * and 404 otherwise. Only files found at the start are served, so that no path leads out of the
 * folder.
 */
export const createWebApp = (
  root: string,
  { dataPages = noDataPages, isDemonstration = false, log = () => undefined }: WebAppOptions = {},
) => {
  const assets = existsSync(root) ? load(root) : undefined;
  const isPage = readPages(assets?.get('/pages.json'));
  // The build knows which other origins the app is configured for.
  const policy = assets?.get('/security-policy.txt')?.plain.toString() ?? scriptlessPolicy;
  const listed = assets?.get(sitemap);
  const siteUrl = siteUrlIn(listed);
  const listWith = memoize((paths: readonly string[]) => withPaths(listed!, paths, siteUrl));

  /** Writes a page with its data; undefined if that fails, so that the app shows the page by itself. */
  const written = async (
    path: string,
    folder: string,
    { answers }: DataPage,
  ): Promise<((html: string) => string) | undefined> => {
    try {
      const [{ renderPage }, shown] = await Promise.all([loadRenderer(root, folder), answers()]);
      const rendered = await renderPage(path, shown);
      return (html) => fillTemplate(html, rendered, shown);
    } catch (error) {
      log('page not written', { path, error: String(error) });
      return undefined;
    }
  };

  /** Draws the link picture of a page that depends on data; if that fails, sends the site's own. */
  const picture = async (path: string): Promise<Response> => {
    const data = dataPages.find(path);
    if (!data) return notFound();
    try {
      const [renderer, shown] = await Promise.all([loadRenderer(root, ''), data.answers()]);
      const words = renderer.wordsOfPicture(shown);
      if (!words) return notFound();
      return new Response(await drawPicture(words, partsOfPictures(assets!)), {
        headers: { 'content-type': types['.png']!, 'cache-control': 'public, max-age=86400' },
      });
    } catch (error) {
      log('picture not drawn', { path, error: String(error) });
      return new Response(null, { status: 302, headers: { location: '/share.jpg' } });
    }
  };

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (!assets) return extname(pathname) ? notFound() : notBuilt();
    if (request.method !== 'GET')
      return Response.json(
        { message: 'Not allowed here.' },
        { status: 405, headers: { allow: 'GET, HEAD' } },
      );
    if (listed && pathname === sitemap)
      return asset(request, pathname, listWith(dataPages.paths()));
    const file = assets.get(pathname);
    if (file && !pathname.endsWith('.html')) return asset(request, pathname, file);
    const [, folder = '', path = '/'] = /^(\/hi(?=\/|$))?(.*)$/.exec(pathname)!;
    const language = folder.slice(1) || 'en';
    const mark = (html: string): string => (isDemonstration ? withBanner(html, language) : html);
    if (!folder && languageOf(request) === 'hi' && assets.has(hindi + shell) && isPage(pathname))
      return toHindi(request.url);
    const data = dataPages.find(path);
    const template = data && assets.get(`${folder}/templates/${data.template}.html`);
    const fill = template && (await written(path, folder, data));
    if (template && fill) return page(template, policy, 200, (html) => mark(fill(html)));
    const ownPage = file ?? assets.get(`${pathname.replace(/\/$/, '')}/index.html`);
    if (ownPage) return page(ownPage, policy, 200, mark);
    if (pathname.endsWith(pictureName)) return picture(pathname.slice(0, -pictureName.length));
    if (extname(pathname)) return notFound();
    const status = isPage(path) && data !== null ? 200 : 404;
    return page(assets.get(folder + shell) ?? assets.get('/index.html')!, policy, status, mark);
  };
};

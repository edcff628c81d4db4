import { createHmac, randomBytes } from 'node:crypto';
import { operations } from '@seatwise/api-client/contract';
import { callbacks } from '@seatwise/api-client/contract/callbacks';
import { Refusal } from '../refusal.ts';
import { sameText } from '../signatures.ts';

const tokenCookie = 'XSRF-TOKEN';
const tokenHeader = 'x-xsrf-token';
/** Names the browser; scripts cannot read it. */
const browserCookie = 'seatwise-browser';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`);
const providerPaths = new Set<string>(Object.values(callbacks).map(({ path }) => path));
const guarded = operations
  .filter(({ method, path }) => !readOnly.has(method) && !providerPaths.has(path))
  .map(({ path }) => patternOf(path));

const cookiesOf = (request: Request): Map<string, string> =>
  new Map(
    (request.headers.get('cookie') ?? '').split(/; */).map((pair): [string, string] => {
      const cut = pair.indexOf('=');
      return [pair.slice(0, cut), pair.slice(cut + 1)];
    }),
  );

/**
 * Signed double submit: the token in the readable cookie is bound, by a keyed hash, to the
 * browser named in the other one; a browser's writing call must repeat it in a header.
 */
export const createCsrfGuard = (secret: () => string) => {
  const sign = (browser: string, salt: string): string =>
    `${salt}.${createHmac('sha256', secret()).update(`${browser}:${salt}`).digest('hex')}`;

  const valid = (cookies: Map<string, string>): boolean => {
    const browser = cookies.get(browserCookie);
    const token = cookies.get(tokenCookie);
    return !!browser && !!token && sameText(token, sign(browser, token.split('.')[0]!));
  };

  return {
    /** Refuses a writing call that a browser made without our page's doing. */
    check: (request: Request): void => {
      if (readOnly.has(request.method)) return;
      const { pathname } = new URL(request.url);
      if (!guarded.some((pattern) => pattern.test(pathname))) return;
      const site = request.headers.get('sec-fetch-site');
      const fromBrowser = request.headers.has('cookie') || (site !== null && site !== 'none');
      if (!fromBrowser) return;
      const cookies = cookiesOf(request);
      const given = request.headers.get(tokenHeader) ?? '';
      if (site === 'cross-site' || !valid(cookies) || !sameText(given, cookies.get(tokenCookie)!))
        throw new Refusal(403, 'This page is out of date. Please reload it and try again.');
    },

    /** Gives a browser that lacks them its two cookies. */
    renew: (request: Request, response: Response): Response => {
      const cookies = cookiesOf(request);
      if (valid(cookies)) return response;
      const browser = cookies.get(browserCookie) || randomBytes(16).toString('hex');
      const token = sign(browser, randomBytes(8).toString('hex'));
      const headers = new Headers(response.headers);
      headers.append('set-cookie', `${browserCookie}=${browser}; Path=/; SameSite=Lax; HttpOnly`);
      headers.append('set-cookie', `${tokenCookie}=${token}; Path=/; SameSite=Lax`);
      return new Response(response.body, { status: response.status, headers });
    },
  };
};

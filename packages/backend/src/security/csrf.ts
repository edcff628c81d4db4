import { callbacks } from '@seatwise/api-client/contract/callbacks';
import type { Operation } from '@seatwise/api-client/contract/operation';
import type { Database } from '../db/database.ts';
import type { User } from '../db/records.ts';
import { secrets } from './secrets.ts';
import { secureBytes, hex } from '../environment.ts';
import { isOwnOrigin } from './ownOrigin.ts';
import type { WebOrigins } from './webOrigins.ts';
import { HttpError } from '../httpError.ts';
import { hmacSha256, sameText } from './signatures.ts';

const tokenCookie = 'XSRF-TOKEN';
const tokenHeader = 'x-xsrf-token';
/** The cookie that identifies the browser; scripts cannot read it. */
const browserCookie = 'seatwise-browser';

/** The cookies live for 30 days, longer than any session token, so a session needs only one pair. */
const attributes = `Path=/; SameSite=Lax; Max-Age=${30 * 24 * 60 * 60}`;

/** The calls of the providers' servers and pages, which signatures prove. */
const fromProviders = new Set<Operation>(Object.values(callbacks));

const cookiesOf = (request: Request): Map<string, string> =>
  new Map(
    (request.headers.get('cookie') ?? '').split(/; */).map((pair): [string, string] => {
      const cut = pair.indexOf('=');
      return [pair.slice(0, cut), pair.slice(cut + 1)];
    }),
  );

const visitor = 'visitor';

/** Whether a browser may have sent this; other programs have no cookies and cannot be tricked. */
const isFromBrowser = ({ headers }: Request): boolean =>
  headers.has('cookie') || headers.has('origin') || headers.has('sec-fetch-site');

const isFromOurPage = ({ headers, url }: Request): boolean => {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  return (
    (site === null || site === 'same-origin' || site === 'none') &&
    (origin === null || isOwnOrigin(origin, new URL(url)))
  );
};

/**
 * Signed double submit: a keyed hash binds the token in the readable cookie to the browser named in
 * the other cookie and to the session; a browser's writing call must repeat it in a header. An app
 * on another origin has no cookie of ours; its Origin, which browsers state truthfully, is enough.
 */
export const createCsrf = (db: Database, webOrigins: WebOrigins) => {
  /** The session as a keyed hash, so that the readable cookie does not reveal its user. */
  const sessionOf = async (user: User | undefined): Promise<string> =>
    user
      ? (await hmacSha256(secrets.xsrf(db), `${user.id}-${user.sessionVersion}`)).slice(0, 32)
      : visitor;

  const sign = async (browser: string, session: string, salt: string): Promise<string> => {
    const hash = await hmacSha256(secrets.xsrf(db), `${browser}:${session}:${salt}`);
    return `${session}.${salt}.${hash}`;
  };

  /** Without a bearer, a token of any session is valid, because it still names this browser. */
  const isValid = async (cookies: Map<string, string>, session: string): Promise<boolean> => {
    const browser = cookies.get(browserCookie);
    const token = cookies.get(tokenCookie);
    if (!browser || !token) return false;
    const [owner = '', salt = ''] = token.split('.');
    return (
      (session === visitor || owner === session) &&
      sameText(token, await sign(browser, owner, salt))
    );
  };

  return {
    /** Throws a 403 for a writing call that a browser did not send from our own page. */
    assertGenuine: async (operation: Operation, request: Request, user: User | undefined) => {
      if (operation.method === 'GET' || fromProviders.has(operation) || !isFromBrowser(request))
        return;
      if (webOrigins.has(request.headers.get('origin') ?? '')) return;
      const cookies = cookiesOf(request);
      const repeated = request.headers.get(tokenHeader) ?? '';
      const genuine =
        isFromOurPage(request) &&
        sameText(repeated, cookies.get(tokenCookie) ?? '') &&
        (await isValid(cookies, await sessionOf(user)));
      if (!genuine) throw new HttpError(403, 'This page is out of date. Reload it and try again.');
    },

    /** Sets the two cookies on an uncacheable response, for a browser that lacks them. */
    renewCookies: async (request: Request, response: Response, user?: User): Promise<Response> => {
      if (response.headers.get('cache-control') !== 'no-store') return response;
      const cookies = cookiesOf(request);
      const session = await sessionOf(user);
      if (await isValid(cookies, session)) return response;
      const browser = cookies.get(browserCookie) || hex(secureBytes(16));
      const token = await sign(browser, session, hex(secureBytes(8)));
      const headers = new Headers(response.headers);
      headers.append('set-cookie', `${browserCookie}=${browser}; ${attributes}; HttpOnly`);
      headers.append('set-cookie', `${tokenCookie}=${token}; ${attributes}`);
      return new Response(response.body, { status: response.status, headers });
    },
  };
};

export type Csrf = ReturnType<typeof createCsrf>;

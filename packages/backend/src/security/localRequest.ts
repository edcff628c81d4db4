import { isLoopbackName, isOwnOrigin } from './ownOrigin.ts';

/** The values of Sec-Fetch-Site for own pages and for typed addresses. */
const ownSites: ReadonlySet<string | null> = new Set([null, 'same-origin', 'none']);

/** The headers by which a proxy says that it passes on the request of another machine. */
const isOfProxy = (header: string): boolean =>
  /^(forwarded|via|x-forwarded-.+|x-real-ip)$/.test(header);

/**
 * Whether a request comes from this very machine, by its own name, and not from another site's
 * page in its browser: who may use the control surface.
 */
export const isLocalRequest = (peer: string | undefined, { url, headers }: Request): boolean => {
  const asked = new URL(url);
  const origin = headers.get('origin');
  return (
    /^(::1|(::ffff:)?127\.[\d.]+)$/.test(peer ?? '') &&
    isLoopbackName(asked.hostname) &&
    ownSites.has(headers.get('sec-fetch-site')) &&
    (origin === null || isOwnOrigin(origin, asked)) &&
    ![...headers.keys()].some(isOfProxy)
  );
};

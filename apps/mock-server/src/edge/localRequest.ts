import { isLoopbackName } from './ownOrigin.ts';

/** The values of Sec-Fetch-Site for own pages and for typed addresses. */
const ownSites: ReadonlySet<string | null> = new Set([null, 'same-origin', 'none']);

/**
 * Whether a request comes from this very machine, by its own name, and not from another site's
 * page in its browser: who may use the control surface.
 */
export const isLocalRequest = (peer: string | undefined, { url, headers }: Request): boolean =>
  /^(::1|(::ffff:)?127\.[\d.]+)$/.test(peer ?? '') &&
  isLoopbackName(new URL(url).hostname) &&
  ownSites.has(headers.get('sec-fetch-site'));

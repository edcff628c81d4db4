import { isLoopbackName, isOwnOrigin } from './ownOrigin.ts';

/** The values of Sec-Fetch-Site for our own pages and typed addresses. */
const ownSites: ReadonlySet<string | null> = new Set([null, 'same-origin', 'none']);

/** Whether a proxy adds this header when it forwards another machine's request. */
const isOfProxy = (header: string): boolean =>
  /^(forwarded|via|x-forwarded-.+|x-real-ip)$/.test(header);

/**
 * Whether a request comes from this machine, under its own name, and not from another site's page
 * in its browser. Only such requests may use the control surface.
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

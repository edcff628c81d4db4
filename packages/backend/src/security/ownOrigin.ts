import type { WebOrigins } from './webOrigins.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopbackName = (hostname: string): boolean => loopbackNames.has(hostname);

/**
 * Whether a request's Origin is one of our pages: served under the requested host or, through a
 * development proxy, by this machine on another port.
 */
export const isOwnOrigin = (origin: string, asked: URL): boolean => {
  const page = URL.parse(origin);
  return (
    page !== null &&
    /^https?:$/.test(page.protocol) &&
    (page.host === asked.host || (isLoopbackName(page.hostname) && isLoopbackName(asked.hostname)))
  );
};

/**
 * The origin at which the browser reaches this server: the page's own if the page comes from here
 * or through a development proxy, otherwise the server's.
 */
export const publicOrigin = (request: Request, webOrigins: WebOrigins): string => {
  const origin = request.headers.get('origin');
  const asked = new URL(request.url);
  return origin !== null && !webOrigins.has(origin) && isOwnOrigin(origin, asked)
    ? new URL(origin).origin
    : asked.origin;
};

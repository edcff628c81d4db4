/** Apps served from other origins that may call this server; none unless the settings name them. */
export type WebOrigins = ReadonlySet<string>;

/** Parses exact origins, separated by commas; throws an error that names a wrong one. */
export const readWebOrigins = (text = ''): WebOrigins =>
  new Set(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => {
        const url = URL.parse(entry);
        if (!url || !/^https?:$/.test(url.protocol) || url.origin !== entry.replace(/\/$/, ''))
          throw new Error(`SEATWISE_WEB_ORIGINS takes origins, not «${entry}»`);
        return url.origin;
      }),
  );

const permissions = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '7200',
};

/** Headers that the app reads besides those that every page may read. */
const readable = 'content-disposition, etag, retry-after';

/**
 * CORS for the named origins, without credentials: the app itself sets a header with the bearer, so
 * there is no cookie that another page could abuse.
 */
export const createCors = (origins: WebOrigins) => {
  const originOf = ({ headers }: Request): string | undefined => {
    const origin = headers.get('origin');
    return origin !== null && origins.has(origin) ? origin : undefined;
  };
  return {
    /** The answer to a browser that asks whether a page may make a call. */
    preflight: (request: Request): Response | undefined =>
      request.method === 'OPTIONS' &&
      request.headers.has('access-control-request-method') &&
      originOf(request) !== undefined
        ? new Response(null, { status: 204, headers: permissions })
        : undefined,

    /** The headers that an answer needs on top of the common ones. */
    headers: (request: Request): Readonly<Record<string, string>> => {
      if (origins.size === 0) return {};
      const origin = originOf(request);
      return {
        vary: 'origin',
        ...(origin !== undefined && {
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': origin,
          'access-control-expose-headers': readable,
        }),
      };
    },
  };
};

/** A response that a script in the page's head requested before the app started. */
interface PrefetchedResponse {
  readonly address: string;
  readonly authorization: string;
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

declare global {
  var seatwisePrefetched: PrefetchedResponse | undefined;
}

/** The cache mode of the request, which revalidates a cached response. */
export const cache = 'no-cache';

export const prefetch = (address: string, authorization: string): void => {
  const controller = new AbortController();
  const response = fetch(address, {
    headers: { authorization },
    cache,
    signal: controller.signal,
  });
  // The API client handles the rejection; until then it must not count as unhandled.
  response.catch(() => undefined);
  globalThis.seatwisePrefetched = { address, authorization, response, controller };
};

/**
 * Takes the prefetched response of a request, only once; undefined if none has the same URL and
 * bearer token.
 */
export const takePrefetched = (
  address: string,
  init: RequestInit,
): Promise<Response> | undefined => {
  const { seatwisePrefetched: held } = globalThis;
  if (held?.address !== address || init.cache !== cache) return undefined;
  globalThis.seatwisePrefetched = undefined;
  const abort = (): void => held.controller.abort(init.signal?.reason);
  if (
    init.signal?.aborted ||
    new Headers(init.headers).get('authorization') !== held.authorization
  ) {
    abort();
    return undefined;
  }
  init.signal?.addEventListener('abort', abort, { once: true });
  return held.response;
};

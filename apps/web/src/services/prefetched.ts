/** A response that was asked for before the app started, by a script in the page's head. */
interface PrefetchedResponse {
  readonly address: string;
  readonly authorization: string;
  readonly response: Promise<Response>;
  readonly controller: AbortController;
}

declare global {
  var seatwisePrefetched: PrefetchedResponse | undefined;
}

/** As the API client asks for what may come from the browser's cache. */
const cache = 'force-cache';

export const prefetch = (address: string, authorization: string): void => {
  const controller = new AbortController();
  const response = fetch(address, {
    headers: { authorization },
    cache,
    signal: controller.signal,
  });
  // The failure is the API client's to handle; until then it must not count as unhandled.
  response.catch(() => undefined);
  globalThis.seatwisePrefetched = { address, authorization, response, controller };
};

/**
 * The prefetched response of a request, once; undefined where there is none, or where it was asked
 * for with another bearer.
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

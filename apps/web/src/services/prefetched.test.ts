import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch, takePrefetched } from './prefetched.ts';

const address = '/seat-matrix/all';
const ananya = 'Bearer ananya';
const request = { headers: { Authorization: ananya }, cache: 'no-cache' } as const;

const fetching = vi.fn<typeof fetch>();
/** The abort signal of the request in the page's head. */
const sentSignal = () => fetching.mock.calls[0]![1]!.signal!;

beforeEach(() => {
  fetching.mockResolvedValue(new Response('[]'));
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  globalThis.seatwisePrefetched = undefined;
  fetching.mockReset();
  vi.unstubAllGlobals();
});

describe('a prefetched response', () => {
  it('is requested as the API client would, and taken once', async () => {
    prefetch(address, ananya);
    expect(fetching).toHaveBeenCalledWith(address, {
      headers: { authorization: ananya },
      cache: 'no-cache',
      signal: expect.any(AbortSignal),
    });
    await expect(takePrefetched(address, request)).resolves.toBeInstanceOf(Response);
    expect(takePrefetched(address, request)).toBeUndefined();
  });

  it('is aborted for another bearer', () => {
    prefetch(address, ananya);
    const headers = { Authorization: 'Bearer rohan' };
    expect(takePrefetched(address, { ...request, headers })).toBeUndefined();
    expect(sentSignal().aborted).toBe(true);
    expect(takePrefetched(address, request)).toBeUndefined();
  });

  it('is not taken for another URL or another cache mode', () => {
    prefetch(address, ananya);
    expect(takePrefetched('/api/elsewhere', request)).toBeUndefined();
    expect(takePrefetched(address, { headers: request.headers })).toBeUndefined();
    expect(takePrefetched(address, request)).toBeDefined();
  });

  it('is aborted with the caller’s signal, also before it is taken', () => {
    prefetch(address, ananya);
    const controller = new AbortController();
    void takePrefetched(address, { ...request, signal: controller.signal });
    expect(sentSignal().aborted).toBe(false);
    const reason = new Error('Left');
    controller.abort(reason);
    expect(sentSignal().reason).toBe(reason);

    fetching.mockClear();
    prefetch(address, ananya);
    expect(takePrefetched(address, { ...request, signal: AbortSignal.abort() })).toBeUndefined();
    expect(sentSignal().aborted).toBe(true);
  });

  it('that fails rejects where it is taken', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    prefetch(address, ananya);
    await Promise.resolve();
    await expect(takePrefetched(address, request)).rejects.toThrow(TypeError);
  });
});

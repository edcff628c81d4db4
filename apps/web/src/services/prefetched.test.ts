import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch, takePrefetched } from './prefetched.ts';

const address = '/seat-matrix/all';
const ananya = 'Bearer ananya';
const asked = { headers: { Authorization: ananya }, cache: 'force-cache' } as const;

const fetching = vi.fn<typeof fetch>();
/** The signal that the request in the page's head was made with. */
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
  it('is asked for as the API client asks, and taken over once', async () => {
    prefetch(address, ananya);
    expect(fetching).toHaveBeenCalledWith(address, {
      headers: { authorization: ananya },
      cache: 'force-cache',
      signal: expect.any(AbortSignal),
    });
    await expect(takePrefetched(address, asked)).resolves.toBeInstanceOf(Response);
    expect(takePrefetched(address, asked)).toBeUndefined();
  });

  it('is nobody else’s: with another bearer it is given up', () => {
    prefetch(address, ananya);
    const headers = { Authorization: 'Bearer rohan' };
    expect(takePrefetched(address, { ...asked, headers })).toBeUndefined();
    expect(sentSignal().aborted).toBe(true);
    expect(takePrefetched(address, asked)).toBeUndefined();
  });

  it('is not for another address, nor for a call that no kept copy will do for', () => {
    prefetch(address, ananya);
    expect(takePrefetched('/api/elsewhere', asked)).toBeUndefined();
    expect(takePrefetched(address, { headers: asked.headers })).toBeUndefined();
    expect(takePrefetched(address, asked)).toBeDefined();
  });

  it('ends when its caller aborts, also before it is taken', () => {
    prefetch(address, ananya);
    const leaving = new AbortController();
    void takePrefetched(address, { ...asked, signal: leaving.signal });
    expect(sentSignal().aborted).toBe(false);
    const reason = new Error('Left');
    leaving.abort(reason);
    expect(sentSignal().reason).toBe(reason);

    fetching.mockClear();
    prefetch(address, ananya);
    expect(takePrefetched(address, { ...asked, signal: AbortSignal.abort() })).toBeUndefined();
    expect(sentSignal().aborted).toBe(true);
  });

  it('that fails, fails where it is taken', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    prefetch(address, ananya);
    await Promise.resolve();
    await expect(takePrefetched(address, asked)).rejects.toThrow(TypeError);
  });
});

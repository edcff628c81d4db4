import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession } from './endSession.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a sign-out', () => {
  it('BEY-ACC-05 ends the token on the server', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response('Signed out.'));
    vi.stubGlobal('fetch', send);
    await endSession('https://api.example', 'abc');
    const [address, init] = send.mock.calls[0]!;
    expect([address, init?.method]).toEqual(['https://api.example/api/logout', 'POST']);
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer abc');
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has no such call', () => Promise.resolve(Response.json({}, { status: 404 }))],
    ['refuses the token', () => Promise.resolve(Response.json({}, { status: 401 }))],
  ])('BEY-ACC-05 says nothing where the server %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    await expect(endSession('', 'abc')).resolves.toBeUndefined();
  });
});

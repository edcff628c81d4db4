import { describe, expect, it } from 'vitest';
import { returnAddressOf, returnState } from './returnAddress.ts';

describe('the address that a sign-in leads back to', () => {
  it.each(['/', '/collage?state=Kerala&page=2', '/?chat#chat', '/plan?plan=ADVANCE'])(
    'is an address of the app, with its query and its anchor: %s',
    (address) => {
      expect(returnAddressOf(returnState(address))).toBe(address);
    },
  );

  it.each([
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\/evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example/collage',
    'https:/evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,evil',
    'evil.example',
    '@evil.example',
    '',
    ' /collage',
  ])('is never that of another origin: %j', (address) => {
    expect(returnAddressOf(returnState(address))).toBeUndefined();
  });

  it.each(['/%2fevil.example', '/%5cevil.example', '/%09/evil.example'])(
    'stays encoded, so that it cannot turn into one: %s',
    (address) => {
      const resolved = new URL(returnAddressOf(returnState(address))!, 'https://app.example');
      expect(resolved.origin).toBe('https://app.example');
      expect(resolved.pathname).toBe(address);
    },
  );

  it.each([null, undefined, 'text', 7, {}, { returnTo: null }, { returnTo: ['/home'] }])(
    'is none where the history state holds none: %j',
    (state) => {
      expect(returnAddressOf(state)).toBeUndefined();
    },
  );
});

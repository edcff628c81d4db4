import { describe, expect, it } from 'vitest';
import { expiryOf, isExpired } from './token.ts';

const now = 1_800_000_000_000;
const tokenOf = (payload: unknown) => `e30.${btoa(JSON.stringify(payload))}.signature`;

describe('isExpired', () => {
  it('SES-04 reads the expiry claim in seconds', () => {
    expect(isExpired(tokenOf({ exp: now / 1000 + 1 }), now)).toBe(false);
    expect(isExpired(tokenOf({ exp: now / 1000 - 1 }), now)).toBe(true);
  });

  it('SES-04 ends a token in the very second of its expiry', () => {
    expect(isExpired(tokenOf({ exp: now / 1000 }), now)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['abc', 'no parts'],
    ['a.%%%.c', 'bad base64'],
    [`e30.${btoa('[')}.s`, 'bad JSON'],
    [`e30.${btoa('null')}.s`, 'no claims'],
    [tokenOf({}), 'no expiry'],
    [tokenOf({ exp: '1900000000' }), 'a text as expiry'],
    [tokenOf({ exp: now + 1 }), 'an expiry in milliseconds'],
    [tokenOf({ exp: -1 }), 'an expiry before time'],
    [`${btoa('{"alg":"none"}')}.${btoa(`{"exp":${now / 1000 + 1}}`)}.`, 'no signature'],
    [`${tokenOf({ exp: now / 1000 + 1 })}${'x'.repeat(4096)}`, 'too long to be one'],
  ])('SES-05 counts an undecodable token as expired: %s (%s)', (token) => {
    expect(isExpired(token, now)).toBe(true);
  });

  it.each([
    [0, undefined],
    [1, 1000],
    [99_999_999_999, 99_999_999_999_000],
    [100_000_000_000, undefined],
  ])('SES-05 reads the expiry %d as %s', (exp, expiry) => {
    expect(expiryOf(tokenOf({ exp }))).toBe(expiry);
  });

  it('SES-05 reads a token of 4096 characters and none that is longer', () => {
    const token = tokenOf({ exp: 1 });
    expect(expiryOf(token.padEnd(4096, 'x'))).toBe(1000);
    expect(expiryOf(token.padEnd(4097, 'x'))).toBeUndefined();
  });

  it('reads the URL-safe alphabet and names beyond ASCII', () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ name: '???>>>ऋ', exp: now / 1000 + 1 }),
    );
    const payload = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    expect(payload).toMatch(/[-_]/);
    expect(isExpired(`e30.${payload}.s`, now)).toBe(false);
  });
});

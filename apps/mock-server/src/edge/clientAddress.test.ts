import { describe, expect, it } from 'vitest';
import { clientAddress, readTrustedProxies } from './clientAddress.ts';

describe('the address of a client', () => {
  it.each([
    ['nobody is trusted', '', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['the proxy is trusted', '127.0.0.1', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'the socket takes both kinds',
      '127.0.0.1',
      '::ffff:127.0.0.1',
      '198.51.100.1',
      '198.51.100.1',
    ],
    ['the client made some up', '127.0.0.1', '127.0.0.1', '8.8.8.8, 198.51.100.1', '198.51.100.1'],
    ['two proxies', '127.0.0.1, 10.0.0.0/8', '127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['IPv6', '::1,2001:db8::/32', '::1', '2001:db9::5, 2001:db8::1', '2001:db9::5'],
    ['another peer claims one', '127.0.0.1', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['no claim', '127.0.0.1', '127.0.0.1', undefined, '127.0.0.1'],
    ['an unreadable claim', '127.0.0.1', '127.0.0.1', '<script>', '127.0.0.1'],
  ])('where %s', (_, trusted, peer, forwardedFor, expected) => {
    expect(clientAddress(peer, forwardedFor, readTrustedProxies(trusted))).toBe(expected);
  });

  it('refuses a setting that is no address', () => {
    expect(() => readTrustedProxies('nginx')).toThrow('not «nginx»');
  });
});

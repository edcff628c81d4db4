import { describe, expect, it } from 'vitest';
import { clientAddress, readTrustedProxies } from './clientAddress.ts';

describe('BEY-ATK-02 the address of a client', () => {
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
    ['IPv6', '::1,2001:db8::/32', '::1', '2001:db9::5, 2001:db8::1', '2001:db9:0:0::/64'],
    ['IPv6 is written in full', '', '2001:DB8:1:02:3::4%eth0', undefined, '2001:db8:1:2::/64'],
    ['IPv4 is written as IPv6', '::1', '::1', '::ffff:c633:6401', '198.51.100.1'],
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

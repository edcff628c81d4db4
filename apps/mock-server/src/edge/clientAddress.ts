import { BlockList, isIP } from 'node:net';

/** IPv4 addresses as they reach a socket that takes both kinds. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The proxies whose word about their clients counts: addresses and networks, with commas. */
export const readTrustedProxies = (value: string | undefined): BlockList => {
  const trusted = new BlockList();
  for (const entry of (value ?? '').split(',').filter((part) => part.trim() !== '')) {
    const [address = '', prefix] = entry.trim().split('/');
    if (isIP(address) === 0)
      throw new Error(`SEATWISE_TRUSTED_PROXY takes addresses and networks, not «${entry.trim()}»`);
    if (prefix === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(prefix), family(address));
  }
  return trusted;
};

/**
 * Where a request comes from: the peer, or what trusted proxies say of it. Each adds the address it
 * was asked from at the end, so that the last one that is no proxy is the client; what stands before
 * it is the client's own claim.
 */
export const clientAddress = (
  peer: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string => {
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, family(address));
  const hops = [...(forwardedFor ?? '').split(',').map(plain), plain(peer)];
  const client = hops.findLastIndex((address) => !isTrusted(address));
  // An unreadable entry was not written by a proxy.
  const address = hops[client];
  return address !== undefined && isIP(address) !== 0 ? address : plain(peer);
};

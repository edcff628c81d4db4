import { BlockList, isIP } from 'node:net';

/** An address in canonical form; an IPv4 address that a dual socket wrote as IPv6 becomes IPv4. */
const plain = (text: string): string => {
  const address = text.trim().replace(/%.*$/, '');
  if (isIP(address) !== 6) return address;
  const ipv6 = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(ipv6)?.slice(1) ?? [];
  const bytes = mapped.map((group) => Number.parseInt(group, 16)).flatMap((n) => [n >> 8, n & 255]);
  return bytes.length > 0 ? bytes.join('.') : ipv6;
};

/** The address itself for IPv4; for IPv6 its /64, because one home has all those addresses. */
const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
};

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The proxies whose word about clients is trusted: addresses and networks, separated by commas. */
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

/** Whether an address belongs to a trusted proxy. */
export const isTrusted = (address: string, trusted: BlockList): boolean =>
  isIP(plain(address)) !== 0 && trusted.check(plain(address), family(plain(address)));

/**
 * The origin of a request, as every limit counts it: the peer, or the address given by trusted
 * proxies. Each proxy appends the address that called it, so the last one that is not a proxy is
 * the client; earlier entries are the client's own claim.
 */
export const clientAddress = (
  peer: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string => {
  const hops = [...(forwardedFor ?? '').split(',').map(plain), plain(peer)];
  const client = hops.findLastIndex((address) => !isTrusted(address, trusted));
  // An unreadable entry was not written by a proxy.
  const address = hops[client];
  return networkOf(address !== undefined && isIP(address) !== 0 ? address : plain(peer));
};

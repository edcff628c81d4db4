/**
 * Where a payer may be sent back to: the host that served the page, and no other. Only the path
 * is used, so that the form posts to the page's own origin through any proxy (a development proxy
 * moves the port, a TLS terminator the scheme).
 */
export const returnAddress = (address: string, pageUrl: string): string | undefined => {
  const url = URL.parse(address, pageUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (url.hostname !== new URL(pageUrl).hostname) return undefined;
  // A path that begins with two slashes would name another host again.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search;
};

/**
 * The address that a payer returns to, which must be on the host that served the page. Only the
 * path is used, so that the form posts to the page's own origin through any proxy (a development
 * proxy changes the port, a TLS terminator the scheme).
 */
export const returnAddress = (address: string, pageUrl: string): string | undefined => {
  const url = URL.parse(address, pageUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (url.hostname !== new URL(pageUrl).hostname) return undefined;
  // A path that begins with two slashes would again name another host.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search;
};

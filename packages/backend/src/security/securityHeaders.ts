/** The headers of every answer that does not set them itself. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // A payment provider's window must be able to talk back to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
};

/** The policy for pages without scripts: the error page, the simulators' pages. */
export const scriptlessPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const withSecurityHeaders = (
  response: Response,
  more: Readonly<Record<string, string>> = {},
): Response => {
  if (response.type === 'error') return response;
  const headers = new Headers(response.headers);
  const { vary, ...others } = more;
  for (const [name, value] of Object.entries(commonHeaders))
    if (!headers.has(name)) headers.set(name, value);
  for (const [name, value] of Object.entries(others)) headers.set(name, value);
  if (vary !== undefined) headers.append('vary', vary);
  if (
    headers.get('content-type')?.startsWith('text/html') &&
    !headers.has('content-security-policy')
  )
    headers.set('content-security-policy', scriptlessPolicy);
  return new Response(response.body, { status: response.status, headers });
};

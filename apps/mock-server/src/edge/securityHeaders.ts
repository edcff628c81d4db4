/** What every answer carries. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // A payment provider's window must be able to talk back to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
};

/** Only our own scripts, named by a fresh nonce; nothing may frame us; no string becomes code. */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    // Documents are looked at as the page itself has fetched them.
    'frame-src blob:',
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Two addresses alone: of the worker that writes workbooks, and of the one that keeps the app.
    'trusted-types seatwise-workbook seatwise-practice seatwise-offline',
  ].join('; ');

/** For pages without any script: the error page, the simulators' pages. */
export const scriptlessPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const withSecurityHeaders = (response: Response): Response => {
  if (response.type === 'error') return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  if (
    headers.get('content-type')?.startsWith('text/html') &&
    !headers.has('content-security-policy')
  )
    headers.set('content-security-policy', scriptlessPolicy);
  return new Response(response.body, { status: response.status, headers });
};

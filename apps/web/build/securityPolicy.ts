import type { Env } from '../src/env.ts';

/** The placeholder in pages and policies that the server replaces by a nonce. */
export const noncePlace = '__CSP_NONCE__';

/** The Trusted Types policies of the workers (workbooks, practice, stress tests, offline use) and of the card checkout. */
const trustedTypes =
  'trusted-types seatwise-workbook seatwise-practice seatwise-stress-test seatwise-offline seatwise-checkout';

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/** The origins of absolute URLs; the page's own origin needs no entry. */
const originsOf = (...addresses: readonly string[]): string[] =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);

/** The origins that the app's configuration names, by their use in the app. */
const originsIn = ({ apiBaseUrl, wsUrl, cardScript, paymentOrigins, fileHosts }: Env) => {
  const api = originsOf(apiBaseUrl);
  const socket = wsUrl ? originsOf(wsUrl) : api.map(socketOf);
  const card = originsOf(cardScript);
  return {
    scripts: card,
    // A download may redirect to a file host.
    calls: [
      ...api,
      ...socket,
      ...card,
      ...paymentOrigins,
      ...fileHosts.map((host) => `https://${host}`),
    ],
    frames: [...card, ...paymentOrigins],
    // A simulated provider answers on the API's origin.
    forms: [...paymentOrigins, ...api],
  };
};

const directive = (name: string, ...sources: readonly string[]): string =>
  [name, ...new Set(sources)].join(' ');

/**
 * The content security policy for the app's configuration. Only our own scripts and the card
 * provider's run, nothing may frame us, and no string becomes code. `scripts` and `styles` say how
 * the host proves that they are ours: by a nonce in each response, or by hashes in a file.
 */
const securityPolicy = (
  env: Env,
  own: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string => {
  const origins = originsIn(env);
  return [
    directive('default-src', "'none'"),
    directive('script-src', ...own.scripts),
    directive('style-src', "'self'", ...own.styles),
    directive('img-src', "'self'", 'data:', 'blob:'),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...origins.calls),
    directive('worker-src', "'self'"),
    // The page shows documents as blobs that it has fetched itself.
    directive('frame-src', 'blob:', ...origins.frames),
    directive('manifest-src', "'self'"),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'", ...origins.forms),
    directive('frame-ancestors', "'none'"),
    "require-trusted-types-for 'script'",
    trustedTypes,
  ].join('; ');
};

/** The policy for a server that gives each page a fresh nonce; scripts that our scripts load may run as well. */
export const policyWithNonce = (env: Env): string =>
  securityPolicy(env, {
    scripts: [`'nonce-${noncePlace}'`, "'strict-dynamic'"],
    styles: [`'nonce-${noncePlace}'`],
  });

/** The policy for a static host, which allows inline scripts by their hashes. */
export const policyWithHashes = (env: Env, hashes: readonly string[]): string =>
  securityPolicy(env, {
    scripts: ["'self'", ...originsIn(env).scripts, ...hashes.map((hash) => `'${hash}'`)],
    styles: [],
  });

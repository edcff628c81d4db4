import type { Env } from '../src/env.ts';

/** The server replaces this by a nonce of its own in each page and each policy. */
export const noncePlace = '__CSP_NONCE__';

/** Trusted Types: the workers of workbooks, of the practice, of stress tests and of offline use, the card checkout. */
const trustedTypes =
  'trusted-types seatwise-workbook seatwise-practice seatwise-stress-test seatwise-offline seatwise-checkout';

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/** The origin of an absolute address; none for one of the page's own. */
const originsOf = (...addresses: readonly string[]): string[] =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);

/** The origins that the app's configuration names, by what the app does there. */
const originsIn = ({ apiBaseUrl, wsUrl, cardScript, paymentOrigins, fileHosts }: Env) => {
  const api = originsOf(apiBaseUrl);
  const socket = wsUrl ? originsOf(wsUrl) : api.map(socketOf);
  const card = originsOf(cardScript);
  return {
    scripts: card,
    // A download may lead on to a host of files.
    calls: [
      ...api,
      ...socket,
      ...card,
      ...paymentOrigins,
      ...fileHosts.map((host) => `https://${host}`),
    ],
    frames: [...card, ...paymentOrigins],
    // A simulated provider answers beside the API.
    forms: [...paymentOrigins, ...api],
  };
};

const directive = (name: string, ...sources: readonly string[]): string =>
  [name, ...new Set(sources)].join(' ');

/**
 * The content security policy that the app's configuration asks for. Only our own scripts run and
 * the card provider's, nothing may frame us, and no string becomes code. `scripts` and `styles`
 * say how the host proves that they are ours: a nonce in each answer, or hashes in a file.
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
    // Documents are looked at as the page itself has fetched them.
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

/** For a server that gives each page a fresh nonce; what our scripts load may run as well. */
export const policyWithNonce = (env: Env): string =>
  securityPolicy(env, {
    scripts: [`'nonce-${noncePlace}'`, "'strict-dynamic'"],
    styles: [`'nonce-${noncePlace}'`],
  });

/** For a host that serves files alone: inline scripts by their hashes. */
export const policyWithHashes = (env: Env, hashes: readonly string[]): string =>
  securityPolicy(env, {
    scripts: ["'self'", ...originsIn(env).scripts, ...hashes.map((hash) => `'${hash}'`)],
    styles: [],
  });

/** The longest token that is parsed. */
const maxLength = 4096;
/** An expiry beyond this second (in the year 5138) was given in milliseconds. */
const maxExpiry = 100_000_000_000;

/** The claims in a part of a token; empty if unreadable. */
const claimsOf = (part: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const base64 = (part ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const value: unknown = JSON.parse(atob(base64));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** When a token was issued, in milliseconds since 1970; undefined if the token does not say so. */
export const issuedAt = (token: string): number | undefined => {
  const { iat } = claimsOf(token.split('.')[1]);
  return typeof iat === 'number' && iat > 0 && iat < maxExpiry ? iat * 1000 : undefined;
};

/** When a token expires, in milliseconds since 1970; undefined if unreadable. */
export const expiryOf = (token: string): number | undefined => {
  if (token.length > maxLength) return undefined;
  const [header, payload] = token.split('.');
  const { exp } = claimsOf(payload);
  const { alg } = claimsOf(header);
  const isUnsigned = typeof alg === 'string' && alg.toLowerCase() === 'none';
  return typeof exp === 'number' && exp > 0 && exp < maxExpiry && !isUnsigned
    ? exp * 1000
    : undefined;
};

/** Whether a token has expired; an unreadable one counts as expired. */
export const isExpired = (token: string, now: number): boolean => {
  const expiry = expiryOf(token);
  return expiry === undefined || expiry <= now;
};

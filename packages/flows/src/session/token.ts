/** When a token runs out, in milliseconds since 1970; undefined when it cannot be read. */
export const expiryOf = (token: string): number | undefined => {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
};

/** A token that cannot be read counts as run out. */
export const isExpired = (token: string, now: number): boolean => {
  const expiry = expiryOf(token);
  return expiry === undefined || expiry <= now;
};

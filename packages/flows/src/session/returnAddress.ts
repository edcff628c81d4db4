/** Stands for the app's own origin, so that an address of any other is recognised. */
const ownOrigin = 'https://own.invalid';

/** The history state of a sign-in that leads back to an address of the app. */
interface ReturnState {
  readonly returnTo: string;
}

export const returnState = (address: string): ReturnState => ({ returnTo: address });

/**
 * The address that a sign-in with this history state leads back to; undefined for anything but an
 * address of the app.
 */
export const returnAddressOf = (state: unknown): string | undefined => {
  const { returnTo } = Object(state) as Partial<ReturnState>;
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/')) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(returnTo, ownOrigin);
    // Resolved dots can leave a path of two slashes, which would name another host in turn.
    return origin === ownOrigin && !pathname.startsWith('//')
      ? pathname + search + hash
      : undefined;
  } catch {
    return undefined;
  }
};

/** A placeholder for the app's own origin, to recognise addresses of any other origin. */
const ownOrigin = 'https://own.invalid';

/** The history state of a sign-in that returns to an address of the app. */
interface ReturnState {
  readonly returnTo: string;
}

export const returnState = (address: string): ReturnState => ({ returnTo: address });

/**
 * The address that a sign-in with this history state returns to; undefined for anything but an
 * address of the app.
 */
export const returnAddressOf = (state: unknown): string | undefined => {
  const { returnTo } = Object(state) as Partial<ReturnState>;
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/')) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(returnTo, ownOrigin);
    // Resolving dots can leave a path that begins with two slashes, which would name another host.
    return origin === ownOrigin && !pathname.startsWith('//')
      ? pathname + search + hash
      : undefined;
  } catch {
    return undefined;
  }
};

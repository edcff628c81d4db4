import type { StoredUser } from './storedUser.ts';

/** An alternative key in the specification that payment calls may read; nothing writes it. */
export const authTokenKey = 'authToken';

interface Tokens {
  readonly supplied?: string | null | undefined;
  /** The stored value of `authToken`. */
  readonly authToken?: string | null | undefined;
  readonly user?: StoredUser | undefined;
}

/** The token of a payment call: the supplied one, else the stored authToken, else the session's. */
export const bearerOf = ({ supplied, authToken, user }: Tokens): string | undefined =>
  supplied || authToken || user?.token;

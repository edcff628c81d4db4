import type { StoredUser } from './storedUser.ts';

/** A specified alternative key that the payment calls may read; nothing writes it. */
export const authTokenKey = 'authToken';

interface Tokens {
  readonly supplied?: string | null | undefined;
  /** What the storage holds under `authToken`. */
  readonly authToken?: string | null | undefined;
  readonly user?: StoredUser | undefined;
}

/** The token of a payment call: the supplied one, else the stored authToken, else the session's. */
export const bearerOf = ({ supplied, authToken, user }: Tokens): string | undefined =>
  supplied || authToken || user?.token;

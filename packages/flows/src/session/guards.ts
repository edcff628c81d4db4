import { isAdminRole } from './role.ts';
import type { StoredUser } from './storedUser.ts';
import { isExpired } from './token.ts';

/** Resolves the redirect of a route; undefined admits the user. */
export type RouteGuard = (user: StoredUser | undefined, now: number) => '/' | '/login' | undefined;

const holdsToken = (user: StoredUser | undefined, now: number): user is StoredUser =>
  user !== undefined && !isExpired(user.token, now);

/** `/login` and `/create-account` are for visitors; a token that has run out counts as none. */
export const guestGuard: RouteGuard = (user, now) => (holdsToken(user, now) ? '/' : undefined);

export const signedInGuard: RouteGuard = (user, now) =>
  holdsToken(user, now) ? undefined : '/login';

/** The admin area and all beneath it: the stored role has to be exactly one of two. */
export const adminGuard: RouteGuard = (user, now) =>
  holdsToken(user, now) && isAdminRole(user.role) ? undefined : '/login';

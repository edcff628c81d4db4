import { may, type Permission } from '@seatwise/api-client/contract/constants/permissions';
import { isStaffRole, landingFor } from './role.ts';
import type { StoredUser } from './storedUser.ts';
import { isExpired } from './token.ts';

/** Resolves the redirect of a route; undefined admits the user. */
export type RouteGuard = (
  user: StoredUser | undefined,
  now: number,
) => '/' | '/login' | ReturnType<typeof landingFor> | undefined;

const holdsToken = (user: StoredUser | undefined, now: number): user is StoredUser =>
  user !== undefined && !isExpired(user.token, now);

/** `/login` and `/create-account` are for visitors; an expired token counts as none. */
export const guestGuard: RouteGuard = (user, now) => (holdsToken(user, now) ? '/' : undefined);

export const signedInGuard: RouteGuard = (user, now) =>
  holdsToken(user, now) ? undefined : '/login';

/**
 * Guards a page of the admin area: the stored role must have the page's permission. Other staff are
 * redirected to their landing page, everyone else to the sign-in.
 */
export const consoleGuard =
  (permission: Permission): RouteGuard =>
  (user, now) => {
    if (!holdsToken(user, now) || !isStaffRole(user.role)) return '/login';
    return may(user.role, permission) ? undefined : landingFor(user.role);
  };

import { returnState } from '@seatwise/flows/session';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services/services.ts';
import { useSession, type Session } from '../session/session.ts';

/**
 * The address that a visitor of a path is redirected to; undefined lets them in. The guards of
 * `@seatwise/flows/session` decide.
 */
export type ResolveRedirect = (path: string, session: Session) => string | undefined;

interface Redirect {
  readonly to: string;
  /** The history state that lets a sign-in lead back. */
  readonly state: unknown;
}

/**
 * The redirect for the present user and address. It is resolved again on each navigation, on
 * sign-out and when the role changes; after a sign-in the session machine itself navigates.
 */
export const useRouteRedirect = (resolveRedirect: ResolveRedirect): Redirect | undefined => {
  const { session } = useServices();
  const { key, pathname, search, hash } = useLocation();
  const role = useSession(session, ({ user }) => user?.role);
  const resolve = () => {
    const to = resolveRedirect(pathname, session);
    // On sign-out the session machine decides whether the next sign-in leads back.
    const state = role ? undefined : returnState(pathname + search + hash);
    return { key, role, redirect: to === undefined ? undefined : { to, state } };
  };
  const [resolved, setResolved] = useState(resolve);
  if (key !== resolved.key || (resolved.role && role !== resolved.role)) setResolved(resolve());
  else if (role !== resolved.role) setResolved({ ...resolved, role });
  return resolved.redirect;
};

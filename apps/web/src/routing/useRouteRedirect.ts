import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services/services.ts';
import { useSession, type Session } from '../session/session.ts';

/** Where somebody who comes to an address is led instead; undefined lets them in. */
export type TurnAway = (path: string, session: Session) => string | undefined;

/**
 * Where the present person is led from the present address. Asked anew on every entry, and once
 * somebody is no longer signed in or is somebody else; whoever signs in is led on by the session.
 */
export const useElsewhere = (turnAway: TurnAway): string | undefined => {
  const { session } = useServices();
  const { key, pathname } = useLocation();
  const role = useSession(session, ({ user }) => user?.role);
  const entry = () => ({ key, role, elsewhere: turnAway(pathname, session) });
  const [seen, setSeen] = useState(entry);
  if (key !== seen.key || (seen.role && role !== seen.role)) setSeen(entry());
  else if (role !== seen.role) setSeen({ ...seen, role });
  return seen.elsewhere;
};

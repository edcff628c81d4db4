import { isStaffRole, refreshedUser } from '@seatwise/flows/session';
import type { Services } from './services.ts';

/** How often the account is asked about at most, in milliseconds. */
const interval = 60_000;

/**
 * Staff may correct a rank or a name while the student is signed in. The call that this gives asks
 * about the account once in a while, but not on the pages that show the stored user without a call;
 * an answer that does not come changes nothing.
 */
export const createOwnFacts = (
  { api, session }: Pick<Services, 'api' | 'session'>,
  pagesOfStoredUser: readonly string[],
) => {
  let asked = -Infinity;
  return async (pathname: string): Promise<void> => {
    if (pagesOfStoredUser.some((path) => pathname.endsWith(path))) return;
    const user = session.user();
    if (!user || isStaffRole(user.role) || document.hidden || !navigator.onLine) return;
    if (session.now() - asked < interval) return;
    asked = session.now();
    try {
      const { accounts } = await import('@seatwise/api-client/contract/accounts');
      const read = refreshedUser(user.token, await api.area(accounts).myDetails());
      // What was saved in between is newer, and after a sign-out nothing is.
      if (!read || session.user() !== user) return;
      // A role comes with a token of its own, which the machine asks for.
      if (read.role !== user.role) session.send({ type: 'details.requested' });
      else session.send({ type: 'facts.read', token: user.token, user: read });
    } catch {
      // The next page asks again.
    }
  };
};

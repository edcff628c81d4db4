import { isStaffRole, refreshedUser } from '@seatwise/flows/session';
import type { Services } from './services.ts';

/** The shortest time between requests for the account, in milliseconds. */
const interval = 60_000;

/**
 * Staff may correct a rank or a name while the student is signed in. The returned function requests
 * the account once in a while, except on the pages that show the stored user without a call. A
 * failed request changes nothing.
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
      // The user may have saved newer data in between, or signed out.
      if (!read || session.user() !== user) return;
      // A new role comes with a new token, which the machine requests.
      if (read.role !== user.role) session.send({ type: 'details.requested' });
      else session.send({ type: 'facts.read', token: user.token, user: read });
    } catch {
      // The next page requests the account again.
    }
  };
};

/**
 * Inlined into the head of the finder's page. Requests the rows of a signed-in user while the
 * scripts still load; the API client takes over the response (services/services.ts).
 */
import { isExpired, parseStoredUser, storageKey } from '@seatwise/flows/session';
import { prefetch } from '../../../services/prefetched.ts';

/** The URL of the operation `allSeats`, defined by build/prerender.ts. */
declare const seatsAddress: string;

const user = parseStoredUser(localStorage.getItem(storageKey));
if (user && !isExpired(user.token, Date.now())) prefetch(seatsAddress, `Bearer ${user.token}`);

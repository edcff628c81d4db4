/**
 * Stands in the head of the finder's page alone: asks for the rows of whoever is signed in while
 * the scripts are still on their way. The API client takes the response over (services/services.ts).
 */
import { isExpired, parseStoredUser, storageKey } from '@seatwise/flows/session';
import { prefetch } from '../../services/prefetched.ts';

/** The address of the operation `allSeats`, put here by the build (build/prerender.ts). */
declare const seatsAddress: string;

const user = parseStoredUser(localStorage.getItem(storageKey));
if (user && !isExpired(user.token, Date.now())) prefetch(seatsAddress, `Bearer ${user.token}`);

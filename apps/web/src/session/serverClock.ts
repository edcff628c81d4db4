import { issuedAt } from '@seatwise/flows/session';
import type { KeyValueStorage } from './sessionActor.ts';

/** The key belongs to the device, so it stays when a user signs out. */
const clockOffsetKey = 'clockOffset';

/** Smaller differences come from network delays or cached tokens. Milliseconds. */
const tolerated = 10 * 60_000;

/**
 * The server's time by the last issued token. Otherwise, on a device whose clock is a day ahead,
 * each session would be over as it begins.
 */
export const createServerClock = (storage: KeyValueStorage, now: () => number) => ({
  now: (): number => now() + (Number(storage.getItem(clockOffsetKey)) || 0),
  /** Sets the clock by a token that the server has just issued. */
  setBy: (token: string): void => {
    const offset = (issuedAt(token) ?? now()) - now();
    if (Math.abs(offset) < tolerated) storage.removeItem(clockOffsetKey);
    else storage.setItem(clockOffsetKey, String(offset));
  },
});

import { issuedAt } from '@seatwise/flows/session';
import type { KeyValueStorage } from './sessionActor.ts';

/** A property of the device: it stays when a user signs out. */
const clockOffsetKey = 'clockOffset';

/** Smaller differences are delays of the network, or tokens that were cached. Milliseconds. */
const tolerated = 10 * 60_000;

/**
 * The server's time, as the last token that was issued showed it: on a device whose clock is a day
 * ahead, each session would otherwise be over as it begins.
 */
export const createServerClock = (storage: KeyValueStorage, now: () => number) => ({
  now: (): number => now() + (Number(storage.getItem(clockOffsetKey)) || 0),
  /** Compares the device's clock with a token that has just come. */
  setBy: (token: string): void => {
    const offset = (issuedAt(token) ?? now()) - now();
    if (Math.abs(offset) < tolerated) storage.removeItem(clockOffsetKey);
    else storage.setItem(clockOffsetKey, String(offset));
  },
});

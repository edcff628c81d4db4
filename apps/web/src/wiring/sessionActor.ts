import { outboxKey } from '@seatwise/flows/chat';
import { pendingPaymentKey } from '@seatwise/flows/payment';
import {
  authTokenKey,
  createWallClock,
  landingFor,
  refreshedUser,
  signedOutKey,
  signedOutIdOf,
  sessionMachine,
  storageKey,
  type StoredUser,
} from '@seatwise/flows/session';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Store } from './store.ts';

export interface SessionOptions {
  readonly storage: Store;
  /** Leads to an address of the app. */
  readonly go: (path: string) => void;
  /** Removes what whoever leaves has typed and not sent. */
  readonly dropDrafts: () => void;
  /** The current-user call. */
  readonly fetchDetails: () => Promise<Readonly<Record<string, unknown>>>;
}

interface ActorOptions extends SessionOptions {
  /** Whom the storage names. */
  readonly user: StoredUser | null;
  readonly now: () => number;
}

/** The session machine at work in the browser; a module of its own, because guests do without it. */
export const startSession = ({
  storage,
  go,
  dropDrafts,
  fetchDetails,
  user,
  now,
}: ActorOptions): ActorRefFrom<typeof sessionMachine> => {
  // Actions run on the way; the guards of the next page ask who is signed in after it.
  const arriveAt = (path: string): void => queueMicrotask(() => go(path));
  const machine = sessionMachine.provide({
    actors: {
      fetchDetails: fromPromise<StoredUser | undefined, { token: string }>(async ({ input }) =>
        refreshedUser(input.token, await fetchDetails()),
      ),
    },
    actions: {
      storeUser: ({ context }) => {
        storage.setItem(storageKey, JSON.stringify(context.user));
        storage.removeItem(signedOutKey);
      },
      // Before the user goes: other tabs look for it when they notice that.
      broadcastSignOut: ({ context }) =>
        storage.setItem(signedOutKey, signedOutIdOf(context.user!)),
      clearStoredUser: () => {
        storage.removeItem(storageKey);
        storage.removeItem(authTokenKey);
      },
      clearTabStorage: () => {
        // A payment under way and what was said are their person's own business.
        for (const key of [pendingPaymentKey, outboxKey]) sessionStorage.removeItem(key);
        dropDrafts();
      },
      goToLanding: ({ context }) => arriveAt(landingFor(context.user!.role)),
      goToLogin: () => arriveAt('/login'),
    },
  });
  return createActor(machine, { input: { user, now }, clock: createWallClock(now) }).start();
};

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

/** The part of the browser's storage that the app uses; prerendering has none. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SessionOptions {
  readonly storage: KeyValueStorage;
  readonly navigate: (path: string) => void;
  /** Removes the drafts of a user who signs out. */
  readonly dropDrafts: () => void;
  /** Fetches the current user. */
  readonly fetchDetails: () => Promise<Readonly<Record<string, unknown>>>;
}

interface ActorOptions extends SessionOptions {
  /** The stored user. */
  readonly user: StoredUser | null;
  readonly now: () => number;
}

/** Starts the session machine in the browser; a module of its own, because guests never load it. */
export const startSession = ({
  storage,
  navigate,
  dropDrafts,
  fetchDetails,
  user,
  now,
}: ActorOptions): ActorRefFrom<typeof sessionMachine> => {
  // After the transition: the guards of the next page read its result.
  const redirectTo = (path: string): void => queueMicrotask(() => navigate(path));
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
      // Written before the user is erased, because other tabs read it when they notice that.
      broadcastSignOut: ({ context }) =>
        storage.setItem(signedOutKey, signedOutIdOf(context.user!)),
      clearStoredUser: () => {
        storage.removeItem(storageKey);
        storage.removeItem(authTokenKey);
      },
      clearTabStorage: () => {
        // Unsettled payments and unsent messages belong to the user who signs out.
        for (const key of [pendingPaymentKey, outboxKey]) sessionStorage.removeItem(key);
        dropDrafts();
      },
      goToLanding: ({ context }) => redirectTo(landingFor(context.user!.role)),
      goToLogin: () => redirectTo('/login'),
    },
  });
  return createActor(machine, { input: { user, now }, clock: createWallClock(now) }).start();
};

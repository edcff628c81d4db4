import {
  authTokenKey,
  createWallClock,
  landingFor,
  parseStoredUser,
  refreshedUser,
  returnAddressOf,
  returnState,
  signedOutKey,
  sessionMachine,
  storageKey,
  type StoredUser,
} from '@seatwise/flows/session';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';

/** The part of the browser's storage that the app uses; prerendering has none. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An address of the app and the state of its history entry. */
interface HistoryEntry {
  readonly address: string;
  readonly state: unknown;
}

export interface SessionOptions {
  readonly storage: KeyValueStorage;
  /** Replaces the present history entry by another page, with a history state. */
  readonly navigate: (path: string, state?: unknown) => void;
  /** The present history entry; undefined before the router has one. */
  readonly entry?: () => HistoryEntry | undefined;
  /** Whether the present user may open an address. @default every address */
  readonly admits?: (address: string) => boolean;
  /** Removes the data that the browser stores for the user who signs out: drafts, lists, payments, messages. */
  readonly dropOwnData: () => void;
  /** Fetches the current user. */
  readonly fetchDetails: () => Promise<Readonly<Record<string, unknown>>>;
}

interface ActorOptions extends SessionOptions {
  /** The stored user. */
  readonly user: StoredUser | null;
  readonly now: () => number;
}

/** Starts the session machine in the browser; in a separate module, because guests never load it. */
export const startSession = ({
  storage,
  navigate,
  entry = () => undefined,
  admits = () => true,
  dropOwnData,
  fetchDetails,
  user,
  now,
}: ActorOptions): ActorRefFrom<typeof sessionMachine> => {
  // Runs after the transition, because the guards of the next page read its result.
  const afterTransition = queueMicrotask;
  const land = (role: StoredUser['role']): void => {
    const returnTo = returnAddressOf(entry()?.state);
    navigate(returnTo !== undefined && admits(returnTo) ? returnTo : landingFor(role));
  };
  /** The history state that makes a sign-in lead back to the present page. */
  const stateOfReturn = (): unknown => {
    const { address, state } = entry() ?? {};
    return address === undefined || returnAddressOf(state) !== undefined
      ? state
      : returnState(address);
  };
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
      // Written before the user is erased, because other tabs read the mark when they notice that.
      broadcastSignOut: () => storage.setItem(signedOutKey, 'yes'),
      clearStoredUser: ({ context, event }) => {
        const stored = parseStoredUser(storage.getItem(storageKey));
        const isNewer = stored !== undefined && stored.token !== context.user!.token;
        // A tab that slept may not know yet that another tab has begun a session.
        if (isNewer && event.type !== 'user.signedOut') return;
        storage.removeItem(storageKey);
        storage.removeItem(authTokenKey);
      },
      clearTabStorage: dropOwnData,
      goToLanding: ({ context: { user: signedIn } }) => afterTransition(() => land(signedIn!.role)),
      leaveGuestPage: ({ context: { user: signedIn } }) =>
        afterTransition(() => {
          const { address } = entry() ?? {};
          if (address !== undefined && !admits(address)) land(signedIn!.role);
        }),
      goToLogin: ({ event: { type } }) =>
        afterTransition(() =>
          navigate('/login', type === 'user.signedOut' ? undefined : stateOfReturn()),
        ),
    },
  });
  return createActor(machine, { input: { user, now }, clock: createWallClock(now) }).start();
};

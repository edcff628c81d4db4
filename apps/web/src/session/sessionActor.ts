import { outboxKey } from '@seatwise/flows/chat';
import { claimKey } from '@seatwise/flows/payment';
import {
  authTokenKey,
  createWallClock,
  landingFor,
  leaverKey,
  leaverOf,
  sessionMachine,
  storageKey,
  type StoredUser,
} from '@seatwise/flows/session';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';

/** The part of the browser's storage that the app uses; a page drawn at build time has none. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SessionOptions {
  readonly storage: KeyValueStorage;
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
    actors: { fetchDetails: fromPromise(() => fetchDetails()) },
    actions: {
      store: ({ context }) => {
        storage.setItem(storageKey, JSON.stringify(context.user));
        storage.removeItem(leaverKey);
      },
      // Before the user goes: other tabs look for it when they notice that.
      leaveWord: ({ context }) => storage.setItem(leaverKey, leaverOf(context.user!)),
      erase: () => {
        storage.removeItem(storageKey);
        storage.removeItem(authTokenKey);
      },
      emptyTab: () => {
        // A payment under way and what was said are their person's own business.
        for (const key of [claimKey, outboxKey]) sessionStorage.removeItem(key);
        dropDrafts();
      },
      land: ({ context }) => arriveAt(landingFor(context.user!.role)),
      leave: () => arriveAt('/login'),
    },
  });
  return createActor(machine, { input: { user, now }, clock: createWallClock(now) }).start();
};

import {
  authTokenKey,
  createWallClock,
  isExpired,
  landingFor,
  parseStoredUser,
  sessionMachine,
  storageKey,
  type StoredUser,
} from '@seatwise/flows/session';
import { useSyncExternalStore } from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Store } from './store.ts';

interface SessionOptions {
  readonly storage: Store;
  /** Leads to an address of the app. */
  readonly go: (path: string) => void;
  /** Removes what the tab keeps of whoever leaves. */
  readonly emptyTab: () => void;
  /** The current-user call. */
  readonly fetchDetails: () => Promise<Readonly<Record<string, unknown>>>;
  readonly now?: () => number;
}

const storedUser = (storage: Store): StoredUser | null =>
  parseStoredUser(storage.getItem(storageKey)) ?? null;

export interface Session {
  readonly actor: ActorRefFrom<typeof sessionMachine>;
  readonly user: () => StoredUser | undefined;
  readonly token: () => string | undefined;
  readonly now: () => number;
  readonly signOut: () => void;
  /** Another tab wrote or cleared the storage. */
  readonly reread: () => void;
  readonly expired: () => boolean;
  /** A call was turned away because of a token; by default because of the present one. */
  readonly onExpired: (refused?: string) => void;
}

/** The signed-in user, owned by the session machine and kept in the browser's storage. */
export const createSession = ({
  storage,
  go,
  emptyTab,
  fetchDetails,
  now = Date.now,
}: SessionOptions): Session => {
  // Actions run on the way; the guards of the next page ask who is signed in after it.
  const arriveAt = (path: string): void => queueMicrotask(() => go(path));
  const machine = sessionMachine.provide({
    actors: { fetchDetails: fromPromise(() => fetchDetails()) },
    actions: {
      store: ({ context }) => storage.setItem(storageKey, JSON.stringify(context.user)),
      erase: () => {
        storage.removeItem(storageKey);
        storage.removeItem(authTokenKey);
      },
      emptyTab: ({ context }) => {
        // Where the session has just run out in every tab, people come back to what they left.
        if (!isExpired(context.user!.token, now())) emptyTab();
      },
      land: ({ context }) => arriveAt(landingFor(context.user!.role)),
      leave: () => arriveAt('/login'),
    },
  });
  const actor = createActor(machine, {
    input: { user: storedUser(storage), now },
    clock: createWallClock(now),
  }).start();
  const user = (): StoredUser | undefined => actor.getSnapshot().context.user ?? undefined;
  const token = (): string | undefined => user()?.token;

  return {
    actor,
    user,
    token,
    now,
    signOut: () => actor.send({ type: 'user.signedOut' }),
    reread: () => actor.send({ type: 'storage.changed', user: storedUser(storage) }),
    expired: () => isExpired(token() ?? '', now()),
    onExpired: (refused = token()) => {
      if (refused !== undefined) actor.send({ type: 'call.refused', token: refused });
    },
  };
};

/** Who is signed in; nobody while the page is as it was drawn at build time. */
export const useUser = ({ actor, user }: Session): StoredUser | undefined =>
  useSyncExternalStore(
    (notify) => {
      const watching = actor.subscribe(notify);
      return () => watching.unsubscribe();
    },
    user,
    () => undefined,
  );

import { isExpired, parseStoredUser, storageKey, type StoredUser } from '@seatwise/flows/session';
import { useSyncExternalStore } from 'react';

/** The one owner of the signed-in user: browser storage, watched in every tab. */
export const createSessionStore = (storage: Storage, now: () => number = Date.now) => {
  let user = parseStoredUser(storage.getItem(storageKey));
  const watchers = new Set<() => void>();

  const publish = (next: StoredUser | undefined): void => {
    user = next;
    for (const watcher of watchers) watcher();
  };

  const store = {
    user: () => user,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    signIn: (next: StoredUser): void => {
      storage.setItem(storageKey, JSON.stringify(next));
      publish(next);
    },
    signOut: (): void => {
      storage.removeItem(storageKey);
      publish(undefined);
    },
    /** Another tab wrote or cleared the storage. */
    reread: (): void => publish(parseStoredUser(storage.getItem(storageKey))),
    token: () => user?.token,
    expired: () => user !== undefined && isExpired(user.token, now()),
    onExpired: () => store.signOut(),
  };
  return store;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

export const useSessionUser = (session: SessionStore): StoredUser | undefined =>
  useSyncExternalStore(session.subscribe, session.user);

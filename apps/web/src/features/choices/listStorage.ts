import type { SyncedList } from '@seatwise/flows/choices';
import { nextFrame } from '../../lib/scheduling.ts';
import { storedKeys, storedListPrefix } from '../../services/storedLists.ts';

/** A list as all tabs of the browser share it, with the edits that its server does not have yet. */
export interface StoredList<T> {
  readonly id: string;
  readonly name: string;
  readonly lockedAt: string | null;
  readonly list: SyncedList<T>;
}

const keyOf = (scope: string, id: string): string => `${storedListPrefix}${scope}.${id}`;

const parse = <T>(stored: string | null): StoredList<T> | undefined => {
  try {
    const parsed = JSON.parse(stored ?? 'null') as StoredList<T> | null;
    return parsed && Array.isArray(parsed.list.items) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

/** The lists of a scope: what they are, and whose. */
export const createListStorage = <T>(scope: string) => {
  const pending = new Map<string, StoredList<T>>();
  const listening = new AbortController();
  const { signal } = listening;
  const flush = (): void => {
    for (const [id, stored] of pending)
      try {
        localStorage.setItem(keyOf(scope, id), JSON.stringify(stored));
      } catch {
        // No room: the list stays in this tab, and goes to the server.
      }
    pending.clear();
  };
  addEventListener('pagehide', flush, { signal });
  return {
    read: (id: string) => parse<T>(localStorage.getItem(keyOf(scope, id))),
    all: (): StoredList<T>[] =>
      storedKeys().flatMap((key) =>
        key.startsWith(keyOf(scope, '')) ? (parse<T>(localStorage.getItem(key)) ?? []) : [],
      ),
    /** Writes after the next frame: 500 entries take longer than a frame has. */
    write: (stored: StoredList<T>): void => {
      if (pending.size === 0) void nextFrame().then(flush);
      pending.set(stored.id, stored);
    },
    /** Writes at once what waits for a frame, so that a reload knows of a request that is sent next. */
    flush,
    drop: (id: string): void => {
      pending.delete(id);
      localStorage.removeItem(keyOf(scope, id));
    },
    /** Calls the listener with each list that another tab has changed or dropped. */
    subscribe: (listener: (id: string, stored: StoredList<T> | undefined) => void): void => {
      addEventListener(
        'storage',
        ({ key, newValue }) => {
          if (!key?.startsWith(keyOf(scope, ''))) return;
          flush();
          listener(key.slice(keyOf(scope, '').length), parse<T>(newValue));
        },
        { signal },
      );
    },
    /** Writes and hears nothing more: the user has left, and the lists were dropped. */
    close: (): void => {
      pending.clear();
      listening.abort();
    },
  };
};

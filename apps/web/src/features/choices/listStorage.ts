import { withEdits, type Identified, type SyncedList } from '@seatwise/flows/choices';
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
export const createListStorage = <T extends Identified>(scope: string) => {
  const pending = new Map<string, StoredList<T>>();
  /** What each list held when this tab last wrote it or heard of it. */
  const known = new Map<string, readonly T[]>();
  const knows = (stored: StoredList<T> | undefined): StoredList<T> | undefined => {
    if (stored) known.set(stored.id, stored.list.items);
    return stored;
  };
  const listening = new AbortController();
  const { signal } = listening;
  const flush = (): void => {
    for (const [id, stored] of pending) {
      knows(stored);
      try {
        localStorage.setItem(keyOf(scope, id), JSON.stringify(stored));
      } catch {
        // No room: the list stays in this tab, and goes to the server.
      }
    }
    pending.clear();
  };
  addEventListener('pagehide', flush, { signal });
  const write = (stored: StoredList<T>): void => {
    if (pending.size === 0) void nextFrame().then(flush);
    pending.set(stored.id, stored);
  };
  /** What another tab wrote, with what waits here: it wrote without knowing of that. */
  const joined = (stored: StoredList<T>): StoredList<T> => {
    const before = known.get(stored.id);
    const waiting = pending.get(stored.id);
    knows(stored);
    if (!waiting) return stored;
    const both = withEdits(stored.list, before ?? stored.list.base, waiting.list.items);
    write({ ...stored, list: both });
    return { ...stored, list: both };
  };
  return {
    read: (id: string) => knows(parse<T>(localStorage.getItem(keyOf(scope, id)))),
    all: (): StoredList<T>[] =>
      storedKeys().flatMap((key) =>
        key.startsWith(keyOf(scope, '')) ? (knows(parse<T>(localStorage.getItem(key))) ?? []) : [],
      ),
    /** Writes after the next frame: 500 entries take longer than a frame has. */
    write,
    /** Writes at once what waits for a frame, so that a reload knows of a request that is sent next. */
    flush,
    drop: (id: string): void => {
      pending.delete(id);
      known.delete(id);
      localStorage.removeItem(keyOf(scope, id));
    },
    /** Calls the listener with each list that another tab has changed or dropped. */
    subscribe: (listener: (id: string, stored: StoredList<T> | undefined) => void): void => {
      addEventListener(
        'storage',
        ({ key, newValue }) => {
          if (!key?.startsWith(keyOf(scope, ''))) return;
          const stored = parse<T>(newValue);
          listener(key.slice(keyOf(scope, '').length), stored && joined(stored));
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

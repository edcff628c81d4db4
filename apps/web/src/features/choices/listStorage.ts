import type { SyncedList } from '@seatwise/flows/choices';
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
export const createListStorage = <T>(scope: string) => ({
  read: (id: string) => parse<T>(localStorage.getItem(keyOf(scope, id))),
  all: (): StoredList<T>[] =>
    storedKeys().flatMap((key) =>
      key.startsWith(keyOf(scope, '')) ? (parse<T>(localStorage.getItem(key)) ?? []) : [],
    ),
  /** Answers whether there was room for it. */
  write: (stored: StoredList<T>): boolean => {
    try {
      localStorage.setItem(keyOf(scope, stored.id), JSON.stringify(stored));
      return true;
    } catch {
      return false;
    }
  },
  drop: (id: string): void => localStorage.removeItem(keyOf(scope, id)),
  /** Calls the listener with each list that another tab has changed or dropped. */
  subscribe: (listener: (id: string, stored: StoredList<T> | undefined) => void) => {
    addEventListener('storage', ({ key, newValue }) => {
      if (key?.startsWith(keyOf(scope, '')))
        listener(key.slice(keyOf(scope, '').length), parse<T>(newValue));
    });
  },
});

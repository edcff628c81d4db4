import { createRevisionStore, type Identified, type StoredList } from '@seatwise/flows/list-sync';
import { nextFrame } from '../../lib/scheduling.ts';
import { storedKeys, storedListPrefix } from '../../services/storedLists.ts';

/** The stored lists of a scope, which names their kind and their owner. */
export const createListStorage = <T extends Identified>(scope: string) => {
  const prefix = `${storedListPrefix}${scope}.`;
  const lists = createRevisionStore<T>(
    {
      keys: storedKeys,
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, text) => localStorage.setItem(key, text),
      removeItem: (key) => localStorage.removeItem(key),
    },
    prefix,
    () => crypto.randomUUID(),
  );
  let tell: ((stored: StoredList<T>) => void) | undefined;
  let isScheduled = false;
  const listening = new AbortController();
  const { signal } = listening;
  const flush = (): void => {
    for (const stored of lists.flush()) tell?.(stored);
  };
  addEventListener('pagehide', flush, { signal });
  /** Writes after the next frame, because writing 500 entries takes longer than a frame has. */
  const schedule = async (): Promise<void> => {
    if (isScheduled) return;
    isScheduled = true;
    await nextFrame();
    isScheduled = false;
    flush();
  };
  return {
    read: lists.read,
    all: lists.all,
    write: (stored: StoredList<T>): void => {
      lists.write(stored);
      void schedule();
    },
    /** Writes pending changes at once, so that a reload knows of the request that is sent next. */
    flush,
    drop: lists.drop,
    /** Calls the listener with each list that another tab has changed, merged with this tab's changes. */
    subscribe: (listener: (stored: StoredList<T>) => void): void => {
      tell = listener;
      addEventListener(
        'storage',
        ({ key, newValue }) => {
          if (newValue === null || !key?.startsWith(prefix)) return;
          for (const stored of lists.pull()) listener(stored);
          void schedule();
        },
        { signal },
      );
    },
    /** Stops writing and listening: the user has left, and the lists were dropped. */
    close: (): void => {
      lists.forget();
      listening.abort();
    },
  };
};

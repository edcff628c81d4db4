export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls the listener after every `set`; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value with subscribers, in the shape that `useSyncExternalStore` takes. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The storage keys of the choice lists and the shortlist begin with this prefix and their owner. */
export const storedListPrefix = 'choices.';

export const storedKeys = (): string[] =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)!).filter(
    (key) => key.startsWith(storedListPrefix),
  );

/** Derives a value from an object once, and caches it as long as the object lives. */
export const memoize = <K extends object, V>(derive: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: derive(key) };
    known.set(key, found);
    return found.value;
  };
};

const isIndex = (key: string | symbol): key is string =>
  typeof key === 'string' && /^\d+$/.test(key);

/**
 * An array that computes its entries on each read, for tables that render few of their rows. Reads,
 * `length`, `slice` and iteration work as on any other array; nothing is cached.
 */
export const lazyArray = <Entry>(length: number, make: (index: number) => Entry): Entry[] =>
  new Proxy<Entry[]>([], {
    get: (target, key, receiver): unknown => {
      if (key === 'length') return length;
      if (isIndex(key)) return Number(key) < length ? make(Number(key)) : undefined;
      return Reflect.get(target, key, receiver);
    },
    has: (target, key) => (isIndex(key) ? Number(key) < length : Reflect.has(target, key)),
  });

/**
 * A value as JSON in the browser's storage. `parse` gets null where there is none, where it cannot be
 * read, or where there is no storage, as while pages are prerendered.
 */
export const storedValue = <T>(
  key: string,
  parse: (stored: unknown) => T,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
) => ({
  read: (): T => {
    try {
      return parse(JSON.parse(globalThis[area]?.getItem(key) ?? 'null'));
    } catch {
      return parse(null);
    }
  },
  /** Without room, or where storage is forbidden, the value lasts as long as the page. */
  write: (value: unknown): void => {
    try {
      globalThis[area].setItem(key, JSON.stringify(value));
    } catch {
      // Nothing to do: see above.
    }
  },
});

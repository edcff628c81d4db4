/**
 * A value as JSON in the browser's storage. `parse` gets null if there is no value, if it cannot be
 * read, or if there is no storage, as during prerendering.
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
  /** If storage is full or forbidden, the value lasts as long as the page. */
  write: (value: unknown): void => {
    try {
      globalThis[area].setItem(key, JSON.stringify(value));
    } catch {
      // The value lasts as long as the page.
    }
  },
});

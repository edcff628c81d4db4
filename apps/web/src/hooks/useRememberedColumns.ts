import type { DataTableState } from '@seatwise/ui';
import { useCallback, useState } from 'react';

type Visibility = DataTableState['columnVisibility'];

const keyOf = (list: string): string => `columns.${list}`;

const none: readonly string[] = [];

/** The stored visibility; empty if it cannot be parsed. */
const readVisibility = (list: string, hiddenAtFirst: readonly string[]): Visibility => {
  try {
    const stored = localStorage.getItem(keyOf(list));
    const hidden: unknown = stored === null ? hiddenAtFirst : JSON.parse(stored);
    if (!Array.isArray(hidden)) return {};
    return Object.fromEntries(
      hidden.filter((id) => typeof id === 'string').map((id) => [id, false]),
    );
  } catch {
    return {};
  }
};

/** The column visibility of a list, kept in local storage. */
export const useRememberedColumns = (
  list: string,
  hiddenAtFirst: readonly string[] = none,
): readonly [Visibility, (visibility: Visibility) => void] => {
  const [visibility, setVisibility] = useState(() => readVisibility(list, hiddenAtFirst));
  const remember = useCallback(
    (next: Visibility) => {
      setVisibility(next);
      const hidden = Object.keys(next).filter((id) => next[id] === false);
      try {
        if (hidden.length > 0 || hiddenAtFirst.length > 0)
          localStorage.setItem(keyOf(list), JSON.stringify(hidden));
        else localStorage.removeItem(keyOf(list));
      } catch {
        // Full or forbidden storage: the choice lasts as long as the page.
      }
    },
    [list, hiddenAtFirst],
  );
  return [visibility, remember];
};

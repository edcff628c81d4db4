import type { DataTableState } from '@seatwise/ui';
import { useCallback, useState } from 'react';

type Visibility = DataTableState['columnVisibility'];

const keyOf = (list: string): string => `columns.${list}`;

/** The stored visibility; empty if it cannot be parsed. */
const readVisibility = (list: string): Visibility => {
  try {
    const hidden: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
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
): readonly [Visibility, (visibility: Visibility) => void] => {
  const [visibility, setVisibility] = useState(() => readVisibility(list));
  const remember = useCallback(
    (next: Visibility) => {
      setVisibility(next);
      const hidden = Object.keys(next).filter((id) => next[id] === false);
      try {
        if (hidden.length > 0) localStorage.setItem(keyOf(list), JSON.stringify(hidden));
        else localStorage.removeItem(keyOf(list));
      } catch {
        // Full or forbidden storage: the choice lasts as long as the page.
      }
    },
    [list],
  );
  return [visibility, remember];
};

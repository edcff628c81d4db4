import type { DataTableState } from '@seatwise/ui';
import { useCallback, useState } from 'react';

type Visibility = DataTableState['columnVisibility'];

const keyOf = (list: string): string => `columns.${list}`;

/** What was kept, if it can be read and holds nothing but hidden columns. */
const read = (list: string): Visibility => {
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

/** Which columns of a list are hidden, kept by this browser. */
export const useRememberedColumns = (
  list: string,
): readonly [Visibility, (visibility: Visibility) => void] => {
  const [visibility, setVisibility] = useState(() => read(list));
  const remember = useCallback(
    (next: Visibility) => {
      setVisibility(next);
      const hidden = Object.keys(next).filter((id) => next[id] === false);
      try {
        if (hidden.length > 0) localStorage.setItem(keyOf(list), JSON.stringify(hidden));
        else localStorage.removeItem(keyOf(list));
      } catch {
        // A full or forbidden storage keeps the choice for this visit alone.
      }
    },
    [list],
  );
  return [visibility, remember];
};

import type { DataTableState } from '@seatwise/ui';
import { useCallback, useState } from 'react';
import { storedValue } from '../lib/storedValue.ts';

type Visibility = DataTableState['columnVisibility'];

const none: readonly string[] = [];

/** The stored visibility of a list's columns. */
const columnsOf = (list: string, hiddenAtFirst: readonly string[]) =>
  storedValue(`columns.${list}`, (stored): Visibility => {
    const hidden: unknown = stored ?? hiddenAtFirst;
    return Array.isArray(hidden)
      ? Object.fromEntries(hidden.filter((id) => typeof id === 'string').map((id) => [id, false]))
      : {};
  });

/** The column visibility of a list, stored in the browser. */
export const useRememberedColumns = (
  list: string,
  hiddenAtFirst: readonly string[] = none,
): readonly [Visibility, (visibility: Visibility) => void] => {
  const [visibility, setVisibility] = useState(() => columnsOf(list, hiddenAtFirst).read());
  const remember = useCallback(
    (next: Visibility) => {
      setVisibility(next);
      const hidden = Object.keys(next).filter((id) => next[id] === false);
      columnsOf(list, hiddenAtFirst).write(hidden);
    },
    [list, hiddenAtFirst],
  );
  return [visibility, remember];
};

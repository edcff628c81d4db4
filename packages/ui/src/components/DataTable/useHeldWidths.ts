import { useCallback, useRef } from 'react';

/** Fixes the columns at their present widths; returns the function that releases them. */
const holdWidths = (table: HTMLTableElement | null): (() => void) => {
  if (!table) return () => {};
  const boxes = [table, ...table.tHead!.rows[0]!.cells];
  const widths = boxes.map((box) => box.getBoundingClientRect().width);
  for (const [index, box] of boxes.entries()) box.style.width = `${widths[index]}px`;
  table.style.tableLayout = 'fixed';
  return () => {
    for (const box of boxes) box.style.width = '';
    table.style.tableLayout = '';
  };
};

/** Ticking the options of an open filter changes the rows; fixed widths keep the columns still under the pointer. */
export const useHeldWidths = () => {
  const tableRef = useRef<HTMLTableElement>(null);
  const held = useRef<{ readonly column: string; readonly release: () => void }>(undefined);
  const onFilterOpenChange = useCallback((column: string, open: boolean): void => {
    // If another filter has opened meanwhile, that filter holds the widths.
    if (!open && held.current?.column !== column) return;
    held.current?.release();
    held.current = open ? { column, release: holdWidths(tableRef.current) } : undefined;
  }, []);
  return { tableRef, onFilterOpenChange };
};

import { useEffect, useRef } from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';
import { announce } from '../../internal/announce.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { Button } from '../Button/index.ts';
import { glyphs } from '../Icon/index.ts';
import { Notice } from '../Notice/index.ts';
import { Inline } from '../Inline/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { clear, frame, tools } from './DataTable.css.ts';
import { DataTableCards } from './DataTableCards.tsx';
import { DataTableGrid } from './DataTableGrid.tsx';
import type { DataTableProps } from './dataTableTypes.ts';
import { isSame } from './sorting.ts';

/**
 * Records in rows: a native table where there is room, cards on a phone. It holds no state and
 * sorts nothing; it shows what it is given and says what was asked for.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const {
    columns,
    caption,
    summary,
    sort = null,
    onClearFilters,
    paging,
    onPageChange,
    failure,
    loading = false,
  } = props;
  const ref = useRef<HTMLDivElement>(null);
  const roomy = useMedia(breakpoints.desktop);
  const filters = columns.flatMap(({ filter }) => filter ?? []);
  const isFiltered = filters.some(({ selected }) => selected.length > 0);

  const told = useRef(sort);
  useEffect(() => {
    if (sort && !isSame(sort, told.current)) {
      const column = columns.find(({ id }) => id === sort.column);
      if (column) announce(`Sorted by ${column.header}, ${sort.direction}`);
    }
    told.current = sort;
  }, [sort, columns]);

  /** The button goes with what it mends; the focus stays with the records. */
  const keepingFocus = (act: () => void) => () => {
    ref.current?.querySelector<HTMLElement>('[data-records]')?.focus({ preventScroll: true });
    act();
  };

  return (
    <div ref={ref} className={frame}>
      {(summary ?? (onClearFilters && filters.length > 0)) && (
        // Its place is kept: what opened below it stays where it is when the button comes.
        <div className={tools}>
          {summary}
          {isFiltered && onClearFilters && (
            <div className={clear}>
              <Button
                tone="quiet"
                size="compact"
                glyph={glyphs.X}
                onPress={keepingFocus(onClearFilters)}
              >
                Clear Table Filters
              </Button>
            </div>
          )}
        </div>
      )}
      {roomy ? <DataTableGrid {...props} /> : <DataTableCards {...props} />}
      {failure && (
        <Notice tone="caution">
          <Inline justify="between">
            <span>{failure.message}</span>
            <Button
              tone="secondary"
              size="compact"
              glyph={glyphs.RotateCw}
              onPress={keepingFocus(failure.onRetry)}
            >
              Try again
            </Button>
          </Inline>
        </Notice>
      )}
      {paging && onPageChange && (paging.pageCount > 1 || !loading) && (
        <Pagination label={`Pages of ${caption}`} {...paging} onPageChange={onPageChange} />
      )}
    </div>
  );
};

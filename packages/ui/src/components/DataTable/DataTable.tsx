import { useCallback, useRef } from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';
import { announce } from '../../internal/announce.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { Button } from '../Button/index.ts';
import { glyphs } from '../Icon/index.ts';
import { Notice } from '../Notice/index.ts';
import { Inline } from '../Inline/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { frame, tools } from './DataTable.css.ts';
import { DataTableCards } from './DataTableCards.tsx';
import { DataTableGrid } from './DataTableGrid.tsx';
import type { DataTableProps } from './dataTableTypes.ts';
import type { Sort } from './sorting.ts';

/**
 * Records in rows: a native table where there is room, cards on a phone. It holds no state and
 * sorts nothing; it shows what it is given and says what was asked for.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const {
    columns,
    caption,
    onSortChange,
    onClearFilters,
    paging,
    onPageChange,
    failure,
    loading = false,
  } = props;
  const ref = useRef<HTMLDivElement>(null);
  const roomy = useMedia(breakpoints.desktop);
  const filtered = columns.some(({ filter }) => filter !== undefined && filter.selected.length > 0);

  const sortBy = useCallback(
    (sort: Sort): void => {
      onSortChange?.(sort);
      const { header } = columns.find(({ id }) => id === sort.column)!;
      announce(`Sorted by ${header}, ${sort.direction}`);
    },
    [columns, onSortChange],
  );

  /** The button goes with what it mends; the focus stays with the records. */
  const keepingFocus = (act: () => void) => () => {
    ref.current?.querySelector<HTMLElement>('[data-records]')?.focus({ preventScroll: true });
    act();
  };

  return (
    <div ref={ref} className={frame}>
      {filtered && onClearFilters && (
        <div className={tools}>
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
      {roomy ? (
        <DataTableGrid {...props} onSortChange={sortBy} />
      ) : (
        <DataTableCards {...props} onSortChange={sortBy} />
      )}
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
      {paging && onPageChange && !loading && (
        <Pagination label={`Pages of ${caption}`} {...paging} onPageChange={onPageChange} />
      )}
    </div>
  );
};

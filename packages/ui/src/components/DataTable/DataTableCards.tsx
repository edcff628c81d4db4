import type { RowData } from '@tanstack/react-table';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AllRows } from './AllRows.tsx';
import { card, cardWithSelection, cards, groupOfCards } from './DataTable.css.ts';
import { DataTableCard } from './DataTableCard.tsx';
import { startsGroup } from './dataTableColumn.ts';
import type { DataTableRecordsProps } from './dataTableProps.ts';
import { DataTableSelect } from './DataTableSelect.tsx';
import { repeatsValue } from './repeatedValue.tsx';

/** How many skeleton cards show while loading. */
const skeletonCount = 4;

/** The rows as cards. */
export const DataTableCards = <Row extends RowData>(
  props: DataTableRecordsProps<Row> & {
    /** Whether the cards have a checkbox. */
    readonly isSelecting: boolean;
  },
) => {
  const { table, recordsId, caption, rowKey = 'id', renderCard, loading = false, empty } = props;
  const { virtualRows, renderGroup, oneLine = false } = props;
  const virtualized = virtualRows !== undefined;
  const { rows } = table.getRowModel();
  const columns = table.getVisibleLeafColumns();
  const selectable = props.isSelecting && table.options.enableRowSelection === true;
  const Rows = virtualRows?.InWindow ?? AllRows;
  return (
    <Stack gap="sm">
      <Rows<HTMLUListElement> count={loading ? 0 : rows.length}>
        {({ list, measure, from, to, before, after }) => (
          <ul
            ref={list}
            className={cards}
            id={recordsId}
            aria-label={caption}
            tabIndex={-1}
            aria-busy={loading}
            style={
              before + after > 0 ? { paddingBlockStart: before, paddingBlockEnd: after } : undefined
            }
          >
            {loading
              ? Array.from({ length: skeletonCount }, (_, index) => (
                  // If a row reused the element of a skeleton, the browser would count a layout shift.
                  <li key={`loading ${index}`} className={card}>
                    <Skeleton shape="block" />
                  </li>
                ))
              : rows.slice(from, to).map((row, index) => {
                  const repeats = repeatsValue(columns, rows, from + index);
                  return (
                    <li
                      key={rowKey === 'id' ? row.id : from + index}
                      ref={measure}
                      className={selectable ? `${card} ${cardWithSelection}` : card}
                      data-row
                      data-repeats={repeats || undefined}
                      data-index={measure && from + index}
                      aria-posinset={virtualized ? from + index + 1 : undefined}
                      aria-setsize={virtualized ? rows.length : undefined}
                    >
                      {renderGroup && startsGroup(table, rows, from + index) && (
                        <div className={groupOfCards}>{renderGroup(row.original)}</div>
                      )}
                      {selectable && <DataTableSelect row={row} selected={row.getIsSelected()} />}
                      {renderCard ? (
                        renderCard(row.original)
                      ) : (
                        <DataTableCard
                          columns={columns}
                          row={row}
                          virtualized={virtualized}
                          oneLine={oneLine}
                          repeats={repeats}
                        />
                      )}
                    </li>
                  );
                })}
          </ul>
        )}
      </Rows>
      {!loading && rows.length === 0 && empty}
    </Stack>
  );
};

import type { RowData } from '@tanstack/react-table';
import { Fragment, useMemo } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  cell as cellStyle,
  groupRow,
  row as rowStyle,
  scroller,
  selectHeader,
  table as tableStyle,
} from './DataTable.css.ts';
import { directionOf, startsGroup } from './dataTableColumn.ts';
import { DataTableHeader } from './DataTableHeader.tsx';
import type { DataTableRecordsProps } from './dataTableProps.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { DataTableSelectAll } from './DataTableSelect.tsx';
import { dataTableMessages } from './messages.ts';
import { useColumnFilters } from './useColumnFilters.ts';
import { useHeldWidths } from './useHeldWidths.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** How many skeleton rows show while loading. */
const skeletonCount = 6;

/** Takes the height of the rows that are not rendered. */
const SpacerRow = ({ height }: { readonly height: number }) =>
  height > 0 && <tr aria-hidden="true" style={{ height }} />;

/** The table element, on wide screens. */
export const DataTableGrid = <Row extends RowData>({
  table,
  recordsId,
  caption,
  rowKey = 'id',
  onFilterSearch,
  filterDelay = 0,
  loading = false,
  empty,
  density = 'comfortable',
  virtualized = false,
  filterPlacement = 'headers',
  renderGroup,
}: DataTableRecordsProps<Row>) => {
  const messages = useMessages('DataTable', dataTableMessages);
  const { rows } = table.getRowModel();
  const columns = table.getVisibleLeafColumns();
  const selectable = table.options.enableRowSelection === true;
  const width = columns.length + (selectable ? 1 : 0);
  const filters = useColumnFilters(table);
  const { tableRef, onFilterOpenChange } = useHeldWidths();
  const { list, from, to, before, after } = useVirtualRows<HTMLTableSectionElement>({
    count: loading ? 0 : rows.length,
    enabled: virtualized,
  });
  const sticky = selectable ? 'afterSelection' : 'start';
  const cellClassNames = useMemo(
    () =>
      columns.map(({ columnDef: { meta } }, index) =>
        cellStyle({
          density,
          align: meta?.align ?? 'start',
          tabular: meta?.tabular ?? false,
          rowHeader: index === 0,
          sticky: index === 0 ? sticky : undefined,
          virtualized,
        }),
      ),
    [columns, density, sticky, virtualized],
  );
  return (
    // A scroll container must be focusable and named, or it cannot be scrolled by keyboard.
    <section
      className={scroller({ virtualized })}
      id={recordsId}
      aria-label={caption}
      tabIndex={0}
      data-scroller={virtualized || undefined}
    >
      <table
        ref={tableRef}
        className={tableStyle({ virtualized })}
        aria-busy={loading}
        aria-rowcount={virtualized ? rows.length + 1 : undefined}
      >
        <VisuallyHidden as="caption">
          {caption}
          {columns.some((column) => column.getCanSort()) && ` ${messages.sortingHint}`}
        </VisuallyHidden>
        <thead>
          <tr aria-rowindex={virtualized ? 1 : undefined}>
            {selectable && (
              <td className={selectHeader({ virtualized })}>
                <DataTableSelectAll table={table} />
              </td>
            )}
            {columns.map((column, index) => (
              <DataTableHeader
                key={column.id}
                column={column}
                direction={directionOf(table, column.id)}
                {...(filterPlacement === 'headers' && filters.get(column.id))}
                onFilterSearch={onFilterSearch}
                onFilterOpenChange={onFilterOpenChange}
                filterDelay={filterDelay}
                virtualized={virtualized}
                dense={virtualized || density === 'compact'}
                sticky={index === 0 ? sticky : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={list}>
          {loading &&
            Array.from({ length: skeletonCount }, (_, index) => (
              <tr key={index} className={rowStyle}>
                {selectable && (
                  <td>
                    <Skeleton shape="short" />
                  </td>
                )}
                {columns.map(({ id }) => (
                  <td key={id} className={cellStyle({ density })}>
                    <Skeleton shape="short" />
                  </td>
                ))}
              </tr>
            ))}
          <SpacerRow height={before} />
          {!loading &&
            rows.slice(from, to).map((row, index) => (
              <Fragment key={rowKey === 'id' ? row.id : from + index}>
                {renderGroup && startsGroup(table, rows, from + index) && (
                  <tr className={groupRow}>
                    <td className={cellStyle({ density })} colSpan={width}>
                      {renderGroup(row.original)}
                    </td>
                  </tr>
                )}
                <DataTableRow
                  row={row}
                  columns={columns}
                  cellClassNames={cellClassNames}
                  rowIndex={virtualized ? from + index + 2 : undefined}
                  selected={selectable ? row.getIsSelected() : undefined}
                />
              </Fragment>
            ))}
          <SpacerRow height={after} />
          {!loading && rows.length === 0 && (
            <tr>
              <td className={cellStyle({ density })} colSpan={width}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
};

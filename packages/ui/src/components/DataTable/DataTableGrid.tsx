import type { RowData } from '@tanstack/react-table';
import { Fragment, useMemo } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AllRows } from './AllRows.tsx';
import {
  cell as cellStyle,
  groupRow,
  row as rowStyle,
  scroller,
  selectHeader,
  table as tableStyle,
} from './DataTable.css.ts';
import { directionOf, startsGroup, stickyAt } from './dataTableColumn.ts';
import { DataTableHeader } from './DataTableHeader.tsx';
import type { DataTableInstance } from './dataTableFeatures.ts';
import type { DataTableRecordsProps } from './dataTableProps.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { DataTableSelectAll } from './DataTableSelect.tsx';
import { dataTableMessages } from './messages.ts';
import { repeatsValue } from './repeatedValue.tsx';
import { useColumnFilters } from './useColumnFilters.ts';
import { useHeldWidths } from './useHeldWidths.ts';

/** How many skeleton rows show while loading. */
const skeletonCount = 6;

/** An empty row as high as the rows that are not rendered. */
const SpacerRow = ({ height }: { readonly height: number }) =>
  height > 0 && <tr aria-hidden="true" style={{ height }} />;

/** Whether rows have a checkbox. */
const isSelectable = <Row extends RowData>({ options }: DataTableInstance<Row>): boolean =>
  options.enableRowSelection === true;

/** Scrolls a focused element out from under a sticky column, because browsers take it for visible. */
const uncoverFocus = (scroller: HTMLElement | null): void =>
  scroller?.addEventListener('focusin', ({ target }) => {
    const cell = (target as HTMLElement).closest<HTMLTableCellElement>('td, th');
    if (!cell) return;
    const isRtl = getComputedStyle(scroller).direction === 'rtl';
    for (const sticky of scroller.querySelectorAll<HTMLTableCellElement>('th[data-sticky]')) {
      const isEnd = sticky.dataset['sticky'] === 'end';
      if (isEnd ? cell.cellIndex >= sticky.cellIndex : cell.cellIndex <= sticky.cellIndex) return;
      const column = sticky.getBoundingClientRect();
      const { left, right } = (target as HTMLElement).getBoundingClientRect();
      const isLeft = isEnd === isRtl;
      const covered = isLeft ? column.right - left : right - column.left;
      if (covered > 0) scroller.scrollLeft += isLeft ? -covered : covered;
    }
  });

const GridHead = <Row extends RowData>({
  table,
  density,
  virtualRows,
  filterPlacement = 'headers',
  filterDelay = 0,
  onFilterSearch,
  onFilterOpenChange,
}: DataTableRecordsProps<Row> & {
  readonly onFilterOpenChange: (column: string, open: boolean) => void;
}) => {
  const filters = useColumnFilters(table);
  const columns = table.getVisibleLeafColumns();
  const selectable = isSelectable(table);
  const virtualized = virtualRows !== undefined;
  return (
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
            sticky={stickyAt(columns, index, selectable)}
          />
        ))}
      </tr>
    </thead>
  );
};

const SkeletonRows = <Row extends RowData>({
  table,
  density = 'comfortable',
}: DataTableRecordsProps<Row>) =>
  Array.from({ length: skeletonCount }, (_, index) => (
    <tr key={index} className={rowStyle}>
      {isSelectable(table) && (
        <td>
          <Skeleton shape="short" />
        </td>
      )}
      {table.getVisibleLeafColumns().map(({ id }) => (
        <td key={id} className={cellStyle({ density })}>
          <Skeleton shape="short" />
        </td>
      ))}
    </tr>
  ));

const GridBody = <Row extends RowData>({
  table,
  rowKey = 'id',
  empty,
  density = 'comfortable',
  virtualRows,
  oneLine = false,
  renderGroup,
}: DataTableRecordsProps<Row>) => {
  const { rows } = table.getRowModel();
  const columns = table.getVisibleLeafColumns();
  const selectable = isSelectable(table);
  const width = columns.length + (selectable ? 1 : 0);
  const virtualized = virtualRows !== undefined;
  const Rows = virtualRows?.InScroller ?? AllRows;
  const cellClassNames = useMemo(
    () =>
      columns.map(({ columnDef: { meta } }, index) =>
        cellStyle({
          density,
          align: meta?.align ?? 'start',
          tabular: meta?.tabular ?? false,
          rowHeader: index === 0,
          sticky: stickyAt(columns, index, selectable),
          virtualized,
          oneLine,
        }),
      ),
    [columns, density, selectable, virtualized, oneLine],
  );
  return (
    <Rows<HTMLTableSectionElement> count={rows.length}>
      {({ list, measure, from, to, before, after }) => (
        <tbody ref={list}>
          <SpacerRow height={before} />
          {rows.slice(from, to).map((row, index) => (
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
                measure={measure}
                index={from + index}
                columns={columns}
                cellClassNames={cellClassNames}
                selected={selectable ? row.getIsSelected() : undefined}
                repeats={repeatsValue(columns, rows, from + index)}
              />
            </Fragment>
          ))}
          <SpacerRow height={after} />
          {rows.length === 0 && (
            <tr>
              <td className={cellStyle({ density })} colSpan={width}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      )}
    </Rows>
  );
};

/** The table element, on wide screens. */
export const DataTableGrid = <Row extends RowData>(props: DataTableRecordsProps<Row>) => {
  const { table, recordsId, caption, loading = false, virtualRows, oneLine = false } = props;
  const virtualized = virtualRows !== undefined;
  const messages = useMessages('DataTable', dataTableMessages);
  const { tableRef, onFilterOpenChange } = useHeldWidths();
  return (
    // A scroll container must be focusable and named, or it cannot be scrolled by keyboard.
    <section
      ref={uncoverFocus}
      className={scroller({ virtualized })}
      id={recordsId}
      aria-label={caption}
      tabIndex={0}
      data-scroller={virtualized || undefined}
    >
      <table
        ref={tableRef}
        className={tableStyle({ virtualized, oneLine })}
        aria-busy={loading}
        aria-rowcount={virtualized ? table.getRowModel().rows.length + 1 : undefined}
      >
        <VisuallyHidden as="caption">
          {caption}
          {table.getVisibleLeafColumns().some((column) => column.getCanSort()) &&
            ` ${messages.sortingHint}`}
        </VisuallyHidden>
        <GridHead {...props} onFilterOpenChange={onFilterOpenChange} />
        {loading ? (
          <tbody>
            <SkeletonRows {...props} />
          </tbody>
        ) : (
          <GridBody {...props} />
        )}
      </table>
    </section>
  );
};

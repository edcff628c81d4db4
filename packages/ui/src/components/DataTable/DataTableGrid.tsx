import { useMemo } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { cell as cellStyle, row as rowStyle, scroller, table } from './DataTable.css.ts';
import { DataTableHeader } from './DataTableHeader.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import type { DataTableProps } from './dataTableTypes.ts';
import { useRowWindow } from './useRowWindow.ts';

/** How many rows keep the place of those on their way. */
const expected = 6;

/** Keeps the place of rows that are not drawn. */
const Absent = ({ height }: { readonly height: number }) =>
  height > 0 && <tr aria-hidden="true" style={{ height }} />;

/** The table itself, where there is room for one. */
export const DataTableGrid = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  sort = null,
  onSortChange,
  onFilterChange,
  onFilterSearch,
  filterDelay = 0,
  loading = false,
  empty,
  density = 'comfortable',
  windowed = false,
}: DataTableProps<Row>) => {
  const { list, from, to, above, below } = useRowWindow<HTMLTableSectionElement>(
    loading ? 0 : rows.length,
    windowed,
  );
  const looks = useMemo(
    () =>
      columns.map(({ align = 'start', tabular = false }, place) =>
        cellStyle({ density, align, tabular, head: place === 0, windowed }),
      ),
    [columns, density, windowed],
  );
  return (
    // A scrolling part has to be reached and named, or the keyboard cannot scroll it.
    <section
      className={scroller({ windowed })}
      aria-label={caption}
      tabIndex={0}
      data-records
      data-scroller={windowed || undefined}
    >
      <table
        className={table({ windowed })}
        aria-busy={loading}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
      >
        <VisuallyHidden as="caption">
          {caption}
          {columns.some(({ sortable }) => sortable) && ' (the heads of columns sort)'}
        </VisuallyHidden>
        <thead>
          <tr aria-rowindex={windowed ? 1 : undefined}>
            {columns.map((column) => (
              <DataTableHeader
                key={column.id}
                column={column}
                direction={sort?.column === column.id ? sort.direction : undefined}
                onSortChange={onSortChange}
                onFilterChange={onFilterChange}
                onFilterSearch={onFilterSearch}
                filterDelay={filterDelay}
                windowed={windowed}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={list}>
          {loading &&
            Array.from({ length: expected }, (_, index) => (
              <tr key={index} className={rowStyle}>
                {columns.map(({ id }) => (
                  <td key={id} className={cellStyle({ density })}>
                    <Skeleton shape="short" />
                  </td>
                ))}
              </tr>
            ))}
          <Absent height={above} />
          {!loading &&
            rows
              .slice(from, to)
              .map((record, index) => (
                <DataTableRow
                  key={rowKey(record, from + index)}
                  columns={columns}
                  looks={looks}
                  record={record}
                  place={windowed ? from + index + 2 : undefined}
                />
              ))}
          <Absent height={below} />
          {!loading && rows.length === 0 && (
            <tr>
              <td className={cellStyle({ density })} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
};

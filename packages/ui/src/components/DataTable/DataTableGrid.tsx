import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { cell as cellStyle, row as rowStyle, scroller, table } from './DataTable.css.ts';
import { DataTableHeader } from './DataTableHeader.tsx';
import type { DataTableProps } from './dataTableTypes.ts';

/** How many rows keep the place of those on their way. */
const expected = 6;

/** The table itself, where there is room for one. */
export const DataTableGrid = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  sort = null,
  onSortChange,
  onFilterChange,
  filterDelay = 0,
  loading = false,
  empty,
  density = 'comfortable',
}: DataTableProps<Row>) => (
  // A scrolling part has to be reached and named, or the keyboard cannot scroll it.
  <section className={scroller} aria-label={caption} tabIndex={0}>
    <table className={table} aria-busy={loading}>
      <VisuallyHidden as="caption">
        {caption}
        {columns.some(({ sortable }) => sortable) && ' (the heads of columns sort)'}
      </VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <DataTableHeader
              key={column.id}
              column={column}
              sort={sort}
              onSortChange={onSortChange}
              onFilterChange={onFilterChange}
              filterDelay={filterDelay}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {loading
          ? Array.from({ length: expected }, (_, index) => (
              <tr key={index} className={rowStyle}>
                {columns.map(({ id }) => (
                  <td key={id} className={cellStyle({ density })}>
                    <Skeleton shape="short" />
                  </td>
                ))}
              </tr>
            ))
          : rows.map((record) => (
              <tr key={rowKey(record)} className={rowStyle}>
                {columns.map(({ id, cell, align = 'start', tabular = false }, index) => {
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={id}
                      scope={index === 0 ? 'row' : undefined}
                      className={cellStyle({ density, align, tabular, head: index === 0 })}
                    >
                      {cell(record)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
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

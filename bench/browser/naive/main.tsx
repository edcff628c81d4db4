/**
 * The finder as TanStack Table's documentation shows it: the page starts, then fetches all rows,
 * and the library's row models filter, sort, facet and paginate them.
 */
import {
  columnFacetingFeature,
  columnFilteringFeature,
  createColumnHelper,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFns,
  rowPaginationFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Seat {
  readonly id: number;
  readonly instNm: string | null;
  readonly program: string | null;
  readonly quotaName: string | null;
  readonly state: string | null;
}

const features = tableFeatures({
  columnFacetingFeature,
  columnFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns,
  sortFns,
});

const helper = createColumnHelper<typeof features, Seat>();
const columns = helper.columns([
  helper.accessor('instNm', { header: 'College' }),
  helper.accessor('program', { header: 'Programme' }),
  helper.accessor('quotaName', { header: 'Quota' }),
  helper.accessor('state', { header: 'State' }),
]);

const noSeats: Seat[] = [];

const fetchSeats = async (): Promise<Seat[]> => {
  const { token } = JSON.parse(localStorage.getItem('user')!) as { token: string };
  const response = await fetch('/seat-matrix/all', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as Seat[];
};

const SeatTable = () => {
  const [data, setData] = useState(noSeats);
  const [openColumn, setOpenColumn] = useState<string>();
  useEffect(() => void fetchSeats().then(setData), []);
  const table = useTable({
    features,
    columns,
    data,
    initialState: { pagination: { pageIndex: 0, pageSize: 30 } },
  });

  return (
    <>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} colSpan={header.colSpan}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                  <button type="button" onClick={() => setOpenColumn(header.id)}>
                    Filter {header.id}
                  </button>
                  {openColumn === header.id && (
                    <ul>
                      {[...header.column.getFacetedUniqueValues()].map(([value, count]) => (
                        <li key={String(value)}>
                          <button type="button" onClick={() => header.column.setFilterValue(value)}>
                            {String(value)} ({count})
                          </button>
                        </li>
                      ))}
                    </ul>
                  )}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        onClick={() => table.previousPage()}
        disabled={!table.getCanPreviousPage()}
      >
        Previous
      </button>
      <button type="button" onClick={() => table.nextPage()} disabled={!table.getCanNextPage()}>
        Next
      </button>
      <output>{table.getRowCount().toLocaleString('en-IN')} seats</output>
    </>
  );
};

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SeatTable />
  </StrictMode>,
);

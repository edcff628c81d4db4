import { useState } from 'react';
import { page } from 'vitest/browser';
import { vi } from 'vitest';
import { createTable } from '../table/index.ts';
import { mount } from './mount.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import {
  createColumnHelper,
  type DataTableColumns,
} from '../components/DataTable/dataTableFeatures.ts';
import type { DataTableProps } from '../components/DataTable/dataTableProps.ts';
import {
  useDataTable,
  type DataTableOptions,
  type DataTableState,
} from '../components/DataTable/useDataTable.ts';

export interface College {
  readonly id: number;
  readonly name: string;
  readonly seats: number;
}

export const data: readonly College[] = [
  { id: 1, name: 'AIIMS Delhi', seats: 132 },
  { id: 2, name: 'JIPMER Puducherry', seats: 243 },
];

export const engineOf = (colleges: readonly College[]) => {
  const engine = createTable<College>({ id: 'number', name: 'text', seats: 'number' });
  engine.append(colleges);
  return engine;
};
export const engine = engineOf(data);

export const helper = createColumnHelper<College>();
export const columns: DataTableColumns<College> = helper.columns([
  helper.accessor('name', { header: 'Institute', meta: { onCard: 'title' } }),
  helper.accessor('seats', {
    header: 'Seats',
    enableColumnFilter: true,
    meta: { tabular: true, align: 'end' },
  }),
  helper.display({
    id: 'more',
    header: 'Actions',
    cell: ({ row }) => <button type="button">Open {row.original.name}</button>,
    meta: { onCard: 'actions' },
  }),
]);
const getRowId = ({ id }: College): string => String(id);
/** A column filter that matches one college. */
export const seatsFilter = [{ id: 'seats', value: { oneOf: ['243'] } }];

export const onStateChange = vi.fn<(change: Partial<DataTableState>) => void>();
export const onFilterSearch = vi.fn<NonNullable<DataTableProps<College>['onFilterSearch']>>();
export const columnHeader = (name: string) => page.getByRole('columnheader', { name });

interface CollegeTableProps
  extends Partial<Omit<DataTableProps<College>, 'table'>>, Partial<DataTableOptions<College>> {}

/** A DataTable of colleges that holds its own state, for the tests of DataTable. */
export const CollegeTable = ({
  columns: tableColumns = columns,
  data: records = data,
  rowCount,
  engine: rowEngine = rowCount === undefined ? engine : undefined,
  state: initial,
  getGroup,
  selectable = false,
  onStateChange: handleStateChange = onStateChange,
  ...more
}: CollegeTableProps) => {
  const [state, setState] = useState(initial ?? {});
  const table = useDataTable({
    columns: tableColumns,
    data: records,
    rowCount,
    ...(rowEngine && { engine: rowEngine }),
    getGroup,
    getRowId,
    selectable,
    state,
    onStateChange: (change) => {
      handleStateChange(change);
      setState((before) => ({ ...before, ...change }));
    },
  });
  return (
    <DataTable
      table={table}
      caption="Colleges"
      empty={<p>No college found.</p>}
      onFilterSearch={onFilterSearch}
      {...more}
    />
  );
};

export const show = (more: CollegeTableProps = {}): void => mount(<CollegeTable {...more} />);

export const collegesOf = (count: number): Pick<CollegeTableProps, 'data' | 'engine'> => {
  const colleges = Array.from({ length: count }, (_, id) => ({
    id,
    name: `College ${id}`,
    seats: id,
  }));
  return { data: colleges, engine: engineOf(colleges) };
};

/** The second page of five. */
export const fivePages = {
  ...collegesOf(10),
  state: { pagination: { pageIndex: 1, pageSize: 2 } },
};

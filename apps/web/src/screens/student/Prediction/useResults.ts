import type { Prediction } from '@seatwise/flows/prediction';
import { useDataTable, useNumberFormatter, type DataTableState } from '@seatwise/ui';
import type { Filter } from '@seatwise/ui/table';
import { useMemo, useState } from 'react';
import { useRememberedColumns } from '../../../hooks/useRememberedColumns.ts';
import { restrictedTo } from '../../../features/applicant/restrictedTo.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { resultColumns } from './resultColumns.tsx';
import { collegeOf, createResultTable, hiddenIn, openOnly } from './resultTable.ts';
import type { PredictionFlow } from './usePrediction.ts';

/** Filtered by all the same; the specification shows the others. */
const hiddenAtFirst = ['state', 'kind'] as const;

const noCounts: ReadonlyMap<string, number> = new Map();

/** The table of the results: filtered, sorted, grouped and paged. */
export const useResults = (
  { state, send, view, updateView }: PredictionFlow,
  open: (row: Prediction) => void,
) => {
  const { results, page } = state.context;
  const number = useNumberFormatter();
  const columns = useMemo(() => resultColumns(open, number), [open, number]);
  const { applicant } = useApplicant();
  const { profile } = applicant;
  const all = useMemo(() => createResultTable(results, profile), [results, profile]);
  const { showsAll } = view;
  const engine = useMemo(
    () => restrictedTo(all, showsAll ? {} : { open: openOnly }),
    [all, showsAll],
  );
  const [columnVisibility, rememberColumns] = useRememberedColumns('prediction', hiddenAtFirst);
  const [rowSelection, setRowSelection] = useState<DataTableState['rowSelection']>({});
  const [shownResults, setShownResults] = useState(results);
  if (shownResults !== results) {
    setShownResults(results);
    setRowSelection({});
  }
  const { sorting, columnFilters, pageSize, isGrouped } = view;
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize }), [page, pageSize]);
  const table = useDataTable({
    columns,
    data: results,
    engine,
    getGroup: isGrouped ? collegeOf : undefined,
    selectable: results.length > 0,
    state: {
      ...(results.length > 0 && { pagination }),
      sorting,
      columnFilters,
      columnVisibility,
      rowSelection,
    },
    onStateChange: (change: Partial<DataTableState>) => {
      const { pagination: paged, columnVisibility: visible, rowSelection: chosen } = change;
      if (change.sorting) updateView({ sorting: change.sorting });
      if (change.columnFilters) updateView({ columnFilters: change.columnFilters });
      if (paged && paged.pageSize !== pageSize) updateView({ pageSize: paged.pageSize });
      if (paged) send({ type: 'page.changed', page: paged.pageIndex + 1 });
      if (visible) rememberColumns(visible);
      if (chosen) setRowSelection(chosen);
    },
  });

  const filters = useMemo(
    () => Object.fromEntries(columnFilters.map(({ id, value }) => [id, value as Filter])),
    [columnFilters],
  );
  const countsOf = (column: 'tier' | 'code'): ReadonlyMap<string, number> =>
    new Map(engine.facets(column, filters).map(({ value, count }) => [value, count]));
  return {
    table,
    applicant,
    /** How many results are left out because the student cannot apply for them. */
    hidden: showsAll ? 0 : hiddenIn(all, filters),
    /** How many results pass the filters. */
    size: table.getPrePaginatedRowModel().rows.length,
    tierCounts: countsOf('tier'),
    collegeCounts: isGrouped ? countsOf('code') : noCounts,
    // Row ids are indexes into the results.
    selected: useMemo(
      () => results.filter((_, index) => rowSelection[index]),
      [results, rowSelection],
    ),
  };
};

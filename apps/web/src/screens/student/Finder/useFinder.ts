import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { useDataTable, type DataTableState } from '@seatwise/ui';
import type { Filter } from '@seatwise/ui/table';
import { useMemo } from 'react';
import { useRememberedColumns } from '../../../hooks/useRememberedColumns.ts';
import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import { useServices } from '../../../services/services.ts';
import { examOfUser } from '../../../session/examOfUser.ts';
import { useUser } from '../../../session/session.ts';
import { seatColumns } from './seatColumns.tsx';
import { useSeats } from './seats.ts';
import { finderQuery } from './seatTable.ts';
import { useAccess } from './useAccess.ts';
import { useCollegeCodes } from './useCollegeCodes.ts';

/** The seat matrix as the query of the URL and the student's answers filter it. */
export const useFinder = () => {
  const { session } = useServices();
  const { loaded, retry } = useSeats();
  const [query, updateQuery] = useUrlQuery(finderQuery);
  const [columnVisibility, rememberColumns] = useRememberedColumns('finder');
  const data = useMemo(() => loaded.table.rows(), [loaded]);
  // Until the first rows are there, the column has its room.
  const knowsSeats = useMemo(
    () => loaded.size === 0 || loaded.table.sum('seats').total > 0,
    [loaded],
  );
  // Where all rows are published, a mark on each would say nothing.
  const marksSources = useMemo(() => loaded.table.facets('source').length > 1, [loaded]);
  const codes = useCollegeCodes(loaded.state === 'fresh');
  const columns = useMemo(
    () => seatColumns(codes, { knowsSeats, marksSources }),
    [codes, knowsSeats, marksSources],
  );
  const { showsAll, sorting, columnFilters, pagination } = query;
  const access = useAccess(loaded, showsAll);
  const table = useDataTable({
    columns,
    data,
    engine: access.engine,
    state: { sorting, columnFilters, pagination, columnVisibility },
    onStateChange: ({ columnVisibility: changed, ...change }: Partial<DataTableState>) =>
      changed ? rememberColumns(changed) : updateQuery(change),
  });
  /** Counted when a filter opens, and again when rows have arrived; the seats at once. */
  const counts = useMemo(() => {
    const filters = Object.fromEntries(
      columnFilters.map(({ id, value }): [string, Filter] => [id, value as Filter]),
    );
    const all = { ...filters, ...access.filters };
    return {
      programs: () => loaded.table.facets('program', all),
      states: () => loaded.table.facets('state', all),
      seats: loaded.table.sum('seats', all),
      hidden: access.hidden(all),
    };
  }, [loaded, columnFilters, access]);
  const exam = examOfUser(useUser(session));
  /** Whether no seat of the student's exam is listed at all. */
  const hasNoMatrix = useMemo(
    () =>
      exam !== undefined &&
      loaded.state === 'fresh' &&
      loaded.table.facets('program').every(({ value }) => examOfProgramme(value.trim()) !== exam),
    [exam, loaded],
  );
  return {
    loaded,
    retry,
    query,
    updateQuery,
    table,
    counts,
    exam,
    hasNoMatrix,
    /** Whether only seats that the student can apply for show. */
    isRestricted: access.applicant.profile !== null && !showsAll,
    applicant: access.applicant,
  };
};

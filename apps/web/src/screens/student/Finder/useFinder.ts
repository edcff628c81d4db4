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

/** The seat matrix, filtered by the query in the URL and the student's answers. */
export const useFinder = () => {
  const { session } = useServices();
  const { loaded, retry } = useSeats();
  const [query, updateQuery] = useUrlQuery(finderQuery);
  const [columnVisibility, rememberColumns] = useRememberedColumns('finder');
  const data = useMemo(() => loaded.table.rows(), [loaded]);
  // Until the first rows arrive, the column's room is reserved.
  const knowsSeats = useMemo(
    () => loaded.size === 0 || loaded.table.sum('seats').total > 0,
    [loaded],
  );
  // If all rows have the same source, a mark on each row would be useless.
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
  /** Counted when a filter opens, and again when rows have arrived; the seats are counted at once. */
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
  /** Whether the matrix has no seats at all for the student's exam. */
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
    codes,
    query,
    updateQuery,
    table,
    counts,
    exam,
    hasNoMatrix,
    /** Whether only seats that the student can apply for are shown. */
    isRestricted: access.applicant.profile !== null && !showsAll,
    applicant: access.applicant,
  };
};

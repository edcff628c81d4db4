import { createColumnHelper, type DataTableColumns } from '@seatwise/ui';
import { content } from '../../content/finder.ts';
import { seatColumnIds, type Seat } from './seatTable.ts';

const helper = createColumnHelper<Seat>();

const documented = seatColumnIds.map((id) =>
  helper.accessor(id, {
    header: content.columns[id],
    cell: ({ getValue }) => getValue() || content.missing,
    enableColumnFilter: true,
    meta: { onCard: id === 'instNm' ? 'title' : 'pair' },
  }),
);

const seats = helper.accessor('seats', {
  header: content.columns.seats,
  cell: ({ getValue }) => getValue() ?? content.missing,
  meta: { align: 'end', tabular: true },
});

/** The documented columns. */
export const seatColumns: DataTableColumns<Seat> = helper.columns(documented);

/** With the number of seats, where the server knows it. */
export const seatColumnsWithCount: DataTableColumns<Seat> = helper.columns([...documented, seats]);

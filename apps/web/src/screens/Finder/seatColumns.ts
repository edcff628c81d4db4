import { createColumnHelper, type DataTableColumns } from '@seatwise/ui';
import { content } from '../../content/finder.ts';
import { seatColumnIds, type Seat } from './seatTable.ts';

const helper = createColumnHelper<Seat>();

export const seatColumns: DataTableColumns<Seat> = helper.columns(
  seatColumnIds.map((id) =>
    helper.accessor(id, {
      header: content.columns[id],
      cell: ({ getValue }) => getValue() || content.missing,
      enableColumnFilter: true,
      meta: { onCard: id === 'instNm' ? 'title' : 'pair' },
    }),
  ),
);

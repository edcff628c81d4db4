import { createColumnHelper, type DataTableColumns } from '@seatwise/ui';
import { content } from '../../content/finder.ts';
import type { Seat } from './seatTable.ts';
import { columnIds } from './finderQuery.ts';

const helper = createColumnHelper<Seat>();

export const seatColumns: DataTableColumns<Seat> = helper.columns(
  columnIds.map((id) =>
    helper.accessor(id, {
      header: content.columns[id],
      cell: ({ getValue }) => getValue() || content.missing,
      enableColumnFilter: true,
      meta: { onCard: id === 'instNm' ? 'title' : 'pair' },
    }),
  ),
);

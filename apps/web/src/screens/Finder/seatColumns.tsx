import { createColumnHelper, Link, type DataTableColumns } from '@seatwise/ui';
import { content } from '../../content/finder.ts';
import { collegePath } from '../../paths.ts';
import type { CollegeCodes } from './collegeCodes.ts';
import { seatColumnIds, type Seat } from './seatTable.ts';

const helper = createColumnHelper<Seat>();

const seats = helper.accessor('seats', {
  header: content.columns.seats,
  cell: ({ getValue }) => getValue() ?? content.missing,
  meta: { align: 'end', tabular: true },
});

/** The documented columns, and the number of seats where the server knows it; known colleges are linked. */
export const seatColumns = (codes: CollegeCodes, knowsSeats: boolean): DataTableColumns<Seat> => {
  const college = (name: string) => {
    const code = codes.get(name);
    return code === undefined ? name : <Link href={collegePath(code)}>{name}</Link>;
  };
  const documented = seatColumnIds.map((id) =>
    helper.accessor(id, {
      header: content.columns[id],
      cell: ({ getValue }) => {
        const value = getValue();
        if (!value) return content.missing;
        return id === 'instNm' ? college(value) : value;
      },
      enableColumnFilter: true,
      meta: { onCard: id === 'instNm' ? 'title' : 'pair' },
    }),
  );
  return knowsSeats ? helper.columns([...documented, seats]) : helper.columns(documented);
};

import { createColumnHelper, Link, Provenance, type DataTableColumns } from '@seatwise/ui';
import { content } from '../../../content/finder.ts';
import { StarSeat } from '../../../features/choices/StarSeat.tsx';
import { collegePath } from '../../../paths.ts';
import type { CollegeCodes } from './useCollegeCodes.ts';
import { seatColumnIds, type Seat } from './seatTable.ts';

const helper = createColumnHelper<Seat>();

const seats = helper.accessor('seats', {
  header: content.columns.seats,
  cell: ({ getValue, row: { original } }) => (
    <>
      {getValue() ?? content.missing}
      {original.source && (
        <>
          {' '}
          <Provenance source={original.source} />
        </>
      )}
    </>
  ),
  meta: { align: 'end', tabular: true },
});

const textOf = (value: string | number | null | undefined): string | undefined =>
  String(value ?? '').trim() || undefined;

/** The specified columns, and the number of seats where the server knows it; known colleges are linked. */
export const seatColumns = (codes: CollegeCodes, knowsSeats: boolean): DataTableColumns<Seat> => {
  const college = (name: string, { program, quotaName, state }: Seat) => {
    const code = codes.get(name);
    if (code === undefined) return name;
    const item = {
      instituteCode: code,
      institute: name,
      state: textOf(state),
      subject: textOf(program),
      quotaName: textOf(quotaName),
    };
    return (
      <>
        <Link href={collegePath(code)} standalone>
          {name}
        </Link>
        <StarSeat item={item} />
      </>
    );
  };
  const specified = seatColumnIds.map((id) =>
    helper.accessor(id, {
      header: content.columns[id],
      cell: ({ getValue, row: { original } }) => {
        const value = getValue();
        if (!value) return content.missing;
        return id === 'instNm' ? college(String(value), original) : value;
      },
      enableColumnFilter: true,
      meta: { onCard: id === 'instNm' ? 'title' : 'pair' },
    }),
  );
  return knowsSeats ? helper.columns([...specified, seats]) : helper.columns(specified);
};

import { createColumnHelper, Link, Provenance, type DataTableColumns } from '@seatwise/ui';
import { content } from '../../../content/finder.ts';
import { placeName, quotaLabel } from '../../../content/places.ts';
import { StarSeat } from '../../../features/choices/StarSeat.tsx';
import { collegePath } from '../../../paths.ts';
import {
  college as collegeStyle,
  count as countStyle,
  inColumn,
  name as nameStyle,
  onCard,
  seats as seatsStyle,
  unit,
} from './Finder.css.ts';
import { SeatClosing } from './SeatClosing.tsx';
import { itemOf, type CollegeCodes } from './useCollegeCodes.ts';
import { seatColumnIds, type Seat } from './seatTable.ts';

const helper = createColumnHelper<Seat>();

const seatsColumn = (codes: CollegeCodes, marksSources: boolean) =>
  helper.accessor('seats', {
    header: content.columns.seats,
    cell: ({ getValue, row: { original } }) => (
      <span className={seatsStyle}>
        <span className={inColumn}>
          <SeatClosing item={itemOf(original, codes)} />
        </span>
        <span className={countStyle}>
          <span className={unit} aria-hidden="true">
            {content.columns.seats}{' '}
          </span>
          {getValue() ?? content.missing}
          {marksSources && original.source && (
            <>
              {' '}
              <Provenance source={original.source} />
            </>
          )}
        </span>
      </span>
    ),
    meta: {
      align: 'end',
      tabular: true,
      width: 'wide',
      renderBelow: (seat) => (
        <span className={onCard}>
          <SeatClosing item={itemOf(seat as Seat, codes)} />
        </span>
      ),
    },
  });

const labelOf = { instNm: String, program: String, quotaName: quotaLabel, state: placeName };

interface ShownOfSeats {
  /** Whether the server gives the number of seats in a row. */
  readonly knowsSeats: boolean;
  /** Whether each row names its source. */
  readonly marksSources: boolean;
}

/** The specified columns, and the number of seats if the server has it; known colleges are links. */
export const seatColumns = (
  codes: CollegeCodes,
  { knowsSeats, marksSources }: ShownOfSeats,
): DataTableColumns<Seat> => {
  const star = (seat: Seat) => {
    const item = itemOf(seat, codes);
    return item && <StarSeat item={item} />;
  };
  const college = (name: string, seat: Seat) => {
    const code = codes.get(name);
    return (
      <span className={collegeStyle}>
        <span className={nameStyle} title={name}>
          {code === undefined ? (
            name
          ) : (
            <Link href={collegePath(code)} standalone>
              {name}
            </Link>
          )}
        </span>
        {star(seat)}
      </span>
    );
  };
  const specified = seatColumnIds.map((id) =>
    helper.accessor(id, {
      header: content.columns[id],
      cell: ({ getValue, row: { original } }) => {
        const value = getValue();
        // The specified dash alone would puzzle a student who may apply for the seat.
        if (!value) return id === 'program' ? content.noProgram : content.missing;
        // The tooltip shows a cut text in full.
        return id === 'instNm' ? (
          college(String(value), original)
        ) : (
          <span title={labelOf[id](String(value))}>{labelOf[id](String(value))}</span>
        );
      },
      enableColumnFilter: true,
      meta:
        id === 'instNm'
          ? {
              onCard: 'title',
              renderRepeated: (seat) => (
                <span className={collegeStyle}>
                  <span />
                  {star(seat as Seat)}
                </span>
              ),
            }
          : { width: id === 'quotaName' ? 'broad' : 'medium', labelOf: labelOf[id] },
    }),
  );
  return knowsSeats
    ? helper.columns([...specified, seatsColumn(codes, marksSources)])
    : helper.columns(specified);
};

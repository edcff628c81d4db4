import type { choices } from '@seatwise/api-client/contract/choices';
import type { InputOf, RowOf } from '@seatwise/api-client';
import type { Backend } from '../../backend.ts';
import type { User } from '../../db/records.ts';
import { cityOf, instituteOf } from '../../reference/places.ts';
import { stateRowsOf } from '../prediction/stateSeats.ts';
import { cellKeyOf, seatKeyOf } from './authoritySeats.ts';
import { seatOutlooks } from './outlooks.ts';

type Query = InputOf<typeof choices.readSeatOutlooks>;
type SeatOutlook = RowOf<typeof choices.readSeatOutlooks>;

/** What is known of seats by the lists of the authority that gives them, MCC unless a state's is named. */
export const outlooksOf = async (
  { reference, db }: Pick<Backend, 'reference' | 'db'>,
  student: User,
  query: Query,
): Promise<SeatOutlook[]> => {
  const { authority, seats, category } = query;
  if (authority === undefined) return seatOutlooks(reference, student, query);
  const { air } = student;
  const asked = new Set(seats.map(seatKeyOf));
  const rows = await stateRowsOf(
    reference,
    { air: air ?? 1, ...(category && { category }) },
    db.applicants.get(student.id)?.profile ?? {},
    { authority, isMeant: (cell) => asked.has(cellKeyOf(cell)) },
  );
  const bySeat = Map.groupBy(rows, ({ instituteCode, subject, quotaName }) =>
    seatKeyOf({ instituteCode: instituteCode!, subject: subject!, quotaName: quotaName! }),
  );
  return seats.map((seat) => {
    const institute = instituteOf(reference, seat.instituteCode);
    // The likeliest of the pools that are open to the student, or the one that closes last.
    const best = bySeat
      .get(seatKeyOf(seat))
      ?.toSorted(
        (a, b) => (b.probability ?? 0) - (a.probability ?? 0) || (b.maxAir ?? 0) - (a.maxAir ?? 0),
      )[0];
    const fee = best?.feePerYear ?? null;
    return {
      ...seat,
      authority,
      inMatrix: null,
      city: institute ? cityOf(reference, institute) : null,
      state: institute?.state ?? null,
      collegeKind: institute?.kind ?? null,
      feePerYear: fee,
      feeSource: fee === null ? null : 'imported',
      allottedCategory: best?.allottedCategory,
      probability: air === null ? null : (best?.probability ?? null),
      probabilityTier: air === null ? null : (best?.probabilityTier ?? null),
      ...(air !== null && best?.rounds && { rounds: best.rounds }),
      history: best?.history ?? [],
    };
  });
};

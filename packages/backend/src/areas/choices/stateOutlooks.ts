import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import type { choices } from '@seatwise/api-client/contract/choices';
import type { InputOf, RowOf } from '@seatwise/api-client';
import type { Backend } from '../../backend.ts';
import type { User } from '../../db/records.ts';
import { cityOf, instituteOf, withPage } from '../../reference/places.ts';
import type { InForce } from '../../reference/referenceData.ts';
import type { Recommendation } from '../prediction/recommend.ts';
import { stateRowsOf } from '../prediction/stateSeats.ts';
import { cellKeyOf, seatKeyOf } from './authoritySeats.ts';
import { seatOutlooks } from './outlooks.ts';

type Query = InputOf<typeof choices.readSeatOutlooks>;
type SeatOutlook = RowOf<typeof choices.readSeatOutlooks>;

/** Orders the pools open to the student: the likeliest first, then the one that closes last. */
const byChance = (a: Recommendation, b: Recommendation): number =>
  (b.probability ?? 0) - (a.probability ?? 0) || (b.maxAir ?? 0) - (a.maxAir ?? 0);

const outlookOf = (
  reference: InForce,
  seat: Query['seats'][number],
  best: Recommendation | undefined,
  isRanked: boolean,
) => {
  const institute = instituteOf(reference, seat.instituteCode);
  const fee = best?.feePerYear ?? null;
  const feeSource = fee === null ? null : ('imported' as const);
  const chances = isRanked ? best : undefined;
  return {
    ...seat,
    inMatrix: null,
    city: institute ? cityOf(reference, institute) : null,
    state: institute?.state ?? null,
    ...(!withPage(reference, seat.instituteCode) && { hasPage: false }),
    collegeKind: institute?.kind ?? null,
    feePerYear: fee,
    feeSource,
    allottedCategory: best?.allottedCategory,
    poolLabel: best?.poolLabel,
    probability: chances?.probability ?? null,
    probabilityTier: chances?.probabilityTier ?? null,
    ...(chances?.rounds && { rounds: chances.rounds }),
    history: best?.history ?? [],
  };
};

/** The facts about seats from the lists of their authority: MCC, or the named state's. */
export const outlooksOf = async (
  { reference, db }: Pick<Backend, 'reference' | 'db'>,
  student: User,
  query: Query,
): Promise<SeatOutlook[]> => {
  const { authority, seats, category } = query;
  if (authority === undefined) return seatOutlooks(reference, student, query);
  const asked = new Set(seats.map(seatKeyOf));
  const rows = await stateRowsOf(
    reference,
    { air: student.air ?? 1, ...(category && { category }) },
    db.applicants.get(student.id)?.profile ?? {},
    {
      authority,
      exam: examOf(student.counsellingCategory),
      isMeant: (cell) => asked.has(cellKeyOf(cell)),
    },
  );
  const bySeat = Map.groupBy(rows, ({ instituteCode, subject, quotaName }) =>
    seatKeyOf({ instituteCode: instituteCode!, subject: subject!, quotaName: quotaName! }),
  );
  return seats.map((seat) => {
    const best = bySeat.get(seatKeyOf(seat))?.toSorted(byChance)[0];
    return Object.assign(outlookOf(reference, seat, best, student.air !== null), { authority });
  });
};

import { examOf, examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import type { choices } from '@seatwise/api-client/contract/choices';
import type { InputOf, RowOf } from '@seatwise/api-client';
import { collegeFacts, feeOf } from '../../reference/collegeFacts.ts';
import type { CutoffCell, LiveReferenceData } from '../../reference/referenceData.ts';
import type { User } from '../../db/records.ts';
import { nameKey } from '../prediction/cellIndex.ts';
import { cityOf, collegeOf } from './places.ts';
import { recommend, type Recommendation } from '../prediction/recommend.ts';

type Query = InputOf<typeof choices.readSeatOutlooks>;
export type SeatOutlook = RowOf<typeof choices.readSeatOutlooks>;

interface SeatIndex {
  readonly cells: ReadonlyMap<string, readonly CutoffCell[]>;
  readonly matrix: ReadonlySet<string>;
  readonly matrixColleges: ReadonlySet<string>;
  /** The colleges and exams whose rows of the matrix are samples. */
  readonly samples: ReadonlySet<string>;
}

const keyOf = (college: string, subject: string, quota: string): string =>
  JSON.stringify([college, subject, quota].map(nameKey));

const placeOf = (college: string, subject: string): string =>
  JSON.stringify([nameKey(college), examOfProgramme(subject.trim())]);

const indexes = new WeakMap<LiveReferenceData['inForce'], SeatIndex>();

/** Made on first use: matrix rows know their college by name, cut-offs by its code. */
const indexOf = (reference: LiveReferenceData): SeatIndex => {
  const known = indexes.get(reference.inForce);
  if (known) return known;
  const index = {
    cells: Map.groupBy(reference.cells, ({ instituteCode, subject, quota }) =>
      keyOf(instituteCode, subject, quota),
    ),
    matrix: new Set(
      reference.seats.map(({ instNm, program, quotaName }) =>
        keyOf(instNm ?? '', program ?? '', quotaName ?? ''),
      ),
    ),
    // A college whose seats are all gone from the published matrix is still one of the matrix.
    matrixColleges: new Set(
      [...reference.sampleSeats, ...reference.seats].map(({ instNm }) => nameKey(instNm ?? '')),
    ),
    samples: new Set(
      reference.seats.flatMap(({ instNm, program, source }) =>
        source ? [] : [placeOf(instNm ?? '', program ?? '')],
      ),
    ),
  };
  indexes.set(reference.inForce, index);
  return index;
};

const byChance = (a: Recommendation, b: Recommendation): number => b.probability! - a.probability!;

/** What is known of each seat, and the chance of the student's own rank in the better pool. */
export const seatOutlooks = (
  reference: LiveReferenceData,
  { air, counsellingCategory }: Pick<User, 'air' | 'counsellingCategory'>,
  { seats, category = 'General', subCategory }: Query,
): SeatOutlook[] => {
  const index = indexOf(reference);
  const exam = examOf(counsellingCategory);
  return seats.map((seat) => {
    const { instituteCode, subject, quotaName } = seat;
    const college = collegeOf(reference, instituteCode);
    const published = reference.facts.get(instituteCode);
    const cells = index.cells.get(keyOf(instituteCode, subject, quotaName)) ?? [];
    const query = { category, ...(subCategory && { subCategory }) };
    const [best] = recommend(cells, { air: air ?? 1, ...query }, exam).toSorted(byChance);
    const listed = college && index.matrixColleges.has(nameKey(college.name));
    const isListed = listed && index.matrix.has(keyOf(college.name, subject, quotaName));
    const fee = isListed ? feeOf(college, subject, quotaName, published) : null;
    const bond = college && collegeFacts(college, published).bond;
    const isSample = college && index.samples.has(placeOf(college.name, subject));
    return {
      ...seat,
      inMatrix: listed ? isListed === true : null,
      matrixSource: listed ? (isSample ? 'sample' : 'imported') : null,
      city: college ? cityOf(reference, college) : null,
      state: college?.state ?? null,
      collegeKind: published?.kind?.value ?? college?.kind ?? null,
      feePerYear: fee?.value ?? null,
      feeSource: fee?.source ?? null,
      bond: bond?.value ?? null,
      bondSource: bond?.source ?? null,
      probability: air === null ? null : (best?.probability ?? null),
      probabilityTier: air === null ? null : (best?.probabilityTier ?? null),
      synthetic: best?.synthetic,
      history: (best?.history ?? []).map(({ year, minAir, maxAir, admits }) => ({
        year,
        minAir,
        maxAir,
        admits,
      })),
    };
  });
};

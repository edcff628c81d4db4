import { examOf, examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import type { choices } from '@seatwise/api-client/contract/choices';
import type { InputOf, RowOf } from '@seatwise/api-client';
import { takesWomenOnly } from '@seatwise/official-data';
import { costsOf } from '../../reference/collegeFacts.ts';
import { cityOf } from '../../reference/places.ts';
import { seatFactsOf } from '../../reference/publishedFacts.ts';
import { memoize } from '../../memoize.ts';
import { collegeOf, type LiveReferenceData } from '../../reference/referenceData.ts';
import type { User } from '../../db/records.ts';
import { nameKey } from '../prediction/cellIndex.ts';
import { recommend, type Recommendation } from '../prediction/recommend.ts';

type Query = InputOf<typeof choices.readSeatOutlooks>;
type SeatOutlook = RowOf<typeof choices.readSeatOutlooks>;

const keyOf = (college: string, subject: string, quota: string): string =>
  JSON.stringify([college, subject, quota].map(nameKey));

/** Whether the exam's rows are seats that a round gave. */
const isGiven = ({ lists }: LiveReferenceData, subject: string): boolean =>
  lists.some(
    ({ kind, exam, holds }) =>
      kind === 'seats' && holds === 'given' && exam === examOfProgramme(subject.trim()),
  );

/** The cut-offs by seat; they identify a college by its code. */
const cellsBySeat = memoize((cells: LiveReferenceData['cells']) =>
  Map.groupBy(cells, ({ instituteCode, subject, quota }) => keyOf(instituteCode, subject, quota)),
);

/** The rows of the matrix, which identify a college by its name. */
const matrixOf = memoize((seats: LiveReferenceData['seats']) => ({
  colleges: new Set(seats.map(({ instNm }) => nameKey(instNm))),
  seats: new Set(seats.map(({ instNm, program, quotaName }) => keyOf(instNm, program, quotaName))),
}));

/** Orders by chance; equal chances by the later closing rank, as the app's practice does. */
const byChance = (a: Recommendation, b: Recommendation): number =>
  b.probability! - a.probability! || b.history!.at(-1)!.maxAir - a.history!.at(-1)!.maxAir;

/** The facts about each seat, and the chance of the student's rank in the better pool. */
export const seatOutlooks = (
  reference: LiveReferenceData,
  { air, counsellingCategory }: Pick<User, 'air' | 'counsellingCategory'>,
  { seats, category = 'General', subCategory }: Query,
): SeatOutlook[] => {
  const cellsOf = cellsBySeat(reference.cells);
  const matrix = matrixOf(reference.seats);
  const exam = examOf(counsellingCategory);
  return seats.map((seat) => {
    const { instituteCode, subject, quotaName } = seat;
    const college = collegeOf(reference, instituteCode);
    const cells = cellsOf.get(keyOf(instituteCode, subject, quotaName)) ?? [];
    const query = { category, ...(subCategory && { subCategory }) };
    const [best] = recommend(cells, { air: air ?? 1, ...query }, exam).toSorted(byChance);
    const listed = college && matrix.colleges.has(nameKey(college.name));
    const isListed = listed && matrix.seats.has(keyOf(college.name, subject, quotaName));
    const isKnown = isListed || cells.length > 0;
    const facts = reference.facts.get(instituteCode);
    const portalCode = facts && seatFactsOf(facts, subject, null)?.portalCode;
    const costs = costsOf(reference, isKnown ? college : undefined, subject, quotaName);
    return {
      ...seat,
      // Seats that a round gave are not a full matrix: another round may give more.
      inMatrix: listed && (isListed || !isGiven(reference, subject)) ? isListed === true : null,
      city: college ? cityOf(reference, college) : null,
      state: college?.state ?? null,
      womenOnly: college ? takesWomenOnly(college.name, subject) : null,
      collegeKind: facts?.kind?.value ?? college?.kind ?? null,
      ...costs,
      ...(portalCode && { portalCode }),
      allottedCategory: best?.allottedCategory,
      allottedPh: best?.allottedPh,
      probability: air === null ? null : (best?.probability ?? null),
      probabilityTier: air === null ? null : (best?.probabilityTier ?? null),
      ...(air !== null && best?.rounds && { rounds: best.rounds }),
      history: best?.history ?? [],
    };
  });
};

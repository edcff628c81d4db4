import type { candidateCategories } from '@seatwise/api-client/contract/constants/prediction';
import {
  hardestFirst,
  likeliestFirst,
  neededRanks,
  poolsOf,
  roundChances,
} from '../chance/index.ts';
import {
  emptyForm,
  nextCourseOf,
  verdictOf,
  type Prediction,
  type VerdictLine,
} from '../prediction/index.ts';
import type { TrialSeat } from './trialFile.ts';

export interface TrialQuestion {
  readonly rank: number;
  readonly category: (typeof candidateCategories)[number];
  readonly subject: string;
}

export interface TrialAnswer {
  /** The lines about the course, the state and the alternatives; state and budget are unknown here. */
  readonly verdict: readonly VerdictLine[];
  /** The five seats with the best chance, without those under 30 %. */
  readonly best: readonly Prediction[];
  /** The number of seats with a chance. */
  readonly hopeful: number;
  /** How many of the seats with a chance are at deemed universities. */
  readonly deemed: number;
  /** How many further seats with a chance are at women's colleges. */
  readonly forWomen: number;
  /** The seat that the rank misses by least. */
  readonly nearestMiss: Prediction | undefined;
}

const shownSeats = 5;

const rowOf = (seat: TrialSeat, { rank, category }: TrialQuestion): Prediction => {
  const { cell, rounds, newest, womenOnly, feePerYear } = seat;
  const chances = roundChances(rounds, rank);
  const { probability, probabilityTier } = chances.at(-1)!;
  return {
    instituteCode: cell.instituteCode,
    institute: cell.institute,
    state: cell.state,
    collegeKind: cell.kind,
    ...(womenOnly && { womenOnly }),
    feePerYear,
    subject: cell.subject,
    category,
    quotaName: cell.quota,
    allottedCategory: cell.allottedCategory,
    allottedPh: cell.ph,
    resultYear: newest.year,
    probabilityTier,
    probability,
    rounds: chances,
    neededAir: neededRanks(rounds.map(({ outlook }) => outlook)),
    history: [{ year: newest.year, round: newest.round, maxAir: newest.rank }],
  };
};

/** The seats that match a question, in the server's order. */
export const trialRows = (seats: readonly TrialSeat[], question: TrialQuestion): Prediction[] => {
  const pools = poolsOf(question.category);
  return likeliestFirst(
    seats
      .filter(
        ({ cell }) => cell.subject === question.subject && pools.includes(cell.allottedCategory),
      )
      .toSorted(hardestFirst)
      .map((seat) => rowOf(seat, question)),
  );
};

const isForAll = ({ womenOnly }: Prediction): boolean => womenOnly !== true;
const isHopeful = ({ probabilityTier }: Prediction): boolean => probabilityTier !== 'Unlikely';

/** Whether the newest list reached the rank, so that the chance shows on its face. */
const wasReached =
  (rank: number) =>
  ({ history }: Prediction): boolean =>
    (history?.[0]?.maxAir ?? 0) >= rank;

const open = { outcome: 'open' } as const;

/** The same answer as from the server's rows, but computed from the published lists alone. */
export const trialAnswer = (seats: readonly TrialSeat[], question: TrialQuestion): TrialAnswer => {
  const rows = trialRows(seats, question);
  const forAll = rows.filter(isForAll);
  const hopeful = rows.filter(isHopeful);
  const form = { ...emptyForm, subject: question.subject, category: question.category };
  const next = nextCourseOf(form);
  const nextRows = next ? trialRows(seats, { ...question, subject: next }).filter(isForAll) : [];
  const verdict = verdictOf(
    { form, rank: question.rank, exam: 'UG' },
    forAll.map((row) => ({ row, verdict: open })),
    next
      ? nextRows.map((row) => ({
          row: {
            college: Number(row.instituteCode),
            collegeKind: row.collegeKind,
            quotaName: row.quotaName,
            probabilityTier: row.probabilityTier!,
            closing: row.history?.[0]?.maxAir,
            closingYear: row.history?.[0]?.year,
          },
          verdict: open,
        }))
      : undefined,
  );
  const best = hopeful.filter(isForAll);
  const reached = best.filter(wasReached(question.rank));
  return {
    verdict,
    // A seat whose chance is of a later round than its newest list comes after them.
    best: [...new Set([...reached, ...best])].slice(0, shownSeats),
    hopeful: best.length,
    deemed: best.filter(({ collegeKind }) => collegeKind === 'deemed').length,
    forWomen: hopeful.length - best.length,
    nearestMiss: forAll.find((row) => !isHopeful(row)),
  };
};

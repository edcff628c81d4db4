import type { Candidates } from './allot.ts';
import { noPool } from './choiceFunction.ts';
import { poolCount } from './pools.ts';
import { mulberry32 } from '@seatwise/api-client/contract/constants/mulberry32';
import { opensLate } from '../eligibility/index.ts';
import {
  createProgrammeLadders,
  isForPay,
  stepsBefore,
  type Ladder,
  type PracticeSeats,
} from './programmeLadders.ts';
import type { RoundRanks } from './roundRanks.ts';

export interface HeldSeat {
  readonly programme: number;
  readonly pool: number;
}

/** The student, who comes after the last competitor in the columns. */
export interface Student {
  readonly rank: number;
  readonly kind: number;
  /** The programmes on the list, the best first. */
  readonly list: readonly number[];
  /** The programmes on the list where the quota's own candidates come first. */
  readonly late?: readonly number[];
  /** The student's seat of the previous round, which only a better one replaces. */
  readonly held?: HeldSeat;
}

/** The fraction of the previous round's seats that are vacated, whatever the ranks. */
const vacated = 0.1;
/** The most choices in a list above the fitting programme, and below it. */
const [mostDreams, mostSafe] = [6, 6];
/** The most steps on the ladder from the fitting programme to another choice. */
const span = 40;

/** Packs a rank and its competitor's index into one number for sorting. */
const slots = 2 ** 20;

/**
 * Draws one competitor for each seat, with a rank that got it in this round; the last one of a cell
 * has its closing rank. Sorted by rank; each is one number, of the rank and the index in `cellOf`.
 */
const drawCompetitors = ({ seats, opening, closing }: RoundRanks, random: () => number) => {
  const cellOf = Uint16Array.from(seats.flatMap((count, cell) => Array<number>(count).fill(cell)));
  const keys = Float64Array.from(cellOf, (cell, at) => {
    const draw = cellOf[at + 1] === cell ? random() : 1;
    const rank = opening[cell]! + draw * (closing[cell]! - opening[cell]!);
    return Math.max(1, Math.round(rank)) * slots + at;
  });
  return { keys: keys.sort(), cellOf };
};

/**
 * Whether a competitor enters a round with the previous round's seat: true if the rank sufficed
 * then, unless the seat was vacated. One seat of the student's cell is the student's own.
 */
const createHolding = (
  { cells }: PracticeSeats,
  { before }: RoundRanks,
  { held }: Student,
  random: () => number,
) => {
  let isTaken = false;
  return (cell: number, rank: number): boolean => {
    if (!before || rank > before[cell]! || random() < vacated) return false;
    const isOwn = cells.programme[cell] === held?.programme && cells.pool[cell] === held?.pool;
    if (!isOwn || isTaken) return true;
    isTaken = true;
    return false;
  };
};

/** Random steps of a ladder from a position in one direction, without repetition. */
const drawSteps = (
  { programmes }: Ladder,
  place: number,
  direction: -1 | 1,
  most: number,
  random: () => number,
): number[] => {
  const steps: number[] = [];
  for (let i = Math.floor(random() * (most + 1)); i > 0; i -= 1) {
    const draw = random();
    const step = place + direction * Math.floor(draw * draw * span);
    if (step >= 0 && step < programmes.length && !steps.includes(step)) steps.push(step);
  }
  return steps.sort((a, b) => a - b);
};

/** The competitors, and the quota of each. */
interface Competitors {
  readonly candidates: Candidates;
  /** The quota of each candidate; -1 for the student. */
  readonly quotaOf: Int16Array;
}

/**
 * Finds the programmes for non-residents or a minority at the same college and subject as each paid
 * programme, because paying candidates would take their vacant seats.
 */
const createPaidSiblings = ({ programmes, quotas }: PracticeSeats) => {
  const keyOf = (at: number) => `${programmes.institute[at]} ${programmes.subject[at]}`;
  const opening = [...programmes.quota.keys()].filter((at) =>
    opensLate(quotas[programmes.quota[at]!]!),
  );
  const siblings = Map.groupBy(opening, keyOf);
  return (at: number): readonly number[] =>
    isForPay(quotas[programmes.quota[at]!]!) ? (siblings.get(keyOf(at)) ?? []) : [];
};

/**
 * Makes the competitors of a round: for each seat a candidate whose rank got it, and whose better
 * choices all close before that rank. So without the student each seat closes where its list says;
 * candidates without a seat do not affect the result. The same seed makes the same competitors.
 */
export const createCompetitors = (
  seats: PracticeSeats,
  ranks: RoundRanks,
  student: Student,
  seed: number,
): Competitors => {
  const random = mulberry32(seed);
  const { cells, programmes } = seats;
  const siblingsOf = createPaidSiblings(seats);
  const ladders = createProgrammeLadders(seats, (cell) => ranks.closing[cell]!);
  const { keys, cellOf } = drawCompetitors(ranks, random);
  const holdsSeat = createHolding(seats, ranks, student, random);

  const count = keys.length;
  const total = count + 1;
  const rank = new Float64Array(total);
  const kind = new Uint8Array(total);
  const from = new Uint32Array(total);
  const to = new Uint32Array(total);
  const quotaOf = new Int16Array(total).fill(-1);
  const held = new Int32Array(total).fill(-1);
  const heldPool = new Uint8Array(total).fill(noPool);
  const choices: number[] = [];

  for (const [at, key] of keys.entries()) {
    const cell = cellOf[key % slots]!;
    const drawn = Math.floor(key / slots);
    // The fraction separates competitors of one rank, and puts them after a student with that rank.
    rank[at] = (key + 0.5) / slots;
    kind[at] = cells.pool[cell]!;
    from[at] = choices.length;
    const own = cells.programme[cell]!;
    quotaOf[at] = programmes.quota[own]!;
    if (holdsSeat(cell, drawn)) {
      held[at] = own;
      heldPool[at] = kind[at]!;
    }
    const common = ladders.common(kind[at]);
    const quota = ladders.ofQuota(kind[at], programmes.quota[own]!);
    for (const step of drawSteps(common, stepsBefore(common, drawn) - 1, -1, mostDreams, random))
      if (common.programmes[step] !== own) choices.push(common.programmes[step]!);
    choices.push(own);
    for (const step of drawSteps(quota, stepsBefore(quota, drawn), 1, mostSafe, random)) {
      const safe = quota.programmes[step]!;
      if (!choices.includes(safe, from[at])) choices.push(safe);
    }
    const vacant = choices.slice(from[at]).flatMap(siblingsOf);
    choices.push(...vacant.filter((programme) => !choices.includes(programme, from[at])));
    to[at] = choices.length;
  }

  rank[count] = student.rank;
  kind[count] = student.kind;
  from[count] = choices.length;
  choices.push(...student.list);
  to[count] = choices.length;
  if (student.held) {
    held[count] = student.held.programme;
    heldPool[count] = student.held.pool;
  }
  return {
    candidates: {
      count: total,
      rank,
      kind,
      from,
      to,
      choices: Uint16Array.from(choices),
      held,
      heldPool,
    },
    quotaOf,
  };
};

/** The capacity of each pool of each programme in a round. */
export const capacityOf = (
  { cells, programmes }: PracticeSeats,
  { seats }: RoundRanks,
): Uint16Array => {
  const capacity = new Uint16Array(programmes.institute.length * poolCount);
  for (const [cell, programme] of cells.programme.entries())
    capacity[programme * poolCount + cells.pool[cell]!] = seats[cell]!;
  return capacity;
};

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

/** The student, who takes part behind the last competitor. */
export interface Student {
  readonly rank: number;
  readonly kind: number;
  /** The wished programmes, the best first. */
  readonly list: readonly number[];
  /** The programmes of the list whose eligible candidates come first. */
  readonly late?: readonly number[];
}

const maxCompetitors = 100_000;
/** How many compete for a seat, where the number of competitors does not end it. */
const perSeat = 4;

/** How far the closing ranks of a season lie from those of the last year, as a share. */
const swing = 0.06;
/** Who comes without a chance lies this much, at most, behind the closing rank. */
const hope = 1.2;
/** How many better choices a list has before the one that fits, and how many safer after it. */
const [mostDreams, mostSafe] = [6, 6];
/** How far away on the ladder those are. */
const span = 40;

/** Ranks are sorted with the competitor they belong to, as one number. */
const slots = 2 ** 20;

/**
 * Draws one competitor for each seat, with a rank that fits it, and others who come without a chance.
 * Sorted by rank; each is one number, of the rank and of the place in `cellOf`.
 */
const drawCompetitors = (
  { cells }: PracticeSeats,
  factorOf: (cell: number) => number,
  random: () => number,
) => {
  const cellOfSeat: number[] = [];
  for (const [cell, count] of cells.seats.entries())
    for (let seat = 0; seat < count; seat += 1) cellOfSeat.push(cell);
  const count = Math.min(maxCompetitors, perSeat * cellOfSeat.length);
  const keys = new Float64Array(count);
  const cellOf = new Uint16Array(count);
  for (let at = 0; at < count; at += 1) {
    const hasSeat = at < cellOfSeat.length;
    const cell = hasSeat ? cellOfSeat[at]! : cellOfSeat[Math.floor(random() * cellOfSeat.length)]!;
    const [opening, closing] = [cells.opening[cell]!, cells.closing[cell]!];
    const draw = random();
    const rank = hasSeat
      ? opening + draw * (closing - opening)
      : closing * (1 + hope * draw * draw);
    cellOf[at] = cell;
    keys[at] = Math.max(1, Math.round(rank * factorOf(cell))) * slots + at;
  }
  return { keys: keys.sort(), cellOf };
};

/** Steps of a ladder from a place on, in one direction, at random and none twice. */
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

/** Who competes, and by the seats of which quota. */
interface Competitors {
  readonly candidates: Candidates;
  /** The quota that each comes for; -1 of the student. */
  readonly quotaOf: Int16Array;
}

/**
 * The programmes of a quota for non-residents or a minority beside each paid one: who pays would take
 * their vacant seats.
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
 * Makes competitors out of last year's closing ranks: for each seat one whose rank fits it, who
 * wishes for better ones too, and others who come without a chance. The same seed makes the same.
 */
export const createCompetitors = (
  seats: PracticeSeats,
  student: Student,
  seed: number,
): Competitors => {
  const random = mulberry32(seed);
  const { cells, programmes } = seats;
  const siblingsOf = createPaidSiblings(seats);
  const seasonal = programmes.institute.map(
    () => 1 + swing * (random() + random() + random() - 1.5),
  );
  const factorOf = (cell: number): number => seasonal[cells.programme[cell]!]!;
  const ladders = createProgrammeLadders(seats, (cell) => cells.closing[cell]! * factorOf(cell));
  const { keys, cellOf } = drawCompetitors(seats, factorOf, random);

  const count = keys.length;
  const total = count + 1;
  const rank = new Int32Array(total);
  const kind = new Uint8Array(total);
  const from = new Uint32Array(total);
  const to = new Uint32Array(total);
  const quotaOf = new Int16Array(total).fill(-1);
  const choices: number[] = [];
  let last = 0;

  for (const [at, key] of keys.entries()) {
    const cell = cellOf[key % slots]!;
    last = Math.max(last + 1, Math.floor(key / slots));
    // The student's own rank belongs to the student.
    if (last === student.rank) last += 1;
    rank[at] = last;
    kind[at] = cells.pool[cell]!;
    from[at] = choices.length;
    const own = cells.programme[cell]!;
    quotaOf[at] = programmes.quota[own]!;
    const common = ladders.common(kind[at]!);
    const quota = ladders.ofQuota(kind[at]!, programmes.quota[own]!);
    for (const step of drawSteps(common, stepsBefore(common, last) - 1, -1, mostDreams, random))
      if (common.programmes[step] !== own) choices.push(common.programmes[step]!);
    choices.push(own);
    for (const step of drawSteps(quota, stepsBefore(quota, last), 1, mostSafe, random)) {
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
  return {
    candidates: {
      count: total,
      rank,
      kind,
      from,
      to,
      choices: Uint16Array.from(choices),
      held: new Int32Array(total).fill(-1),
      heldPool: new Uint8Array(total).fill(noPool),
    },
    quotaOf,
  };
};

/** How many seats each pool of each programme has. */
export const capacityOf = ({ cells, programmes }: PracticeSeats): Uint16Array => {
  const capacity = new Uint16Array(programmes.institute.length * poolCount);
  for (const [cell, programme] of cells.programme.entries())
    capacity[programme * poolCount + cells.pool[cell]!] = cells.seats[cell]!;
  return capacity;
};

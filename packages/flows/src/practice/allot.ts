import { createChoiceFunction, noPool } from './choiceFunction.ts';
import { poolCount, type Conversion } from './pools.ts';

/** The seats of a round: the capacity of each pool, programme by programme. */
export interface Seats {
  readonly programmes: number;
  readonly capacity: Uint16Array;
  /** The candidates who come after all others at a programme, whatever their rank. */
  readonly late?: {
    /** Whether late candidates may get in at all in this round. */
    readonly mayAsk: boolean;
    readonly isLate: (candidate: number, programme: number) => boolean;
  };
}

/**
 * The candidates, as columns. No two share a rank, which may be fractional; a choice is the index
 * of a programme.
 */
export interface Candidates {
  readonly count: number;
  readonly rank: Float64Array;
  readonly kind: Uint8Array;
  /** Where each candidate's list begins and ends in `choices`. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly choices: Uint16Array;
  /** The programme that a candidate retains unless a better choice is free; -1 for none. */
  readonly held: Int32Array;
  /** The pool of the held seat. */
  readonly heldPool: Uint8Array;
}

export interface Allotment {
  /** The programme allotted to each candidate; -1 for none. */
  readonly programme: Int32Array;
  readonly pool: Uint8Array;
}

const nobody = -1;
/** Larger than any rank: added to a late candidate's, so that late candidates come last. */
const lateness = 0x4000_0000;
export const lastRank = 0x7fff_ffff;

/** Where each programme's members start: there is room for every seat, and for one rejected. */
const roomsOf = ({ programmes, capacity }: Seats): Uint32Array => {
  const rooms = new Uint32Array(programmes + 1);
  for (let programme = 0; programme < programmes; programme += 1) {
    const pools = capacity.subarray(programme * poolCount, (programme + 1) * poolCount);
    rooms[programme + 1] = rooms[programme]! + 1 + pools.reduce((sum, seats) => sum + seats, 0);
  }
  return rooms;
};

/** The holders of each programme's seats, in the order of their ranks. */
const createHolders = (seats: Seats, candidates: Candidates, conversion: Conversion) => {
  const { programmes, capacity, late } = seats;
  const { rank, kind, held, heldPool } = candidates;
  const isLate = late?.isLate ?? (() => false);
  const orderOf = (programme: number, candidate: number): number =>
    rank[candidate]! + (isLate(candidate, programme) ? lateness : 0);
  const choose = createChoiceFunction(conversion);
  const rooms = roomsOf(seats);
  const largest = rooms.reduce((most, end, at) => Math.max(most, end - (rooms[at - 1] ?? 0)), 0);
  const members = new Int32Array(rooms[programmes]!);
  const memberPools = new Uint8Array(members.length);
  const sizes = new Uint16Array(programmes);
  /** The best rejected order value for each kind and programme: nobody behind it gets in. */
  const closed = new Float64Array(programmes * poolCount).fill(lastRank);
  const kinds = new Uint8Array(largest);
  const pools = new Uint8Array(largest);

  const insert = (programme: number, asking: number): void => {
    const start = rooms[programme]!;
    let at = start + sizes[programme]!;
    const order = orderOf(programme, asking);
    for (; at > start && orderOf(programme, members[at - 1]!) > order; at -= 1)
      members[at] = members[at - 1]!;
    members[at] = asking;
    sizes[programme]! += 1;
  };

  /** Removes the member that the choice function left without a pool, if any. */
  const takeOutLoser = (programme: number): number => {
    const start = rooms[programme]!;
    let loser = nobody;
    let end = start;
    for (let i = 0; i < sizes[programme]!; i += 1) {
      const member = members[start + i]!;
      if (pools[i] === noPool) {
        loser = member;
        continue;
      }
      members[end] = member;
      memberPools[end] = pools[i]!;
      end += 1;
    }
    sizes[programme] = end - start;
    if (loser === nobody) return nobody;
    const closing = programme * poolCount + kind[loser]!;
    closed[closing] = Math.min(closed[closing]!, orderOf(programme, loser));
    return loser;
  };

  return {
    /** The columns that change as candidates propose; all others stay the same. */
    columns: [members, memberPools, sizes, closed] as const,
    /** Lets a candidate propose to a programme; returns who has no seat afterwards. */
    ask: (programme: number, asking: number): number => {
      const isHolder = held[asking] === programme;
      const gate = programme * poolCount + kind[asking]!;
      if (!isHolder && orderOf(programme, asking) >= closed[gate]!) return asking;
      if (!isHolder && late?.mayAsk === false && isLate(asking, programme)) return asking;
      insert(programme, asking);
      const start = rooms[programme]!;
      const size = sizes[programme]!;
      for (let i = 0; i < size; i += 1) {
        const member = members[start + i]!;
        kinds[i] = kind[member]!;
        pools[i] = held[member] === programme ? heldPool[member]! : noPool;
      }
      choose(capacity, programme * poolCount, kinds, pools, size);
      return takeOutLoser(programme);
    },
    /** Whether a candidate of a kind gets in before the programme's member at `position`. */
    getsIn: (programme: number, of: number, position: number): boolean => {
      const start = rooms[programme]!;
      const size = sizes[programme]!;
      for (let i = 0; i <= size; i += 1) {
        const member = i === position ? nobody : members[start + (i < position ? i : i - 1)]!;
        kinds[i] = member === nobody ? of : kind[member]!;
        pools[i] = member !== nobody && held[member] === programme ? heldPool[member]! : noPool;
      }
      choose(capacity, programme * poolCount, kinds, pools, size + 1);
      return pools[position] !== noPool;
    },
    membersOf: (programme: number) =>
      members.subarray(rooms[programme], rooms[programme]! + sizes[programme]!),
    poolsOf: (programme: number) =>
      memberPools.subarray(rooms[programme], rooms[programme]! + sizes[programme]!),
  };
};

/**
 * Deferred acceptance, with candidates proposing: a rejected candidate proposes to the next choice,
 * until each candidate has a seat or has tried every choice. The order of proposals does not
 * matter, so a candidate can be added later, and removed again by `restore`.
 */
export const createAllotment = (seats: Seats, candidates: Candidates, conversion: Conversion) => {
  const { count, rank, from, to, choices, held } = candidates;
  const { columns, ask, getsIn, membersOf, poolsOf } = createHolders(seats, candidates, conversion);
  /** How many members of a programme come before all late ones. */
  const punctualAt = (programme: number): number => {
    const members = membersOf(programme);
    const first = members.findIndex((member) => seats.late?.isLate(member, programme) === true);
    return first < 0 ? members.length : first;
  };
  /** The choice to which each candidate proposes next. */
  const next = from.slice(0, count);
  const changing = [...columns, next] as const;

  /** Lets a candidate propose, then each candidate who loses a seat. */
  const add = (candidate: number): void => {
    for (let asking = candidate; asking !== nobody;) {
      const at = next[asking]!;
      if (at < to[asking]!) {
        next[asking] = at + 1;
        asking = ask(choices[at]!, asking);
      } else if (at === to[asking]! && held[asking]! >= 0) {
        next[asking] = at + 1;
        asking = ask(held[asking]!, asking);
      } else asking = nobody;
    }
  };

  const snapshot = () => changing.map((column) => column.slice());

  return {
    add,
    /** Lets a candidate propose to one choice only; returns whether that gives the seat. */
    addAt: (candidate: number, at: number): boolean => {
      next[candidate] = to[candidate]! + 1;
      const programme = choices[at]!;
      const loser = ask(programme, candidate);
      if (loser !== nobody && loser !== candidate) add(loser);
      return membersOf(programme).includes(candidate);
    },
    snapshot,
    restore: (taken: ReturnType<typeof snapshot>): void => {
      for (const [at, column] of changing.entries()) column.set(taken[at]!);
    },
    result: (): Allotment => {
      const programme = new Int32Array(count).fill(nobody);
      const pool = new Uint8Array(count).fill(noPool);
      for (let at = 0; at < seats.programmes; at += 1) {
        const memberPools = poolsOf(at);
        for (const [i, member] of membersOf(at).entries()) {
          programme[member] = at;
          pool[member] = memberPools[i]!;
        }
      }
      return { programme, pool };
    },
    /** The worst rank with which a candidate of a kind would get in; 0 if no rank suffices. */
    neededRank: (programme: number, of: number, isLate = false): number => {
      if (isLate && seats.late?.mayAsk === false) return 0;
      const members = membersOf(programme);
      const first = isLate ? punctualAt(programme) : 0;
      const last = isLate ? members.length : punctualAt(programme);
      let [low, high] = [first, members.length + 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (getsIn(programme, of, middle)) low = middle + 1;
        else high = middle;
      }
      if (low === first) return 0;
      // A candidate who comes before all late candidates gets in with any rank.
      return low > last ? lastRank : Math.ceil(rank[members[low - 1]!]!) - 1;
    },
  };
};

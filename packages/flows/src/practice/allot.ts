import { createChoiceFunction, noPool } from './choiceFunction.ts';
import { poolCount, type Conversion } from './pools.ts';

/** The seats of a round: how many each pool of each programme has, programme by programme. */
export interface Seats {
  readonly programmes: number;
  readonly capacity: Uint16Array;
}

/** Candidates as columns. No two share a rank; a choice is the index of a programme. */
export interface Candidates {
  readonly count: number;
  readonly rank: Int32Array;
  readonly kind: Uint8Array;
  /** Where the list of each begins in `choices`, and where it ends. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly choices: Uint16Array;
  /** The programme that a candidate keeps unless a better choice is free; -1 for none. */
  readonly held: Int32Array;
  /** The pool of that seat. */
  readonly heldPool: Uint8Array;
}

export interface Allotment {
  /** The programme of each candidate; -1 for none. */
  readonly programme: Int32Array;
  readonly pool: Uint8Array;
}

const nobody = -1;
export const lastRank = 0x7fff_ffff;

/**
 * Deferred acceptance, the candidates proposing: who is turned away asks at the next choice, until
 * everyone holds a seat or has asked everywhere. In which order they ask does not matter, so a
 * candidate can be added afterwards, and taken away again by `restore`.
 */
export const createAllotment = (seats: Seats, candidates: Candidates, conversion: Conversion) => {
  const { programmes, capacity } = seats;
  const { count, rank, kind, from, to, choices, held, heldPool } = candidates;
  const choose = createChoiceFunction(conversion);

  // Every programme has room for all its seats, and for the one who is turned away.
  const room = new Uint32Array(programmes + 1);
  let largest = 0;
  for (let programme = 0; programme < programmes; programme += 1) {
    let total = 1;
    for (let pool = 0; pool < poolCount; pool += 1)
      total += capacity[programme * poolCount + pool]!;
    room[programme + 1] = room[programme]! + total;
    largest = Math.max(largest, total);
  }
  const members = new Int32Array(room[programmes]!);
  const memberPools = new Uint8Array(room[programmes]!);
  const sizes = new Uint16Array(programmes);
  const next = from.slice(0, count);
  /** The best rank of each kind that a programme has turned away: nobody behind it gets in. */
  const closed = new Int32Array(programmes * poolCount).fill(lastRank);
  const kinds = new Uint8Array(largest);
  const pools = new Uint8Array(largest);

  /** Lets a candidate ask at a programme; answers who is without a seat then. */
  const ask = (programme: number, asking: number): number => {
    const isHolder = held[asking] === programme;
    const gate = programme * poolCount + kind[asking]!;
    if (!isHolder && rank[asking]! >= closed[gate]!) return asking;
    const start = room[programme]!;
    const size = sizes[programme]!;
    let at = start + size;
    for (; at > start && rank[members[at - 1]!]! > rank[asking]!; at -= 1)
      members[at] = members[at - 1]!;
    members[at] = asking;
    for (let i = 0; i <= size; i += 1) {
      const member = members[start + i]!;
      kinds[i] = kind[member]!;
      pools[i] = held[member] === programme ? heldPool[member]! : noPool;
    }
    choose(capacity, programme * poolCount, kinds, pools, size + 1);
    let loser = nobody;
    let kept = start;
    for (let i = 0; i <= size; i += 1) {
      const member = members[start + i]!;
      if (pools[i] === noPool) {
        loser = member;
        continue;
      }
      members[kept] = member;
      memberPools[kept] = pools[i]!;
      kept += 1;
    }
    sizes[programme] = kept - start;
    if (loser !== nobody) {
      const closing = programme * poolCount + kind[loser]!;
      closed[closing] = Math.min(closed[closing]!, rank[loser]!);
    }
    return loser;
  };

  /** Lets a candidate ask, and everyone who loses a seat by it. */
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

  /** Whether a candidate of a kind who comes before a programme's member at `position` gets in. */
  const getsIn = (programme: number, of: number, position: number): boolean => {
    const start = room[programme]!;
    const size = sizes[programme]!;
    for (let i = 0; i <= size; i += 1) {
      const member = i === position ? nobody : members[start + (i < position ? i : i - 1)]!;
      kinds[i] = member === nobody ? of : kind[member]!;
      pools[i] = member !== nobody && held[member] === programme ? heldPool[member]! : noPool;
    }
    choose(capacity, programme * poolCount, kinds, pools, size + 1);
    return pools[position] !== noPool;
  };

  const snapshot = () => ({
    members: members.slice(),
    memberPools: memberPools.slice(),
    sizes: sizes.slice(),
    next: next.slice(),
    closed: closed.slice(),
  });

  return {
    add,
    /** Lets a candidate ask at one of their choices alone; answers whether that gives the seat. */
    addAt: (candidate: number, at: number): boolean => {
      next[candidate] = to[candidate]! + 1;
      const programme = choices[at]!;
      const loser = ask(programme, candidate);
      if (loser !== nobody && loser !== candidate) add(loser);
      const start = room[programme]!;
      return members.subarray(start, start + sizes[programme]!).includes(candidate);
    },
    snapshot,
    restore: (taken: ReturnType<typeof snapshot>): void => {
      members.set(taken.members);
      memberPools.set(taken.memberPools);
      sizes.set(taken.sizes);
      next.set(taken.next);
      closed.set(taken.closed);
    },
    result: (): Allotment => {
      const programme = new Int32Array(count).fill(nobody);
      const pool = new Uint8Array(count).fill(noPool);
      for (let at = 0; at < programmes; at += 1)
        for (let i = room[at]!; i < room[at]! + sizes[at]!; i += 1) {
          programme[members[i]!] = at;
          pool[members[i]!] = memberPools[i]!;
        }
      return { programme, pool };
    },
    /** The worst rank with which a candidate of a kind would get in; 0 where no rank does. */
    neededRank: (programme: number, of: number): number => {
      let [low, high] = [0, sizes[programme]! + 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (getsIn(programme, of, middle)) low = middle + 1;
        else high = middle;
      }
      if (low === 0) return 0;
      if (low > sizes[programme]!) return lastRank;
      return rank[members[room[programme]! + low - 1]!]! - 1;
    },
  };
};

import { isForDisabled, poolCount, type Conversion } from './pools.ts';

export const noPool = 255;

const sc = 4;
const st = 6;

/**
 * The choice of one programme among its applicants, in the order of their ranks: each gets the
 * first vacant seat among an open one, one of the applicant's category, and the same for disabled
 * candidates. Remaining seats are converted in a fixed order, and also given by rank. The result
 * always names the pool that the seat came from.
 */
export const createChoiceFunction = (conversion: Conversion) => {
  const left = new Uint16Array(poolCount);

  /** Gives each applicant without a seat the pool that `poolFor` finds for the kind. */
  const give = (
    kinds: Uint8Array,
    pools: Uint8Array,
    count: number,
    poolFor: (kind: number) => number,
  ): void => {
    for (let at = 0; at < count; at += 1) {
      if (pools[at] !== noPool) continue;
      const pool = poolFor(kinds[at]!);
      if (pool === noPool) continue;
      pools[at] = pool;
      left[pool]! -= 1;
    }
  };

  const own = (kind: number): number => {
    const reserved = kind & ~1;
    if (left[0]! > 0) return 0;
    if (left[reserved]! > 0) return reserved;
    if (!isForDisabled(kind)) return noPool;
    if (left[1]! > 0) return 1;
    return left[kind]! > 0 ? kind : noPool;
  };
  /** Converts seats for disabled candidates to others of the same category. */
  const withoutDisability = (kind: number): number => {
    if (left[1]! > 0) return 1;
    const disabled = kind | 1;
    return left[disabled]! > 0 ? disabled : noPool;
  };
  /** Converts seats of scheduled castes to scheduled tribes, and vice versa. */
  const exchanged = (kind: number): number => {
    const reserved = kind & ~1;
    if (reserved !== sc && reserved !== st) return noPool;
    const other = sc + st - reserved;
    if (left[other]! > 0) return other;
    return left[other + 1]! > 0 ? other + 1 : noPool;
  };
  const dereserved = (): number => {
    for (let pool = 0; pool < poolCount; pool += 1) if (left[pool]! > 0) return pool;
    return noPool;
  };

  /** Whether any reserved seat is left: only those can be converted. */
  const isLeft = (): boolean => {
    for (let pool = 1; pool < poolCount; pool += 1) if (left[pool]! > 0) return true;
    return false;
  };

  /**
   * Fills `pools` for the applicants `kinds`. An applicant who holds a seat enters with its pool
   * and retains it; the others enter with `noPool`, which remains for rejected applicants.
   */
  return (
    capacity: Uint16Array,
    base: number,
    kinds: Uint8Array,
    pools: Uint8Array,
    count: number,
  ): void => {
    for (let pool = 0; pool < poolCount; pool += 1) left[pool] = capacity[base + pool]!;
    for (let at = 0; at < count; at += 1) if (pools[at] !== noPool) left[pools[at]!]! -= 1;
    give(kinds, pools, count, own);
    if (conversion === 'none' || !isLeft()) return;
    give(kinds, pools, count, withoutDisability);
    if (conversion === 'disability' || !isLeft()) return;
    give(kinds, pools, count, exchanged);
    give(kinds, pools, count, dereserved);
  };
};

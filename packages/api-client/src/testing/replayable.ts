import type fc from 'fast-check';

/**
 * How many cases a generated test tries. `pnpm test` sets `FC_SHARE` and tries that fraction; `pnpm
 * test:all` and a single test try all; `FC_RUNS=…` sets an exact number.
 */
export const runsOf = (full: number): number => {
  const { FC_RUNS, FC_SHARE } = process.env;
  return Number(FC_RUNS ?? Math.ceil(full * Number(FC_SHARE ?? 1)));
};

/**
 * How often a property is tried, and from which seed. A failure prints the seed and the failing
 * case's path; `FC_SEED=… FC_PATH=…` replays it.
 */
export const replayable = (full: number): fc.Parameters<unknown> => {
  const { FC_SEED: seed, FC_PATH: path } = process.env;
  return {
    numRuns: runsOf(full),
    // A long case takes minutes to shrink, and hardly gets shorter.
    endOnFailure: true,
    ...(seed && { seed: Number(seed) }),
    ...(path && { path }),
  };
};

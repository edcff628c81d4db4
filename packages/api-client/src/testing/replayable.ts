import type fc from 'fast-check';

/**
 * How often a property is tried, and from which seed. A failure prints the seed and the path of the
 * failing case; `FC_SEED=… FC_PATH=…` replays it, `FC_RUNS=…` tries more or fewer.
 */
export const replayable = (numRuns: number): fc.Parameters<unknown> => {
  const { FC_SEED: seed, FC_PATH: path, FC_RUNS: runs } = process.env;
  return {
    numRuns: Number(runs ?? numRuns),
    // A long case shrinks for minutes, and hardly gets shorter.
    endOnFailure: true,
    ...(seed && { seed: Number(seed) }),
    ...(path && { path }),
  };
};

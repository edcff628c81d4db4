/** How long work may hold up the event loop. Milliseconds. */
const slice = 8;

/**
 * Splits long work: `pause` returns at once until the slice is used up, then lets waiting work run
 * first. Throws if the work was cancelled meanwhile.
 */
export const createSlices = (signal?: AbortSignal) => {
  let started = performance.now();
  const pause = async (): Promise<void> => {
    signal?.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
    started = performance.now();
  };
  return {
    isUsedUp: (): boolean => performance.now() - started > slice,
    pause,
  };
};

export type Slices = ReturnType<typeof createSlices>;

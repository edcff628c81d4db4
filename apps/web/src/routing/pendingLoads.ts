import { createStore } from '@seatwise/flows/shared';

/** How long a route may load before the progress bar shows, in milliseconds. */
const progressDelay = 80;

/** The number of loads that block rendering and have taken longer than `progressDelay`. */
export const slowLoads = createStore(0);

/** Counts a load as slow from `progressDelay` until it settles. */
export const trackPendingLoad = async <Code>(code: Promise<Code>): Promise<Code> => {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    slowLoads.set(slowLoads.get() + 1);
  }, progressDelay);
  try {
    return await code;
  } finally {
    clearTimeout(timer);
    if (isSlow) slowLoads.set(slowLoads.get() - 1);
  }
};

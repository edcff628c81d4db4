/** The chat's times, in milliseconds. */
export const chatTimes = {
  /** After a loss, give or take a tenth, so that not everybody comes back at once. */
  reconnect: 5000,
  /** In both directions. */
  heartbeat: 10_000,
  /** The list follows a new message after this pause. */
  scroll: 100,
  /** A call that failed is made again after this pause. */
  retry: 5000,
  /** The server has this long to accept a connection and its subscriptions. */
  start: 15_000,
  /** A message without an echo is not delivered after this pause. */
  echo: 10_000,
  /** A connection in doubt has this long to answer. */
  probe: 5000,
} as const;

/** Small enough that whoever was cut off is back, with all that was said, within six seconds. */
const jitter = 0.1;

/** The pause before the next connection; `chance` is a number from 0 to just below 1. */
export const reconnectDelay = (chance: number): number =>
  Math.round(chatTimes.reconnect * (1 - jitter + 2 * jitter * chance));

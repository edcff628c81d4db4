/** The chat's times, in milliseconds. */
export const chatTimes = {
  /** The reconnect delay before jitter. */
  reconnect: 5000,
  /** The delay before the list scrolls to a new message. */
  scroll: 100,
  /** The delay before a failed loading of conversations or messages is retried. */
  retryLoading: 5000,
  /** The delay before a page of conversations is loaded again after it has changed. */
  refresh: 500,
  /** The time-out for a connection and its subscriptions. */
  start: 15_000,
  /** The time-out for a message's echo. */
  echo: 10_000,
  /** The time-out for a probe. */
  probe: 5000,
} as const;

/** Small enough that a lost connection is back within six seconds. */
const jitter = 0.1;

/** The reconnect delay with jitter; `chance` is a number from 0 to just below 1. */
export const reconnectDelay = (chance: number): number =>
  Math.round(chatTimes.reconnect * (1 - jitter + 2 * jitter * chance));

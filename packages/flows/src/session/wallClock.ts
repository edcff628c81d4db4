import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/**
 * Timers stop while a computer sleeps, and the longest one is 24 days. This clock for actors
 * checks the time of day at least once a minute instead of relying on one long timer.
 */
const maxDelay = 60_000;

type Timer = { handle: ReturnType<typeof setTimeout> };

export const createWallClock = (now: () => number): Clock => ({
  setTimeout: (callback: () => void, delay: number): Timer => {
    const due = now() + delay;
    const timer = {} as Timer;
    const check = (): void => {
      const left = due - now();
      timer.handle = left > 0 ? setTimeout(check, Math.min(left, maxDelay)) : setTimeout(callback);
    };
    check();
    return timer;
  },
  clearTimeout: ({ handle }: Timer): void => clearTimeout(handle),
});

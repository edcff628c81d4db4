import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/**
 * Timers stop while a computer sleeps, and a browser's longest is 24 days. This clock for actors
 * looks at the time of day at least once a minute instead of trusting one long timer.
 */
const longestNap = 60_000;

type Timer = { nap: ReturnType<typeof setTimeout> };

export const createWallClock = (now: () => number): Clock => ({
  setTimeout: (ring: () => void, delay: number): Timer => {
    const due = now() + delay;
    const timer = {} as Timer;
    const look = (): void => {
      const left = due - now();
      timer.nap = left > 0 ? setTimeout(look, Math.min(left, longestNap)) : setTimeout(ring);
    };
    look();
    return timer;
  },
  clearTimeout: ({ nap }: Timer): void => clearTimeout(nap),
});

import type { AnyActorRef } from 'xstate';

interface Timer {
  readonly type: string;
  readonly delay: number;
  readonly callback: () => void;
}

/**
 * A clock whose timers fire one at a time, by the name of their event. Parallel regions have their
 * own timers, and the test decides which of them ends first.
 */
export const createManualClock = (actor: () => AnyActorRef) => {
  const timers = new Map<number, Timer>();
  let time = 0;
  let count = 0;
  /** The event of the timer that is being set: the last one that the actors scheduled. */
  const newestEvent = (): string => {
    const scheduled = Object.values(actor().system.getSnapshot()._scheduledEvents);
    return scheduled.at(-1)!.event.type;
  };
  return {
    now: () => time,
    setTimeout: (callback: () => void, delay: number): number => {
      count += 1;
      timers.set(count, { type: newestEvent(), delay, callback });
      return count;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    /** Advances the clock to the timer of this event and fires it. */
    fire: (type: string): void => {
      const [id, timer] = [...timers].find(([, other]) => other.type === type)!;
      timers.delete(id);
      time += Math.max(0, timer.delay);
      timer.callback();
    },
  };
};

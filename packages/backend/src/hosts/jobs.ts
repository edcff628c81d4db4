import { minute } from '@seatwise/api-client/contract/constants/time';
import type { Backend } from '../backend.ts';
import { createClockWatch, eraseOverdue } from '../areas/accounts/retention.ts';

/** Calls `work` repeatedly; returns a function that stops it. */
export type Timer = (work: () => void) => () => void;

const everyMinute: Timer = (work) => {
  const timer = setInterval(work, minute);
  return () => clearInterval(timer);
};

/** Runs rounds until stopped; rounds never overlap, not even with those of other instances. */
const startJob = (
  { db, environment }: Pick<Backend, 'db' | 'environment'>,
  operation: string,
  round: () => Promise<unknown>,
  timer: Timer,
): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const roundOfLeader = async (): Promise<void> => {
    if (await db.turns.leads()) await round();
  };
  const work = (): void => {
    running ??= roundOfLeader()
      .catch((error: unknown) => environment.log('failed', { operation, error: String(error) }))
      .finally(() => {
        running = undefined;
      });
  };
  const stop = timer(work);
  return async () => {
    stop();
    await running;
  };
};

/** Keeps the orders in step with the providers. */
export const startPaymentJob = (
  backend: Pick<Backend, 'db' | 'environment'>,
  round: () => Promise<unknown>,
  timer: Timer = everyMinute,
): (() => Promise<void>) => startJob(backend, 'payment job', round, timer);

/** Erases overdue records, if the clock has run steadily. */
export const startRetentionJob = (
  backend: Pick<Backend, 'db' | 'environment'>,
  timer: Timer = everyMinute,
  steady: () => number = () => performance.now(),
): (() => Promise<void>) => {
  const { db, environment } = backend;
  const isClockSteady = createClockWatch(db, steady, environment.log);
  const round = async (): Promise<void> => {
    const now = environment.clock.now();
    const erased = await db.turns.take(() => (isClockSteady(now) ? eraseOverdue(db, now) : {}));
    if (Object.keys(erased).length > 0) environment.log('erased', erased);
  };
  return startJob(backend, 'retention job', round, timer);
};

/** Starts all scheduled jobs; returns a function that stops them. */
export const startJobs = (
  backend: Pick<Backend, 'db' | 'environment'>,
  paymentRound: () => Promise<unknown>,
): (() => Promise<void>) => {
  const stops = [startPaymentJob(backend, paymentRound), startRetentionJob(backend)];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
};

import type { Backend } from '../backend.ts';
import { createReconciliation } from '../areas/payments/reconciliation.ts';
import { createNotifications } from '../mock/simulators/notifications.ts';

/** Calls again and again; answers how to stop. */
export type Timer = (work: () => void) => () => void;

const everyMinute: Timer = (work) => {
  const timer = setInterval(work, 60_000);
  return () => clearInterval(timer);
};

/** One round: resends undelivered notifications and reconciles every open order. */
export const createPaymentRound = (
  backend: Pick<Backend, 'db' | 'environment' | 'scenarios'>,
): (() => Promise<void>) => {
  const reconciliation = createReconciliation(backend);
  const notifications = createNotifications(backend);
  return async () => {
    await notifications.sendDue();
    await reconciliation.all();
  };
};

/** Keeps the orders in step with the providers until it is stopped; rounds never overlap. */
export const startPaymentJob = (
  backend: Pick<Backend, 'db' | 'environment' | 'scenarios'>,
  timer: Timer = everyMinute,
): (() => Promise<void>) => {
  const round = createPaymentRound(backend);
  let running: Promise<void> | undefined;
  const work = (): void => {
    running ??= round()
      .catch((error: unknown) =>
        backend.environment.log('failed', { operation: 'payment job', error: String(error) }),
      )
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

import { createReconciliation } from '@seatwise/backend/areas/payments/reconciliation';
import { createNotifications } from '../mock/simulators/notifications.ts';
import type { MockBackend } from '../mockBackend.ts';
import { startJobs } from '@seatwise/backend/hosts/jobs';

type Parts = Pick<MockBackend, 'db' | 'environment' | 'scenarios' | 'providers'>;

/** Creates a round: resends undelivered notifications of the simulators, reconciles open orders. */
export const createPaymentRound = (backend: Parts): (() => Promise<void>) => {
  const reconciliation = createReconciliation(backend);
  const notifications = createNotifications(backend);
  return async () => {
    await notifications.sendDue();
    await reconciliation.all();
  };
};

/** Starts all scheduled jobs, including the simulators'; returns a function that stops them. */
export const startMockJobs = (backend: Parts): (() => Promise<void>) =>
  startJobs(backend, createPaymentRound(backend));

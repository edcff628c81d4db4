import { createReconciliation } from '@seatwise/backend/areas/payments/reconciliation';
import { createNotifications } from '../mock/simulators/notifications.ts';
import type { MockBackend } from '../mockBackend.ts';
import { startJobs } from '@seatwise/backend/hosts/jobs';

type Parts = Pick<MockBackend, 'db' | 'environment' | 'scenarios' | 'providers'>;

/** One round: resends undelivered notifications of the simulators and reconciles every open order. */
export const createPaymentRound = (backend: Parts): (() => Promise<void>) => {
  const reconciliation = createReconciliation(backend);
  const notifications = createNotifications(backend);
  return async () => {
    await notifications.sendDue();
    await reconciliation.all();
  };
};

/** Starts everything that is done by time, the simulators' part included; answers how to stop it. */
export const startMockJobs = (backend: Parts): (() => Promise<void>) =>
  startJobs(backend, createPaymentRound(backend));

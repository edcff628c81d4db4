/** The parts of a host that simulates nothing. */
export { createBackend, type Backend, type BackendOptions } from '../backend.ts';
export { callHandlers } from '../handlers.ts';
export { HttpError } from '../httpError.ts';
export { isLoopbackHost, readSettings, type Settings } from '../settings.ts';
export { readInProcess } from '../areas/official-data/workbook/readInProcess.ts';
export { createReconciliation } from '../areas/payments/reconciliation.ts';
export {
  noProviders,
  type CardProvider,
  type Providers,
  type PayuProvider,
} from '../areas/payments/providers/providers.ts';
export { commandHash } from '../areas/payments/providers/payu.ts';
export { webhookSignature } from '../areas/payments/providers/razorpay.ts';
export { DataInUse } from '../db/sqliteStorage.ts';
export { createMailQueue, type MailFault, type MailQueue } from '../mail/queue.ts';
export { startMailWorker, type Transport } from '../mail/worker.ts';
export type { Letter, Sender } from '../mail/letter.ts';
export { beginEpoch } from '../security/secrets.ts';
export { addAdmin } from './addAdmin.ts';
export { startJobs } from './jobs.ts';
export { showUnreadable } from './unreadable.ts';
export * from './process.ts';
export { serve, type ServeOptions } from './serve.ts';

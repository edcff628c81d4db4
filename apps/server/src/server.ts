import { createCardProvider } from './cardProvider.ts';
import type { PaymentSettings } from './paymentSettings.ts';
import { createPayuProvider } from './payuProvider.ts';
import {
  callHandlers,
  createBackend,
  createMailQueue,
  createReconciliation,
  noProviders,
  readInProcess,
  serve,
  startJobs,
  startMailWorker,
  type Backend,
  type BackendOptions,
  type MailQueue,
  type Providers,
  type Sender,
  type ServeOptions,
  type Transport,
} from '@seatwise/backend';

interface TeamOptions extends Omit<BackendOptions, 'extract'> {
  /** @default no plan is on sale */
  readonly payments?: PaymentSettings | undefined;
}

const providersOf = ({ card, payu }: PaymentSettings): Providers => ({
  assertOpen: () => {},
  card: createCardProvider(card),
  payu: createPayuProvider(payu),
});

interface TeamBackend {
  readonly backend: Backend;
  readonly queue: MailQueue;
}

/** A backend with a mail queue, only its own data, and nothing simulated. */
export const createTeamBackend = async ({
  payments,
  ...options
}: TeamOptions): Promise<TeamBackend> => {
  let queue!: MailQueue;
  const backend = await createBackend({
    ...options,
    readWorkbook: readInProcess,
    mail: (parts) => (queue = createMailQueue(parts)),
    providers: () => (payments ? providersOf(payments) : noProviders),
  });
  return { backend, queue };
};

interface Mailing {
  readonly transport: Transport;
  readonly sender: Sender;
}

/** Starts the server for a team. */
export const startServer = async (
  options: TeamOptions & ServeOptions,
  { transport, sender }: Mailing,
): Promise<TeamBackend & Awaited<ReturnType<typeof serve>>> => {
  const { backend, queue } = await createTeamBackend(options);
  const { db, environment } = backend;
  const startTimed = () => {
    const stops = [
      startJobs(backend, createReconciliation(backend).all),
      startMailWorker({ db, environment, queue, transport, sender }),
    ];
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  };
  const server = await serve(
    {
      backend,
      calls: (csrf) => callHandlers({ ...backend, csrf }),
      startJobs: startTimed,
    },
    options,
  );
  return { backend, queue, ...server };
};

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
  type Sender,
  type ServeOptions,
  type Transport,
} from '@seatwise/mock-server/parts';

type TeamOptions = Omit<BackendOptions, 'extract'>;

interface TeamBackend {
  readonly backend: Backend;
  readonly queue: MailQueue;
}

/** A backend with a queue for its mails, no data but its own, and nothing simulated. */
export const createTeamBackend = async (options: TeamOptions): Promise<TeamBackend> => {
  let queue!: MailQueue;
  const backend = await createBackend({
    ...options,
    readWorkbook: readInProcess,
    mail: (parts) => (queue = createMailQueue(parts)),
    providers: () => noProviders,
  });
  return { backend, queue };
};

interface Mailing {
  readonly transport: Transport;
  readonly sender: Sender;
}

/** The server for a team. */
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

import { once } from 'node:events';
import type { Server } from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';
import { createCsrf } from '../security/csrf.ts';
import { createBackend, type BackendOptions } from '../backend.ts';
import { controlHandlers } from '../mock/control/handlers.ts';
import { createCollegeBook } from '../reference/collegeBook.ts';
import { collegePages } from '../areas/prediction/collegePages.ts';
import { readInProcess } from '../areas/official-data/workbook/readInProcess.ts';
import { createHttpServer } from '../http/server.ts';
import { createMetrics } from '../http/metrics.ts';
import { createWebApp } from '../http/webApp.ts';
import { serveWebSocket } from '../areas/chat/webSocket.ts';
import { callHandlers } from '../handlers.ts';
import { startJobs } from './jobs.ts';

/** Exports for packages that start the server themselves. */
export { memoryStorage } from '../db/storage.ts';
export { cheapEnvironment } from '../environment.ts';

export interface StandaloneOptions extends BackendOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host: string;
  /** Whether this machine's requests may read one-time codes, play scenarios and reset the data. */
  readonly control: boolean;
  /** The proxies that say from where they were asked. @default none */
  readonly trustedProxies?: BlockList;
  /** Where Prometheus asks. @default nowhere */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  /** How long answers under way may take once the server is to stop. Milliseconds. @default none */
  readonly patience?: number;
  /** Where the built web app lies. */
  readonly webRoot: string;
}

/** Takes no more connections, finishes the answers under way, and ends the others. */
const endConnections = async (server: Server, patience: number): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const tooLong = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(tooLong);
};

/** The backend as a server of its own, which also serves the built app. */
export const startStandalone = async ({
  port,
  host,
  control,
  trustedProxies = new BlockList(),
  patience = 0,
  metrics: metricsAt,
  webRoot,
  webOrigins = new Set(),
  ...options
}: StandaloneOptions) => {
  let isStopping = false;
  const backend = await createBackend({ ...options, webOrigins, readWorkbook: readInProcess });
  const metrics = metricsAt && createMetrics();
  const csrf = createCsrf(backend.db, webOrigins);
  const server = createHttpServer({
    calls: callHandlers({ ...backend, csrf }),
    control: controlHandlers(backend),
    isControlled: control,
    isReady: () => !isStopping && backend.db.turns.state().missed === undefined,
    trustedProxies,
    webOrigins,
    webApp: createWebApp(
      webRoot,
      collegePages(createCollegeBook(backend.reference)),
      options.extract,
    ),
    csrf,
    log: options.environment.log,
    answered: (request) => {
      options.environment.log('request', { ...request });
      metrics?.answered(request);
    },
  });
  const sockets = serveWebSocket(server, backend.chat, webOrigins);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const counts = await metrics?.listen(metricsAt!.host, metricsAt!.port, {
    sockets,
    missed: () => backend.db.turns.state().missed ?? 0,
    unreadable: backend.db.unreadable,
  });
  const stopJobs = startJobs(backend);
  const close = async (): Promise<void> => {
    isStopping = true;
    await stopJobs();
    backend.chat.dropSockets();
    await endConnections(server, patience);
    counts?.close();
    await backend.db.turns.stop();
    backend.db.close();
  };
  return {
    backend,
    port: (server.address() as AddressInfo).port,
    metricsPort: counts?.port,
    close,
  };
};

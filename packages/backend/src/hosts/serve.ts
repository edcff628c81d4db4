import { once } from 'node:events';
import type { Server } from 'node:http';
import { BlockList, Server as NetServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createCsrf, type Csrf } from '../security/csrf.ts';
import type { Backend } from '../backend.ts';
import { createDataPages } from './dataPages.ts';
import { createHttpServer, type HttpServerOptions } from '../http/server.ts';
import { createMetrics } from '../http/metrics.ts';
import type { Route } from '../http/routes.ts';
import { createWebApp } from '../http/webApp.ts';
import type { WebOrigins } from '../security/webOrigins.ts';
import { untilNobodyWaits } from './untilNobodyWaits.ts';
import { serveWebSocket } from '../areas/chat/webSocket.ts';

export interface ServeOptions {
  /** The port; 0 takes any free one. */
  readonly port: number;
  readonly host: string;
  /** The proxies whose X-Forwarded-For is trusted. @default none */
  readonly trustedProxies?: BlockList;
  /** The address where Prometheus reads metrics. @default none */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  /** How long a stopping server waits for running answers, in milliseconds. @default none */
  readonly patience?: number;
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** Apps served from other origins that may call. @default none */
  readonly webOrigins?: WebOrigins;
}

/** Longer than nginx keeps a connection for the next call. Milliseconds. */
const lastAnswers = 4500;
/** How long a call may take to be read once its connection is there. Milliseconds. */
const arrival = 500;

/**
 * Keeps answering for a while; each response ends its connection, so that none closes under a call.
 * Then closes the listener, once no connection waits to be accepted.
 */
const dismiss = async (server: Server): Promise<void> => {
  await delay(lastAnswers);
  await untilNobodyWaits(server);
  NetServer.prototype.close.call(server);
  await delay(arrival);
};

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

/** The routes that a host serves besides the app, and its scheduled jobs. */
interface Served {
  readonly backend: Backend;
  readonly calls: (csrf: Csrf) => readonly Route[];
  /** The control surface for people and tests. @default none */
  readonly control?: Pick<HttpServerOptions, 'control' | 'isControlled' | 'scenarioHeader'>;
  /** Starts the scheduled jobs and returns a function that stops them. */
  readonly startJobs: () => () => Promise<void>;
}

/** Starts an HTTP server for a backend; it also serves the built app. */
export const serve = async (
  { backend, calls, control = { control: [], isControlled: false }, startJobs }: Served,
  {
    port,
    host,
    trustedProxies = new BlockList(),
    patience = 0,
    metrics: metricsAt,
    webRoot,
    webOrigins = new Set(),
  }: ServeOptions,
) => {
  let isStopping = false;
  const { log } = backend.environment;
  const metrics = metricsAt && createMetrics();
  const csrf = createCsrf(backend.db, webOrigins);
  const server = createHttpServer({
    ...control,
    calls: calls(csrf),
    isReady: () => !isStopping && backend.db.turns.state().missed === undefined,
    trustedProxies,
    webOrigins,
    webApp: createWebApp(webRoot, {
      dataPages: createDataPages(backend),
      isDemonstration: backend.extract,
      log,
    }),
    csrf,
    log,
    answered: (request) => {
      log('request', { ...request });
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
  const stopJobs = startJobs();
  const close = async (): Promise<void> => {
    isStopping = true;
    await stopJobs();
    if (patience > 0 && trustedProxies.rules.length > 0) await dismiss(server);
    backend.chat.dropSockets();
    await endConnections(server, patience);
    counts?.close();
    await backend.db.turns.stop();
    backend.db.close();
  };
  return {
    port: (server.address() as AddressInfo).port,
    metricsPort: counts?.port,
    close,
  };
};

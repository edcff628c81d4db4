import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** An answered request, as logged and counted. */
export interface Answered {
  readonly method: string | undefined;
  /** The pattern of an address, never the address itself. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Values read when Prometheus asks. */
export interface Readings {
  readonly sockets: () => number;
  /** The seconds since the database was lost. */
  readonly missed: () => number;
  /** The number of records that this release cannot read. */
  readonly unreadable: () => number;
}

/** Other methods are counted together, because each new label would add a line for ever. */
const countedMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

const gauge = (name: string, help: string, read: () => number) =>
  new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });

/**
 * Metrics for Prometheus, on a separate listener, so that a proxy to the app's port cannot reach
 * them, however it is configured.
 */
export const createMetrics = () => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const labelNames = ['method', 'path'] as const;
  const requests = new Counter({
    name: 'seatwise_requests_total',
    help: 'Answered requests',
    labelNames: [...labelNames, 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'seatwise_request_seconds',
    help: 'How long requests took',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });

  const listen = async (host: string, port: number, { sockets, missed, unreadable }: Readings) => {
    register.registerMetric(gauge('seatwise_sockets', 'Open chat sockets', sockets));
    register.registerMetric(
      gauge('seatwise_database_lost_seconds', 'Since when the database is lost', missed),
    );
    register.registerMetric(
      gauge('seatwise_unreadable_records', 'Records of another release', unreadable),
    );
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end();
      else
        void register
          .metrics()
          .then((text) =>
            response.writeHead(200, { 'content-type': register.contentType }).end(text),
          );
    });
    server.listen(port, host);
    await once(server, 'listening');
    return {
      port: (server.address() as AddressInfo).port,
      close: () => {
        server.close();
        server.closeAllConnections();
        register.clear();
      },
    };
  };

  return {
    answered: ({ method: sent = '', path, status, ms }: Answered): void => {
      const method = countedMethods.has(sent) ? sent : 'other';
      requests.inc({ method, path, status });
      durations.observe({ method, path }, ms / 1000);
    },
    listen,
  };
};

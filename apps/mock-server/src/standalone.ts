import type { AddressInfo } from 'node:net';
import { createBackend, type BackendOptions } from './backend.ts';
import { secrets } from './db/seed/seed.ts';
import { createCsrfGuard } from './edge/csrf.ts';
import { createEdge } from './edge/server.ts';
import { createWebApp } from './edge/webApp.ts';
import { createHandlers } from './handlers/index.ts';

export interface StandaloneOptions extends BackendOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host: string;
  /** Where the built web app lies. */
  readonly webRoot: string;
}

/** The backend as a server of its own, which also serves the built app. */
export const startStandalone = async ({ port, host, webRoot, ...options }: StandaloneOptions) => {
  const backend = await createBackend(options);
  const edge = createEdge({
    handlers: createHandlers(backend),
    webApp: createWebApp(webRoot),
    csrf: createCsrfGuard(secrets.xsrf(backend.db)),
    log: options.environment.log,
  });
  await new Promise<void>((resolve, reject) =>
    edge.once('error', reject).listen(port, host, resolve),
  );
  const close = async (): Promise<void> => {
    edge.closeAllConnections();
    await new Promise((resolve) => edge.close(resolve));
    backend.db.close();
  };
  return { backend, port: (edge.address() as AddressInfo).port, close };
};

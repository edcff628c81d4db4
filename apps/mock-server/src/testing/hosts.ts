import { createApiClient, type ApiClient } from '@seatwise/api-client';
import type { InputOf, Operation } from '@seatwise/api-client/contract/operation';
import type { AddressLimits } from '@seatwise/backend/security/rateLimits';
import { memoryStorage, type Storage } from '@seatwise/backend/db/storage';
import { createSharedJournal } from '@seatwise/backend/testing/sharedJournal';
import { createRouteTable } from '@seatwise/backend/http/routes';
import { createMockBackend, type MockBackend } from '../mockBackend.ts';
import { createHandlers } from '../mockHandlers.ts';
import { readTrustedProxies } from '@seatwise/backend/security/clientAddress';
import { readWebOrigins } from '@seatwise/backend/security/webOrigins';
import { readInProcess } from '@seatwise/backend/areas/official-data/workbook/readInProcess';
import { startStandalone } from '../hosts/standalone.ts';
import { testEnvironment, type TestEnvironment } from '@seatwise/backend/testing/environment';

/** A backend that tests can call, whatever the transport. */
export interface Host {
  readonly name: string;
  readonly backend: MockBackend;
  readonly environment: TestEnvironment;
  readonly origin: string;
  readonly metricsPort?: number | undefined;
  /** Rejects if the network would fail. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export interface HostOptions {
  /** Whether the control surface is on. @default true */
  readonly control?: boolean;
  /** Trusted proxies, separated by commas, as in the setting. */
  readonly trustedProxies?: string;
  /** Whether to use an extract of the official lists, with example dates. @default true */
  readonly extract?: boolean;
  /** The folder of a built web app; only for the server. */
  readonly webRoot?: string;
  /** Apps on other origins, separated by commas, as in the setting. */
  readonly webOrigins?: string;
  readonly limits?: AddressLimits;
  /** The storage of the data. @default memory */
  readonly storage?: Storage;
  /** Whether calls outside the specification answer 404; only for the worker's handlers. */
  readonly documentedCallsOnly?: boolean;
  /** Whether the console refuses staff without two-step sign-in; only for the worker's handlers. */
  readonly requiresSecondFactor?: boolean;
  /** How long a stopping server waits for running answers, in milliseconds. */
  readonly patience?: number;
  /** The address of the server's metrics. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** The number of hashing rounds for passwords. */
  readonly passwordRounds?: number;
  /** The environment of an earlier host, for a restart. */
  readonly environment?: TestEnvironment;
}

/** With `SHARED_JOURNAL`, every test runs as one of several instances would. */
const storageOfTests = (): Storage =>
  process.env['SHARED_JOURNAL'] ? createSharedJournal().open() : memoryStorage();

/**
 * Rejects once a call is aborted, as in a browser: Node's garbage collection loses the signal of a
 * cloned request, so the handlers would wait for ever.
 */
const abortOf = (signal: AbortSignal | null | undefined): Promise<never>[] =>
  signal
    ? [
        new Promise((_, reject) => {
          const abort = (): void => reject(signal.reason as Error);
          if (signal.aborted) abort();
          else signal.addEventListener('abort', abort, { once: true });
        }),
      ]
    : [];

/** Starts a backend that is called without a server in between. */
export const workerHost = async ({
  extract = true,
  passwordRounds = 1,
  storage = storageOfTests(),
  documentedCallsOnly = false,
  requiresSecondFactor = false,
  environment = { ...testEnvironment(), passwordRounds },
}: HostOptions = {}): Promise<Host> => {
  const backend = await createMockBackend({
    storage,
    environment,
    extract,
    documentedCallsOnly,
    requiresSecondFactor,
    readWorkbook: readInProcess,
  });
  const table = createRouteTable(createHandlers(backend));
  const origin = 'http://worker.test';
  return {
    name: 'worker handlers',
    backend,
    environment,
    origin,
    fetch: async (path, init) => {
      const answer = table(new Request(origin + path, init));
      const response = await Promise.race([answer, ...abortOf(init?.signal)]);
      if (!response) throw new Error(`No handler for ${init?.method ?? 'GET'} ${path}`);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
    close: async () => {},
  };
};

/** Starts the server on a free port. */
export const standaloneHost = async ({
  extract = true,
  webRoot = 'nowhere',
  control = true,
  patience = 0,
  metrics,
  trustedProxies = '',
  webOrigins = '',
  limits = { signIns: 1e6, codes: 1e6, signUps: 1e6, contactMessages: 1e6 },
  storage = storageOfTests(),
}: HostOptions = {}): Promise<Host> => {
  const environment = testEnvironment();
  const { backend, port, metricsPort, close } = await startStandalone({
    port: 0,
    host: '127.0.0.1',
    control,
    patience,
    metrics,
    trustedProxies: readTrustedProxies(trustedProxies),
    webOrigins: readWebOrigins(webOrigins),
    webRoot,
    storage,
    environment,
    extract,
    limits,
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    name: 'standalone server',
    metricsPort,
    backend,
    environment,
    origin,
    fetch: (path, init) => fetch(origin + path, init),
    close,
  };
};

/** Composes a call as the real client does, and sends it. */
export const call = <O extends Operation>(
  host: Host,
  operation: O,
  input: InputOf<O>,
  {
    token,
    headers,
    signal,
  }: { token?: string | undefined; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> => {
  const session = { token: () => token, expired: () => false, onExpired: () => {} };
  const client = createApiClient({ baseUrl: '', session, cookies: () => '' });
  const prepared = client.prepare(operation, input);
  return host.fetch(prepared.address, {
    method: prepared.method,
    headers: { ...prepared.headers, ...headers },
    ...(prepared.body !== undefined && { body: prepared.body }),
    ...(signal && { signal }),
  });
};

/** A client for a sample account, by the first part of its address. */
export const clientOf = async (host: Host, mailbox: string): Promise<ApiClient> => {
  const token = await tokenFor(host, mailbox);
  return createApiClient({
    baseUrl: host.origin,
    session: { token: () => token, expired: () => false, onExpired: () => {} },
    fetch: (address, init) => host.fetch(address.slice(host.origin.length), init),
  });
};

/** A token for a sample account, by the first part of its address. */
export const tokenFor = ({ backend }: Pick<Host, 'backend'>, mailbox: string): Promise<string> =>
  backend.tokens.issue(userOf(backend, mailbox));

export const userOf = ({ db }: Pick<MockBackend, 'db'>, mailbox: string) =>
  db.users.where('email', `${mailbox}@seatwise.test`)[0]!;

/** Both hosts, for tests of what a page's worker and the server must answer alike. */
export const bothHosts = [
  ['worker handlers', workerHost],
  ['standalone server', standaloneHost],
] as const;

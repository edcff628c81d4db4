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

/** A backend that can be asked, whatever carries the question. */
export interface Host {
  readonly name: string;
  readonly backend: MockBackend;
  readonly environment: TestEnvironment;
  readonly origin: string;
  readonly metricsPort?: number | undefined;
  /** Rejects where the network would fail. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export interface HostOptions {
  /** Whether it can be steered; true unless given. */
  readonly control?: boolean;
  /** Proxies, with commas, as in the setting. */
  readonly trustedProxies?: string;
  /** Whether it has an extract of the official lists, with example dates; true unless given. */
  readonly extract?: boolean;
  /** Where a built web app lies; only the server has one. */
  readonly webRoot?: string;
  /** Apps served elsewhere, with commas, as in the setting. */
  readonly webOrigins?: string;
  readonly limits?: AddressLimits;
  /** Where the data is stored; memory unless given. */
  readonly storage?: Storage;
  /** Whether calls that the specification does not name answer 404; the worker's handlers alone. */
  readonly documentedCallsOnly?: boolean;
  /** Whether the console opens for staff with two-step sign-in alone; the worker's handlers alone. */
  readonly requiresSecondFactor?: boolean;
  /** How long a server that ends waits for answers under way. */
  readonly patience?: number;
  /** Where the server counts for Prometheus. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** What a password costs. */
  readonly passwordRounds?: number;
  /** The environment of a host that was there before, for a restart. */
  readonly environment?: TestEnvironment;
}

/** `SHARED_JOURNAL` lets every test run as an instance beside others would. */
const storageOfTests = (): Storage =>
  process.env['SHARED_JOURNAL'] ? createSharedJournal().open() : memoryStorage();

/**
 * Rejects once a call is aborted, as a browser's does: Node forgets the signal of a request's clone
 * when it collects garbage, and the handlers would wait for ever.
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

/** The calls and the control surface without a server between. */
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

/** The server, on a free port. */
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

/** What one of the sample accounts may ask, by the first part of its address. */
export const clientOf = async (host: Host, mailbox: string): Promise<ApiClient> => {
  const token = await tokenFor(host, mailbox);
  return createApiClient({
    baseUrl: host.origin,
    session: { token: () => token, expired: () => false, onExpired: () => {} },
    fetch: (address, init) => host.fetch(address.slice(host.origin.length), init),
  });
};

/** A token for one of the sample accounts, by the first part of its address. */
export const tokenFor = ({ backend }: Pick<Host, 'backend'>, mailbox: string): Promise<string> =>
  backend.tokens.issue(userOf(backend, mailbox));

export const userOf = ({ db }: Pick<MockBackend, 'db'>, mailbox: string) =>
  db.users.where('email', `${mailbox}@seatwise.test`)[0]!;

/** For tests of what a page's worker and the server have to answer alike. */
export const bothHosts = [
  ['worker handlers', workerHost],
  ['standalone server', standaloneHost],
] as const;

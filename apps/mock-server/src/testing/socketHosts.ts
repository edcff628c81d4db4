import { WebSocket as WireSocket } from 'ws';
import { memoryStorage } from '@seatwise/backend/db/storage';
import { startInNode } from './startInNode.ts';
import { testEnvironment } from '@seatwise/backend/testing/environment';
import { standaloneHost, type Host } from './hosts.ts';

/** The chat socket as both hosts serve it. */
export interface SocketHost {
  readonly host: Pick<Host, 'backend' | 'environment'>;
  readonly url: string;
  readonly open: (url: string, protocols: string[]) => WebSocket;
  readonly close: () => Promise<void>;
}

const mocked = async (): Promise<SocketHost> => {
  const environment = testEnvironment();
  const { backend, close } = await startInNode({
    storage: memoryStorage(),
    environment,
    extract: true,
    origin: 'http://worker.test',
  });
  return {
    host: { backend, environment },
    url: 'ws://worker.test/ws',
    open: (url, protocols) => new WebSocket(url, protocols),
    close: async () => close(),
  };
};

const served = async (): Promise<SocketHost> => {
  const host = await standaloneHost();
  return {
    host,
    url: `${host.origin.replace('http', 'ws')}/ws`,
    open: (url, protocols) => new WireSocket(url, protocols) as unknown as WebSocket,
    close: () => host.close(),
  };
};

export const socketHosts = [
  ['mocked WebSocket', mocked],
  ['standalone server', served],
] as const;

import type { ApiClient } from '@seatwise/api-client';
import { files as contract } from '@seatwise/api-client/contract/files';
import { addressToOpen, type AlertFile } from '@seatwise/flows/alerts';
import type { Env } from '../env.ts';
import { logFailure } from './logFailure.ts';

export interface LoadedAlerts {
  /** What came of asking last; what was loaded before stays meanwhile. */
  readonly status: 'loading' | 'failed' | 'ready';
  /** They are being asked for. */
  readonly underWay: boolean;
  readonly files: readonly AlertFile[];
  /** The moment of the last answer, from which ages are told. */
  readonly now: number;
}

export const nothingLoaded: LoadedAlerts = {
  status: 'loading',
  underWay: false,
  files: [],
  now: 0,
};

/** In a tab that learns nothing of this one. */
const openApart = (address: string): void => {
  window.open(address, '_blank', 'noopener,noreferrer');
};

/** The published documents, loaded once for all screens and anew on each visit. */
export const createAlerts = (api: ApiClient, { apiBaseUrl, fileHosts }: Env) => {
  let loaded = nothingLoaded;
  const watchers = new Set<() => void>();
  const publish = (change: Partial<LoadedAlerts>): void => {
    loaded = { ...loaded, ...change };
    for (const watcher of watchers) watcher();
  };
  const downloadAddress = (id: number): string =>
    api.link(contract.downloadFile, { 'field-id': id });

  return {
    state: () => loaded,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    refresh: async (): Promise<void> => {
      if (loaded.underWay) return;
      publish({ underWay: true });
      try {
        const files = await api.area(contract).listFiles();
        publish({ status: 'ready', underWay: false, files, now: Date.now() });
      } catch (error) {
        logFailure(error);
        publish({ status: 'failed', underWay: false });
      }
    },
    open: (alert: AlertFile): void =>
      openApart(
        addressToOpen(alert, {
          page: location.href,
          hosts: apiBaseUrl ? [...fileHosts, new URL(apiBaseUrl).host] : fileHosts,
          download: downloadAddress(alert.id),
        }),
      ),
    download: ({ id }: AlertFile): void => openApart(downloadAddress(id)),
  };
};

export type Alerts = ReturnType<typeof createAlerts>;

import { files } from '@seatwise/api-client/contract/files';
import type { AlertFile } from '@seatwise/flows/alerts';
import { createStore } from '@seatwise/flows/shared';
import { logFailure } from '../../lib/logFailure.ts';
import { lazyService } from '../../services/services.ts';

export interface LoadedAlerts {
  /** The result of the last request; a failed one leaves the earlier files in place. */
  readonly status: 'loading' | 'failed' | 'ready';
  /** Whether a request after a failed one is pending. */
  readonly isRetrying: boolean;
  readonly files: readonly AlertFile[];
  /** The time of the last response, from which relative dates are computed. */
  readonly now: number;
}

const nothingLoaded: LoadedAlerts = { status: 'loading', isRetrying: false, files: [], now: 0 };

/** The published documents, loaded once for all screens and revalidated on each visit. */
export const createAlerts = (listFiles: () => Promise<readonly AlertFile[]>) => {
  const loaded = createStore(nothingLoaded);
  let isFetching = false;
  let lastRequest = 0;
  let atFirst = nothingLoaded;

  /** Only the last request counts, because an earlier response may be out of date. */
  const reload = async (): Promise<void> => {
    lastRequest += 1;
    const request = lastRequest;
    const settle = (result: Partial<LoadedAlerts>): void => {
      if (request !== lastRequest) return;
      isFetching = false;
      loaded.set({ ...loaded.get(), ...result, isRetrying: false });
    };
    isFetching = true;
    if (loaded.get().status === 'failed') loaded.set({ ...loaded.get(), isRetrying: true });
    try {
      const list = await listFiles();
      settle({ status: 'ready', files: list, now: Date.now() });
    } catch (error) {
      logFailure(error);
      settle({ status: 'failed' });
    }
  };

  return {
    get: loaded.get,
    /** The state during prerendering and hydration: nothing, or what came with the page. */
    atFirst: () => atFirst,
    /** Takes the documents that came with the page. */
    open: (list: readonly AlertFile[]): void => {
      atFirst = { ...nothingLoaded, status: 'ready', files: list, now: Date.now() };
      loaded.set(atFirst);
    },
    subscribe: loaded.subscribe,
    /** Reloads for a visit; joins a pending request. */
    revalidate: async (): Promise<void> => {
      if (!isFetching) await reload();
    },
    /** Reloads after a change, which a pending request may not include. */
    reload,
  };
};

export const alertsOf = lazyService(({ api }) => createAlerts(api.area(files).listFiles));

import { files } from '@seatwise/api-client/contract/files';
import type { AlertFile } from '@seatwise/flows/alerts';
import { logFailure } from '../../lib/logFailure.ts';
import { lazyService } from '../../services/lazyService.ts';

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

/** The published documents, loaded once for all screens and anew on each visit. */
export const createAlerts = (listFiles: () => Promise<readonly AlertFile[]>) => {
  let loaded = nothingLoaded;
  const watchers = new Set<() => void>();
  const keep = (change: Partial<LoadedAlerts>): void => {
    loaded = { ...loaded, ...change };
  };
  const publish = (change: Partial<LoadedAlerts>): void => {
    keep(change);
    for (const watcher of watchers) watcher();
  };

  let asked = 0;
  /** Only what was asked for last counts: an earlier answer may tell what no longer is. */
  const load = async (): Promise<void> => {
    asked += 1;
    const request = asked;
    const answer = (change: Partial<LoadedAlerts>): void => {
      if (request === asked) publish({ ...change, underWay: false });
    };
    // Seen only where a new try was asked for; elsewhere nothing has to be drawn for it.
    (loaded.status === 'failed' ? publish : keep)({ underWay: true });
    try {
      const files = await listFiles();
      answer({ status: 'ready', files, now: Date.now() });
    } catch (error) {
      logFailure(error);
      answer({ status: 'failed' });
    }
  };

  return {
    state: () => loaded,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** For a visit; what is under way already will do. */
    refresh: async (): Promise<void> => {
      if (!loaded.underWay) await load();
    },
    /** After a change, which what is under way may not know. */
    reload: load,
  };
};

export const alertsOf = lazyService(({ api }) => createAlerts(api.area(files).listFiles));

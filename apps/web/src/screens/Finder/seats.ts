import { ApiError } from '@seatwise/api-client';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { createStore } from '@seatwise/flows/shared';
import { logFailure } from '../../lib/logFailure.ts';
import { nextFrame, yieldToBackground } from '../../lib/scheduling.ts';
import { lazyService, type Services } from '../../services/services.ts';
import { emptySeatTable, type SeatTable } from './seatTable.ts';

export interface LoadedSeats {
  readonly table: SeatTable;
  /** How many rows have arrived; a new object for each count makes React render them. */
  readonly size: number;
  /** 'stale': cached rows are shown, and the server could not be asked whether they have changed. */
  readonly state: 'loading' | 'fresh' | 'stale' | 'failed';
}

/** How often arriving rows are rendered, after the first ones. Milliseconds. */
const renderInterval = 150;

/** How long the first paint waits for the response to begin, and for its first rows. Milliseconds. */
const firstPaintTimeout = { response: 100, rows: 1000 };

/** Whether the last response of a URL came over the network and not from the browser's cache. */
const cameFromNetwork = (url: string): boolean => {
  const timing = performance.getEntriesByName(new URL(url, location.href).href).at(-1);
  return timing instanceof PerformanceResourceTiming && timing.transferSize > 0;
};

type RenderRows = (table: SeatTable) => Promise<void>;

const nothingLoaded = (): LoadedSeats => ({ table: emptySeatTable(), size: 0, state: 'loading' });

/**
 * The seat matrix, loaded once for all visits of the finder (stale-while-revalidate): rows from the
 * browser's cache show at once, and each visit asks the server whether they have changed.
 */
const createSeats = ({ api, session }: Pick<Services, 'api' | 'session'>) => {
  const loaded = createStore(nothingLoaded());
  let etag: string | null = null;
  let owner: number | null | undefined;
  let request: AbortController | undefined;
  /** The present request was made by `preload`, on behalf of the next `revalidate`. */
  let isPreloaded = false;
  let hasResponse = false;

  const publish = (table: SeatTable, state: LoadedSeats['state']): void =>
    loaded.set({ table, size: table.size(), state });

  /** Reads all rows into a new table; undefined where the ETag says that nothing has changed. */
  const read = async (
    controller: AbortController,
    allowStale: boolean,
    render?: RenderRows,
  ): Promise<SeatTable | undefined> => {
    const table = emptySeatTable();
    hasResponse = false;
    const unchanged = new Error('Unchanged');
    let responseEtag: string | null = null;
    try {
      await api.area(seatMatrix).allSeats(undefined, {
        signal: controller.signal,
        allowStale,
        onResponse: (response) => {
          hasResponse = true;
          responseEtag = response.etag;
          if (responseEtag !== null && responseEtag === etag) controller.abort(unchanged);
        },
        onRows: async (rows) => {
          table.append(rows);
          await render?.(table);
          await yieldToBackground();
        },
      });
    } catch (error) {
      if (error === unchanged) return undefined;
      throw error;
    }
    etag = responseEtag;
    return table;
  };

  const refresh = async (controller: AbortController): Promise<void> => {
    try {
      const changed = await read(controller, false);
      if (changed) publish(changed, 'fresh');
      else if (loaded.get().state !== 'fresh') publish(loaded.get().table, 'fresh');
    } catch (error) {
      if (controller.signal.aborted) return;
      logFailure(error);
      publish(loaded.get().table, 'stale');
    }
  };

  /** Cached rows if there are any; a failure that the browser has cached is asked for again. */
  const readFirst = async (
    controller: AbortController,
    render: RenderRows,
  ): Promise<SeatTable | undefined> => {
    try {
      return await read(controller, true, render);
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.kind !== 'network';
      if (!isAnswer) throw error;
      // Browsers record the timing of a response after it was read, on a busy machine much later.
      await nextFrame();
      if (controller.signal.aborted || cameFromNetwork(api.link(seatMatrix.allSeats, {})))
        throw error;
      return read(controller, false, render);
    }
  };

  const load = async (controller: AbortController): Promise<void> => {
    let lastRender = -Infinity;
    publish(emptySeatTable(), 'loading');
    try {
      const table = await readFirst(controller, async (partial) => {
        if (performance.now() - lastRender < renderInterval) return;
        const isFirst = lastRender === -Infinity;
        lastRender = performance.now();
        publish(partial, 'loading');
        // The first rows are painted before the rest is parsed.
        if (isFirst) await nextFrame();
      });
      if (table) publish(table, 'fresh');
    } catch (error) {
      if (controller.signal.aborted) return;
      logFailure(error);
      publish(emptySeatTable(), 'failed');
      return;
    }
    if (!cameFromNetwork(api.link(seatMatrix.allSeats, {}))) await refresh(controller);
  };

  /** Another user must not see what was loaded for the last one. */
  const reset = (user: typeof owner): void => {
    request?.abort();
    request = undefined;
    isPreloaded = false;
    etag = null;
    owner = user;
    loaded.set(nothingLoaded());
  };

  const revalidate = async (): Promise<void> => {
    const user = session.user()?.id;
    if (user !== owner) reset(user);
    else if (isPreloaded) {
      isPreloaded = false;
      return;
    }
    if (request) return;
    const controller = new AbortController();
    request = controller;
    const { state } = loaded.get();
    await (state === 'fresh' || state === 'stale' ? refresh(controller) : load(controller));
    if (request === controller) request = undefined;
  };

  return {
    state: loaded.get,
    subscribe: loaded.subscribe,
    revalidate,
    /** Begins the first request before the page is rendered; resolves when it has rows to show, or soon. */
    preload: (): Promise<void> =>
      new Promise((resolve) => {
        const finish = (): void => {
          unsubscribe();
          for (const timer of timers) clearTimeout(timer);
          resolve();
        };
        const unsubscribe = loaded.subscribe(() => {
          const { state, size } = loaded.get();
          if (state !== 'loading' || size > 0) finish();
        });
        const timers = [
          setTimeout(() => !hasResponse && finish(), firstPaintTimeout.response),
          setTimeout(finish, firstPaintTimeout.rows),
        ];
        void revalidate();
        isPreloaded = true;
      }),
  };
};

/** The seats of an app; nothing is loaded before the finder needs it. */
export const seatsOf = lazyService(createSeats);

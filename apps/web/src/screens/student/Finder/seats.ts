import { ApiError } from '@seatwise/api-client';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { createStore } from '@seatwise/flows/shared';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useWhenOnline } from '../../../lib/connection.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { nextFrame, yieldToBackground } from '../../../lib/scheduling.ts';
import { cache as revalidating } from '../../../services/prefetched.ts';
import { lazyService, useServices, type Services } from '../../../services/services.ts';
import { emptySeatTable, seatRow, type SeatTable } from './seatTable.ts';

export interface LoadedSeats {
  readonly table: SeatTable;
  /** The number of rows that have arrived; a new object for each number makes React render them. */
  readonly size: number;
  /** 'stale' means that cached rows are shown, because the server could not be reached. */
  readonly state: 'loading' | 'fresh' | 'stale' | 'failed';
}

/** How often arriving rows are rendered after the first ones. Milliseconds. */
const renderInterval = 150;

const nothingLoaded = (): LoadedSeats => ({ table: emptySeatTable(), size: 0, state: 'loading' });

type Render = (table: SeatTable) => Promise<void>;

interface Reading {
  readonly request: AbortController;
  readonly cache: RequestCache;
  /** The ETag of the loaded rows. */
  readonly etag: string | null;
  readonly render: Render;
}

/** Reads all rows into a new table; undefined if the ETag says that nothing has changed. */
const readSeats = async (api: Services['api'], { request, cache, etag, render }: Reading) => {
  const table = emptySeatTable();
  const unchanged = new Error('Unchanged');
  let newEtag: string | null = null;
  try {
    await api.area(seatMatrix).allSeats(undefined, {
      signal: request.signal,
      cache,
      onResponse: (response) => {
        newEtag = response.etag;
        if (newEtag !== null && newEtag === etag) request.abort(unchanged);
      },
      onRows: async (rows) => {
        table.append(rows.map(seatRow));
        await render(table);
        await yieldToBackground();
      },
    });
  } catch (error) {
    if (error === unchanged) return undefined;
    throw error;
  }
  return { table, etag: newEtag };
};

/** Renders the rows of a first visit as they arrive. */
const renderArriving = (publish: (table: SeatTable) => void): Render => {
  let lastRender = -Infinity;
  return async (table) => {
    if (performance.now() - lastRender < renderInterval) return;
    const isFirst = lastRender === -Infinity;
    lastRender = performance.now();
    publish(table);
    // The first rows are painted before the rest is parsed.
    if (isFirst) await nextFrame();
  };
};

/** The seat matrix, loaded once for all visits of the finder; each visit revalidates it. */
const createSeats = ({ api, session }: Pick<Services, 'api' | 'session'>) => {
  const loaded = createStore(nothingLoaded());
  let etag: string | null = null;
  let owner: number | null | undefined;
  let request: AbortController | undefined;
  let isPreloaded = false;

  const publish = (table: SeatTable, state: LoadedSeats['state']): void =>
    loaded.set({ table, size: table.size(), state });

  const load = async (controller: AbortController): Promise<void> => {
    const isFirst = loaded.get().size === 0;
    if (isFirst) publish(emptySeatTable(), 'loading');
    const render = isFirst
      ? renderArriving((table) => publish(table, 'loading'))
      : () => Promise.resolve();
    const read = async (cache: RequestCache): Promise<SeatTable> => {
      const answer = await readSeats(api, { request: controller, cache, etag, render });
      if (answer) ({ etag } = answer);
      return answer?.table ?? loaded.get().table;
    };
    try {
      publish(await read(revalidating), 'fresh');
    } catch (error) {
      if (controller.signal.aborted) return;
      logFailure(error);
      // Without a network, the rows in the browser's cache are shown with a notice.
      const isUnreachable = error instanceof ApiError && error.kind === 'network';
      const cached = isFirst
        ? isUnreachable && (await read('force-cache').catch(() => undefined))
        : loaded.get().table;
      if (!controller.signal.aborted)
        publish(cached || emptySeatTable(), cached ? 'stale' : 'failed');
    }
  };

  /** Drops the rows of the last user, which another user must not see. */
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
    const wasPreloaded = isPreloaded;
    isPreloaded = false;
    if (request || wasPreloaded) return;
    const controller = new AbortController();
    request = controller;
    await load(controller);
    if (request === controller) request = undefined;
  };

  return {
    state: loaded.get,
    subscribe: loaded.subscribe,
    revalidate,
    /** Begins the request of the next `revalidate` before the page is rendered. */
    preload: (): void => {
      void revalidate();
      isPreloaded = true;
    },
  };
};

/** The seats of an app; nothing loads before the finder needs it. */
export const seatsOf = lazyService(createSeats);

/** The seats, revalidated on mount; `loaded` is a new object whenever rows have arrived. */
export const useSeats = () => {
  const seats = seatsOf(useServices());
  const retry = useCallback(() => void seats.revalidate(), [seats]);
  useEffect(retry, [retry]);
  useWhenOnline(retry);
  return { loaded: useSyncExternalStore(seats.subscribe, seats.state), retry };
};

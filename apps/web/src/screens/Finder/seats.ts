import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { nextFrame, whenUnhurried } from '../../lib/scheduling.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { emptySeatTable, workAhead, type SeatTable } from './seatTable.ts';
import { lazyService } from '../../services/lazyService.ts';
import type { Services } from '../../services/services.ts';

export interface LoadedSeats {
  readonly table: SeatTable;
  /** Grows while rows arrive, so that what is drawn from the table is drawn anew. */
  readonly size: number;
  /** Kept ones are shown although nobody could be asked whether they have changed. */
  readonly state: 'loading' | 'there' | 'kept' | 'failed';
}

/** How long rows that have arrived wait to be shown, after the first ones. Milliseconds. */
const showEvery = 150;

/** How long a page's first picture waits for an answer to begin, and for its first rows. Milliseconds. */
const patience = { answer: 100, rows: 1000 };

/** Whether the last answer from an address came over the network; a kept one does not. */
const wasSent = (address: string): boolean => {
  const timing = performance.getEntriesByName(new URL(address, location.href).href).at(-1);
  return timing instanceof PerformanceResourceTiming && timing.transferSize > 0;
};

type ShowRows = (table: SeatTable) => Promise<void>;

/**
 * The seat matrix, read once for all visits. What the browser has kept of an earlier day shows at
 * once; each visit asks the server whether it has changed.
 */
const createSeats = ({ api, session }: Pick<Services, 'api' | 'session'>) => {
  let loaded: LoadedSeats = { table: emptySeatTable(), size: 0, state: 'loading' };
  let etag: string | null = null;
  let owner: number | null | undefined;
  let underWay: AbortController | undefined;
  /** What is there or on its way was asked for on behalf of the next visit. */
  let isBegun = false;
  let isAnswered = false;
  const watchers = new Set<() => void>();

  const publish = (table: SeatTable, state: LoadedSeats['state']): void => {
    loaded = { table, size: table.size(), state };
    for (const watcher of watchers) watcher();
  };

  const present = (table: SeatTable): void => {
    publish(table, 'there');
    void workAhead(table);
  };

  /** All rows, in a table of their own; nothing where they are the ones that are there. */
  const read = async (
    leaving: AbortController,
    mayBeKept: boolean,
    show?: ShowRows,
  ): Promise<SeatTable | undefined> => {
    const table = emptySeatTable();
    isAnswered = false;
    const unchanged = new Error('Unchanged');
    let arrived: string | null = null;
    try {
      await api.area(seatMatrix).allSeats(undefined, {
        signal: leaving.signal,
        mayBeKept,
        onAnswer: (answer) => {
          isAnswered = true;
          arrived = answer.etag;
          if (arrived !== null && arrived === etag) leaving.abort(unchanged);
        },
        onRows: async (rows) => {
          table.append(rows);
          await show?.(table);
          await whenUnhurried();
        },
      });
    } catch (error) {
      if (error === unchanged) return undefined;
      throw error;
    }
    etag = arrived;
    return table;
  };

  const compare = async (leaving: AbortController): Promise<void> => {
    try {
      const fresh = await read(leaving, false);
      if (fresh) present(fresh);
      else if (loaded.state !== 'there') publish(loaded.table, 'there');
    } catch (error) {
      if (leaving.signal.aborted) return;
      logFailure(error);
      publish(loaded.table, 'kept');
    }
  };

  const load = async (leaving: AbortController): Promise<void> => {
    let shown = -Infinity;
    publish(emptySeatTable(), 'loading');
    try {
      const table = await read(leaving, true, async (growing) => {
        if (performance.now() - shown < showEvery) return;
        const isFirst = shown === -Infinity;
        shown = performance.now();
        publish(growing, 'loading');
        // The rest is not to be read before the first rows can be seen.
        if (isFirst) await nextFrame();
      });
      if (table) present(table);
    } catch (error) {
      if (leaving.signal.aborted) return;
      logFailure(error);
      publish(emptySeatTable(), 'failed');
      return;
    }
    if (!wasSent(api.link(seatMatrix.allSeats, {}))) await compare(leaving);
  };

  /** Somebody else sees nothing of what was loaded before. */
  const beginAnew = (visitor: typeof owner): void => {
    underWay?.abort();
    underWay = undefined;
    isBegun = false;
    etag = null;
    owner = visitor;
    loaded = { table: emptySeatTable(), size: 0, state: 'loading' };
  };

  const subscribe = (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };

  const visit = async (): Promise<void> => {
    const visitor = session.user()?.id;
    if (visitor !== owner) beginAnew(visitor);
    else if (isBegun) {
      isBegun = false;
      return;
    }
    if (underWay) return;
    const leaving = new AbortController();
    underWay = leaving;
    const isThere = loaded.state === 'there' || loaded.state === 'kept';
    await (isThere ? compare(leaving) : load(leaving));
    if (underWay === leaving) underWay = undefined;
  };

  return {
    state: () => loaded,
    subscribe,
    visit,
    /** The first visit, before there is a page; resolves when rows can be shown, or soon. */
    begin: (): Promise<void> =>
      new Promise((resolve) => {
        const finish = (): void => {
          leave();
          for (const timer of timers) clearTimeout(timer);
          resolve();
        };
        const leave = subscribe(() => {
          if (loaded.state !== 'loading' || loaded.size > 0) finish();
        });
        const timers = [
          setTimeout(() => !isAnswered && finish(), patience.answer),
          setTimeout(finish, patience.rows),
        ];
        void visit();
        isBegun = true;
      }),
  };
};

/** The seats of an app; nothing of them is loaded before they are asked for. */
export const seatsOf = lazyService(createSeats);

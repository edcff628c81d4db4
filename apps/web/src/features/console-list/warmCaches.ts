import type { Query, RowEngine } from '@seatwise/ui/table';
import { whenIdle } from '../../lib/scheduling.ts';

/** Asks an engine in idle periods what gestures will ask; it caches orders and the texts of searches. */
export const warmCaches = async (
  engine: Pick<RowEngine<string>, 'view'>,
  queries: readonly Query[],
  signal: AbortSignal,
): Promise<void> => {
  for (const query of queries) {
    await whenIdle();
    if (signal.aborted) return;
    engine.view(query);
  }
};

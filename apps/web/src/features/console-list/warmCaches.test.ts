import { createTable, type Query } from '@seatwise/ui/table';
import { describe, expect, it } from 'vitest';
import { warmCaches } from './warmCaches.ts';

const queries: readonly Query<'name'>[] = [
  { sort: { column: 'name', direction: 'ascending' } },
  { filters: { name: { contains: 'x' } } },
];

const warm = async (signal: AbortSignal) => {
  const asked: unknown[] = [];
  const table = createTable<{ readonly name: string }>({ name: 'text' });
  await warmCaches(
    {
      view: (query) => {
        asked.push(query);
        return table.view();
      },
    },
    queries,
    signal,
  );
  return asked;
};

describe('warming the caches', () => {
  it('asks what gestures will ask', async () => {
    expect(await warm(new AbortController().signal)).toEqual(queries);
  });

  it('stops when it is aborted', async () => {
    expect(await warm(AbortSignal.abort())).toEqual([]);
  });
});

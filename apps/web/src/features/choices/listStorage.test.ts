import { syncedList, type StoredList } from '@seatwise/flows/list-sync';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListStorage } from './listStorage.ts';

const stored = (version: number) => ({
  id: 'list-one',
  name: 'Round 1',
  lockedAt: null,
  list: syncedList<never>({ version, items: [] }),
});

describe('the storage of lists', () => {
  const kept = new Map<string, string>();
  const heard = new EventTarget();
  let paint: () => void;

  afterEach(() => vi.useRealTimers());
  beforeEach(() => {
    vi.useFakeTimers();
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
      key: (index: number) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      },
    });
    vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
      paint = callback;
    });
  });

  const versions = () =>
    Array.from(kept.values(), (value) => (JSON.parse(value) as StoredList<never>).list.version);

  it('BEY-CHC-04 writes the last of several changes, once, after the next frame', async () => {
    const storage = createListStorage<never>('lists.1');
    storage.write(stored(1));
    storage.write(stored(2));
    expect(versions()).toEqual([]);
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(versions()).toEqual([2]);
  });

  it('BEY-CHC-04 writes at once when the page is left, and before a request', () => {
    const storage = createListStorage<never>('lists.1');
    storage.write(stored(1));
    heard.dispatchEvent(new Event('pagehide'));
    expect(versions()).toEqual([1]);
    storage.write(stored(2));
    storage.flush();
    expect(versions()).toEqual([2]);
  });

  it('BEY-CHC-04 joins a change that waits for a frame with one that another tab wrote meanwhile', async () => {
    const seat = (instituteCode: string) => ({ instituteCode, subject: 'MBBS', quotaName: 'All' });
    const list = (...codes: string[]) => ({
      ...stored(1),
      list: { ...syncedList({ version: 1, items: [seat('a')] }), items: codes.map(seat) },
    });
    const texts = () => [...kept.values()].map((text) => JSON.parse(text) as object);
    kept.set('choices.lists.1.list-one', JSON.stringify(list('a')));
    const storage = createListStorage<ReturnType<typeof seat>>('lists.1');
    const other = createListStorage<ReturnType<typeof seat>>('lists.1');
    for (const tab of [storage, other]) tab.all();
    const codes: string[][] = [];
    storage.subscribe((shared) =>
      codes.push(shared.list.items.map(({ instituteCode }) => instituteCode)),
    );
    const hear = (value: ReturnType<typeof list>): void => {
      other.write(value);
      other.flush();
      const [key, newValue] = [...kept].at(-1)!;
      heard.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    };
    storage.write(list('a', 'mine'));
    hear(list('theirs', 'a'));
    expect(codes).toEqual([['theirs', 'a', 'mine']]);
    await vi.advanceTimersByTimeAsync(100);
    expect(texts()).toEqual([expect.objectContaining(list('theirs', 'a', 'mine'))]);
    other.all();
    // If no change is waiting, entries that the other tab removed stay removed.
    hear(list('theirs'));
    expect(codes[1]).toEqual(['theirs']);
  });

  it('BEY-CHC-04 writes nothing once its user has left, or the list was dropped', async () => {
    const storage = createListStorage<never>('lists.1');
    storage.write(stored(1));
    storage.drop('list-one');
    storage.write(stored(2));
    storage.close();
    paint();
    heard.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(versions()).toEqual([]);
  });
});

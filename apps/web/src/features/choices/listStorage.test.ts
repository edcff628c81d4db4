import { syncedList } from '@seatwise/flows/choices';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListStorage, type StoredList } from './listStorage.ts';

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
    const storage = createListStorage<ReturnType<typeof seat>>('lists.1');
    const key = 'choices.lists.1.list-one';
    kept.set(key, JSON.stringify(list('a')));
    storage.all();
    const codes: string[][] = [];
    storage.subscribe((_, other) =>
      codes.push(other!.list.items.map(({ instituteCode }) => instituteCode)),
    );
    const hear = (value: object): void => {
      kept.set(key, JSON.stringify(value));
      heard.dispatchEvent(
        Object.assign(new Event('storage'), { key, newValue: JSON.stringify(value) }),
      );
    };
    storage.write(list('a', 'mine'));
    hear(list('theirs', 'a'));
    expect(codes).toEqual([['theirs', 'a', 'mine']]);
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.get(key)).toBe(JSON.stringify(list('theirs', 'a', 'mine')));
    // With nothing waiting, what the other tab took out stays out.
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

import { syncedList } from '@seatwise/flows/choices';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListStorage, type StoredList } from './listStorage.ts';

type Listener = (id: string, stored: StoredList<never> | undefined) => void;

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

  it('BEY-CHC-04 writes its own change before it hears of another tab’s', () => {
    const storage = createListStorage<never>('lists.1');
    const listener = vi.fn<Listener>(() => expect(versions()).toEqual([1]));
    storage.subscribe(listener);
    storage.write(stored(1));
    const event = Object.assign(new Event('storage'), {
      key: 'choices.lists.1.list-one',
      newValue: JSON.stringify(stored(7)),
    });
    heard.dispatchEvent(event);
    expect(listener).toHaveBeenCalledWith('list-one', stored(7));
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

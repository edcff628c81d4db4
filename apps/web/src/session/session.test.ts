import { signedOutKey, storageKey } from '@seatwise/flows/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './session.ts';
import type { KeyValueStorage } from './sessionActor.ts';

const createStorage = (): KeyValueStorage => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
};

const encode = (part: object): string => btoa(JSON.stringify(part));
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const ananya = {
  id: 4,
  username: 'Ananya Sharma',
  email: 'free@seatwise.test',
  role: 'FREE',
  token: `${encode({})}.${encode({ exp: inAnHour })}.signature`,
} as const;

const nothing = { phone: null, rollNumber: null, counsellingCategory: null, air: null };

/** A tab of the browser, signed in by the storage. */
const openTab = async (storage: KeyValueStorage) => {
  const dropOwnData = vi.fn<() => void>();
  const navigate = vi.fn<(path: string) => void>();
  const session = createSession({
    storage,
    navigate,
    dropOwnData,
    fetchDetails: async () => ananya,
  });
  await vi.dynamicImportSettled();
  return { session, dropOwnData, navigate };
};

let storage: KeyValueStorage;

beforeEach(() => {
  storage = createStorage();
  storage.setItem(storageKey, JSON.stringify(ananya));
});

describe('a session of two tabs', () => {
  it('SES-08 SES-09 that the server ends leaves both with what they keep, and both say so', async () => {
    const [one, other] = [await openTab(storage), await openTab(storage)];
    one.session.onExpired();
    other.session.reread();
    for (const { session, dropOwnData } of [one, other]) {
      expect(session.view()).toMatchObject({
        user: undefined,
        signOutReason: 'Session expired. Please login again.',
      });
      expect(dropOwnData).not.toHaveBeenCalled();
    }
    expect(storage.getItem(signedOutKey)).toBeNull();
  });

  it('SES-06 that is signed out of clears the storage of both', async () => {
    const [one, other] = [await openTab(storage), await openTab(storage)];
    const written: string[] = [];
    const { setItem, removeItem } = storage;
    storage.setItem = (key, value) => {
      written.push(`${key} is ${value}`);
      setItem(key, value);
    };
    storage.removeItem = (key) => {
      written.push(`no ${key}`);
      removeItem(key);
    };
    one.session.signOut();
    // Other tabs receive the storage events in this order.
    expect(written.slice(0, 2)).toEqual([`${signedOutKey} is 4`, `no ${storageKey}`]);
    other.session.reread();
    expect(other.session.view().signOutReason).toBe('You logged out in another tab.');
    for (const { dropOwnData } of [one, other]) expect(dropOwnData).toHaveBeenCalledOnce();
  });

  it('removes the sign-out mark of the last user when it starts', async () => {
    const { session } = await openTab(storage);
    session.signOut();
    expect(storage.getItem(signedOutKey)).toBe('4');
    session.send({ type: 'user.signedIn', user: { ...ananya, ...nothing } });
    expect(storage.getItem(signedOutKey)).toBeNull();
    session.onExpired();
    expect(storage.getItem(signedOutKey)).toBeNull();
  });
});

import { signedOutKey, storageKey } from '@seatwise/flows/session';
import { day, hour } from '@seatwise/api-client/contract/constants/time';
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
const openTab = async (storage: KeyValueStorage, now = Date.now) => {
  const dropOwnData = vi.fn<() => void>();
  const navigate = vi.fn<(path: string) => void>();
  const session = createSession({
    storage,
    navigate,
    dropOwnData,
    fetchDetails: async () => ananya,
    now,
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

  it('SES-06 BEY-ATK-35 that is signed out of clears the storage of both', async () => {
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
    expect(written.slice(0, 2)).toEqual([`${signedOutKey} is yes`, `no ${storageKey}`]);
    other.session.reread();
    expect(other.session.view().signOutReason).toBe('You logged out in another tab.');
    for (const { dropOwnData } of [one, other]) expect(dropOwnData).toHaveBeenCalledOnce();
  });

  it('SES-08 SES-09 that began again in one is not ended by the other, which slept and has not heard of it', async () => {
    const [asleep, other] = [await openTab(storage), await openTab(storage)];
    other.session.onExpired();
    const token = `${encode({})}.${encode({ exp: inAnHour + 3600 })}.signature`;
    other.session.send({ type: 'user.signedIn', user: { ...ananya, ...nothing, token } });
    asleep.session.onExpired();
    other.session.reread();
    asleep.session.reread();
    for (const { session } of [asleep, other])
      expect(session.view()).toMatchObject({ user: { token }, signOutReason: undefined });
    // Logging out applies to every tab.
    asleep.session.send({ type: 'user.signedIn', user: { ...ananya, ...nothing } });
    storage.setItem(storageKey, JSON.stringify({ ...ananya, token }));
    asleep.session.signOut();
    expect(storage.getItem(storageKey)).toBeNull();
  });

  it('removes the sign-out mark of the last user when it starts', async () => {
    const { session } = await openTab(storage);
    session.signOut();
    expect(storage.getItem(signedOutKey)).toBe('yes');
    session.send({ type: 'user.signedIn', user: { ...ananya, ...nothing } });
    expect(storage.getItem(signedOutKey)).toBeNull();
    session.onExpired();
    expect(storage.getItem(signedOutKey)).toBeNull();
  });
});

describe('a device with a wrong clock', () => {
  const issued = Math.floor(Date.now() / 1000);
  const lifetime = 12 * hour;
  const token = `${encode({})}.${encode({ iat: issued, exp: issued + lifetime / 1000 })}.signature`;
  const user = { ...ananya, ...nothing, token };

  it.each([
    ['ahead', day],
    ['behind', -day],
  ])('BEY-ACC-07 a day %s signs in, reloads, and ends with the token', async (_, error) => {
    storage.removeItem(storageKey);
    let passed = 0;
    const now = () => Date.now() + error + passed;
    const { session } = await openTab(storage, now);
    session.send({ type: 'user.signedIn', user });
    await vi.waitFor(() => expect(session.user()?.token).toBe(token));
    expect(session.expired()).toBe(false);
    expect(Math.abs(session.now() - Date.now())).toBeLessThan(2000);
    const { session: reloaded } = await openTab(storage, now);
    expect([reloaded.view().user?.id, reloaded.view().expiresSoon]).toEqual([ananya.id, false]);
    passed = lifetime - 60_000;
    expect(session.expired()).toBe(false);
    passed = lifetime + 2000;
    expect(session.expired()).toBe(true);
    const { session: late } = await openTab(storage, now);
    await vi.waitFor(() => expect(late.view().user).toBeUndefined());
  });

  it('BEY-ACC-07 that is set right starts from there at the next sign-in', async () => {
    const { session } = await openTab(storage, () => Date.now() + day);
    session.send({ type: 'user.signedIn', user });
    const { session: right } = await openTab(storage);
    right.send({ type: 'user.signedIn', user });
    expect(Math.abs(right.now() - Date.now())).toBeLessThan(2000);
  });

  it('BEY-ACC-07 that is set back during a session keeps it, and the server ends it', async () => {
    let error = 0;
    const { session } = await openTab(storage, () => Date.now() + error);
    session.send({ type: 'user.signedIn', user });
    error = -day;
    expect(session.view().user?.id).toBe(ananya.id);
    session.onExpired();
    expect(session.view()).toMatchObject({
      user: undefined,
      signOutReason: 'Session expired. Please login again.',
    });
  });
});

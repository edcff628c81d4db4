import { outboxKey } from '@seatwise/flows/chat';
import { rememberKey } from '@seatwise/flows/login';
import { pendingPaymentKey } from '@seatwise/flows/payment';
import { authTokenKey, signedOutKey, storageKey } from '@seatwise/flows/session';
import { afterEach, expect, it, vi } from 'vitest';
import { dropOwnData } from './ownData.ts';
import { themeKey } from './themeChoice.ts';

/** Items are own properties, as in the browser's storage. */
const storageOf = (keys: readonly string[]) =>
  Object.defineProperties(Object.fromEntries(keys.map((key) => [key, 'stored'])), {
    removeItem: {
      value(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
    clear: {
      value(this: Record<string, string>) {
        for (const key of Object.keys(this)) delete this[key];
      },
    },
  });

afterEach(() => vi.unstubAllGlobals());

it('SES-06 BEY-ATK-15 a sign-out leaves what is of the device alone', () => {
  const ofDevice = [themeKey, rememberKey, signedOutKey, 'chat.notifications', 'columns.users'];
  const ofSession = [storageKey, authTokenKey];
  const own = ['documents.4', 'chat.4', 'choices.lists.4.a', 'choices.lastUsed.4', 'whatever.4'];
  vi.stubGlobal('localStorage', storageOf([...ofDevice, ...ofSession, ...own]));
  const inTab = [pendingPaymentKey, outboxKey, 'draft.profile', 'dismissedWarnings.a'];
  vi.stubGlobal('sessionStorage', storageOf([...inTab, 'selectedPlan', 'scroll']));
  const remove = vi.fn<(name: string) => void>();
  vi.stubGlobal('caches', { delete: remove });
  dropOwnData();
  expect(Object.keys(localStorage)).toEqual([...ofDevice, ...ofSession]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(remove).toHaveBeenCalledOnce();
});

import { createStore } from '@seatwise/flows/shared';
import { useSyncExternalStore } from 'react';
import { lazyService, useServices } from './services.ts';

/** How a counsellor hears of new messages, on this device. */
interface ChatAlerts {
  readonly hasSound: boolean;
  readonly hasTitleCount: boolean;
}

const key = 'chat.alerts';
const usual: ChatAlerts = { hasSound: true, hasTitleCount: true };

const readStored = (): ChatAlerts => {
  try {
    const { hasSound, hasTitleCount } = Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as {
      [Name in keyof ChatAlerts]?: unknown;
    };
    return { hasSound: hasSound !== false, hasTitleCount: hasTitleCount !== false };
  } catch {
    return usual;
  }
};

const chatAlertsOf = lazyService(() => {
  const store = createStore(readStored());
  return {
    ...store,
    change: (change: Partial<ChatAlerts>): void => {
      store.set({ ...store.get(), ...change });
      try {
        localStorage.setItem(key, JSON.stringify(store.get()));
      } catch {
        // Full or forbidden storage: the choice holds until the page is left.
      }
    },
  };
});

export const useChatAlerts = () => {
  const { subscribe, get, change } = chatAlertsOf(useServices());
  return { ...useSyncExternalStore(subscribe, get, () => usual), change };
};

import { createStore } from '@seatwise/flows/shared';
import { useSyncExternalStore } from 'react';
import { storedValue } from '../lib/storedValue.ts';
import { lazyService, useServices } from './services.ts';

/** How a counsellor hears of new messages, on this device. */
interface ChatAlerts {
  readonly hasSound: boolean;
  readonly hasTitleCount: boolean;
}

const usual: ChatAlerts = { hasSound: true, hasTitleCount: true };

const storedAlerts = storedValue('chat.alerts', (stored): ChatAlerts => {
  const { hasSound, hasTitleCount } = Object(stored) as { [Name in keyof ChatAlerts]?: unknown };
  return { hasSound: hasSound !== false, hasTitleCount: hasTitleCount !== false };
});

const chatAlertsOf = lazyService(() => {
  const store = createStore(storedAlerts.read());
  return {
    ...store,
    change: (change: Partial<ChatAlerts>): void => {
      store.set({ ...store.get(), ...change });
      storedAlerts.write(store.get());
    },
  };
});

export const useChatAlerts = () => {
  const { subscribe, get, change } = chatAlertsOf(useServices());
  return { ...useSyncExternalStore(subscribe, get, () => usual), change };
};

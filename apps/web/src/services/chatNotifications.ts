import { createStore } from '@seatwise/flows/shared';
import { useSyncExternalStore } from 'react';
import { storedValue } from '../lib/storedValue.ts';
import { lazyService, useServices } from './services.ts';

/** How a counsellor hears of new messages, on this device. */
interface ChatNotifications {
  readonly hasSound: boolean;
  readonly hasTitleCount: boolean;
}

const usual: ChatNotifications = { hasSound: true, hasTitleCount: true };

const storedNotifications = storedValue('chat.notifications', (stored): ChatNotifications => {
  const { hasSound, hasTitleCount } = Object(stored) as {
    [Name in keyof ChatNotifications]?: unknown;
  };
  return { hasSound: hasSound !== false, hasTitleCount: hasTitleCount !== false };
});

const chatNotificationsOf = lazyService(() => {
  const store = createStore(storedNotifications.read());
  return {
    ...store,
    change: (change: Partial<ChatNotifications>): void => {
      store.set({ ...store.get(), ...change });
      storedNotifications.write(store.get());
    },
  };
});

export const useChatNotifications = () => {
  const { subscribe, get, change } = chatNotificationsOf(useServices());
  return { ...useSyncExternalStore(subscribe, get, () => usual), change };
};

import { createStore } from '@seatwise/flows/shared';
import { useStore } from '../lib/useStore.ts';
import { storedValue } from '../lib/storedValue.ts';
import { lazyService, useServices } from './services.ts';

/** How a counsellor is notified of new messages, on this device. */
interface ChatNotifications {
  readonly hasSound: boolean;
  readonly hasTitleCount: boolean;
}

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
  const notifications = chatNotificationsOf(useServices());
  return { ...useStore(notifications), change: notifications.change };
};

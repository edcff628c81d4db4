import { createStore } from '@seatwise/flows/shared';
import { useStore } from '../lib/useStore.ts';
import { lazyService, useServices } from './services.ts';

/** The number of unread chat messages, which the chat updates once its code has loaded. */
export const unreadChatOf = lazyService(() => createStore(0));

export const useUnreadChat = (): number => useStore(unreadChatOf(useServices()), 0);

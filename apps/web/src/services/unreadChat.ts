import { createStore } from '@seatwise/flows/shared';
import { useStore } from '../lib/useStore.ts';
import { lazyService, useServices } from './services.ts';

/** The number of unread chat messages; the chat, whose code loads late, keeps it up to date. */
export const unreadChatOf = lazyService(() => createStore(0));

export const useUnreadChat = (): number => useStore(unreadChatOf(useServices()), 0);

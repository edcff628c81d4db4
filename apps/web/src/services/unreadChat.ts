import { createStore } from '@seatwise/flows/shared';
import { useSyncExternalStore } from 'react';
import { lazyService, useServices } from './services.ts';

/** The number of unread chat messages; the chat, whose code loads late, keeps it up to date. */
export const unreadChatOf = lazyService(() => createStore(0));

const none = (): number => 0;

export const useUnreadChat = (): number => {
  const unread = unreadChatOf(useServices());
  return useSyncExternalStore(unread.subscribe, unread.get, none);
};

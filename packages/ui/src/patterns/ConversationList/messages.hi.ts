import type { conversationListMessages as english } from './messages.ts';

export const conversationListMessages: typeof english = {
  unread: 'बिना पढ़े',
};

import type { noticeMessages as english } from './messages.ts';

export const noticeMessages: typeof english = {
  dismiss: 'हटाएँ',
};

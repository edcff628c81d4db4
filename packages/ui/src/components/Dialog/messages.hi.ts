import type { dialogMessages as english } from './messages.ts';

export const dialogMessages: typeof english = {
  close: 'बंद करें',
};

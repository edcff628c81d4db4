import type { statusBadgeMessages as english } from './messages.ts';

export const statusBadgeMessages: typeof english = {
  active: 'चालू',
  inactive: 'बंद',
};

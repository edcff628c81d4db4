import type { toastMessages as english } from './messages.ts';

export const toastMessages: typeof english = {
  region: 'सूचनाएँ',
};

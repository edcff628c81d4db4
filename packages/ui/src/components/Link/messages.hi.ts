import type { linkMessages as english } from './messages.ts';

export const linkMessages: typeof english = {
  newTab: ' (नए टैब में खुलेगा)',
};

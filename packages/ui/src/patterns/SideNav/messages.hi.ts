import type { sideNavMessages as english } from './messages.ts';

export const sideNavMessages: typeof english = {
  expand: 'मेन्यू फैलाएँ',
  collapse: 'मेन्यू समेटें',
  more: 'और विकल्प',
};

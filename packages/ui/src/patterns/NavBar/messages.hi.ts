import type { navBarMessages as english } from './messages.ts';

export const navBarMessages: typeof english = {
  main: 'मुख्य',
  thumb: 'ज़रूरी लिंक',
  menu: 'मेन्यू',
  openMenu: 'मेन्यू खोलें',
  closeMenu: 'मेन्यू बंद करें',
};

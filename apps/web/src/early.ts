/**
 * Stands in the head of each page and runs before anything is painted, long before the app: what
 * this browser has kept shows from the first picture on, and what is pressed too soon waits.
 */
import { storageKey } from '@seatwise/flows/session';
import { chosenTheme, showTheme } from './wiring/themeChoice.ts';

const root = document.documentElement;
showTheme(chosenTheme(localStorage), root);
if (localStorage.getItem(storageKey) !== null) root.dataset['known'] = '';

document.addEventListener(
  'click',
  (event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-early] button');
    if (!button) return;
    event.preventDefault();
    button.dataset['pressed'] = '';
  },
  true,
);

/**
 * Stands in the head of each page and runs before anything is painted, long before the app: what
 * this browser has kept shows from the first picture on, and what is pressed too soon waits.
 */
import { storageKey } from '@seatwise/flows/session';
import { chosenTheme, showTheme } from '../services/themeChoice.ts';

const root = document.documentElement;
showTheme(chosenTheme(localStorage), root);
if (localStorage.getItem(storageKey) !== null) root.dataset['known'] = '';

const earlyButton = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest('[data-early] button') : null;

/** Where a press began that the app, when it gets the page in the middle of it, has not seen begin. */
let begun: HTMLElement | null = null;

document.addEventListener(
  'pointerdown',
  (event) => {
    begun = earlyButton(event);
  },
  true,
);
document.addEventListener(
  'click',
  (event) => {
    const pressed = begun;
    begun = null;
    const button = earlyButton(event);
    if (button) {
      event.preventDefault();
      button.dataset['pressed'] = '';
    } else if (pressed?.contains(event.target as Node)) {
      event.preventDefault();
      event.stopPropagation();
      pressed.click();
    }
  },
  true,
);

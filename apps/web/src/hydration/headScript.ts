/**
 * Inlined into the head of each page (build/firstPaint.ts) and run before the first paint: applies the
 * stored theme, marks stored sessions, and holds back clicks until the app can handle them.
 */
import { storageKey } from '@seatwise/flows/session';
import { storedTheme, showTheme } from '../services/themeChoice.ts';

const root = document.documentElement;
showTheme(storedTheme(localStorage), root);
if (localStorage.getItem(storageKey) !== null) root.dataset['hasSession'] = '';

const earlyButton = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest('[data-early] button') : null;

/** The button of a press that began before hydration; React sees no pointerdown for it. */
let pressStart: HTMLElement | null = null;

document.addEventListener(
  'pointerdown',
  (event) => {
    pressStart = earlyButton(event);
  },
  true,
);
document.addEventListener(
  'click',
  (event) => {
    const pressed = pressStart;
    pressStart = null;
    const button = earlyButton(event);
    if (button) {
      event.preventDefault();
      button.dataset['pressed'] = '';
      // The press is answered at once, although its action waits for the app.
      button.ariaBusy = 'true';
    } else if (pressed?.contains(event.target as Node)) {
      event.preventDefault();
      event.stopPropagation();
      pressed.click();
    }
  },
  true,
);

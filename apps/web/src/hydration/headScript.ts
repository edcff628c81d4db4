/**
 * Inlined into the head of each page (build/firstPaint.ts) and run before the first paint: applies the
 * stored theme, marks stored sessions, and keeps forms from being sent without the app.
 */
import { storageKey } from '@seatwise/flows/session';
import { storedTheme, showTheme } from '../services/themeChoice.ts';

const root = document.documentElement;
showTheme(storedTheme(localStorage), root);
if (localStorage.getItem(storageKey) !== null) root.dataset['hasSession'] = '';

document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    if (form.closest('[data-page], [data-early]')) form.dataset['submitted'] = '';
  },
  true,
);

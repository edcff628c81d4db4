/**
 * Inlined into the head of each page (build/firstPaint.ts) and run before the first paint: applies the
 * stored theme, marks stored sessions, and keeps the browser from sending a form by itself.
 */
import { storageKey } from '@seatwise/flows/session';
import { storedTheme, showTheme } from '../services/themeChoice.ts';

const root = document.documentElement;
showTheme(storedTheme(localStorage), root);
if (localStorage.getItem(storageKey) !== null) root.dataset['hasSession'] = '';

document.addEventListener('submit', (event) => event.preventDefault(), true);

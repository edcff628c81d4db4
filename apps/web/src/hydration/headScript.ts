/**
 * Inlined into the head of each page (build/firstPaint.ts) and run before the first paint: applies the
 * stored theme, marks stored sessions, stores the language when a link leads to the same page in it,
 * and marks choices, submits and presses before the app starts, which replays them (replayEarlyInput.ts).
 */
import { storageKey } from '@seatwise/flows/session';
import { keepLanguage } from '../services/languageChoice.ts';
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

document.addEventListener(
  'change',
  ({ target }) => {
    // React resets the value when it hydrates.
    if (target instanceof HTMLSelectElement && target.closest('[data-page], [data-early]'))
      target.dataset['chosen'] = target.value;
  },
  true,
);

document.addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const language = target.closest<HTMLAnchorElement>('a[hreflang]')?.hreflang;
    if (language) keepLanguage(language);
    const button = target.closest<HTMLElement>('[data-page] [type="button"]');
    if (!button) return;
    // React would handle both a click during its hydration and the replayed one.
    event.stopPropagation();
    button.dataset['pressed'] = '';
  },
  true,
);

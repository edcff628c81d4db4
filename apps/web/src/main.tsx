import '@seatwise/ui/reset';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApp } from './createApp.tsx';
import { readEnv } from './env.ts';
import { fetchScreen, turnAway } from './routes.tsx';

const start = (): void => {
  const { element, services } = createApp(readEnv(import.meta.env), localStorage, BrowserRouter);
  const app = <StrictMode>{element}</StrictMode>;
  const root = document.getElementById('root')!;
  const { pathname, search } = location;

  const isAllowed = turnAway(pathname, services.session) === undefined;

  // Drawn at build time for guests at one address, with nothing typed; otherwise it is drawn anew.
  const isAsDrawn =
    root.dataset['page'] === pathname + search && isAllowed && !services.drafts.some();
  if (!isAsDrawn) delete root.dataset['page'];

  const show = (isFetched: boolean): void => {
    // From here on React itself sees to what is pressed.
    delete root.dataset['early'];
    if (isAsDrawn && isFetched) {
      // There is no hurry: in between the page hears what is done to it.
      startTransition(() => void hydrateRoot(root, app));
    } else {
      for (const tag of document.head.querySelectorAll('[data-drawn]')) tag.remove();
      createRoot(root).render(app);
    }
  };

  // Not awaited: screens import what lies in the same file as this, and would wait for its end.
  void fetchScreen(pathname, isAllowed ? services : undefined).then(
    () => show(true),
    // Where its code cannot be had, the app says so.
    () => show(false),
  );
};
// Its code took long enough to be read: before it is used, the page hears what is done to it.
setTimeout(start);

import '@seatwise/ui/reset';
import { BackProvider } from '@seatwise/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApp, withoutBase } from './createApp.tsx';
import { readEnv } from './env.ts';
import { language } from './lib/language.ts';
import { preloadRoute, resolveRedirect } from './routes.tsx';
import { startWatchingBack } from './routing/watchBack.ts';

const start = (): void => {
  const watchBack = startWatchingBack();
  const { element, services, mounted } = createApp(
    readEnv(import.meta.env),
    localStorage,
    BrowserRouter,
  );
  const app = (
    <StrictMode>
      <BackProvider value={watchBack}>{element}</BackProvider>
    </StrictMode>
  );
  const root = document.getElementById('root')!;
  const { pathname, search } = location;
  const path = withoutBase(pathname);

  const isAllowed = resolveRedirect(path, services.session) === undefined;

  // Prerendered HTML matches a guest's first render of one exact address without drafts. The start
  // page in Hindi is `/hi/`, and `/hi` leads to it too.
  const canHydrate =
    root.dataset['page'] === language.base + path + search && isAllowed && !services.drafts.some();
  if (!canHydrate) delete root.dataset['page'];

  const render = (isLoaded: boolean): void => {
    if (canHydrate && isLoaded) {
      // Hydrating in a transition yields to input.
      startTransition(() => void hydrateRoot(root, app));
    } else {
      // React adds its own tags; the page keeps its title until then.
      const tags = document.head.querySelectorAll('[data-prerendered]');
      void mounted.then(() => tags.forEach((tag) => tag.remove()));
      const draw = (): void => createRoot(root).render(app);
      // The server's HTML stays until the app is drawn, and here too input comes first.
      if (root.hasChildNodes()) startTransition(draw);
      else draw();
    }
  };

  // A top-level await would block the screens, which import modules of this chunk.
  void preloadRoute(path, isAllowed ? services : undefined).then(
    () => render(true),
    // Rendering without the page's code shows the failure screen.
    () => render(false),
  );
};
// A new task lets input that was queued during evaluation run first.
setTimeout(start);

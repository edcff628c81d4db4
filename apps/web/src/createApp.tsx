import { storageKey } from '@seatwise/flows/session';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import type { Env } from './env.ts';
import { createRoutes } from './routes.tsx';
import { createServices, ServicesProvider } from './wiring/services.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type CreateRouter = (routes: ReturnType<typeof createRoutes>) => Router;

/** Until the first screen's code is there, and it is known whether one may be here. */
const arrival = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ initialized }: Router['state']): void => {
      if (!initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look(router.state);
  });

/** The app as one thing: in the browser's address bar, or in a story's memory. */
export const createApp = (env: Env, storage: Storage, createRouter: CreateRouter) => {
  const services = createServices({
    env,
    storage,
    root: document.documentElement,
    go: (path) => void router.navigate(path, { replace: true }),
  });
  const router = createRouter(createRoutes(services));

  let present = services.session.user();
  services.session.actor.subscribe(() => {
    const before = present;
    present = services.session.user();
    // Whoever is no longer signed in, or is somebody else by now, may no longer be where they are.
    if (before && before.role !== present?.role) void router.revalidate();
  });
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) services.session.reread();
  });

  return {
    services,
    router,
    arrived: arrival(router),
    element: (
      <ServicesProvider value={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    ),
  };
};

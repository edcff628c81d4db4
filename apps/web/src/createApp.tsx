import { storageKey } from '@seatwise/flows/session';
import { LocaleProvider } from '@seatwise/ui';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate, useRoutes, type NavigateFunction } from 'react-router-dom';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import type { Env } from './env.ts';
import { preloadRoute, routes } from './routes.tsx';
import { Failure } from './screens/Failure/Failure.tsx';
import { createServices, ServicesProvider, type Services } from './services/services.ts';

interface AppProps {
  readonly services: Services;
  /** Where the address is kept: in the browser, in a story's memory, or fixed at build time. */
  readonly router: ComponentType<{ readonly children: ReactNode }>;
  /** Called with the router's navigate function once it is mounted. */
  readonly onNavigateReady?: (navigate: NavigateFunction) => void;
}

const Screens = ({ onNavigateReady }: Pick<AppProps, 'onNavigateReady'>) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => onNavigateReady?.(navigate), [onNavigateReady, navigate]);
  return (
    <ErrorBoundary resetKey={pathname} fallback={<Failure />}>
      {/* An empty page is better than a flash of a fallback while the first screen's code loads. */}
      <Suspense fallback={null}>{useRoutes(routes)}</Suspense>
    </ErrorBoundary>
  );
};

/** The locale of numbers, dates and collation, the same at build time and in the browser. */
const locale = 'en-IN';

export const App = ({ services, router: Router, ...screens }: AppProps) => (
  <ServicesProvider value={services}>
    <LocaleProvider locale={locale}>
      <Router>
        <Screens {...screens} />
      </Router>
    </LocaleProvider>
  </ServicesProvider>
);

/** Preloads the route of a link that is hovered, focused or touched. */
const prefetchLink = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  // A failed preload is repeated, and reported, when the link is followed.
  if (link) preloadRoute(link.getAttribute('href')!).catch(() => undefined);
};

/** The app with its services, for the browser's address bar or for a story's memory. */
export const createApp = (env: Env, storage: Storage, router: AppProps['router']) => {
  let onNavigateReady!: (navigate: NavigateFunction) => void;
  const navigateReady = new Promise<NavigateFunction>((resolve) => {
    onNavigateReady = resolve;
  });
  const services = createServices({
    env,
    storage,
    root: document.documentElement,
    navigate: (path) => void navigateReady.then((navigate) => navigate(path, { replace: true })),
  });
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) services.session.reread();
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, prefetchLink, { passive: true });

  return {
    services,
    element: <App services={services} router={router} onNavigateReady={onNavigateReady} />,
  };
};

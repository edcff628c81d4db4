import { storageKey } from '@seatwise/flows/session';
import { LocaleProvider } from '@seatwise/ui';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate, useRoutes, type NavigateFunction } from 'react-router-dom';
import type { Env } from './env.ts';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { fetchScreen, routes } from './routes.tsx';
import { Failure } from './screens/Failure/Failure.tsx';
import { createServices, ServicesProvider, type Services } from './services/services.ts';

interface AppProps {
  readonly services: Services;
  /** Keeps the address: the browser's, a story's memory, one page's at build time. */
  readonly router: ComponentType<{ readonly children: ReactNode }>;
  /** Called with the way to other addresses, once there is one. */
  readonly onWay?: (navigate: NavigateFunction) => void;
}

const Screens = ({ onWay }: Pick<AppProps, 'onWay'>) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => onWay?.(navigate), [onWay, navigate]);
  return (
    <ErrorBoundary place={pathname} fallback={<Failure />}>
      {/* Nothing is better than a flash of something while the first screen's code arrives. */}
      <Suspense fallback={null}>{useRoutes(routes)}</Suspense>
    </ErrorBoundary>
  );
};

/** What numbers, dates and the alphabet follow; the pages drawn at build time have it too. */
const locale = 'en-IN';

export const App = ({ services, router: Router, ...way }: AppProps) => (
  <ServicesProvider value={services}>
    <LocaleProvider locale={locale}>
      <Router>
        <Screens {...way} />
      </Router>
    </LocaleProvider>
  </ServicesProvider>
);

/** Whoever points at a link may follow it. */
const fetchAhead = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  // What cannot be fetched now is tried again, and told of, when it is followed.
  if (link) fetchScreen(link.getAttribute('href')!).catch(() => undefined);
};

/** The app as one thing: in the browser's address bar, or in a story's memory. */
export const createApp = (env: Env, storage: Storage, router: AppProps['router']) => {
  let open!: (navigate: NavigateFunction) => void;
  const way = new Promise<NavigateFunction>((resolve) => {
    open = resolve;
  });
  const services = createServices({
    env,
    storage,
    root: document.documentElement,
    go: (path) => void way.then((navigate) => navigate(path, { replace: true })),
  });
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) services.session.reread();
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, fetchAhead, { passive: true });

  return { services, element: <App services={services} router={router} onWay={open} /> };
};

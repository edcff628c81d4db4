import { storageKey } from '@seatwise/flows/session';
import { defaultLocale } from '@seatwise/flows/shared';
import { LocaleProvider } from '@seatwise/ui';
import { Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import {
  BrowserRouter,
  createPath,
  useLocation,
  useNavigate,
  useRoutes,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import type { Env } from './env.ts';
import { language } from './lib/language.ts';
import { whenIdle } from './lib/scheduling.ts';
import { paths } from './paths.ts';
import { preloadRoute, resolveRedirect, routes } from './routes.tsx';
import { createOwnFacts } from './services/ownFacts.ts';
import { createServices, ServicesProvider, type Services } from './services/services.ts';

/** The parts of the router that the session uses. */
interface RouterState {
  readonly navigate: NavigateFunction;
  readonly location: Location<unknown>;
}

export interface AppProps {
  readonly services: Services;
  /** The router, whose address is in the browser, in a story's memory, or fixed at build time. */
  readonly router: ComponentType<{ readonly basename: string; readonly children: ReactNode }>;
  /** Called once the router is mounted, and after each navigation. */
  readonly onNavigated?: (router: RouterState) => void;
}

const Screens = ({ onNavigated }: Pick<AppProps, 'onNavigated'>) => {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  // A layout effect runs before the next frame; until then the head also has the prerendered page's tags.
  useLayoutEffect(() => onNavigated?.({ navigate, location }), [onNavigated, navigate, location]);
  // An empty page is better than a flash of a fallback while the first screen's code loads.
  return <Suspense fallback={null}>{useRoutes(routes)}</Suspense>;
};

export const App = ({ services, router: Router, ...screens }: AppProps) => (
  <ServicesProvider value={services}>
    <LocaleProvider locale={defaultLocale}>
      <Router basename={language.base}>
        <Screens {...screens} />
      </Router>
    </LocaleProvider>
  </ServicesProvider>
);

/** An address of the browser without the language's prefix, as the router uses it. */
export const withoutBase = (address: string): string => address.slice(language.base.length) || '/';

/** Preloads the route of a link that is hovered, focused or touched. */
const preloadLink = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a[href^="/"]:not([hreflang])') : null;
  // Following the link repeats a failed preload, and reports it.
  if (link) preloadRoute(withoutBase(link.getAttribute('href')!)).catch(() => undefined);
};

const renderedEntry = ({ location }: RouterState) => ({
  address: createPath(location),
  state: location.state,
});

/** While a transition renders, the address bar is ahead of the rendered location. */
const browserEntry = () => ({
  address: withoutBase(createPath(window.location)),
  state: (history.state as { usr?: unknown } | null)?.usr ?? null,
});

/** The app with its services, for the browser's address bar or for a story's memory. */
export const createApp = (env: Env, storage: Storage, Router: AppProps['router']) => {
  let router: RouterState | undefined;
  let onMounted!: () => void;
  const mounted = new Promise<void>((resolve) => {
    onMounted = resolve;
  });
  const services: Services = createServices({
    env,
    storage,
    root: document.documentElement,
    navigate: (path, state) =>
      void mounted.then(() => router!.navigate(path, { replace: true, state })),
    entry: () => router && (Router === BrowserRouter ? browserEntry() : renderedEntry(router)),
    admits: (address) => resolveRedirect(address, services.session) === undefined,
  });
  // A story shows only the data it was given.
  const askOwnFacts =
    Router === BrowserRouter
      ? createOwnFacts(services, [paths.home, paths.editProfile])
      : undefined;
  const onNavigated = (current: RouterState): void => {
    router = current;
    onMounted();
    void whenIdle().then(() => askOwnFacts?.(current.location.pathname));
  };
  document.addEventListener('visibilitychange', () => void askOwnFacts?.(location.pathname));
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) services.session.reread();
  });
  // Pages in the back/forward cache get no storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) services.session.reread();
  });
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, preloadLink, { passive: true });

  return {
    services,
    /** Resolves once the first screen is in the document. */
    mounted,
    element: <App services={services} router={Router} onNavigated={onNavigated} />,
  };
};

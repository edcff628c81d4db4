import { consoleGuard, guestGuard, signedInGuard, type RouteGuard } from '@seatwise/flows/session';
import { lazy } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { Shell } from './app/Shell.tsx';
import { allPages, consolePermissions, type Page, type PageMeta } from './pages.ts';
import { paths } from './paths.ts';
import { lazyWithPreload, type ScreenModule } from './routing/lazyWithPreload.tsx';
import { trackPendingLoad } from './routing/pendingLoads.ts';
import type { ResolveRedirect } from './routing/useRouteRedirect.ts';
import { Failure } from './screens/Failure/Failure.tsx';
import type { Services } from './services/services.ts';

type LoadScreen = () => Promise<ScreenModule>;

/** What a route carries besides its element. */
interface RouteHandle {
  readonly meta?: PageMeta;
  readonly guard?: RouteGuard;
  readonly preload?: (services?: Services) => Promise<unknown>;
}

/** Its code loads late, and for users alone. */
const StudentChat = lazy(() => import('./features/chat/StudentChat.tsx'));

const screenModules = import.meta.glob<ScreenModule>('./screens/*/route.tsx');

const pageRoute = ({ path, screen, ...meta }: Page): RouteObject => {
  const load = screenModules[`./screens/${screen}/route.tsx`];
  if (!load) throw new Error(`screens/${screen}/route.tsx does not exist`);
  const Screen = lazyWithPreload(load, trackPendingLoad);
  const handle: RouteHandle = { meta, preload: Screen.preload };
  return { path, element: <Screen />, handle };
};

const pageRoutes = (access?: Page['access']): RouteObject[] =>
  allPages.filter((page) => page.access === access).map(pageRoute);

/** An element around several pages, which stays mounted from one of them to the next. */
const layoutRoute = (load: LoadScreen, children: RouteObject[]): RouteObject => {
  const Layout = lazyWithPreload(load, trackPendingLoad);
  const handle: RouteHandle = { preload: Layout.preload };
  return { element: <Layout />, handle, children };
};

const guarded = (guard: RouteGuard, children: RouteObject[]): RouteObject => ({
  handle: { guard } satisfies RouteHandle,
  children,
});

interface Matched {
  readonly path: string;
  readonly handles: readonly RouteHandle[];
}

let matched: Matched | undefined;

/** The handles of a path. The last ones are kept: a gesture in a list changes the query alone. */
const matchHandles = (path: string): readonly RouteHandle[] => {
  if (matched?.path !== path) {
    const matches = matchRoutes(routes, path) ?? [];
    matched = { path, handles: matches.map(({ route }) => (route.handle ?? {}) as RouteHandle) };
  }
  return matched.handles;
};

/** Asks the guards of an address, the outermost first. */
export const resolveRedirect: ResolveRedirect = (path, session) => {
  for (const { guard } of matchHandles(path)) {
    const redirect = guard?.(session.user(), session.now());
    if (redirect !== undefined) return redirect;
  }
  return undefined;
};

/** Loads the code of a route, once; with services also the data of its first paint. */
export const preloadRoute = async (path: string, services?: Services): Promise<void> => {
  await Promise.all(
    matchHandles(path).flatMap(({ preload }) => (preload ? [preload(services)] : [])),
  );
};

export const routes: RouteObject[] = [
  {
    element: (
      <Shell
        metaOf={(path) => matchHandles(path).at(-1)?.meta}
        resolveRedirect={resolveRedirect}
        companion={<StudentChat />}
        failure={<Failure />}
      />
    ),
    children: [
      ...pageRoutes(),
      guarded(guestGuard, pageRoutes('guest')),
      guarded(signedInGuard, pageRoutes('signedIn')),
      guarded(consoleGuard('console'), [
        { path: paths.admin, element: <Navigate to={paths.adminHome} replace /> },
        layoutRoute(
          () => import('./layouts/ConsoleArea.tsx'),
          consolePermissions.map((permission) =>
            guarded(consoleGuard(permission), pageRoutes(permission)),
          ),
        ),
      ]),
    ],
  },
];

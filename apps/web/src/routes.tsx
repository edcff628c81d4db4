import { OwnerProof } from './features/owner-proof/OwnerProof.tsx';
import { consoleGuard, guestGuard, signedInGuard, type RouteGuard } from '@seatwise/flows/session';
import { Fragment, lazy, type ComponentType, type ElementType } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { Shell } from './app/Shell.tsx';
import { PageLayout } from './layouts/PageLayout.tsx';
import { SiteLayout } from './layouts/SiteLayout.tsx';
import { allPages, consolePermissions, type Page, type PageMeta } from './pages.ts';
import { paths } from './paths.ts';
import {
  lazyWithPreload,
  type ScreenModule,
  type ScreenProps,
} from './routing/lazyWithPreload.tsx';
import type { OwnMeta } from './routing/pageMeta.ts';
import { trackPendingLoad } from './routing/pendingLoads.ts';
import type { ResolveRedirect } from './routing/useRouteRedirect.ts';
import { Failure } from './screens/public/Failure/Failure.tsx';
import { useServices, type Services } from './services/services.ts';
import { useUser } from './session/session.ts';

type LoadScreen = () => Promise<ScreenModule<object>>;

/** What a route carries besides its element. */
interface RouteHandle {
  readonly meta?: PageMeta;
  readonly guard?: RouteGuard;
  readonly metaOf?: (path: string, services: Services) => OwnMeta | undefined;
  readonly preload?: (services?: Services, path?: string) => Promise<unknown>;
}

/** The chat of a student, whose code loads late, and only for signed-in users. */
const StudentChat = lazy(() => import('./features/chat/StudentChat.tsx'));

const screenModules = import.meta.glob<ScreenModule>('./screens/*/*/route.tsx');

const layouts: Readonly<Record<NonNullable<Page['layout']>, () => Promise<ElementType>>> = {
  none: async () => Fragment,
  site: async () => SiteLayout,
  page: async () => PageLayout,
  admin: async () => (await import('./screens/console/layout/AdminLayout.tsx')).AdminLayout,
};

interface InLayoutProps {
  readonly layout: ElementType;
  readonly screen: ComponentType<ScreenProps>;
  /** Whether the page is only for signed-in users; the screen remounts for another user. */
  readonly isPersonal: boolean;
}

const InLayout = ({ layout: Layout, screen: Screen, isPersonal }: InLayoutProps) => {
  const user = useUser(useServices().session);
  if (!isPersonal)
    return (
      <Layout>
        <Screen user={user} />
      </Layout>
    );
  // A signed-out visitor is being redirected to the sign-in.
  return <Layout>{user && <Screen key={user.id} user={user} />}</Layout>;
};

const pageRoute = ({ path, screen, layout = 'none', access, ...meta }: Page): RouteObject => {
  const load = screenModules[`./screens/${screen}/route.tsx`];
  if (!load) throw new Error(`screens/${screen}/route.tsx does not exist`);
  const isPersonal = access === 'signedIn';
  const loadInLayout: LoadScreen = async () => {
    const [{ Component: Screen, ...loaded }, Layout] = await Promise.all([
      load(),
      layouts[layout](),
    ]);
    return {
      ...loaded,
      Component: () => <InLayout layout={Layout} screen={Screen} isPersonal={isPersonal} />,
    };
  };
  const LazyScreen = lazyWithPreload(loadInLayout, trackPendingLoad);
  const { preload, metaOf } = LazyScreen;
  const handle: RouteHandle = { meta, metaOf, preload };
  return { path, element: <LazyScreen />, handle };
};

const pageRoutes = (access?: Page['access']): RouteObject[] =>
  allPages.filter((page) => page.access === access).map(pageRoute);

/** An element around several pages, which stays mounted while users go from one to the next. */
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

/** The handles of a path. The last result is cached, because a gesture in a list changes only the query. */
const matchHandles = (path: string): readonly RouteHandle[] => {
  if (matched?.path !== path) {
    const matches = matchRoutes(routes, path) ?? [];
    matched = { path, handles: matches.map(({ route }) => (route.handle ?? {}) as RouteHandle) };
  }
  return matched.handles;
};

/** Runs the guards of an address, the outermost first. */
export const resolveRedirect: ResolveRedirect = (path, session) => {
  for (const { guard } of matchHandles(path)) {
    const redirect = guard?.(session.user(), session.now());
    if (redirect !== undefined) return redirect;
  }
  return undefined;
};

/** Loads the code of a route once; with services, also the data of its first paint. */
export const preloadRoute = async (path: string, services?: Services): Promise<void> => {
  await Promise.all(
    matchHandles(path).flatMap(({ preload }) => (preload ? [preload(services, path)] : [])),
  );
};

/** The metadata of a page. */
const pageMetaOf = (path: string, services: Services): PageMeta | undefined => {
  const { meta, metaOf } = matchHandles(path).at(-1) ?? {};
  const ownMeta = metaOf?.(path, services);
  return meta && ownMeta ? { ...meta, ...ownMeta } : meta;
};

export const routes: RouteObject[] = [
  {
    element: (
      <Shell
        metaOf={pageMetaOf}
        resolveRedirect={resolveRedirect}
        companion={
          <>
            <StudentChat />
            <OwnerProof />
          </>
        }
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
          () => import('./screens/console/layout/ConsoleArea.tsx'),
          consolePermissions.map((permission) =>
            guarded(consoleGuard(permission), pageRoutes(permission)),
          ),
        ),
      ]),
    ],
  },
];

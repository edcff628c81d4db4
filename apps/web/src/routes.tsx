import { adminGuard, guestGuard, signedInGuard, type RouteGuard } from '@seatwise/flows/session';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { pages, type Page } from './content/pages.ts';
import { fetchable, type Fetched } from './routing/lazyWithPreload.tsx';
import { Shell } from './app/Shell.tsx';
import type { TurnAway } from './routing/useRouteRedirect.ts';
import { awaited } from './routing/pendingLoads.ts';
import { paths } from './paths.ts';
import type { Services } from './services/services.ts';

type Load = () => Promise<Fetched>;

/** What is known of a part of the table beside what it shows. */
interface Place {
  readonly page?: Page;
  readonly guard?: RouteGuard;
  /** Brings the code. */
  readonly fetch?: (services?: Services) => Promise<unknown>;
}

const page = (path: string, told: Page, load: Load): RouteObject => {
  const Screen = fetchable(load, awaited);
  const handle: Place = { page: told, fetch: Screen.fetch };
  return { path, element: <Screen />, handle };
};

/** What stands around several pages and stays while one follows the other. */
const area = (load: Load, children: RouteObject[]): RouteObject => {
  const Area = fetchable(load, awaited);
  const handle: Place = { fetch: Area.fetch };
  return { element: <Area />, handle, children };
};

const guarded = (guard: RouteGuard, children: RouteObject[]): RouteObject => ({
  handle: { guard } satisfies Place,
  children,
});

const placesAt = (path: string): readonly Place[] =>
  (matchRoutes(routes, path) ?? []).map(({ route }) => (route.handle ?? {}) as Place);

/** Asks the guards of an address, the outermost first. */
export const turnAway: TurnAway = (path, session) => {
  for (const { guard } of placesAt(path)) {
    const elsewhere = guard?.(session.user(), session.now());
    if (elsewhere !== undefined) return elsewhere;
  }
  return undefined;
};

/** Fetches the code of an address, once; with services also what its first picture shows. */
export const fetchScreen = async (path: string, services?: Services): Promise<void> => {
  await Promise.all(placesAt(path).flatMap(({ fetch }) => (fetch ? [fetch(services)] : [])));
};

/** The URL table: who may be where, and what the page tells of itself. */
export const routes: RouteObject[] = [
  {
    element: <Shell pageAt={(path) => placesAt(path).at(-1)?.page} turnAway={turnAway} />,
    children: [
      page(paths.landing, pages.landing, () => import('./screens/Landing/route.tsx')),
      page(paths.events, pages.events, () => import('./screens/Events/route.tsx')),
      page(paths.plans, pages.plans, () => import('./screens/Plans/route.tsx')),
      page(paths.checkout, pages.checkout, () => import('./screens/Plans/checkout.tsx')),
      page(paths.terms, pages.terms, () => import('./screens/Legal/terms.tsx')),
      page(paths.privacy, pages.privacy, () => import('./screens/Legal/privacy.tsx')),
      guarded(guestGuard, [
        page(paths.login, pages.login, () => import('./screens/Login/route.tsx')),
        page(paths.createAccount, pages.createAccount, () => import('./screens/SignUp/route.tsx')),
      ]),
      guarded(signedInGuard, [
        page(paths.home, pages.home, () => import('./screens/Home/route.tsx')),
        page(paths.colleges, pages.colleges, () => import('./screens/Finder/route.tsx')),
        page(paths.prediction, pages.prediction, () => import('./screens/Prediction/route.tsx')),
        page(paths.editProfile, pages.editProfile, () => import('./screens/EditProfile/route.tsx')),
      ]),
      guarded(adminGuard, [
        { path: paths.admin, element: <Navigate to={paths.adminHome} replace /> },
        area(
          () => import('./layouts/ConsoleArea.tsx'),
          [
            page(paths.adminHome, pages.adminHome, () => import('./screens/AdminHome/route.tsx')),
            page(paths.adminUsers, pages.adminUsers, () => import('./screens/Users/route.tsx')),
            page(paths.adminFiles, pages.adminFiles, () => import('./screens/Files/route.tsx')),
            page(paths.adminChat, pages.adminChat, () => import('./screens/AdminChat/route.tsx')),
          ],
        ),
      ]),
      page('*', pages.notFound, () => import('./screens/NotFound/route.tsx')),
    ],
  },
];

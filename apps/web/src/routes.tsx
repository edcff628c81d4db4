import { adminGuard, guestGuard, signedInGuard, type RouteGuard } from '@seatwise/flows/session';
import { redirect, type RouteObject } from 'react-router-dom';
import { pages, type Page } from './content/pages.ts';
import { Shell } from './layouts/Shell.tsx';
import { paths } from './paths.ts';
import { Failure } from './screens/Failure/Failure.tsx';
import type { Services } from './wiring/services.ts';

type Screen = NonNullable<RouteObject['lazy']>;

const page = (path: string, handle: Page, lazy: Screen): RouteObject => ({ path, handle, lazy });

/** The URL table: who may be where, and what the page tells of itself. */
export const createRoutes = ({ session }: Pick<Services, 'session'>): RouteObject[] => {
  /** Looked at on every entry, and again when somebody is signed out. */
  const guarded = (guard: RouteGuard, children: RouteObject[]): RouteObject => ({
    loader: () => {
      const elsewhere = guard(session.user(), session.now());
      return elsewhere === undefined ? null : redirect(elsewhere);
    },
    shouldRevalidate: () => true,
    children,
  });

  return [
    {
      Component: Shell,
      ErrorBoundary: Failure,
      // Nothing is better than a flash of something while the first screen's code arrives.
      HydrateFallback: () => null,
      children: [
        page(paths.landing, pages.landing, () => import('./screens/Landing/route.tsx')),
        page(paths.events, pages.events, () => import('./screens/Events/route.tsx')),
        page(paths.plans, pages.plans, () => import('./screens/Plans/route.tsx')),
        page(paths.checkout, pages.checkout, () => import('./screens/Plans/checkout.tsx')),
        page(paths.terms, pages.terms, () => import('./screens/Legal/terms.tsx')),
        page(paths.privacy, pages.privacy, () => import('./screens/Legal/privacy.tsx')),
        guarded(guestGuard, [
          page(paths.login, pages.login, () => import('./screens/Login/route.tsx')),
          page(
            paths.createAccount,
            pages.createAccount,
            () => import('./screens/SignUp/route.tsx'),
          ),
        ]),
        guarded(signedInGuard, [
          page(paths.home, pages.home, () => import('./screens/Home/route.tsx')),
          page(paths.colleges, pages.colleges, () => import('./screens/Finder/route.tsx')),
          page(paths.prediction, pages.prediction, () => import('./screens/Prediction/route.tsx')),
          page(
            paths.editProfile,
            pages.editProfile,
            () => import('./screens/EditProfile/route.tsx'),
          ),
        ]),
        guarded(adminGuard, [
          { path: paths.admin, loader: () => redirect(paths.adminHome) },
          {
            lazy: () => import('./layouts/ConsoleArea.tsx'),
            children: [
              page(paths.adminHome, pages.adminHome, () => import('./screens/AdminHome/route.tsx')),
              page(paths.adminUsers, pages.adminUsers, () => import('./screens/Users/route.tsx')),
              page(paths.adminFiles, pages.adminFiles, () => import('./screens/Files/route.tsx')),
              page(paths.adminChat, pages.adminChat, () => import('./screens/AdminChat/route.tsx')),
            ],
          },
        ]),
        page('*', pages.notFound, () => import('./screens/NotFound/route.tsx')),
      ],
    },
  ];
};

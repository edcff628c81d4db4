import type { RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { Failure } from './screens/Failure/Failure.tsx';

const welcome = () => import('./screens/Welcome/route.tsx');

/** The URL table. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: Failure,
    // Nothing is better than a flash of something while the first screen's code arrives.
    HydrateFallback: () => null,
    children: [
      { path: paths.landing, lazy: () => import('./screens/Landing/route.tsx') },
      { path: paths.login, lazy: () => import('./screens/Login/route.tsx') },
      { path: paths.home, lazy: welcome },
      { path: paths.plans, lazy: welcome },
      { path: paths.adminHome, lazy: welcome },
      { path: '*', lazy: () => import('./screens/NotFound/route.tsx') },
    ],
  },
];

import type { RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';

const welcome = () => import('./screens/Welcome/route.tsx');

/** The URL table. */
export const routes: RouteObject[] = [
  { path: paths.landing, lazy: () => import('./screens/Landing/route.tsx') },
  { path: paths.login, lazy: () => import('./screens/Login/route.tsx') },
  { path: paths.home, lazy: welcome },
  { path: paths.plans, lazy: welcome },
  { path: paths.adminHome, lazy: welcome },
];

import { useSyncExternalStore } from 'react';
import { routeLoading } from '../content/site.ts';
import { slowLoads } from './pendingLoads.ts';
import { bar } from './RouteProgress.css.ts';

/** An indeterminate progress bar at the top of the page while a route is slow to load. */
export const RouteProgress = () =>
  useSyncExternalStore(
    slowLoads.subscribe,
    () => slowLoads.get() > 0,
    () => false,
  ) && <progress className={bar} aria-label={routeLoading} />;

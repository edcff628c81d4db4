import { routeLoading } from '../content/site.ts';
import { useStore } from '../lib/useStore.ts';
import { slowLoads } from './pendingLoads.ts';
import { bar } from './RouteProgress.css.ts';

/**
 * An indeterminate progress bar at the top of the page while a route is slow to load. Because it is
 * outside every landmark, it is in a live region, which also announces it.
 */
export const RouteProgress = () => {
  const isSlow = useStore(slowLoads, 0) > 0;
  return (
    <div aria-live="polite">{isSlow && <progress className={bar} aria-label={routeLoading} />}</div>
  );
};

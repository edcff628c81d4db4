import { useSyncExternalStore } from 'react';
import { waiting } from '../content/site.ts';
import { bar } from './RouteProgress.css.ts';
import { isLong, subscribe } from './pendingLoads.ts';

/** At the top of the page for as long as the code of the next one takes its time. */
export const Waiting = () =>
  useSyncExternalStore(subscribe, isLong, () => false) && (
    <progress className={bar} aria-label={waiting} />
  );

import { useCallback, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { alertsOf, nothingLoaded, type LoadedAlerts } from './alerts.ts';
import { useWhenOnline } from '../../lib/connection.ts';
import { useServices } from '../../services/services.ts';

/** The published documents, revalidated on mount. */
export const useAlerts = (): LoadedAlerts => {
  const alerts = alertsOf(useServices());
  const loaded = useSyncExternalStore(alerts.subscribe, alerts.state, () => nothingLoaded);
  const revalidate = useCallback(() => void alerts.revalidate(), [alerts]);
  useEffect(revalidate, [revalidate]);
  useWhenOnline(revalidate);
  // Deferred, so that rendering a long list yields to input.
  return useDeferredValue(loaded);
};

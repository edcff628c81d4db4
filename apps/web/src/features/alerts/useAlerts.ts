import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { alertsOf, nothingLoaded, type LoadedAlerts } from './alerts.ts';
import { useServices } from '../../services/services.ts';

/** The published documents, as far as they are known; asked for anew when a screen appears. */
export const useAlerts = (): LoadedAlerts => {
  const alerts = alertsOf(useServices());
  const loaded = useSyncExternalStore(alerts.subscribe, alerts.state, () => nothingLoaded);
  useEffect(() => {
    void alerts.refresh();
  }, [alerts]);
  // An answer is drawn piece by piece, so that the page hears what is done to it meanwhile.
  return useDeferredValue(loaded);
};

import { useCallback, useDeferredValue, useEffect } from 'react';
import { useStore } from '../../lib/useStore.ts';
import { useWhenOnline } from '../../lib/connection.ts';
import { useServices } from '../../services/services.ts';
import { alertsOf, type LoadedAlerts } from './alerts.ts';

/** The published documents, revalidated on mount. */
export const useAlerts = (): LoadedAlerts => {
  const alerts = alertsOf(useServices());
  const loaded = useStore(alerts, alerts.atFirst());
  const revalidate = useCallback(() => void alerts.revalidate(), [alerts]);
  useEffect(revalidate, [revalidate]);
  useWhenOnline(revalidate);
  // Deferred, so that rendering a long list yields to input.
  return useDeferredValue(loaded);
};

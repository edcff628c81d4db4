import { trustedScript } from '../../lib/trustedScript.ts';
import { paths } from '../../paths.ts';

/** Registers the service worker that opens the finder without a network (public/offline.js). */
export const registerOfflineWorker = (): void => {
  // The demo's service worker is the mock backend, and in development pages are never cached.
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  // Without the worker the finder needs a network, and nothing else changes.
  navigator.serviceWorker
    .register(trustedScript('seatwise-offline', '/offline.js'), { scope: paths.colleges })
    .catch(() => undefined);
};

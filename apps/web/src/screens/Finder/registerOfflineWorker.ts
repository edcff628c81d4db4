import { paths } from '../../paths.ts';
import { trustedScript } from '../../lib/trustedScript.ts';

/** Has the browser keep the finder's page (public/offline.js), so that it opens without a network. */
export const keepForOffline = (): void => {
  // In the demo another worker plays the server, and while the app is developed there is none.
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  // Where the browser will not, the finder is as good as without it.
  navigator.serviceWorker
    .register(trustedScript('seatwise-offline', '/offline.js'), { scope: paths.colleges })
    .catch(() => undefined);
};

import { trustedScript } from '../lib/trustedScript.ts';

/** Reports the app's files that this page has loaded, and later those that it loads. */
const observeFiles = (onFiles: (files: readonly string[]) => void): void => {
  const observer = new PerformanceObserver((list) => {
    const paths = list.getEntries().map(({ name }) => new URL(name).pathname);
    const files = paths.filter((path) => path.startsWith('/assets/'));
    if (files.length > 0) onFiles(files);
  });
  observer.observe({ type: 'resource', buffered: true });
};

/** Registers the service worker (public/offline.js), which caches the files that the page loads. */
export const keepForOffline = async (): Promise<void> => {
  // The demo's service worker is the mock backend, and in development pages are never cached.
  if (import.meta.env.MODE !== 'production' || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(trustedScript('seatwise-offline', '/offline.js'));
  const { active } = await navigator.serviceWorker.ready;
  observeFiles((files) => active?.postMessage({ keep: files }, []));
};

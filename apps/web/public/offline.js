/**
 * Opens the finder without a network (screens/Finder/registerOfflineWorker.ts). Only its page is
 * cached here: its scripts and styles are immutable and its seats have an ETag, so the HTTP cache
 * holds them.
 */
const address = self.registration.scope;
const pages = () => caches.open('pages');

self.addEventListener('install', (event) => {
  event.waitUntil(pages().then((cache) => cache.add(address)));
});

self.addEventListener('activate', (event) => {
  // The browser requests the page while this worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

const networkFirst = async (event) => {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    if (page.ok) {
      const copy = page.clone();
      event.waitUntil(pages().then((cache) => cache.put(address, copy)));
    }
    return page;
  } catch (error) {
    const cached = await caches.match(address);
    if (cached) return cached;
    throw error;
  }
};

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(networkFirst(event));
});

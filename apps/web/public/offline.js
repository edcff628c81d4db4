/**
 * Opens the finder without a network (screens/Finder/registerOfflineWorker.ts). Only its page has to be kept here:
 * its scripts and styles never change, and its seats carry an ETag, so the browser keeps them itself.
 */
const address = self.registration.scope;
const pages = () => caches.open('pages');

self.addEventListener('install', (event) => {
  event.waitUntil(pages().then((cache) => cache.add(address)));
});

self.addEventListener('activate', (event) => {
  // The page is asked for while this is still being started.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

const visit = async (event) => {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    if (page.ok) {
      const copy = page.clone();
      event.waitUntil(pages().then((cache) => cache.put(address, copy)));
    }
    return page;
  } catch (error) {
    const kept = await caches.match(address);
    if (kept) return kept;
    throw error;
  }
};

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(visit(event));
});

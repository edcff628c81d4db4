/**
 * Opens the app without a network (app/keepForOffline.ts): keeps the app's shell and the immutable
 * files that a page has loaded. The seats have an ETag, so the HTTP cache holds them.
 */
const shell = '/shell.html';
const prefix = 'app ';

/** Addresses that the server answers itself, so that the app's shell would not. */
const ofServer = /^\/(api|uploads|simulators|__mock|rank-prediction|seat-matrix)(\/|$)/;

/** How long the shell counts as that of the server's present build, in milliseconds. */
const shellAge = 60_000;

const filesOf = async (response) => {
  const html = await response.clone().text();
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file);
};

const addMissing = async (cache, files) => {
  const add = async (file) => (await cache.match(file)) ?? cache.add(file);
  await Promise.allSettled(Array.from(new Set(files), add));
};

/** The cache of the server's present build, with its shell; those of earlier builds are dropped. */
const openCache = async () => {
  const response = await fetch(shell);
  if (!response.ok) throw new Error('No shell');
  const files = await filesOf(response);
  const name = prefix + files.join(' ');
  const cache = await caches.open(name);
  await cache.put(shell, response);
  await addMissing(cache, files);
  for (const other of await caches.keys())
    if (other !== name && (other.startsWith(prefix) || other === 'pages'))
      await caches.delete(other);
  return cache;
};

let opened;
let openedAt = -Infinity;

const keep = async (files) => {
  if (Date.now() - openedAt > shellAge) {
    openedAt = Date.now();
    opened = openCache();
    // Tried again with the next files.
    opened.catch(() => (openedAt = -Infinity));
  }
  await addMissing(await opened, files);
};

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keep([]));
});

self.addEventListener('activate', (event) => {
  // The browser requests the page while this worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep))
    event.waitUntil(keep(event.data.keep.filter((file) => file.startsWith('/assets/'))));
});

const match = (address) => caches.match(address, { ignoreVary: true });

const openPage = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await match(shell);
    if (kept) return kept;
    throw error;
  }
};

const openFile = async (request) => (await match(request.url)) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!ofServer.test(pathname)) event.respondWith(openPage(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request));
});

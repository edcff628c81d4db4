/**
 * Opens the app without a network (app/keepForOffline.ts): keeps the app's shell and the immutable
 * files that a page has loaded. The seats have an ETag, so the HTTP cache holds them.
 */
const prefix = 'app ';

/** The shell of a page's language. */
const shellOf = (address) =>
  /^\/hi(\/|$)/.test(new URL(address).pathname) ? '/hi/shell.html' : '/shell.html';

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

/** The cache of the server's present build, with a language's shell; those of earlier builds are dropped. */
const openCache = async (shell) => {
  const response = await fetch(shell);
  if (!response.ok) throw new Error('No shell');
  const files = await filesOf(response);
  const ofLanguage = `${prefix}${shell} `;
  const name = ofLanguage + files.join(' ');
  const cache = await caches.open(name);
  await cache.put(shell, response);
  await addMissing(cache, files);
  // Workers that knew one language named theirs by its files alone, or `pages`.
  const earlier = [ofLanguage, `${prefix}/assets/`, 'pages'];
  for (const other of await caches.keys())
    if (other !== name && earlier.some((start) => other.startsWith(start)))
      await caches.delete(other);
  return cache;
};

/** By shell: its cache, and since when it is known. */
const opened = new Map();

const keep = async (address, files) => {
  const shell = shellOf(address);
  if (Date.now() - (opened.get(shell)?.at ?? -Infinity) > shellAge) {
    const cache = openCache(shell);
    opened.set(shell, { cache, at: Date.now() });
    // Tried again with the next files.
    cache.catch(() => opened.delete(shell));
  }
  await addMissing(await opened.get(shell).cache, files);
};

const keepPages = async () => {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  await Promise.all(pages.map(({ url }) => keep(url, [])));
};

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPages());
});

self.addEventListener('activate', (event) => {
  // The browser requests the page while this worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep))
    event.waitUntil(
      keep(
        event.source.url,
        event.data.keep.filter((file) => file.startsWith('/assets/')),
      ),
    );
});

const match = (address) => caches.match(address, { ignoreVary: true });

const openPage = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await match(shellOf(event.request.url));
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

// Serves the page offline, and shows notifications. API responses are never cached.
const CACHE = 'tetrarch-1';
const OFFLINE = ['./offline.html', './offline.css', './favicon.svg', './icon-192.png', './theme.js'];

const here = (path) => new URL(path, self.registration.scope).href;

/** Cache every file that a text names, recursively: all pages, including those not opened yet. */
const keepFiles = async (cache, text) => {
  const seen = new Set();
  const names = (source) => [...source.matchAll(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|json|webp)/g)].map((found) => here(`./assets/${found[0]}`));
  let wanted = names(text);
  while (wanted.length) {
    const next = [];
    for (const file of wanted) {
      if (seen.has(file)) continue;
      seen.add(file);
      let answer = await cache.match(file);
      if (!answer) {
        answer = await fetch(file).catch(() => null);
        if (!answer?.ok) continue; // a text that only looks like a file name
        await cache.put(file, answer.clone());
      }
      if (/\.(js|css)$/.test(file)) next.push(...names(await answer.text()));
    }
    wanted = next;
  }
};

/** Cache the page and its files; a changed page replaces the cache. */
const keepPage = async (answer) => {
  const cache = await caches.open(CACHE);
  const text = await answer.clone().text();
  const before = await cache.match(here('./'));
  const isNew = !before || (await before.text()) !== text;
  if (!isNew) return;
  for (const request of await cache.keys()) if (request.url.startsWith(here('./assets/'))) await cache.delete(request);
  await cache.put(here('./'), answer);
  await keepFiles(cache, text);
};

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll(OFFLINE.map(here));
      const page = await fetch(here('./'), { cache: 'no-cache' });
      if (page.ok) await keepPage(page);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('tetrarch-') && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

/** The page from the network, else from the cache, else the offline page. */
const page = async (event) => {
  try {
    const answer = await fetch(event.request);
    if (answer.ok && new URL(answer.url).pathname === new URL(here('./')).pathname) event.waitUntil(keepPage(answer.clone()));
    return answer;
  } catch {
    const cache = await caches.open(CACHE);
    return (await cache.match(here('./'))) ?? (await cache.match(here('./offline.html'))) ?? Response.error();
  }
};

/** Files whose names change with their content never change themselves. */
const asset = async (request) => {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
};

const other = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(CACHE)).match(request)) ?? Response.error();
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(self.registration.scope) || url.href.startsWith(here('./api/'))) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.href.startsWith(here('./assets/'))) event.respondWith(asset(request));
  else event.respondWith(other(request));
});

self.addEventListener('push', (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    notice = {}; // unknown data; browsers require a notification anyway
  }
  const turns = Number.isInteger(notice.turns) ? notice.turns : 0;
  event.waitUntil(turns ? navigator.setAppBadge?.(turns)?.catch(() => {}) : undefined); // only installed apps have a badge
  event.waitUntil(
    self.registration.showNotification(String(notice.title ?? 'Tetrarch'), {
      body: String(notice.body ?? ''),
      tag: String(notice.tag ?? 'tetrarch'),
      icon: here('./icon-192.png'),
      badge: here('./icon-192.png'),
      data: { path: String(notice.path ?? '') },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = String(event.notification.data?.path ?? '').replace(/^\/+/, '');
  const address = here(path ? `./#/${path}` : './');
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const open = windows.find((one) => one.url.startsWith(self.registration.scope));
      if (!open) return self.clients.openWindow(address);
      await open.focus();
      return open.navigate ? open.navigate(address) : undefined;
    })(),
  );
});

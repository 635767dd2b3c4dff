// Serves the page, tutorials, rules and what was opened before without a network, and shows notifications.
// The build (scripts/offline.ts) fills in its name and its files. Each build has its own caches, so that versions never
// mix. Without a build, as on a development server, the worker removes itself.
const BUILD = '';
const FILES = [];

const here = (path) => new URL(path, self.registration.scope).href;
/** Several servers may share an origin under different paths. */
const OURS = `tetrarch:${new URL(self.registration.scope).pathname}:`;
const PAGE = `${OURS}${BUILD}:page`;
const LESSONS = `${OURS}${BUILD}:lessons`;
const DATA = `${OURS}${BUILD}:data`;
/** The cache of an older version. */
const FORMER = 'tetrarch-1';
/** Answers of the API that a page without a network can show again, by their path. */
const KEPT = /^(me|me\/statistics|options|bots\/\w+|components\/\w+|tables\/[\w-]+(\/moments|\/verification)?)$/;
const MOST_KEPT = 120;

/** The path of a request to the API, such as `lessons/eko`; null for any other request. */
const apiPath = (url) => {
  const api = here('./api/v1/');
  return url.startsWith(api) ? url.slice(api.length).split('?')[0] : null;
};

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      if (!BUILD) return self.skipWaiting();
      const cache = await caches.open(PAGE);
      const page = await fetch(here('./'), { cache: 'no-cache' });
      // The server may have got a newer page in the meantime; its worker is installed next.
      if (!page.ok || !(await page.clone().text()).includes(BUILD)) throw new Error('another build');
      await cache.put(here('./'), page);
      const requests = FILES.map(
        (file) => new Request(here(file), { cache: file.startsWith('./assets/') ? 'default' : 'no-cache' }),
      );
      await cache.addAll(requests);
      if (!self.registration.active) await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const isOurs = (name) => name === FORMER || name.startsWith(OURS);
      const isCurrent = (name) => BUILD && name.startsWith(`${OURS}${BUILD}:`);
      for (const name of await caches.keys()) if (isOurs(name) && !isCurrent(name)) await caches.delete(name);
      if (BUILD) await self.clients.claim();
      else await self.registration.unregister();
    })(),
  );
});

/** The page from the network, else that of this build. */
const page = async (request) => {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(PAGE);
    return (await cache.match(here('./'))) ?? (await cache.match(here('./offline.html'))) ?? Response.error();
  }
};

/** Files whose names change with their content never change themselves. */
const asset = async (request) => (await (await caches.open(PAGE)).match(request)) ?? fetch(request);

const other = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(PAGE)).match(request, { ignoreSearch: true })) ?? Response.error();
  }
};

/** An answer of the API from the network, else the last one. */
const answer = async (request, name) => {
  const cache = await caches.open(name);
  try {
    const found = await fetch(request);
    if (found.ok) {
      await cache.put(request, found.clone());
      if (name === DATA) for (const old of (await cache.keys()).slice(0, -MOST_KEPT)) await cache.delete(old);
    }
    return found;
  } catch {
    // A tutorial in another language is better than none.
    const found = (await cache.match(request)) ?? (await cache.match(request, { ignoreSearch: name === LESSONS }));
    return found ?? Response.error();
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!BUILD || request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const path = apiPath(request.url);
  if (path !== null || request.url.startsWith(here('./api/'))) {
    if (path?.startsWith('lessons/')) event.respondWith(answer(request, LESSONS));
    else if (path !== null && KEPT.test(path)) event.respondWith(answer(request, DATA));
  } else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (request.url.startsWith(here('./assets/'))) event.respondWith(asset(request));
  else event.respondWith(other(request));
});

/** How long to wait before each request for a language that the user has not chosen, in milliseconds. */
const PAUSE = 300;

/** Keep the tutorials and the components of some games, in a language. */
const keepLessons = async (games, language, pause) => {
  const kept = async (name, path) => {
    const cache = await caches.open(name);
    const address = here(`./api/v1/${path}?lang=${language}`);
    const known = await cache.match(address);
    if (known) return known;
    await new Promise((done) => setTimeout(done, pause));
    const found = await fetch(address);
    if (found.ok) await cache.put(address, found.clone());
    return found;
  };
  for (const game of games) {
    const { steps } = await (await kept(LESSONS, `lessons/${game}`)).json();
    for (const { name } of steps) await kept(LESSONS, `lessons/${game}/${name}`);
    await kept(DATA, `components/${game}`);
  }
};

self.addEventListener('message', (event) => {
  const { type, build, games, languages } = event.data ?? {};
  const work = {
    /** A page of this build asks to be served, which must not disturb pages of another build. */
    'take-over': async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (build === BUILD && pages.length <= 1) await self.skipWaiting();
    },
    'keep-lessons': async () => {
      for (const language of languages) {
        const isChosen = language === languages[0];
        await keepLessons(games, language, isChosen ? 0 : PAUSE).catch(() => {}); // the next visit continues
      }
    },
    /** Another user has signed in, or the user has signed out. */
    forget: () => caches.delete(DATA),
  }[type];
  if (work) event.waitUntil(work());
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
      await open.focus().catch(() => {}); // the browser may refuse it
      return open.navigate ? open.navigate(address) : undefined;
    })(),
  );
});

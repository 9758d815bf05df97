// Keeps the whole app in the browser's cache. Stands alone: a service worker loads no other file.

/** The part of a service worker's world that is used here; the room is typed for pages. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Waiting {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface ServiceScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(kind: { readonly type: 'window' }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(
      title: string,
      more: { readonly body: string; readonly tag: string; readonly icon: string; readonly data: string },
    ): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', heard: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', heard: (event: Fetching) => void): void;
  addEventListener(kind: 'push', heard: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', heard: (event: Clicked) => void): void;
}

declare const VATRA_FILES: readonly string[];
declare const VATRA_BUILD: string;

const scope = globalThis as unknown as ServiceScope;
const NAME = `vatra ${VATRA_BUILD}`;
const PAGE = '/';

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([PAGE, ...VATRA_FILES]);
  await scope.skipWaiting();
}

/** The build before this one stays: a page that was opened with it may still ask for its parts. */
async function forgetOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith('vatra ') && name !== NAME);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** Files have their content in their name: what is kept is right. Pages are all the same page. */
async function answer(request: Request): Promise<Response> {
  const page = request.mode === 'navigate';
  const kept = await (page ? (await caches.open(NAME)).match(PAGE) : caches.match(request));
  return kept ?? (await fetch(request));
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const ours = origin === scope.location.origin && !pathname.startsWith('/api/');
  if (ours && event.request.method === 'GET') event.respondWith(answer(event.request));
});

/** A notice of the server; one per table is enough, so a newer one takes the older one's place. */
async function notify(data: unknown): Promise<void> {
  const { title = 'Vatra', body = '', path = '/' } = (data ?? {}) as Partial<Record<'title' | 'body' | 'path', string>>;
  await scope.registration.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: path });
}

/** Goes to the table: to the page that shows it already, if there is one. */
async function follow(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : scope.clients.openWindow(path));
}

scope.addEventListener('push', (event) => event.waitUntil(notify(event.data?.json())));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(String(event.notification.data)));
});

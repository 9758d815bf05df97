// Service worker: caches the whole app. It has no imports, because it is built as a single file.

/** The used part of a service worker's global scope; this module is typed for pages. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PageFetch extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface PushMessage extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface NotificationClick extends Waiting {
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
  addEventListener(kind: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: PageFetch) => void): void;
  addEventListener(kind: 'push', listener: (event: PushMessage) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: NotificationClick) => void): void;
}

declare const VATRA_FILES: readonly string[];
declare const VATRA_BUILD: string;

const scope = globalThis as unknown as ServiceScope;
const NAME = `vatra ${VATRA_BUILD}`;

/** Addresses are relative to this file: the app may lie below a path of its site. */
const at = (path: string): string => new URL(path, scope.location.href).href;
const PAGE = at('./');

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([PAGE, ...VATRA_FILES.map(at)]);
  await scope.skipWaiting();
}

/** Deletes old caches except the previous build's, whose pages may still be open. */
async function deleteOldCaches(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith('vatra ') && name !== NAME);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** Answers from the cache: file names contain a hash, and every navigation gets the same page. */
async function answer(request: Request): Promise<Response> {
  const page = request.mode === 'navigate';
  const kept = await (page ? (await caches.open(NAME)).match(PAGE) : caches.match(request));
  return kept ?? (await fetchAndKeep(request));
}

/** Fetches a file that is not installed at once, and keeps it: the weights of a network, when a bot first uses them. */
async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && request.url.startsWith(at('./assets/')))
    await (await caches.open(NAME)).put(request, response.clone());
  return response;
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
scope.addEventListener('fetch', (event) => {
  const { url } = event.request;
  const ours = url.startsWith(PAGE) && !url.startsWith(at('./api/'));
  if (ours && event.request.method === 'GET') event.respondWith(answer(event.request));
});

/** Shows a notice of the server. The tag makes a newer notice replace the older one of the same table. */
async function notify(data: unknown): Promise<void> {
  const { title = 'Vatra', body = '', path = '/' } = (data ?? {}) as Partial<Record<'title' | 'body' | 'path', string>>;
  await scope.registration.showNotification(title, { body, tag: path, icon: at('./icon-192.png'), data: path });
}

/** Opens the address of a notice, or focuses the page that shows it. */
async function follow(path: string): Promise<void> {
  const address = at(`.${path}`);
  const pages = await scope.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url.replace(/[?#].*/, '') === address);
  await (open ? open.focus() : scope.clients.openWindow(address));
}

scope.addEventListener('push', (event) => event.waitUntil(notify(event.data?.json())));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(String(event.notification.data)));
});

import { useLocationProperty } from 'wouter/use-browser-location';

// Addresses of the app. A server may serve it below a path (`/games/vatra`), and says so in the page. The static build lies
// in a folder of some web host: there is one page, and its query holds the path: `?/new/root&way=bots`.

const metaOf = (name: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** True in the static build, which has no server. */
export const isStatic = (): boolean => metaOf('vatra-static') === 'yes';

/** The path that the app lies below, without a slash at its end; empty at the root of a site. */
export const basePath = (): string =>
  isStatic() ? location.pathname.replace(/\/[^/]*$/, '') : (metaOf('vatra-base') ?? '');

/** The address of a file or an API route by its path from the app's folder: `/sw.js`. */
export const fileAddress = (path: string): string => `${basePath()}${path}`;

/** The address of the server's socket. */
export const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}${fileAddress('/socket')}`;

/** True for ids as the server gives them to tables, profiles, series and studies. No other id is worth a request. */
export const isServerId = (id: string): boolean => /^[\w-]{16}$/.test(id);

/** The full address of a page by its path from the app's folder, to be shared. */
export const pageAddress = (path: string): string =>
  `${location.origin}${isStatic() ? staticAddress(path) : fileAddress(path)}`;

/** The address of a page of the static build: `/new/root?way=bots#x` is `?/new/root&way=bots#x` of the only page. */
export function staticAddress(path: string): string {
  const [, pathname, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path)!;
  const rest = search.replace(/^\?/, '&');
  return `${basePath()}/${pathname === '/' && rest === '' ? '' : `?${pathname}${rest}`}${hash}`;
}

/** The path and the search of a page of the static build, from the query of its address. */
export function staticPlace(query: string): { readonly path: string; readonly search: string } {
  const [, path, search = ''] = /^\?(\/[^&]*)(?:&(.*))?$/.exec(query) ?? [];
  return path === undefined ? { path: '/', search: query } : { path, search: search === '' ? '' : `?${search}` };
}

const staticPath = (): string => staticPlace(location.search).path;
const staticSearch = (): string => staticPlace(location.search).search;

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

function navigateStatic(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', staticAddress(to));
}

/** The location of the static build, for the router. */
export const useStaticLocation = Object.assign(
  (): [string, typeof navigateStatic] => [useLocationProperty(staticPath), navigateStatic],
  { hrefs: staticAddress, searchHook: () => useLocationProperty(staticSearch) },
);

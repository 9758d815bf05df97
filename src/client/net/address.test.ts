import { afterEach, describe, expect, test, vi } from 'vitest';
import { fileAddress, pageAddress, socketAddress, staticAddress, staticPlace } from './address.ts';

/** A page at an address that contains some meta elements. */
function at(href: string, metas: Readonly<Record<string, string>> = {}): void {
  vi.stubGlobal('location', new URL(href));
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const content = metas[/name="(.+)"/.exec(selector)![1]!];
      return content === undefined ? null : { content };
    },
  });
}
afterEach(() => vi.unstubAllGlobals());

describe('addresses', () => {
  test('at the root of a site', () => {
    at('https://vatra.example/table/x');
    expect([fileAddress('/sw.js'), pageAddress('/me#code=1'), socketAddress()]).toEqual([
      '/sw.js',
      'https://vatra.example/me#code=1',
      'wss://vatra.example/socket',
    ]);
  });

  test('below a path that the server names', () => {
    at('http://vatra.example/games/vatra/table/x', { 'vatra-base': '/games/vatra' });
    expect([fileAddress('/api/tables'), pageAddress('/table/x#seat=1'), socketAddress()]).toEqual([
      '/games/vatra/api/tables',
      'http://vatra.example/games/vatra/table/x#seat=1',
      'ws://vatra.example/games/vatra/socket',
    ]);
  });

  test.each([
    ['/', '/club/'],
    ['/new/root', '/club/?/new/root'],
    ['/new/root?way=bots', '/club/?/new/root&way=bots'],
    ['/learn#table', '/club/?/learn#table'],
    ['/editor/root?puzzle=a1#p=x?y', '/club/?/editor/root&puzzle=a1#p=x?y'],
  ])('of the static build: %s', (path, address) => {
    at('https://host.example/club/index.html?/games', { 'vatra-static': 'yes' });
    expect(staticAddress(path)).toBe(address);
    expect(pageAddress(path)).toBe(`https://host.example${address}`);
    const { search } = new URL(address, 'https://host.example');
    const place = staticPlace(search);
    expect(path.replace(/#.*/, '')).toBe(place.path + place.search);
  });
});

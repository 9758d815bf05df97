import { describe, expect, test } from 'vitest';
import { GAMES, GAME_IDS } from '../../registry/index.ts';
import { fromFile, fromFragment, holdsPosition, toFile, toFragment } from './share.ts';
import { dealt, fromLink, fromText, isSource } from './sources.ts';

const SETTINGS = {
  root: { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
  wild: { seats: 4 },
  scythia: { seats: 4 },
};

describe.each(GAME_IDS)('%s', (id) => {
  test('a link brings back the position it was made of, and is short enough for a message', async () => {
    const game = await GAMES[id].engine.game();
    const settings = game.readSettings(SETTINGS[id]);
    if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
    const state = dealt(game, await GAMES[id].engine.editing(), settings.value, 5);
    const position: unknown = JSON.parse(JSON.stringify(game.positions!.write(state)));
    const fragment = await toFragment(position);
    expect(fragment!.length).toBeLessThan(3000);
    expect(fragment).toMatch(/^#p=1\.[\w-]+$/);
    expect(await fromFragment(fragment!)).toEqual(position);
    const found = await fromLink(game, fragment!);
    expect(isSource(found) && game.positions!.write(found.state)).toEqual(game.positions!.write(state));
    const file = fromText(game, id, toFile(id, position));
    expect(isSource(file) && game.positions!.write(file.state)).toEqual(game.positions!.write(state));
  });

  test('a damaged link, another version and a position that breaks the rules say so', async () => {
    const game = await GAMES[id].engine.game();
    const broken = { reason: 'brokenLink' };
    expect(await fromLink(game, '#p=1.abc')).toEqual(broken);
    expect(await fromLink(game, '#p=2.abc')).toEqual(broken);
    expect(await fromLink(game, `#p=1.${'A'.repeat(20_000)}`)).toEqual(broken);
    expect(await fromLink(game, (await toFragment([1, 2]))!)).toMatchObject({ reason: 'wrongPosition' });
    expect(await fromLink(game, (await toFragment({ settings: { seats: 99 } }))!)).toMatchObject({
      reason: 'wrongPosition',
      problems: expect.arrayContaining([
        expect.objectContaining({ path: expect.stringMatching(/^settings/) as string }),
      ]) as unknown,
    });
    expect(fromText(game, id, 'no position')).toEqual({ reason: 'brokenFile' });
  });
});

test('what unfolds beyond all measure is refused', async () => {
  const bomb = await toFragment('x'.repeat(390_000));
  expect(bomb).toBeDefined();
  const stream = new Blob([JSON.stringify('x'.repeat(2_000_000))])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  expect(await fromFragment(`#p=1.${text}`)).toBeUndefined();
});

test('what is too long for a link is told apart, and other fragments are none', async () => {
  const noise = Array.from({ length: 12_000 }, (_, i) => (i * 2_654_435_761) % 1_000_003);
  expect(await toFragment(noise)).toBeUndefined();
  expect(holdsPosition('#table-works')).toBe(false);
  expect(await fromFragment('#table-works')).toBeUndefined();
});

test('a plain position file is taken as it is, one of another game is not', () => {
  expect(fromFile('{"settings":{}}', 'root')).toEqual({ settings: {} });
  expect(fromFile(toFile('wild', { a: 1 }), 'root')).toBeUndefined();
  expect(fromFile('[1]', 'root')).toBeUndefined();
});

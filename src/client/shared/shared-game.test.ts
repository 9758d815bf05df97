import { expect, test } from 'vitest';
import { fromGameFile, fromGameFragment, sharedGame, toGameFragment } from './shared-game.ts';

const journal = {
  format: 1,
  game: 'root',
  rules: '1',
  settings: { seats: 2 },
  entries: [{ seat: 0, say: 'end' }],
  digest: 'x',
  fairness: { seed: {}, seats: [] },
};

test('a game survives the link and the file', async () => {
  const game = sharedGame(JSON.stringify(journal), ['Ann', 'Богдан']);
  expect(JSON.stringify(game)).not.toContain('fairness');
  const fragment = (await toGameFragment(game))!;
  expect(fragment).toMatch(/^#g=1\.[\w-]+$/);
  expect(await fromGameFragment(fragment)).toEqual(game);
  expect(fromGameFile(JSON.stringify(game))).toEqual(game);
  // A game record as it is downloaded is a game without names.
  expect(fromGameFile(JSON.stringify(journal))).toMatchObject({ names: [], journal });
});

test('what is damaged, too long or something else is no game', async () => {
  const noise = Array.from({ length: 30_000 }, (_, i) => ({ seat: 0, say: String((i * 7919) % 99_991) }));
  expect(await toGameFragment(sharedGame(JSON.stringify({ ...journal, entries: noise }), []))).toBeUndefined();
  for (const fragment of ['', '#g=1.', '#g=2.abc', '#p=1.abc', '#g=1.!!!', `#g=1.${'a'.repeat(20_000)}`])
    expect(await fromGameFragment(fragment)).toBeUndefined();
  for (const text of ['', '[]', '{}', '{"vatra":"position"}', '{"vatra":"game","version":1,"names":[1],"journal":{}}'])
    expect(fromGameFile(text)).toBeUndefined();
  expect(
    fromGameFile(JSON.stringify({ ...sharedGame(JSON.stringify(journal), []), names: Array(9).fill('x') })),
  ).toBeUndefined();
});

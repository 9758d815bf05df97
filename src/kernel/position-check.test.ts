import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { readPosition } from './position-check.ts';
import { type PebbleKinds, pebbles } from './referee/pebbles.testkit.ts';

const game = pebbles();
const begun = (): Record<string, unknown> => {
  const settings = game.readSettings({ seats: 2 });
  if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
  return JSON.parse(JSON.stringify(game.positions!.write(game.begin(settings.value)))) as Record<string, unknown>;
};
/** The same game with another way to read or to judge. */
const but = (changes: Partial<Game<PebbleKinds>>): Game<PebbleKinds> => ({ ...game, ...changes });

describe('a position from outside', () => {
  test('is read when it is sound and can be played', () => {
    expect(readPosition(game, begun())).toMatchObject({ ok: true });
  });
  test('brings its own problems', () => {
    expect(readPosition(game, {})).toMatchObject({ ok: false });
  });
  test('never throws, whatever its reader does', () => {
    const reader = (): never => {
      throw new Error('stumbled');
    };
    const broken = but({ positions: { ...game.positions!, read: reader } });
    expect(readPosition(broken, begun())).toMatchObject({ ok: false, problems: [{ code: 'unreadable' }] });
    const { positions: _, ...without } = game;
    expect(readPosition(without as Game<PebbleKinds>, begun())).toMatchObject({ problems: [{ code: 'no-positions' }] });
  });
  test('does not run when the rules stumble over it, at once or later', () => {
    const stumbling = (after: number): Game<PebbleKinds> => {
      let left = after;
      return but({
        choose(...all) {
          if (left-- === 0) throw new Error('no such piece');
          game.choose(...all);
        },
      });
    };
    for (const after of [0, 20])
      expect(readPosition(stumbling(after), begun())).toMatchObject({
        ok: false,
        problems: [{ code: 'does-not-run' }],
      });
  });
  test('does not run when what follows no longer adds up', () => {
    let looks = 0;
    const audit = (): readonly string[] => (looks++ > 2 ? ['a pebble is lost'] : []);
    const losing = but({ checks: { ...game.checks, audit } });
    expect(readPosition(losing, begun())).toMatchObject({ problems: [{ code: 'does-not-run' }] });
  });
});

import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { root } from '../../index.ts';
import { newGame, type Position } from '../../testkit/position.testkit.ts';

/** Answers everything with the first option until this window opens. */
function until(p: Position, window: string): Position {
  while (p.window() !== window)
    if (p.window() === 'chance') p.chance(p.outcomes()[0]!);
    else p.play(p.offers()[0]!);
  return p;
}

rootLaw(
  ['16.1', '7.3.2'],
  'four corner factions: each in a free corner, opposite a starting corner if possible',
  () => {
    const p = until(newGame({ factions: ['marquise', 'eyrie', 'hundreds', 'keepers'] }), 'marquise-keep').play(
      'keep c2',
    );
    until(p, 'eyrie-corner');
    expect(p.offers()).toEqual(['nest c4']);
    expect(p.refusal('nest c1')).toMatchObject({ law: '16.1', why: 'not-opposite' });
    expect(p.refusal('nest c2')).toMatchObject({ law: '16.1', why: 'corner-taken' });
    p.play('nest c4');
    until(p, 'hundreds-corner');
    // No free corner lies opposite a starting one any more.
    expect(p.offers('lair')).toEqual(['lair c1', 'lair c3']);
    p.play('lair c3');
    until(p, 'keepers-corner');
    expect(p.offers('muster')).toEqual(['muster c1']);
    expect(p.refusal('muster c5')).toMatchObject({ law: '16.1', why: 'no-corner' });
  },
);

rootLaw('16.1', 'the Keepers’ first warriors and the first garden mark a corner too', () => {
  const p = until(newGame({ factions: ['cult', 'keepers', 'alliance'] }), 'cult-corner').play('first-garden c1');
  until(p, 'keepers-corner');
  expect(p.offers('muster')).toEqual(['muster c3']);
});

rootLaw('16.1', 'five corner factions need an advanced set-up', () => {
  const five = ['marquise', 'eyrie', 'cult', 'hundreds', 'keepers'];
  expect(root.readSettings({ factions: five })).toEqual({
    ok: false,
    problems: [{ path: 'factions', code: 'settings.corners', args: { law: '16.1', most: 4 } }],
  });
  expect(root.readSettings({ factions: [...five.slice(0, 4), 'alliance', 'vagabond'] }).ok).toBe(true);
  expect(root.readSettings({ setup: 'advanced', seats: 5, pool: five.concat('alliance') }).ok).toBe(true);
});

rootLaw('5.1.1', 'two to six seats in any mix, and no seventh', () => {
  expect(root.seats).toEqual({ least: 2, most: 6 });
  const six = ['marquise', 'eyrie', 'alliance', 'vagabond', 'riverfolk', 'keepers'];
  expect(root.readSettings({ factions: six }).ok).toBe(true);
  expect(root.readSettings({ factions: [...six, 'cult'] }).ok).toBe(false);
  expect(root.readSettings({ setup: 'advanced', seats: 7 }).ok).toBe(false);
  expect(root.readSettings({ setup: 'advanced', seats: 6, hirelings: ['marauder', 'underworld-pack'] }).ok).toBe(true);
});

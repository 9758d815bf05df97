import { expect } from 'vitest';
import { rootLaw } from './testkit/law.testkit.ts';
import { offWindow } from './off-window.ts';
import { position } from './testkit/position.testkit.ts';

const THREE = { factions: ['marquise', 'eyrie', 'alliance'] } as const;

/** The reasons a seat is given now, by text. */
function reasons(p: ReturnType<typeof position>, seat: number): Record<string, string> {
  return Object.fromEntries(p.forbidden(seat).map((f) => [f.text, `${f.law} ${f.why}`]));
}

rootLaw(['6.5', '6.5.3', '7.5.1', '8.6.1.IV', '8.4.1'], 'an action of another phase is explained by its time', () => {
  const p = position(THREE).place('c1', 'mouse').hand('alliance', 'anvil').turn('alliance', 'daylight');
  expect(reasons(p, 2)).toMatchObject({
    organize: '8.6.1.IV in-evening',
    revolt: '8.4.1 in-birdsong',
    move: '8.6.1.I in-evening',
  });
  const cats = position(THREE).place('c1', 'cat', 2).turn('marquise', 'daylight').play('march');
  expect(reasons(cats, 0)).toMatchObject({ recruit: '6.5.2 must-choose', craft: '6.5 at-start-of-daylight' });
  // A player at the Decree has crafted, or has missed it.
  const birds = position(THREE).place('c1', 'roost').hand('eyrie', 'anvil').turn('eyrie', 'daylight').play('end');
  expect([birds.window(), reasons(birds, 1)['craft']]).toEqual(['eyrie-decree', '7.5.1 at-start-of-daylight']);
});

rootLaw('4.1.3', 'a crafted effect is explained to its owner, another faction’s actions to nobody', () => {
  const p = position(THREE).place('c1', 'cat').crafted('marquise', 'cobbler').turn('marquise', 'daylight');
  expect(reasons(p, 0)['cobbler']).toBe('4.1.3 at-start-of-evening');
  expect(reasons(p, 0)['organize']).toBeUndefined();
  const other = position(THREE).place('c1', 'cat').turn('marquise', 'daylight');
  expect(reasons(other, 0)['cobbler']).toBeUndefined();
});

rootLaw(
  ['3.3.1', '3.3.4'],
  'dominance is explained to the holder of a card, taking one only while there is one',
  () => {
    const bare = position(THREE).place('c1', 'cat').turn('marquise', 'daylight').play('march');
    expect(reasons(bare, 0)).not.toHaveProperty('take');
    expect(reasons(bare, 0)).not.toHaveProperty('dominance');
    const p = position(THREE).place('c1', 'cat').hand('marquise', 'dominance-fox').available('dominance-mouse');
    p.turn('marquise', 'daylight').play('march');
    expect(reasons(p, 0)).toMatchObject({ take: '6.5.2 must-choose', dominance: '6.5.2 must-choose' });
  },
);

/** The actions on each board, with the paragraph and the time that is named when it is another. */
const BOARDS = [
  {
    faction: 'marquise',
    own: [
      'craft 6.5 at-start-of-daylight',
      'move 6.5.2 in-daylight',
      'battle 6.5.1 in-daylight',
      'march 6.5.2 in-daylight',
      'recruit 6.5.3 in-daylight',
      'build 6.5.4 in-daylight',
      'overwork 6.5.5 in-daylight',
      'extra 6.5 in-daylight',
      'save 6.2.3-R1 empty-hand',
    ],
  },
  {
    faction: 'eyrie',
    own: [
      'craft 7.5.1 at-start-of-daylight',
      'tuck 7.4.2 in-birdsong',
      'resolve 7.5.2 in-decree',
      'recruit-at 7.5.2.I in-decree',
      'move 7.5.2.II in-decree',
      'battle 7.5.2.III in-decree',
      'build 7.5.2.IV in-decree',
    ],
  },
  {
    faction: 'alliance',
    own: [
      'revolt 8.4.1 in-birdsong',
      'spread 8.4.2 in-birdsong',
      'craft 8.5.1 in-daylight',
      'mobilize 8.5.2 in-daylight',
      'train 8.5.3 in-daylight',
      'move 8.6.1.I in-evening',
      'battle 8.6.1.II in-evening',
      'recruit-at 8.6.1.III in-evening',
      'organize 8.6.1.IV in-evening',
    ],
  },
  {
    faction: 'vagabond',
    own: [
      'refresh 9.4.1 in-birdsong',
      'slip 9.4.2 in-birdsong',
      'go 9.5.1 in-daylight',
      'battle 9.5.2 in-daylight',
      'explore 9.5.3 in-daylight',
      'aid 9.5.4 in-daylight',
      'quest 9.5.5 in-daylight',
      'strike 9.5.6 in-daylight',
      'repair 9.5.7 in-daylight',
      'craft 9.5.8 in-daylight',
      'coalition 9.2.8 in-daylight',
      'hideout E.3.2 in-daylight',
    ],
  },
  {
    faction: 'cult',
    own: [
      'move 10.4.3.I in-birdsong',
      'battle 10.4.3.I in-birdsong',
      'convert 10.4.3.II in-birdsong',
      'sanctify 10.4.3.III in-birdsong',
      'reveal 10.5 in-daylight',
      'build 10.5.1 in-daylight',
      'recruit-at 10.5.2 in-daylight',
      'score 10.5.3 in-daylight',
      'sacrifice 10.5.4 in-daylight',
      'craft 10.6.2 in-evening',
    ],
  },
  {
    faction: 'riverfolk',
    own: [
      'move 11.5.1 in-daylight',
      'battle 11.5.2 in-daylight',
      'craft 11.5.3 in-daylight',
      'export 11.5.3.I in-daylight',
      'draw 11.5.4 in-daylight',
      'recruit-at 11.5.5 in-daylight',
      'trade-post 11.5.6 in-daylight',
      'price 11.6.2 in-evening',
    ],
  },
  {
    faction: 'hundreds',
    own: [
      'raze 12.4.1 in-birdsong',
      'anoint 12.4.3 in-birdsong',
      'mood 12.4.4 in-birdsong',
      'squander 12.7.4 at-end-of-birdsong',
      'craft 12.5.1 at-start-of-daylight',
      'move 12.5.2.I in-daylight',
      'battle 12.5.2.II in-daylight',
      'build 12.5.2.III in-daylight',
      'incite 12.6.1 in-evening',
      'loot 12.2.5 when-attacking',
      'join 12.7.1 before-the-roll',
    ],
  },
  {
    faction: 'keepers',
    own: [
      'encamp 13.4.1 in-birdsong',
      'decamp 13.4.2 in-birdsong',
      'recruit-at 13.4.3 in-birdsong',
      'craft 13.5.1 at-start-of-daylight',
      'serve 13.5.2 in-daylight',
      'move 13.5.2.I with-retinue',
      'battle 13.5.2.II with-retinue',
      'delve 13.5.2.II.a with-retinue',
      'recover 13.5.2.III with-retinue',
      'carry 13.2.4 when-moving',
      'gather 13.6.2 in-evening',
      'reassign 13.6.2 in-evening',
    ],
  },
] as const;

rootLaw.each(
  ['4.1', '4.2', '4.3', '6.5', '7.5.2', '8.6.1', '9.5', '10.5', '11.5', '12.4', '13.5.2'],
  '$faction: the actions of the own board have their time, those of others are nobody else’s',
  BOARDS,
  ({ faction, own }) => {
    const p = position({ factions: [faction, faction === 'eyrie' ? 'marquise' : 'eyrie'] });
    if (faction === 'vagabond') p.vagabond('c1');
    const told = offWindow()
      .filter(({ concerns }) => concerns?.(p.state, 0) !== false)
      .map(({ verb, refusal }) => `${verb} ${refusal.law} ${refusal.why}`);
    expect(told).toEqual([...own]);
  },
);

import { expect } from 'vitest';
import { listing } from '../../kernel/table/index.ts';
import { rootLaw } from '../../law/law.testkit.ts';
import { root } from './index.ts';
import { position } from './position.testkit.ts';

const THREE = { factions: ['marquise', 'eyrie', 'alliance'] } as const;

/** The reasons a seat is given now, by text. */
function reasons(p: ReturnType<typeof position>, seat: number): Record<string, string> {
  const { forbidden } = listing(root, p.s, seat);
  return Object.fromEntries(forbidden.map((f) => [f.text, `${f.law} ${f.why}`]));
}

rootLaw(['6.5.2', '6.5.3', '8.6.1.IV', '8.4.1'], 'an action of another phase is explained by its time', () => {
  const p = position(THREE).place('c1', 'mouse').hand('alliance', 'anvil').turn('alliance', 'daylight');
  expect(reasons(p, 2)).toMatchObject({
    organize: '8.6.1.IV in-evening',
    revolt: '8.4.1 in-birdsong',
    move: '4.2 on-your-turn',
  });
  const cats = position(THREE).place('c1', 'cat', 2).turn('marquise', 'daylight').play('march');
  expect(reasons(cats, 0)).toMatchObject({ recruit: '6.5.3 in-daylight', craft: '4.1 in-daylight' });
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
  'dominance is explained to whoever holds a card, taking one only while there is one',
  () => {
    const bare = position(THREE).place('c1', 'cat').turn('marquise', 'daylight').play('march');
    expect(reasons(bare, 0)).not.toHaveProperty('take');
    expect(reasons(bare, 0)).not.toHaveProperty('dominance');
    const p = position(THREE).place('c1', 'cat').hand('marquise', 'dominance-fox').available('dominance-mouse');
    p.turn('marquise', 'daylight').play('march');
    expect(reasons(p, 0)).toMatchObject({ take: '3.3.4 in-daylight', dominance: '3.3.1 in-daylight' });
  },
);

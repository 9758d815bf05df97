import { expect } from 'vitest';
import { listQuestion } from '../../../../kernel/referee/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { isEnemy } from '../02-key-terms/players.ts';
import { root } from '../../index.ts';
import { SUPPORTERS } from '../../components/piles.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';
import { EYRIE, hireling, MARQUISE, VAGABOND } from '../../words.ts';

const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;
const CATS_AND_HAWKS = { factions: ['marquise', 'eyrie'], hirelings: BOXES } as const;
const WITH_MICE = { factions: ['eyrie', 'alliance'], hirelings: BOXES } as const;
const BAND = hireling('popular-band');
const BEARERS = hireling('flame-bearers');

rootLaw(['14.4.1', '14.4.1-R1'], 'they count for their controller, alone or with others, or for themselves', () => {
  const p = position(CATS_AND_HAWKS).hirelings('flame-bearers', { by: 'marquise' }).place('c1', 'bearer', 2);
  p.place('c2', 'cat').place('c2', 'bearer').place('c2', 'hawk', 1);
  p.place('c3', 'hawk', 2).place('c3', 'bearer', 2);
  expect([p.ruler('c1'), p.ruler('c2'), p.ruler('c3')]).toEqual(['marquise', 'marquise', 'eyrie']);
  p.released('flame-bearers');
  expect([p.ruler('c1'), p.ruler('c2'), p.ruler('c3')]).toEqual(['flame-bearers', 'eyrie', 'eyrie']);
  // The book's example: a hawk and a hireling against two others: Lords of the Forest.
  const tie = position(WITH_MICE).hirelings('flame-bearers', { by: 'eyrie' }).place('c1', 'hawk').place('c1', 'bearer');
  tie.place('c1', 'mouse', 2).place('c2', 'bearer').place('c2', 'mouse');
  expect([tie.ruler('c1'), tie.ruler('c2')]).toEqual(['eyrie', undefined]);
});

rootLaw(['M123', '14.4.1'], 'a third fox clearing through controlled hirelings wins by dominance', () => {
  const p = position({ ...CATS_AND_HAWKS, factions: ['marquise', 'eyrie', 'cult'] })
    .hirelings('flame-bearers', { by: 'eyrie' })
    .place('c1', 'hawk')
    .place('c6', 'hawk');
  p.place('c8', 'bearer').dominance('eyrie', 'dominance-fox');
  const alone = p.fork();
  alone.released('flame-bearers');
  expect(alone.turn('eyrie', 'birdsong').winners()).toEqual([]);
  expect(p.turn('eyrie', 'birdsong').winners()).toEqual(['eyrie']);
});

rootLaw(
  ['14.4.2', '14.5.4'],
  'own hirelings and a partner’s are no enemies, all others are, those in the supply everybody’s',
  () => {
    const p = position({ factions: ['marquise', 'eyrie', 'vagabond', 'alliance'], hirelings: BOXES });
    p.vagabond('f1').hirelings('flame-bearers', { by: 'eyrie' }).hirelings('popular-band');
    p.coalition('vagabond', 'eyrie');
    const enemies = (a: number, b: number): boolean => isEnemy(p.state, a, b);
    expect([enemies(EYRIE, BEARERS), enemies(VAGABOND, BEARERS), enemies(MARQUISE, BEARERS)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([enemies(EYRIE, BAND), enemies(BEARERS, BAND), enemies(BEARERS, BEARERS)]).toEqual([true, true, false]);
    // A Favor spares the own ones.
    const favor = position(CATS_AND_HAWKS).hirelings('flame-bearers', { by: 'marquise' }).hirelings('popular-band');
    favor
      .place('c1', 'bearer', 2)
      .place('c1', 'band')
      .place('c1', 'workshop')
      .place('c6', 'workshop')
      .place('c8', 'workshop');
    favor.hand('marquise', 'favor-of-the-foxes').turn('marquise', 'daylight').play('craft favor-of-the-foxes');
    expect([favor.count('c1', 'bearer'), favor.count('c1', 'band')]).toEqual([2, 0]);
    // Nor can they be battled, even where partners may be.
    const ua = position({ ...CATS_AND_HAWKS, edition: 'ua' }).hirelings('flame-bearers', { by: 'marquise' });
    ua.place('c1', 'cat', 2).place('c1', 'bearer').turn('marquise', 'daylight');
    expect(ua.refusal('battle c1 flame-bearers')).toMatchObject({ law: '14.4.2', why: 'own-hirelings' });
  },
);

rootLaw(['14.4.3', '14.5.2', 'M112'], 'they are never faction pieces', () => {
  const p = position({ factions: ['marquise', 'vagabond'], hirelings: BOXES }).hirelings('flame-bearers', {
    by: 'marquise',
  });
  p.vagabond('c1', ['sword', 'crossbow'])
    .place('c1', 'bearer', 2)
    .hand('vagabond', 'anvil')
    .turn('vagabond', 'daylight');
  expect(p.offers('aid')).toEqual([]);
  // A Vagabond who removes them turns nobody hostile and gains no infamy.
  p.play('battle c1 flame-bearers').chance('dice 1 0');
  expect(p.count('c1', 'bearer')).toBe(1);
  expect([p.relationTo('marquise'), p.score('vagabond')]).toEqual([0, 0]);
  p.play('strike bearer');
  expect([p.relationTo('marquise'), p.score('vagabond')]).toEqual([0, 0]);
});

rootLaw(
  ['14.4.4', '14.5.1', '14.5.5'],
  'they move and battle by their cards alone, never with their controller',
  () => {
    const p = position(CATS_AND_HAWKS).hirelings('flame-bearers', { by: 'marquise' }).place('c1', 'bearer', 3);
    p.place('c1', 'hawk').crafted('marquise', 'cobbler');
    const day = p.fork().turn('marquise', 'daylight');
    // The Bearers' card has no move and no battle: nothing to march with, nothing to fight with.
    expect([day.offers('march'), day.offers('battle'), day.offers('command')]).toEqual([[], [], []]);
    // With no cat to move the Cobbler has nothing to do, and the evening goes on to the draw.
    expect(p.turn('marquise', 'evening').window()).toBe('chance');
    // They do not raise the limit of the controller's own battle.
    const fight = position(CATS_AND_HAWKS).hirelings('flame-bearers', { by: 'marquise' }).place('c1', 'bearer', 3);
    fight.place('c1', 'cat').place('c1', 'hawk', 3).battle('marquise', 'eyrie', 'c1').chance('dice 3 0');
    expect(fight.count('c1', 'hawk')).toBe(2);
    expect(fight.count('c1', 'bearer')).toBe(3);
  },
);

rootLaw(
  ['14.4.5', '14.4.5-R1', '14.5.3', '14.5.6', 'M118'],
  'no ambush and no effect is used for them; who is attacked by them may ambush',
  () => {
    const p = position(CATS_AND_HAWKS).hirelings('flame-bearers', { by: 'marquise' }).place('c1', 'bearer', 2);
    p.place('c1', 'hawk', 2)
      .hand('marquise', 'ambush-fox')
      .hand('eyrie', 'ambush-bird')
      .crafted('marquise', 'armorers', 'sappers');
    // In defence: straight to the dice.
    const defence = p.fork().battle('eyrie', 'flame-bearers', 'c1');
    expect(defence.window()).toBe('chance');
    defence.chance('dice 1 0');
    expect([defence.count('c1', 'bearer'), defence.cards('marquise')]).toEqual([1, ['ambush-fox']]);
    expect(defence.inPlay('marquise')).toEqual(['armorers', 'sappers']);
    // In attack: the enemy may ambush, and nobody foils it.
    p.hirelingsAttack('marquise', 'flame-bearers', 'c1').play('battle c1 eyrie');
    expect([p.window(), p.asked()]).toEqual(['ambush', 'eyrie']);
    p.play('ambush ambush-bird');
    expect([p.count('c1', 'bearer'), p.count('c1', 'hawk')]).toEqual([0, 2]);
  },
);

rootLaw(
  ['14.4.6', '14.4.6-R1'],
  'nobody scores for what they remove; others score for their buildings and tokens',
  () => {
    const p = position(CATS_AND_HAWKS).hirelings('flame-bearers', { by: 'marquise' }).place('c1', 'bearer', 3);
    p.place('c1', 'roost');
    p.hirelingsAttack('marquise', 'flame-bearers', 'c1').play('battle c1 eyrie').chance('dice 3 0');
    expect([p.count('c1', 'roost'), p.score('marquise')]).toEqual([0, 0]);
    const vault = position(CATS_AND_HAWKS)
      .hirelings('vault-keepers', { by: 'marquise' })
      .place('c1', 'vault')
      .place('c1', 'hawk');
    vault.battle('eyrie', 'vault-keepers', 'c1').chance('dice 0 0');
    expect([vault.count('c1', 'vault'), vault.score('eyrie')]).toEqual([0, 1]);
    const foothold = position(CATS_AND_HAWKS)
      .hirelings('sunward-expedition')
      .place('c1', 'foothold')
      .place('c1', 'hawk');
    foothold.battle('eyrie', 'sunward-expedition', 'c1').chance('dice 0 0');
    expect(foothold.score('eyrie')).toBe(1);
  },
);

rootLaw(['14.4.7', '14.5.7', 'M110'], 'the controller pays Outrage for what they move into and remove', () => {
  const p = position(WITH_MICE)
    .hirelings('forest-patrol', { by: 'eyrie' })
    .place('c1', 'patrol', 2)
    .place('c5', 'sympathy');
  p.hand('eyrie', 'bake-sale').turn('eyrie', 'daylight').play('command forest-patrol', 'move c1 c5', 'count 2');
  expect([p.window(), p.asked()]).toEqual(['outrage', 'eyrie']);
  p.play('appease bake-sale');
  expect(p.pile(SUPPORTERS)).toEqual(['bake-sale']);
  p.hand('eyrie', 'root-tea-rabbit').play('battle c5 alliance').chance('dice 1 0');
  expect(p.count('c5', 'sympathy')).toBe(0);
  expect([p.window(), p.asked()]).toEqual(['outrage', 'eyrie']);
});

rootLaw(['M111', '14.4.7'], 'an Alliance that moves its hirelings into own sympathy pays nothing', () => {
  const p = position(WITH_MICE)
    .hirelings('forest-patrol', { by: 'alliance' })
    .place('c1', 'patrol', 2)
    .place('c5', 'sympathy');
  p.hand('alliance', 'bake-sale').turn('alliance', 'daylight').play('command forest-patrol', 'move c1 c5', 'count 2');
  expect(p.window()).toBe('alliance-daylight');
  expect(p.pile(SUPPORTERS)).toEqual([]);
});

rootLaw('14.4.7-R1', 'nobody pays when uncontrolled hirelings remove sympathy in defence', () => {
  const p = position(WITH_MICE)
    .hirelings('flame-bearers')
    .place('c1', 'bearer', 3)
    .place('c1', 'mouse')
    .place('c1', 'sympathy');
  p.hand('eyrie', 'anvil').battle('alliance', 'flame-bearers', 'c1').chance('dice 3 2');
  expect([p.count('c1', 'mouse'), p.count('c1', 'sympathy')]).toEqual([0, 0]);
  expect(p.pile(SUPPORTERS)).toEqual([]);
  expect(p.window()).not.toBe('outrage');
});

rootLaw('M114', 'where uncontrolled hirelings rule no trade post is possible', () => {
  const p = position({ factions: ['riverfolk', 'marquise'], hirelings: BOXES }).hirelings('flame-bearers');
  p.place('c1', 'bearer', 3).place('c1', 'otter').box('funds', 'riverfolk', 3).box('funds', 'marquise', 3);
  p.place('c5', 'cat', 2).place('c5', 'otter').turn('riverfolk', 'daylight');
  expect(p.offers('trade-post').some((text) => text.includes('c1'))).toBe(false);
  expect(p.offers('trade-post').some((text) => text.includes('c5'))).toBe(true);
});

rootLaw('M116', 'the Marquise places hireling pieces at her keep, nobody else does', () => {
  const where = (by: 'marquise' | 'eyrie'): string[] => {
    const p = position(CATS_AND_HAWKS).hirelings('popular-band', { by, demoted: true }).place('c1', 'keep');
    p.turn(by, 'daylight').play('command popular-band');
    return p.offers('place');
  };
  expect(where('marquise')).toContain('place c1');
  expect(where('eyrie')).not.toContain('place c1');
});

rootLaw(['M117', '14.4.1'], 'a controlled hireling alone with a mob rules for the Hundreds: oppressed', () => {
  const p = position({ factions: ['hundreds', 'cult'], hirelings: BOXES }).hirelings('forest-patrol', {
    by: 'hundreds',
  });
  p.place('c1', 'patrol').place('c1', 'mob');
  expect(p.ruler('c1')).toBe('hundreds');
  p.turn('hundreds', 'evening');
  p.play('pass');
  expect(p.events('oppressed', 'hundreds')).toEqual([{ type: 'oppressed', clearings: 1 }]);
});

rootLaw(
  'M113',
  'uncontrolled hirelings remove a relic in defence: no points, the current player picks the forest',
  () => {
    const p = position({ factions: ['keepers', 'cult'], hirelings: BOXES })
      .hirelings('flame-bearers')
      .place('c1', 'bearer', 3);
    p.place('c1', 'badger').relics('c1', 'figure');
    p.battle('keepers', 'flame-bearers', 'c1').chance('dice 3 3');
    expect(p.count('c1', 'relic')).toBe(0);
    expect([p.score('keepers'), p.score('cult')]).toEqual([0, 0]);
    expect(p.asked()).toBe('keepers');
  },
);

rootLaw(
  ['8.4.2.II.a', '8.4.2.II.a-E1'],
  'controlled hirelings count for martial law, where the edition says so',
  () => {
    const cost = (edition: 'official' | 'ua'): string[] => {
      const p = position({ ...WITH_MICE, edition })
        .hirelings('flame-bearers', { by: 'eyrie' })
        .place('c1', 'bearer', 2);
      p.place('c1', 'hawk').supporters('anvil').turn('alliance', 'birdsong').play('pass');
      return p.offers('spread').filter((text) => text === 'spread c1');
    };
    expect(cost('official')).toEqual([]);
    expect(cost('ua')).toEqual(['spread c1']);
  },
);

rootLaw(['14.3.4', '14.7.7'], 'what a card allows is explained by its time to the player who may use it', () => {
  const reasons = (p: Position, seat: number): Record<string, string> =>
    Object.fromEntries(listQuestion(root, p.state, seat).forbidden.map((f) => [f.text, `${f.law} ${f.why}`]));
  const p = position(CATS_AND_HAWKS).hirelings('popular-band', { by: 'marquise' }).place('c1', 'cat', 2);
  p.hirelings('the-exile').turn('marquise', 'daylight').play('march');
  expect(reasons(p, 0)).toMatchObject({ command: '6.5.2 must-choose', contribute: '6.5.2 must-choose' });
  expect(reasons(p, 0)).not.toHaveProperty('plunder');
  expect(reasons(p, 1)).not.toHaveProperty('command');
});

rootLaw(['O.8', '14.4.2'], 'Propaganda Bureau replaces warriors of enemy hirelings, never of the own', () => {
  const table = { ...CATS_AND_HAWKS, deck: 'exiles-partisans' } as const;
  const p = position(table).hirelings('flame-bearers', { by: 'eyrie' }).place('c1', 'bearer', 2);
  p.crafted('marquise', 'propaganda-bureau').hand('marquise', 'foxfolk-steel').turn('marquise', 'daylight');
  p.play('propaganda c1 flame-bearers', 'spend foxfolk-steel');
  expect([p.count('c1', 'bearer'), p.count('c1', 'cat')]).toEqual([1, 1]);
  const own = position(table).hirelings('flame-bearers', { by: 'marquise' }).place('c1', 'bearer', 2);
  own.crafted('marquise', 'propaganda-bureau').hand('marquise', 'foxfolk-steel').turn('marquise', 'daylight');
  expect(own.offers('propaganda')).toEqual([]);
});

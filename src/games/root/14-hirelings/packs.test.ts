import { expect } from 'vitest';
import { MUTE } from '../../../kernel/index.ts';
import { rootLaw } from '../../../law/law.testkit.ts';
import { discard } from '../02-key-terms/cards.ts';
import { ruler } from '../02-key-terms/rule.ts';
import { CARD_NAMES } from '../decks/index.ts';
import { KEPT } from '../piles.ts';
import { type Position, position } from '../position.testkit.ts';
import { EYRIE, hireling, HIRELINGS, MARQUISE } from '../words.ts';
import { gainControl } from './control.ts';
import { prepareHirelings } from './prepare.ts';

const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;
const TABLE = { factions: ['marquise', 'eyrie'], hirelings: BOXES } as const;
type Name = Parameters<Position['hirelings']>[0];

/** Sets one kind up, as in 14.1.3. */
function prepared(name: Name): Position {
  const p = position(TABLE).hirelings(name);
  p.s.hirelings.prepared = HIRELINGS.map((each) => (each === name ? 0 : 1));
  const frame = { ...prepareHirelings(), step: 'next' as const };
  return p.stand('marquise', { proc: 'turn', step: 'begin', got: 0 }, frame).play(`prepare ${name}`);
}

/** A player gains control, up to what must be done then. */
const hired = (p: Position, f: number, name: Name): Position =>
  p.stand('marquise', { proc: 'turn', step: 'begin', got: 0 }, gainControl(f, hireling(name))).chance('control 2 2');

rootLaw('14.3.2', 'Riverfolk Flotilla: on the river’s edge, and immune', () => {
  const p = prepared('riverfolk-flotilla');
  expect(p.offers()).toEqual(['place c4', 'place c5', 'place c7']);
  p.play('place c5');
  const fight = position(TABLE).hirelings('riverfolk-flotilla').place('c5', 'flotilla').place('c5', 'cat', 2);
  fight.turn('marquise', 'daylight');
  expect(fight.refusal('battle c5 riverfolk-flotilla')).toMatchObject({ law: '14.3.2', why: 'immune' });
  const favor = position(TABLE).hirelings('riverfolk-flotilla').place('c5', 'flotilla').place('c5', 'hawk');
  for (const c of ['c3', 'c4', 'c10'] as const) favor.place(c, 'workshop');
  favor.hand('marquise', 'favor-of-the-rabbits').turn('marquise', 'daylight').play('craft favor-of-the-rabbits');
  expect([favor.count('c5', 'flotilla'), favor.count('c5', 'hawk')]).toEqual([1, 0]);
});

rootLaw(
  '14.3.3',
  'Riverfolk Flotilla: guests draw, then it sails along the river and may battle with three hits',
  () => {
    const p = position(TABLE)
      .hirelings('riverfolk-flotilla', { by: 'eyrie' })
      .place('c5', 'flotilla')
      .place('c5', 'cat');
    p.place('c10', 'cat', 5).deck('anvil', 'bake-sale').turn('eyrie', 'birdsong');
    expect([p.window(), p.asked()]).toEqual(['flotilla-draw', 'marquise']);
    p.play('draw-one').chance('draw anvil');
    expect([p.asked(), p.offers()]).toEqual(['eyrie', ['sail c10']]);
    p.play('sail c10', 'battle c10 marquise', 'pass').chance('dice 3 3');
    while (p.asked() === 'marquise') p.play(p.offers()[0]!);
    expect([p.count('c10', 'cat'), p.count('c10', 'flotilla')]).toEqual([2, 1]);
  },
);

rootLaw('14.3.2', 'Otter Divers: no rule is needed from or to the river', () => {
  const p = position(TABLE).hirelings('riverfolk-flotilla', { by: 'eyrie', demoted: true }).place('c1', 'hawk');
  p.place('c1', 'cat', 2).place('c5', 'cat', 2).place('c9', 'cat', 2).place('c10', 'cat', 2).decree(1, 'anvil');
  p.leader('despot').turn('eyrie', 'daylight').play('end', 'resolve fox');
  expect(p.offers('move')).toEqual(['move c1 c5', 'move c1 c10']);
  expect(p.refusal('move c1 c9')).toMatchObject({ law: '4.2.1' });
});

rootLaw(
  ['14.3.4', '14.3.1'],
  'Warm Sun Prophets: at the ruins; a player is forced to battle, or to move and battle',
  () => {
    const p = prepared('warm-sun-prophets');
    expect((['c6', 'c10', 'c11', 'c12'] as const).map((c) => p.count(c, 'prophet'))).toEqual([1, 1, 1, 1]);
    const act = position(TABLE)
      .hirelings('warm-sun-prophets', { by: 'eyrie' })
      .place('c10', 'prophet')
      .place('c10', 'cat', 3);
    act
      .place('c1', 'hawk')
      .place('c10', 'hawk')
      .hand('eyrie', 'anvil')
      .turn('eyrie', 'daylight')
      .play('command warm-sun-prophets');
    expect(act.offers()).toContain('goad c10 eyrie marquise');
    expect(act.offers()).toContain('place c1');
    expect(act.offers()).not.toContain('place c10');
    const goad = act.fork().play('goad c10 marquise eyrie');
    // §16.3-R1: each side decides for itself.
    expect([goad.window(), goad.asked()]).toEqual(['ambush', 'eyrie']);
    act.play('herd marquise c10 c1');
    expect([act.count('c1', 'cat'), act.offers()]).toEqual([3, ['goad c1 marquise eyrie', 'pass']]);
    const none = hired(position(TABLE).hirelings('warm-sun-prophets'), EYRIE, 'warm-sun-prophets');
    expect(none.offers()).toHaveLength(12);
  },
);

rootLaw('14.3.3', 'Lizard Envoys: from the top five discards one card of their most common suit, no ambush', () => {
  const p = position(TABLE).hirelings('warm-sun-prophets', { by: 'eyrie', demoted: true });
  p.hand('marquise', 'sword', 'anvil', 'bake-sale', 'ambush-rabbit', 'ambush-fox', 'root-tea-rabbit');
  for (const name of ['sword', 'anvil', 'bake-sale', 'ambush-rabbit', 'ambush-fox', 'root-tea-rabbit'])
    discard(p.s, MARQUISE, CARD_NAMES.indexOf(name), '6.6', MUTE);
  p.turn('eyrie', 'birdsong');
  // The sword lies too deep; rabbits are the most common of the five.
  expect(p.offers()).toEqual(['recall root-tea-rabbit', 'recall bake-sale', 'pass']);
  expect(p.refusal('recall ambush-rabbit')).toMatchObject({ law: '14.3.3', why: 'no-ambush' });
  expect(p.refusal('recall anvil')).toMatchObject({ law: '14.3.3', why: 'rare-suit' });
  p.play('recall bake-sale');
  expect(p.cards('eyrie')).toEqual(['bake-sale']);
});

rootLaw(
  '14.3.2',
  'Highway Bandits: an enemy’s move over their path costs a piece, the controller’s may gain one',
  () => {
    const p = position({ factions: ['marquise', 'eyrie'], hirelings: BOXES }).hirelings('highway-bandits', {
      by: 'eyrie',
    });
    p.s.hirelings.bandits[0] = 1;
    p.s.supply[27]!--;
    p.s.away[27]!++;
    p.place('c1', 'cat', 3).place('c1', 'hawk', 4);
    const enemy = p.fork().place('c5', 'cat');
    enemy.turn('marquise', 'daylight').play('march', 'move c5 c1', 'count 1');
    expect(enemy.count('c1', 'cat')).toBe(3);
    p.decree(1, 'anvil').leader('despot').turn('eyrie', 'daylight').play('end', 'resolve fox', 'move c1 c5', 'count 1');
    expect(p.offers()).toEqual(['reinforce', 'pass']);
    p.play('reinforce');
    expect(p.count('c5', 'hawk')).toBe(2);
  },
);

rootLaw(
  ['14.3.2', '14.3.4'],
  'Highway Bandits: a pawn pays with an item; a new bandit goes beside faction pieces',
  () => {
    const p = position({ factions: ['vagabond', 'eyrie'], hirelings: BOXES }).hirelings('highway-bandits', {
      by: 'eyrie',
    });
    p.s.hirelings.bandits[0] = 1;
    p.s.supply[27]!--;
    p.s.away[27]!++;
    p.vagabond('c1', ['boot', 'sword']).turn('vagabond', 'daylight').play('go c5');
    expect(p.window()).toBe('vagabond-full-removal');
    const more = position(TABLE)
      .hirelings('highway-bandits', { by: 'eyrie' })
      .place('c1', 'hawk')
      .turn('eyrie', 'daylight');
    more.play('command highway-bandits');
    expect(more.offers()).toEqual(['waylay c1 c5', 'waylay c1 c9', 'waylay c1 c10']);
    expect(more.refusal('waylay c2 c5')).toMatchObject({ law: '14.3.4', why: 'not-linked' });
    const setup = prepared('highway-bandits').play('waylay c1 c5');
    expect(setup.refusal('waylay c1 c5')).toMatchObject({ why: 'has-bandit' });
  },
);

rootLaw(['14.3.1', '14.3.2', '14.3.4'], 'Bandit Gangs: among their controller’s pieces, where they are immune', () => {
  const p = position(TABLE).hirelings('highway-bandits', { demoted: true }).place('c1', 'hawk', 2).place('c1', 'cat');
  hired(p, EYRIE, 'highway-bandits');
  expect(p.offers()).toEqual(['place c1']);
  p.play('place c1');
  const safe = p.fork().turn('marquise', 'daylight');
  expect(safe.refusal('battle c1 highway-bandits')).toMatchObject({ law: '14.3.2', why: 'among-controller' });
  const day = position(TABLE).hirelings('highway-bandits', { by: 'eyrie', demoted: true }).place('c2', 'bandit', 2);
  day.place('c2', 'cat').turn('eyrie', 'daylight').play('command highway-bandits', 'swell', 'place c2', 'place c2');
  expect(day.count('c2', 'hawk')).toBe(2);
});

rootLaw('14.3.4', 'Sunward Expedition: a foothold with up to three warriors, then a move or a warrior at each', () => {
  const setup = prepared('sunward-expedition').play('place c3');
  expect([setup.count('c3', 'foothold'), setup.count('c3', 'expedition')]).toEqual([1, 3]);
  const p = position(TABLE)
    .hirelings('sunward-expedition', { by: 'eyrie' })
    .place('c1', 'foothold')
    .place('c1', 'expedition', 2);
  p.turn('eyrie', 'daylight').play('command sunward-expedition');
  expect(p.refusal('foothold c1')).toMatchObject({ law: '14.3.4', why: 'has-foothold' });
  p.play('foothold c5', 'count 3');
  expect(p.count('c5', 'expedition')).toBe(3);
  const garrison = p.fork().play('fortify', 'place c1', 'place c5');
  expect([garrison.count('c1', 'expedition'), garrison.count('c5', 'expedition')]).toEqual([3, 4]);
  p.play('move c5 c2', 'count 1');
  expect(p.count('c2', 'expedition')).toBe(1);
  const full = position(TABLE).hirelings('sunward-expedition', { by: 'eyrie' });
  for (const c of ['c1', 'c2', 'c3'] as const) full.place(c, 'foothold');
  full.turn('eyrie', 'daylight').play('command sunward-expedition', 'take-up c3', 'foothold c4', 'count 0');
  expect([full.count('c3', 'foothold'), full.count('c4', 'foothold')]).toEqual([0, 1]);
});

rootLaw('14.3.2', 'Mole Artisans: a crafted item card comes back at the end of Evening', () => {
  const p = position(TABLE).hirelings('sunward-expedition', { by: 'marquise', demoted: true }).place('c1', 'workshop');
  p.hand('marquise', 'anvil').deck('sword').turn('marquise', 'daylight').play('craft anvil');
  const discarded = p.fork().play('pass');
  expect(discarded.discarded()).toEqual(['anvil']);
  p.play('keep-card');
  expect([p.pile(KEPT), p.cards('marquise')]).toEqual([['anvil'], []]);
  p.play('end').chance('draw sword');
  expect(p.cards('marquise').sort()).toEqual(['anvil', 'sword']);
});

rootLaw('14.3.4', 'Corvid Spies: two clearings of a suit; two more among enemies, then battles or cards', () => {
  const setup = prepared('corvid-spies').play('place c1');
  expect(setup.offers()).toEqual(['place c6', 'place c8', 'place c12']);
  setup.play('place c6');
  const p = position(TABLE).hirelings('corvid-spies', { by: 'eyrie' }).place('c1', 'cat', 2).place('c5', 'cat');
  p.hand('marquise', 'anvil').turn('eyrie', 'daylight').play('command corvid-spies');
  expect(p.offers()).toEqual(['place c1', 'place c5']);
  p.play('place c1', 'place c5');
  const cards = p.fork().play('pilfer c5').chance('steal anvil');
  expect(cards.cards('eyrie')).toEqual(['anvil']);
  p.play('raid', 'battle c1 marquise', 'pass').chance('dice 1 0').play('battle c5 marquise', 'pass').chance('dice 1 0');
  expect([p.count('c1', 'cat'), p.count('c5', 'cat')]).toEqual([1, 0]);
});

rootLaw(
  '14.3.2',
  'Raven Sentries: a hit more where the controller has a building or token, in attack and defence',
  () => {
    const p = position(TABLE)
      .hirelings('corvid-spies', { by: 'marquise', demoted: true })
      .place('c1', 'cat', 3)
      .place('c1', 'hawk', 3);
    const bare = p.fork().battle('marquise', 'eyrie', 'c1').chance('dice 0 0');
    expect(bare.count('c1', 'hawk')).toBe(3);
    p.place('c1', 'sawmill');
    expect(p.fork().battle('marquise', 'eyrie', 'c1').chance('dice 0 0').count('c1', 'hawk')).toBe(2);
    expect(p.battle('eyrie', 'marquise', 'c1').chance('dice 0 0').count('c1', 'hawk')).toBe(2);
  },
);

rootLaw(
  ['14.3.2', '14.3.3'],
  'Furious Protector: enemies place nothing beside it; it strides and removes a warrior of each',
  () => {
    const p = position(TABLE)
      .hirelings('furious-protector', { by: 'eyrie' })
      .place('c1', 'protector')
      .place('c1', 'recruiter');
    p.place('c1', 'cat', 2).place('c5', 'cat', 2).place('c5', 'hawk', 2).hand('marquise', 'anvil');
    const cats = p.fork().place('c1', 'sawmill', 0).turn('marquise', 'daylight');
    expect(cats.refusal('battle c1 furious-protector')).toMatchObject({ why: 'immune' });
    const build = p.fork().place('c9', 'cat').place('c9', 'protector', 0).turn('marquise', 'daylight');
    expect(build.refusal('build sawmill c1')?.law).toMatch(/14\.3\.2|2\.2\.3/);
    p.turn('eyrie', 'birdsong');
    expect(p.offers()).toEqual(['stride c5', 'stride c9', 'stride c10']);
    p.play('stride c5');
    expect([p.count('c5', 'cat'), p.count('c5', 'hawk'), p.count('c5', 'protector')]).toEqual([1, 1, 1]);
  },
);

rootLaw(['14.3.1', '14.3.2', '14.3.3'], 'Stoic Protector: the controller’s pieces beside it are safe', () => {
  const p = hired(
    position(TABLE).hirelings('furious-protector', { demoted: true }).place('c1', 'hawk', 2),
    EYRIE,
    'furious-protector',
  );
  p.play('place c1').place('c1', 'cat', 3);
  const cats = p.fork().turn('marquise', 'daylight');
  expect(cats.refusal('battle c1 eyrie')).toMatchObject({ law: '14.3.2', why: 'sheltered' });
  for (const c of ['c6', 'c8', 'c12'] as const) p.place(c, 'workshop');
  const favor = p
    .fork()
    .hand('marquise', 'favor-of-the-foxes')
    .turn('marquise', 'daylight')
    .play('craft favor-of-the-foxes');
  expect(favor.count('c1', 'hawk')).toBe(2);
  p.turn('eyrie', 'birdsong').play('stride c5');
  expect(p.count('c1', 'hawk')).toBe(2);
});

rootLaw(['14.3.1', '14.3.3'], 'Flame Bearers: a piece for each of them, warriors first, then they spread', () => {
  const p = position(TABLE)
    .hirelings('flame-bearers', { by: 'eyrie' })
    .place('c1', 'bearer', 2)
    .place('c1', 'cat')
    .place('c1', 'sawmill');
  p.place('c1', 'wood').turn('eyrie', 'birdsong');
  expect(p.offers()).toEqual(['burn c1 cat']);
  expect(p.refusal('burn c1 sawmill')).toMatchObject({ law: '14.3.3', why: 'warriors-first' });
  p.play('burn c1 cat', 'burn c1 sawmill');
  expect([p.score('eyrie'), p.offers()]).toEqual([0, ['place c1', 'place c5', 'place c9', 'place c10']]);
  const none = hired(position(TABLE).hirelings('flame-bearers'), EYRIE, 'flame-bearers').play('place c1', 'place c2');
  expect([none.count('c1', 'bearer'), none.count('c2', 'bearer')]).toEqual([1, 1]);
});

rootLaw('14.3.2', 'Rat Smugglers: each item card buys a move or a battle', () => {
  const p = position(TABLE)
    .hirelings('flame-bearers', { by: 'marquise', demoted: true })
    .place('c1', 'cat', 3)
    .place('c1', 'hawk');
  p.hand('marquise', 'anvil', 'sword', 'ambush-fox').turn('marquise', 'daylight');
  expect(p.offers('smuggle')).toEqual(['smuggle anvil', 'smuggle sword']);
  expect(p.refusal('smuggle ambush-fox')).toMatchObject({ law: '14.3.2', why: 'no-item-card' });
  p.play('smuggle anvil', 'move c1 c5', 'count 1', 'smuggle sword', 'battle c1 eyrie').chance('dice 1 0');
  expect([p.count('c5', 'cat'), p.count('c1', 'hawk')]).toEqual([1, 0]);
});

rootLaw(
  ['14.3.1', '14.3.4'],
  'Vault Keepers: a vault and two warriors; more vaults nearby, then battles or warriors',
  () => {
    const setup = prepared('vault-keepers');
    // §16.1: corners are kept for those who start there; §2.2.3: a slot must be open.
    expect(setup.refusal('place c1')).toMatchObject({ law: '16.1' });
    setup.play('place c5');
    expect([setup.count('c5', 'vault'), setup.count('c5', 'vault-keeper')]).toEqual([1, 2]);
    const p = position(TABLE)
      .hirelings('vault-keepers', { by: 'eyrie' })
      .place('c5', 'vault')
      .place('c5', 'vault-keeper');
    p.place('c5', 'cat').turn('eyrie', 'daylight').play('command vault-keepers');
    expect(p.offers()).toEqual(['place c1', 'place c2', 'place c5', 'pass']);
    p.play('place c2');
    const guards = p.fork().play('fortify', 'place c2', 'place c5');
    expect([guards.count('c2', 'vault-keeper'), guards.count('c5', 'vault-keeper')]).toEqual([1, 2]);
    p.play('raid', 'battle c5 marquise').chance('dice 1 0');
    expect(p.count('c5', 'cat')).toBe(0);
  },
);

rootLaw(['14.3.2', 'O.5'], 'Badger Bodyguards: the first hit of a battle is ignored, once', () => {
  const p = position(TABLE)
    .hirelings('vault-keepers', { by: 'eyrie', demoted: true })
    .place('c1', 'hawk', 3)
    .place('c1', 'cat', 3);
  expect(p.fork().battle('marquise', 'eyrie', 'c1').chance('dice 2 0').count('c1', 'hawk')).toBe(2);
  p.hand('marquise', 'ambush-fox');
  // An ambush for two: one is ignored, and none of the roll's.
  p.battle('eyrie', 'marquise', 'c1').play('ambush ambush-fox').chance('dice 1 1');
  expect(p.count('c1', 'hawk')).toBe(1);
});

rootLaw(
  ['14.3.1', '14.3.2', '14.3.4'],
  'Popular Band: it lures warriors, and enemies that come cannot leave this turn',
  () => {
    const p = position(TABLE)
      .hirelings('popular-band', { by: 'eyrie' })
      .place('c1', 'band')
      .place('c5', 'cat', 2)
      .place('c9', 'hawk', 2);
    const cats = p.fork().turn('marquise', 'daylight').play('march', 'move c5 c1', 'count 2');
    expect(cats.refusal('move c1 c5')).toMatchObject({ law: '14.3.2', why: 'held-by-band' });
    p.turn('eyrie', 'daylight').play('command popular-band', 'perform c1');
    expect(p.offers()).toEqual(['lure c5 marquise', 'lure c9 eyrie', 'pass']);
    p.play('lure c5 marquise', 'lure c9 eyrie', 'place c12');
    expect([p.count('c1', 'cat'), p.count('c1', 'hawk'), p.count('c12', 'band')]).toEqual([1, 1, 1]);
    const pawn = position({ factions: ['vagabond', 'eyrie'], hirelings: BOXES }).hirelings('popular-band', {
      demoted: true,
    });
    pawn.place('c5', 'band').vagabond('c1', ['boot', 'boot']).turn('vagabond', 'daylight').play('go c5');
    expect(pawn.refusal('go c1')).toMatchObject({ law: '14.3.2', why: 'pawn-held-by-band' });
    expect(ruler(pawn.s, 4)).toBe(hireling('popular-band'));
  },
);

rootLaw('14.3.4', 'Street Band: one more, anywhere', () => {
  const p = position(TABLE).hirelings('popular-band', { by: 'eyrie', demoted: true }).turn('eyrie', 'daylight');
  p.play('command popular-band', 'place c7');
  expect(p.count('c7', 'band')).toBe(1);
});

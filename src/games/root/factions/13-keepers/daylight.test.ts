import { expect } from 'vitest';
import { listQuestion } from '../../../../kernel/referee/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { root } from '../../index.ts';
import { BOX } from '../../components/piles.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['marquise', 'keepers'] } as const;
const CULT = { factions: ['cult', 'keepers'] } as const;

/** In Daylight after crafting. */
const daylight = (p: Position): Position => p.turn('keepers', 'daylight').play('end');

rootLaw(['13.5', '13.5.1', '13.5.2'], 'craft, then the columns from the left', () => {
  const p = position(CATS).place('c5', 'badger').retinue('move', 'bake-sale').retinue('recover', 'investments');
  p.turn('keepers', 'daylight');
  const windows = [p.window()];
  for (const act of ['end', 'end', 'end']) windows.push(p.play(act).window());
  expect(windows).toEqual(['keepers-craft', 'keepers-retinue', 'keepers-retinue', 'keepers-daylight-end']);
});

rootLaw('13.5.1', 'crafting is the first step of Daylight: later it is explained so', () => {
  const p = daylight(position(CATS).place('c5', 'badger').retinue('move', 'bake-sale'));
  const craft = listQuestion(root, p.state, 1).forbidden.find((f) => f.text === 'craft');
  expect([p.window(), craft?.law, craft?.why]).toEqual(['keepers-retinue', '13.5.1', 'at-start-of-daylight']);
});

rootLaw(['13.2.3', '13.5.1'], 'crafts with waystations, whatever they show', () => {
  const p = position(CATS).waystation('c8', 'figure-tablet', 'figure').waystation('c7', 'tablet-jewelry', 'jewelry');
  p.hand('keepers', 'anvil', 'birdy-bindle', 'arms-trader').turn('keepers', 'daylight');
  expect(p.offers('craft')).toEqual(['craft birdy-bindle', 'craft anvil']);
  expect(p.refusal('craft arms-trader')).toMatchObject({ law: '4.1.1', a: 1 });
  expect(p.play('craft anvil').score('keepers')).toBe(2);
});

rootLaw('13.2.3', 'a waystation crafts with the suit of its clearing and no other', () => {
  const p = position(CATS)
    .waystation('c8', 'figure-tablet', 'figure')
    .hand('keepers', 'anvil', 'birdy-bindle', 'sword');
  expect(p.turn('keepers', 'daylight').offers('craft')).toEqual(['craft anvil']);
  expect(p.refusal('craft birdy-bindle')).toMatchObject({ law: '4.1.1', why: 'crafting-pieces', a: 1, b: 0 });
});

rootLaw(['13.5.2', '13.5.2.I'], 'a card moves warriors out of a clearing of its suit, once', () => {
  const p = position(CATS).place('c5', 'badger', 2).place('c8', 'badger').retinue('move', 'bake-sale');
  daylight(p).play('serve bake-sale');
  expect(p.offers()).toEqual(['move c5 c1', 'move c5 c2']);
  expect(p.refusal('move c8 c4')).toMatchObject({ law: '13.5.2.I', why: 'origin-suit', a: 1 });
  p.play('move c5 c1', 'count 2');
  expect([p.count('c1', 'badger'), p.window()]).toEqual([2, 'keepers-daylight-end']);
});

rootLaw(['13.5.2-R1', 'M106'], 'skipping costs nothing; cards of a column in any order', () => {
  const p = position(CATS).place('c5', 'badger').place('c8', 'badger').retinue('move', 'bake-sale', 'anvil');
  daylight(p);
  expect(p.offers('serve')).toEqual(['serve anvil', 'serve bake-sale']);
  const other = p.fork().play('serve bake-sale', 'move c5 c1', 'count 1');
  expect(other.offers('serve')).toEqual(['serve anvil']);
  p.play('end');
  expect([p.window(), p.retinueOf('move'), p.score('keepers')]).toEqual([
    'keepers-daylight-end',
    ['anvil', 'bake-sale'],
    0,
  ]);
});

rootLaw('13.5.2', 'a card with nothing to do is explained', () => {
  const p = daylight(position(CATS).place('c5', 'badger').retinue('move', 'anvil'));
  expect(p.refusal('serve anvil')).toMatchObject({ law: '13.5.2', why: 'nothing-to-do' });
});

rootLaw(['13.5.2.II', '13.5.2.II-R1', 'M107'], 'an enemy piece there must be battled before the delve', () => {
  const p = position(CATS)
    .place('c5', 'badger', 2)
    .place('c5', 'wood')
    .relics('f1', 'figure')
    .retinue('battle', 'bake-sale');
  daylight(p).play('serve bake-sale');
  expect(p.offers()).toEqual(['battle c5 marquise']);
  expect(p.refusal('delve c5 f1 figure')).toMatchObject({ law: '13.5.2.II', why: 'must-battle' });
  p.play('battle c5 marquise').chance('dice 0 0');
  expect([p.count('c5', 'wood'), p.window(), ...p.offers()]).toEqual([
    0,
    'keepers-delve',
    'delve c5 f1 figure',
    'pass',
  ]);
});

rootLaw(['13.5.2.II', '13.5.2.II-R1'], 'rule is needed for the delve, not for the battle; a warrior for both', () => {
  const p = position(CATS)
    .place('c5', 'badger')
    .place('c5', 'cat', 3)
    .relics('f1', 'figure')
    .retinue('battle', 'bake-sale');
  daylight(p).play('serve bake-sale', 'battle c5 marquise').chance('dice 0 0');
  expect(p.window()).toBe('keepers-daylight-end');
  const none = position(CATS)
    .waystation('c5', 'figure-tablet', 'figure')
    .relics('f1', 'figure')
    .retinue('battle', 'bake-sale');
  none.retinue('battle', 'anvil').place('c8', 'badger').relics('f7', 'tablet');
  daylight(none);
  expect(none.refusal('serve bake-sale')).toMatchObject({ law: '13.5.2', why: 'nothing-to-do' });
  none.play('serve anvil');
  expect(none.refusal('delve c5 f1 figure')).toMatchObject({ law: '13.5.2.II', why: 'clearing-suit', a: 0 });
  const away = position(CATS).place('c5', 'badger').retinue('battle', 'bake-sale', 'anvil').place('c8', 'badger');
  away.relics('f7', 'figure').relics('f1', 'tablet');
  daylight(away).play('serve bake-sale');
  expect(away.refusal('delve c3 f5 figure')).toBeUndefined();
  expect(away.refusal('delve c10 f1 tablet')).toMatchObject({ law: '13.5.2.II', why: 'no-warrior' });
});

rootLaw('13.5.2.II', 'without an enemy they delve at once; a defender is chosen freely', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'keepers'] })
    .place('c5', 'badger', 3)
    .place('c5', 'cat')
    .place('c5', 'hawk');
  daylight(p.retinue('battle', 'bake-sale')).play('serve bake-sale');
  expect(p.offers()).toEqual(['battle c5 marquise', 'battle c5 eyrie']);
  const free = position(CATS).place('c5', 'badger').relics('f1', 'figure', 'tablet').retinue('battle', 'bake-sale');
  daylight(free).play('serve bake-sale');
  expect(free.offers()).toEqual(['delve c5 f1 figure', 'delve c5 f1 tablet']);
});

rootLaw(['13.5.2.II.a', '13.2.1'], 'a relic of an adjacent forest comes into the clearing and is turned up', () => {
  const p = position(CATS)
    .place('c5', 'badger')
    .relics('f1', 'figure')
    .relics('f7', 'tablet')
    .retinue('battle', 'bake-sale');
  daylight(p).play('serve bake-sale', 'delve c5 f1 figure').chance('value 2');
  expect([p.relicsAt('c5'), p.relicsAt('f1'), p.count('c5', 'relic')]).toEqual([['figure-2'], [], 1]);
  expect(p.events('delved', 'marquise')).toMatchObject([{ relic: 0 }, { relic: 4, forest: 12, clearing: 4 }]);
});

rootLaw('13.5.2.II.a', 'a relic that lies face up needs no chance', () => {
  const p = position(CATS).place('c5', 'badger').relics('f1', 'jewelry-1').retinue('battle', 'bake-sale');
  daylight(p).play('serve bake-sale', 'delve c5 f1 jewelry-1');
  expect([p.relicsAt('c5'), p.retinueOf('battle')]).toEqual([['jewelry-1'], ['bake-sale']]);
});

rootLaw(['13.5.2.II.b', '13.5.2.II.a'], 'fewer ruled clearings round the forest than its value: the card goes', () => {
  const p = position(CATS)
    .place('c5', 'badger')
    .place('c1', 'badger')
    .relics('f1', 'figure')
    .retinue('battle', 'bake-sale');
  daylight(p).play('serve bake-sale', 'delve c5 f1 figure');
  const enough = p.fork().chance('value 2');
  expect([enough.retinueOf('battle'), enough.discarded()]).toEqual([['bake-sale'], []]);
  p.chance('value 3');
  expect([p.retinueOf('battle'), p.discarded(), p.relicsAt('c5')]).toEqual([[], ['bake-sale'], ['figure-3']]);
});

rootLaw(['13.5.2.II.a-R1', 'M026', '6.2.2'], 'a relic is moved: the keep does not keep it out', () => {
  const p = position(CATS).place('c1', 'keep').place('c1', 'badger', 3).place('c1', 'cat').relics('f1', 'figure');
  daylight(p.retinue('battle', 'anvil')).play('serve anvil', 'battle c1 marquise').chance('dice 1 0');
  expect(p.offers()).toContain('delve c1 f1 figure');
});

rootLaw(['13.5.2.II.a-R1', 'M077', 'E.6.2'], 'no relic comes into a scorched clearing', () => {
  const p = position(CATS).place('c5', 'badger').place('c3', 'badger').relics('f1', 'figure').relics('f5', 'tablet');
  p.scorch('c5');
  daylight(p.retinue('battle', 'bake-sale')).play('serve bake-sale');
  expect(p.offers()).toEqual(['delve c3 f5 tablet']);
  expect(p.refusal('delve c5 f1 figure')).toMatchObject({ law: 'E.6.2', why: 'scorched-delve' });
});

rootLaw(['13.5.2.II', '14.3.2'], 'no delving where an enemy who cannot be battled rules', () => {
  const p = position({ factions: ['marquise', 'keepers'], hirelings: ['riverfolk-pack', 'underworld-pack'] })
    .hirelings('furious-protector', { by: 'marquise', demoted: true })
    .place('c5', 'protector')
    .place('c5', 'cat', 2)
    .place('c5', 'badger')
    .place('c3', 'badger')
    .relics('f1', 'figure')
    .relics('f5', 'tablet');
  daylight(p.retinue('battle', 'bake-sale')).play('serve bake-sale');
  expect(p.offers()).toEqual(['delve c3 f5 tablet']);
  expect(p.refusal('delve c5 f1 figure')).toMatchObject({ law: '13.5.2.II', why: 'not-ruled' });
});

rootLaw(['13.3.5', 'M090', '10.2.6'], 'a Faithful Retainer that goes leaves the game, not into the Lost Souls', () => {
  const p = position(CULT).place('c5', 'badger').relics('f1', 'figure').retinue('battle', 'faithful-retainer');
  daylight(p).play('serve faithful-retainer', 'delve c5 f1 figure').chance('value 3');
  expect([p.retinueOf('battle'), p.pile(BOX).includes('faithful-retainer'), p.pile(3)]).toEqual([[], true, []]);
  const other = position(CULT).place('c5', 'badger').relics('f1', 'figure').retinue('battle', 'bake-sale');
  daylight(other).play('serve bake-sale', 'delve c5 f1 figure').chance('value 3');
  expect(other.pile(3)).toEqual(['bake-sale']);
});

rootLaw(
  ['13.5.2.III', '13.5.2.III.a', '13.5.2.III.a-R1'],
  'a relic at a waystation of its type; neither rule nor warrior',
  () => {
    const p = position(CATS)
      .waystation('c5', 'figure-tablet', 'tablet')
      .relics('c5', 'tablet-1', 'figure-2')
      .place('c5', 'cat', 3);
    p.place('c8', 'badger').place('c3', 'badger').retinue('recover', 'bake-sale');
    daylight(p).play('serve bake-sale');
    expect(p.offers()).toEqual(['move c3 c6', 'move c3 c7', 'move c3 c11', 'recover c5 tablet-1']);
    expect(p.refusal('recover c5 figure-2')).toMatchObject({ law: '13.5.2.III.a', why: 'no-waystation', a: 0 });
    p.play('recover c5 tablet-1');
    expect([p.recovered(), p.relicsAt('c5'), p.score('keepers')]).toEqual([['tablet-1'], ['figure-2'], 1]);
    const suit = position(CATS)
      .waystation('c5', 'figure-tablet', 'tablet')
      .relics('c5', 'tablet-1')
      .place('c8', 'badger');
    daylight(suit.retinue('recover', 'anvil')).play('serve anvil');
    expect(suit.refusal('recover c5 tablet-1')).toMatchObject({ law: '13.5.2.III', why: 'clearing-suit' });
  },
);

rootLaw('13.5.2.III.b', 'its value, and two more when a column of three types is full', () => {
  const p = position(CATS)
    .waystation('c5', 'figure-tablet', 'tablet')
    .relics('c5', 'tablet-2')
    .place('c5', 'badger', 2);
  p.relics('f1', 'figure-1', 'jewelry-3').place('c3', 'badger').retinue('recover', 'bake-sale');
  p.recoverFrom('f1');
  daylight(p).play('serve bake-sale', 'recover c5 tablet-2');
  expect(p.score('keepers')).toBe(4);
  expect(p.events('recovered', 'marquise')).toEqual([{ type: 'recovered', clearing: 4, relic: 7, column: 1 }]);
});

rootLaw(
  ['13.5.2.III.c', '13.5.2.III.c-R1', 'M108'],
  'value three with two ruled clearings: scored, the card goes, the action ends',
  () => {
    const p = position(CATS)
      .waystation('c5', 'figure-tablet', 'tablet')
      .relics('c5', 'tablet-3', 'tablet-1')
      .place('c5', 'badger', 2);
    p.place('c3', 'badger').retinue('recover', 'bake-sale');
    daylight(p).play('serve bake-sale');
    const first = p.fork().play('recover c5 tablet-3');
    expect([first.score('keepers'), first.retinueOf('recover'), first.discarded()]).toEqual([3, [], ['bake-sale']]);
    expect([first.window(), first.relicsAt('c5')]).toEqual(['keepers-daylight-end', ['tablet-1']]);
    p.play('recover c5 tablet-1');
    expect([p.window(), ...p.offers()]).toEqual(['keepers-recover-more', 'recover c5 tablet-3', 'pass']);
    p.play('recover c5 tablet-3');
    expect([p.score('keepers'), p.retinueOf('recover')]).toEqual([4, []]);
  },
);

rootLaw('13.5.2.III.c', 'the suit is the clearing’s, also for a bird', () => {
  const p = position(CATS).waystation('c7', 'figure-tablet', 'tablet').waystation('c2', 'tablet-jewelry', 'jewelry');
  p.relics('c7', 'tablet-1', 'tablet-2', 'tablet-3').place('c5', 'badger', 3).retinue('recover', 'arms-trader');
  daylight(p).play('serve arms-trader', 'recover c7 tablet-1', 'recover c7 tablet-2', 'recover c7 tablet-3');
  expect([p.score('keepers'), p.discarded()]).toEqual([6, ['arms-trader']]);
});

import { expect } from 'vitest';
import { GEOGRAPHY } from '../../components/maps/index.ts';
import { AVAILABLE } from '../../components/piles.ts';
import { geographyOf, linksOf } from '../../state.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';
import type { PathEnds } from '../../testkit/root-position.testkit.ts';
import { CLEARINGS } from '../../words.ts';

const CATS_AND_HAWKS = { factions: ['marquise', 'eyrie'], map: 'mountain' } as const;
const CATS_AND_MICE = { factions: ['marquise', 'alliance'], map: 'mountain' } as const;
const CATS_AND_RATS = { factions: ['marquise', 'hundreds'], map: 'mountain' } as const;

/** Numbers as printed, of lists of clearings. */
const printed = (lists: readonly (readonly number[])[]): number[][] => lists.map((list) => list.map((c) => c + 1));

rootLaw('20.1', 'six paths are closed, the Tower stands in 10, suits are dealt', () => {
  const { state } = position(CATS_AND_HAWKS);
  expect(printed(geographyOf(state).closedPaths)).toEqual([
    [2, 5],
    [3, 7],
    [5, 9],
    [6, 11],
    [8, 9],
    [11, 12],
  ]);
  expect([state.closed, CLEARINGS[state.tower]]).toEqual([0b111111, 'c10']);
  expect(GEOGRAPHY.mountain.suits).toBeUndefined();
});

rootLaw(['20.2', '20.2-R1'], 'a closed path gives no move, but the other paths do', () => {
  const p = position(CATS_AND_HAWKS).place('c5', 'cat', 2).turn('marquise', 'daylight').play('march');
  expect(p.offers('move')).toEqual(['move c5 c10', 'move c5 c11']);
  for (const links of GEOGRAPHY.mountain.linksWithout)
    links.paths.forEach((near, c) => {
      for (const other of near) expect(links.paths[other]).toContain(c);
    });
});

rootLaw(['20.2', '20.2-R1'], 'wood does not come over a closed path', () => {
  const built = (...cleared: readonly PathEnds[]) => {
    const p = position(CATS_AND_HAWKS).place('c2', 'cat', 2).place('c5', 'cat').place('c5', 'wood', 3);
    p.place('c9', 'sawmill').place('c9', 'workshop').place('c12', 'recruiter');
    p.clearPaths(...cleared);
    return p.turn('marquise', 'daylight').offers('build');
  };
  expect([built().includes('build sawmill c2'), built(['c2', 'c5']).includes('build sawmill c2')]).toEqual([
    false,
    true,
  ]);
});

rootLaw('20.2', 'bandits cannot lie on a closed path', () => {
  const p = position({ ...CATS_AND_HAWKS, hirelings: ['underworld-pack', 'riverfolk-pack'] })
    .hirelings('highway-bandits', { by: 'marquise' })
    .place('c5', 'cat')
    .turn('marquise', 'daylight')
    .play('command highway-bandits');
  expect(p.refusal('waylay c2 c5')).toMatchObject({ law: '20.2', why: 'path-closed' });
  const last = p.fork().clearPaths(['c3', 'c7'], ['c5', 'c9'], ['c6', 'c11'], ['c8', 'c9'], ['c11', 'c12']);
  expect(last.refusal('waylay c2 c5')).toMatchObject({ law: '20.2', why: 'path-closed' });
  expect(p.offers('waylay')).toEqual(['waylay c5 c10', 'waylay c5 c11']);
});

rootLaw('20.2-R1', 'a Vagabond slips from forest to forest across a closed path', () => {
  const { forests } = GEOGRAPHY.mountain.data;
  const named = (id: string) => forests.findIndex((forest) => forest.id === id) + 1;
  const p = position({ factions: ['marquise', 'vagabond'], map: 'mountain' });
  p.vagabond(`f${named('f-north-east')}` as 'f7').turn('vagabond', 'birdsong');
  // Only the closed path between 6 and 11 parts the two.
  expect(p.offers('slip')).toContain(`slip f${named('f-east')}`);
});

rootLaw(['20.3', '20.3-R2'], 'a card clears a path for one point, and it is open in the same turn', () => {
  const p = position(CATS_AND_HAWKS).place('c5', 'cat', 3).hand('marquise', 'anvil').turn('marquise', 'daylight');
  expect(p.offers('clear-path')).toEqual(['clear-path c2 c5', 'clear-path c5 c9']);
  expect(p.refusal('clear-path c3 c7')).toMatchObject({ law: '20.3', why: 'no-piece-at-path' });
  p.play('clear-path c5 c9', 'spend anvil');
  expect([p.score('marquise'), p.discarded()]).toEqual([1, ['anvil']]);
  expect(p.lastEvents('path-cleared', 'eyrie')).toEqual([{ type: 'path-cleared', faction: 0, from: 4, to: 8 }]);
  expect(p.play('march').offers('move')).toEqual(['move c5 c9', 'move c5 c10', 'move c5 c11']);
  expect(p.closedPaths()).not.toContain('c5 c9');
  expect(p.closedPaths()).toHaveLength(5);
});

rootLaw(['20.3', '20.3-R1'], 'once a turn, with a card in hand, in Daylight only', () => {
  const p = position(CATS_AND_HAWKS).place('c5', 'cat', 3).turn('marquise', 'daylight');
  expect(p.refusal('clear-path c2 c5')).toMatchObject({ law: '20.3', why: 'empty-hand' });
  const twice = position(CATS_AND_HAWKS).place('c5', 'cat').hand('marquise', 'anvil', 'sword', 'root-tea-mouse');
  twice.turn('marquise', 'daylight').play('clear-path c2 c5', 'spend anvil');
  expect(twice.refusal('clear-path c5 c9')).toMatchObject({ law: '20.3', why: 'used-this-turn' });
  const evening = position(CATS_AND_HAWKS).place('c5', 'cat').hand('marquise', 'anvil', 'root-tea-mouse', 'sword');
  evening.hand('marquise', 'ambush-bird', 'ambush-fox', 'ambush-mouse').turn('marquise', 'evening').anyChance();
  expect(evening.judge('marquise', 'clear-path c2 c5')).toMatchObject({ because: { law: '20.3', why: 'in-daylight' } });
});

rootLaw('20.3-R1', 'a token is enough, and dominance scores nothing', () => {
  const p = position(CATS_AND_MICE).place('c5', 'sympathy').hand('alliance', 'anvil').turn('alliance', 'daylight');
  expect(p.offers('clear-path')).toEqual(['clear-path c2 c5', 'clear-path c5 c9']);
  const three = position({ ...CATS_AND_MICE, factions: ['marquise', 'alliance', 'eyrie'] }).place('c5', 'cat');
  three.points('marquise', 12).dominance('marquise', 'dominance-fox').hand('marquise', 'dominance-mouse');
  three.turn('marquise', 'daylight').play('clear-path c5 c9', 'spend dominance-mouse');
  expect([three.score('marquise'), three.pile(AVAILABLE)]).toEqual([12, ['dominance-mouse']]);
});

rootLaw('20.3-R1', 'before turmoil there is still time to clear a path', () => {
  const p = position(CATS_AND_HAWKS).leader('commander').place('c9', 'hawk').hand('eyrie', 'anvil');
  p.decree('recruit', 'root-tea-mouse').turn('eyrie', 'daylight');
  while (!p.offers('clear-path').length) p.play(p.offers()[0]!);
  expect(p.offers('clear-path')).toEqual(['clear-path c5 c9', 'clear-path c8 c9']);
});

rootLaw(['20.3-R1', '17.5-R1'], 'after Sway the Duchy may still clear a path, once a turn and with a card', () => {
  const swayed = (cards: readonly ('anvil' | 'sword')[], ...first: readonly string[]) => {
    const p = position({ factions: ['marquise', 'duchy'], map: 'mountain' })
      .place('c5', 'mole')
      .place('c9', 'mole');
    p.hand('duchy', 'armorers', 'sappers', ...cards).during('duchy', 'daylight', { step: 'sway' });
    return p.play(...first, 'sway captain', 'present armorers', 'present sappers');
  };
  const open = swayed(['anvil']);
  expect([open.window(), open.offers('clear-path').length]).toEqual(['duchy-daylight-end', 3]);
  expect(swayed([]).window()).toBe('chance');
  expect(swayed(['anvil', 'sword'], 'clear-path c2 c5', 'spend anvil').window()).toBe('chance');
});

rootLaw('20.4', 'who rules the clearing with the Tower at the end of own Evening scores a point', () => {
  const p = position(CATS_AND_HAWKS).place('c10', 'cat').turn('marquise', 'hirelings');
  expect(p.score('marquise')).toBe(1);
  expect(p.events('scored', 'eyrie')).toEqual([{ type: 'scored', faction: 0, points: 1, law: '20.4' }]);
  expect(position(CATS_AND_HAWKS).place('c10', 'cat').turn('eyrie', 'hirelings').score('marquise')).toBe(0);
  expect(
    position({ ...CATS_AND_HAWKS, map: 'winter' })
      .place('c10', 'cat')
      .turn('marquise', 'hirelings')
      .score('marquise'),
  ).toBe(0);
});

rootLaw('20.4-R1', 'the point comes after the cards of Evening', () => {
  const p = position(CATS_AND_HAWKS).place('c10', 'cat').turn('marquise', 'evening');
  expect(p.score('marquise')).toBe(0);
  p.anyChance();
  expect(p.score('marquise')).toBe(1);
});

rootLaw('20.5', 'ten forests, whatever paths are closed', () => {
  expect(GEOGRAPHY.mountain.data.forests).toHaveLength(10);
});

rootLaw('20.6', 'the river joins 2, 10 and 4, and touches nothing else', () => {
  const { rivers } = GEOGRAPHY.mountain;
  expect(printed(rivers)).toEqual([[], [10], [], [10], [], [], [], [], [], [2, 4], [], []]);
});

rootLaw(['20.7', '20.7-R1'], 'corners, edge and the neighbors of the corners', () => {
  const { opposite, data } = GEOGRAPHY.mountain;
  const { paths } = linksOf(position(CATS_AND_HAWKS).state);
  expect(opposite.slice(0, 4)).toEqual([2, 3, 0, 1]);
  expect([...data.edge].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 12]);
  expect(printed(paths.slice(0, 4))).toEqual([
    [8, 9],
    [6, 11],
    [6, 11],
    [8, 12],
  ]);
});

rootLaw('20.8', 'ruins and slots', () => {
  const { ruins, slots } = GEOGRAPHY.mountain;
  expect(ruins).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
  expect(slots).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 3, 2, 3, 3]);
});

rootLaw('M199', 'the Cult in corner 3: one warrior each in 6 and 11, none in 7', () => {
  const p = position({ factions: ['marquise', 'cult'], map: 'mountain' })
    .place('c1', 'keep')
    .inSetup('cult');
  p.play(p.offers().find((text) => text.includes(' c3'))!);
  expect(['c6', 'c7', 'c11'].map((c) => p.count(c as 'c6', 'lizard'))).toEqual([1, 0, 1]);
});

rootLaw('M200', 'sympathy does not spread over a closed path', () => {
  const at = (...cleared: readonly PathEnds[]) => {
    // In these positions 9 is a mouse clearing.
    const p = position(CATS_AND_MICE).place('c8', 'sympathy').supporters('root-tea-mouse', 'travel-gear-mouse');
    p.clearPaths(...cleared);
    return p.turn('alliance', 'birdsong').play('pass').offers('spread');
  };
  expect([at().includes('spread c9'), at(['c8', 'c9']).includes('spread c9')]).toEqual([false, true]);
});

rootLaw('M201', 'the pawn in 5 and one mouse card clear 5-9 for a point', () => {
  const p = position({ factions: ['marquise', 'vagabond'], map: 'mountain' }).vagabond('c5');
  p.hand('vagabond', 'root-tea-mouse').turn('vagabond', 'daylight').play('clear-path c5 c9', 'spend root-tea-mouse');
  expect([p.score('vagabond'), p.closedPaths().includes('c5 c9')]).toEqual([1, false]);
});

rootLaw('M202', 'the Tower’s point takes a marker at once; the hireling comes in the same turn', () => {
  const p = position({ ...CATS_AND_HAWKS, hirelings: ['underworld-pack', 'riverfolk-pack'] })
    .hirelings('corvid-spies', {})
    .hirelings('popular-band', {})
    .hirelings('highway-bandits', {})
    .place('c10', 'cat')
    .points('marquise', 3)
    .turn('marquise', 'hirelings');
  expect([p.score('marquise'), p.asked()]).toEqual([4, 'marquise']);
  expect(p.offers().length).toBeGreaterThan(1);
});

rootLaw('M203', 'the Eyrie win a tie in 10 and score', () => {
  const p = position(CATS_AND_HAWKS).place('c10', 'cat').place('c10', 'hawk').turn('eyrie', 'hirelings');
  expect(p.score('eyrie')).toBe(1);
});

rootLaw('M221', 'a mob does not spread over a closed path', () => {
  const p = position(CATS_AND_RATS).place('c8', 'mob');
  // Of the clearings around 8, only 9 beyond the closed path is of this suit.
  p.state.suit = [0, 1, 1, 0, 0, 0, 2, 2, 1, 2, 2, 1];
  expect(linksOf(p.state).paths[7]!.map((c) => p.state.suit[c])).not.toContain(1);
  p.place('c5', 'warlord').turn('hundreds', 'birdsong').chance('mob rabbit');
  expect([p.window(), p.count('c9', 'mob')]).toEqual(['hundreds-mood', 0]);
});

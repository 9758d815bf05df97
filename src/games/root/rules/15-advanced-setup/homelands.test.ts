import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { GEOGRAPHY } from '../../components/maps/index.ts';
import type { Position } from '../../testkit/position.testkit.ts';
import { CLEARING_COUNT, CULT, EYRIE, HUNDREDS, KEEPERS, MARQUISE, PLACES } from '../../words.ts';
import { rowOf, until } from '../../testkit/draft.testkit.ts';
import { FACTION_RULES } from '../../factions/faction.ts';
import { bestHomelands } from './homelands.ts';

/** The homelands that are offered. */
const sites = (p: Position): string[] => p.offers('homeland').map((text) => text.slice('homeland '.length));

/** A table of three in which the first to choose takes that card, with enemy homelands as given. */
function choosing(card: string, enemies: Readonly<Record<number, number>> = {}): Position {
  const rest = ['eyrie', 'keepers', 'marquise', 'hundreds'].filter((name) => name !== card);
  const p = rowOf({ seats: 3 }, rest[0]!, rest[1]!, card, rest[2]!);
  for (const [c, f] of Object.entries(enemies)) p.state.draft.homeland[Number(c) - 1] = f;
  p.play(`draft ${card}`);
  while (p.window() === 'chance') p.chance(p.outcomes()[0]!);
  return p;
}

rootLaw(
  ['15.8.3', '15.11.2', '15.8.3.III', 'O.12'],
  'the Eyrie: on the edge, not where an enemy lives or no slot is open',
  () => {
    const p = choosing('eyrie');
    expect(sites(p)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9']);
    expect(p.refusal('homeland c10')).toMatchObject({ law: '15.8.3.III', why: 'not-edge' });
    p.play('homeland c6', 'leader despot');
    expect([p.count('c6', 'hawk'), p.count('c6', 'roost')]).toEqual([6, 1]);
    const taken = choosing('eyrie', { 1: CULT });
    expect(taken.refusal('homeland c1')).toMatchObject({ law: '15.8.3', why: 'homeland-taken' });
    const full = choosing('eyrie');
    full.slots('c1', 0);
    expect(full.refusal('homeland c1')).toMatchObject({ law: '2.2.3' });
    full.slots('c1', 1);
  },
);

rootLaw(
  ['15.8.3.II', '15.8.3.II-R1', '15.11.2'],
  'two clearings between are three paths; failing that two, failing that one',
  () => {
    const far = choosing('eyrie', { 1: CULT });
    // From c1: c5, c9, c10 lie next to it, c2, c4, c12 two paths away.
    expect(sites(far)).toEqual(['c3', 'c6', 'c7', 'c8']);
    expect(far.refusal('homeland c2')).toMatchObject({ law: '15.8.3.II', why: 'too-near' });
    const next = choosing('eyrie', { 1: CULT, 3: HUNDREDS, 8: MARQUISE });
    // Nothing is three paths from all of them: c2 is two from both.
    expect(sites(next)).toEqual(['c2']);
    const last = choosing('eyrie', { 1: CULT, 3: HUNDREDS, 4: MARQUISE, 2: KEEPERS });
    expect(sites(last)).toEqual(['c5', 'c6', 'c7', 'c8', 'c9']);
  },
);

rootLaw(['15.8.3.I', '15.11.5'], 'the Cult: not adjacent to enemy homelands, unless it cannot be', () => {
  const p = choosing('cult', { 12: EYRIE });
  // c12 touches c4, c7, c9, c10 and c11.
  expect(sites(p)).toEqual(['c1', 'c2', 'c3', 'c5', 'c6', 'c8']);
  expect(p.refusal('homeland c4')).toMatchObject({ law: '15.8.3.I', why: 'adjacent' });
  p.play('homeland c8');
  expect([p.count('c8', 'lizard'), p.count('c8', 'garden')]).toEqual([4, 1]);
  // Three more around it, as evenly as possible: c4 and c7 only.
  p.play('place c4');
  expect(p.refusal('place c4')).toMatchObject({ law: '15.11.5', why: 'not-even' });
  p.play('place c7', 'place c4', 'outcast fox');
  expect([p.count('c4', 'lizard'), p.count('c7', 'lizard'), p.acolytes()]).toEqual([2, 1, 2]);
  const crowded = choosing('cult', { 12: EYRIE, 1: MARQUISE, 2: HUNDREDS, 3: KEEPERS, 8: MARQUISE });
  expect(sites(crowded)).toEqual(['c4', 'c5', 'c6', 'c7', 'c9', 'c10', 'c11']);
});

rootLaw(
  ['15.11.1', '15.8.3.IV'],
  'the Marquise: three homelands, each next to another, warriors everywhere, keep and buildings',
  () => {
    const p = choosing('marquise').play('homeland c1');
    expect(sites(p)).toEqual(['c2', 'c4', 'c5', 'c9', 'c10', 'c12']);
    p.play('homeland c5');
    expect(p.refusal('homeland c4')).toMatchObject({ law: '15.8.3.IV', why: 'not-together' });
    p.play('homeland c2');
    expect([p.count('c1', 'cat'), p.count('c5', 'cat'), p.count('c2', 'cat'), p.count('c8', 'cat')]).toEqual([
      2, 2, 2, 1,
    ]);
    expect(p.inSupply('cat')).toBe(10);
    expect(p.offers()).toEqual(['keep c1', 'keep c2', 'keep c5']);
    expect(p.refusal('keep c3')).toMatchObject({ law: '15.11.1', why: 'no-homeland' });
    p.play('keep c5', 'build sawmill c5');
    expect(p.refusal('build workshop c5')).toMatchObject({ law: '15.11.1', why: 'has-building' });
    p.play('build workshop c2', 'build recruiter c1');
    expect(p.window()).toBe('draft');
    const near = choosing('marquise', { 6: EYRIE }).play('homeland c1', 'homeland c5', 'homeland c2');
    // The keep stays away from enemy homelands if able.
    expect(near.refusal('keep c2')).toMatchObject({ law: '15.11.1', why: 'near-enemy-homeland' });
  },
);

rootLaw('15.11.6', 'the Riverfolk: four warriors on the river, three in Payments, prices of their choice', () => {
  const p = choosing('riverfolk', { 3: EYRIE });
  expect([p.window(), p.offers()]).toEqual([
    'riverfolk-warriors',
    ['c4', 'c5', 'c7', 'c10', 'c11'].map((c) => `place ${c}`),
  ]);
  p.play('place c4', 'place c4', 'place c7', 'place c11');
  expect([p.count('c4', 'otter'), p.inSupply('otter'), p.inBox('payments')]).toEqual([2, 8, { riverfolk: 3 }]);
  p.play('price hand-card 1', 'price riverboats 2', 'price mercenaries 4');
  expect([p.priceList(), p.inSupply('tradepost'), p.window()]).toEqual([[1, 2, 4], 9, 'draft']);
});

rootLaw('15.11.7', 'the Hundreds: warlord, four warriors, a stronghold and R items', () => {
  const p = choosing('hundreds', { 3: EYRIE });
  expect(sites(p)).toEqual(['c1', 'c4', 'c5', 'c9']);
  p.play('homeland c9');
  expect([p.count('c9', 'warlord'), p.count('c9', 'rat'), p.count('c9', 'stronghold')]).toEqual([1, 4, 1]);
  expect(p.itemsUnder()).toBe(4);
  expect(p.currentMood()).toBe('stubborn');
});

rootLaw(
  ['15.11.8', '15.8.3.IV'],
  'the Keepers: a relic in each forest, then two adjacent homelands on the edge',
  () => {
    const p = choosing('keepers', { 3: EYRIE });
    expect(p.window()).toBe('homeland');
    // Both three paths from c3: c1, c4, c5 and c9 lie so far; adjacent pairs: c1 with c5, c1 with c9, c4 with c9.
    expect(sites(p)).toEqual(['c1', 'c4', 'c5', 'c9']);
    p.play('homeland c1');
    expect(sites(p)).toEqual(['c5', 'c9']);
    p.play('homeland c9');
    expect([p.count('c1', 'badger'), p.count('c9', 'badger')]).toEqual([4, 4]);
    until(p, 'draft');
    // One relic in each forest, the other five evenly in those that touch neither homeland; a retainer in each column.
    const forests = GEOGRAPHY.autumn.aroundForest;
    const near = forests.map((around) => around.includes(0) || around.includes(8));
    const relics = forests.map((_, i) => p.relicsAt(PLACES[CLEARING_COUNT + i]!).length);
    expect(relics.filter((_, i) => near[i])).toEqual(near.filter(Boolean).map(() => 1));
    const far = relics.filter((_, i) => !near[i]);
    expect([far.reduce((sum, n) => sum + n), Math.max(...far) - Math.min(...far) <= 1]).toEqual([
      12 - (7 - far.length),
      true,
    ]);
    expect((['move', 'battle', 'recover'] as const).map((column) => p.retinueOf(column))).toEqual([
      ['faithful-retainer'],
      ['faithful-retainer'],
      ['faithful-retainer'],
    ]);
  },
);

rootLaw(
  '15.11.8',
  'without two free adjacent homelands the card is left for another, unless nothing else is there',
  () => {
    const p = rowOf({ seats: 3 }, 'eyrie', 'keepers', 'marquise', 'hundreds');
    const taken = ['c1', 'c2', 'c3', 'c4', 'c6', 'c8', 'c9'] as const;
    p.homelands(Object.fromEntries(taken.map((c) => [c, 'cult'])));
    expect(p.refusal('draft keepers')).toMatchObject({ law: '15.11.8', why: 'no-homelands' });
    p.state.draft.row.splice(0, p.state.draft.row.length, KEEPERS);
    expect(p.offers()).toEqual(['draft keepers']);
    // §15.8.3.IV: then each as well as possible.
    expect(bestHomelands(p.state, KEEPERS, FACTION_RULES[KEEPERS]!.homeland!)).toEqual([[4, 6]]);
  },
);

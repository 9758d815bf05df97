import { expect } from 'vitest';
import { fastRandom, MUTE, OfferList, seatsOf } from '../../../../kernel/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { FACTS, TITLE_OF } from '../../components/cards/index.ts';
import { root } from '../../index.ts';
import type { RootOption } from '../../types.ts';
import { BOX, DECK, handOf, SUPPORTERS } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { BAG, BOOT, COIN, CROSSBOW, HAMMER, SWORD, TEA } from '../../words.ts';
import { reachOf } from './reach.ts';

/** A table whose chances are drawn by a seed, up to the first question. */
function begun(raw: object, seed = 1): RootState {
  const read = root.readSettings(raw);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const s = root.begin(read.value);
  const random = fastRandom(seed);
  for (let of = root.outcomeCount(s); of > 0; of = root.outcomeCount(s)) root.applyOutcome(s, random(of), MUTE);
  return s;
}

const MIX = { factions: ['marquise', 'eyrie', 'alliance'] };

rootLaw('5.1.1', 'first player and seating are random, or as listed', () => {
  const orders = new Set(Array.from({ length: 60 }, (_, seed) => begun(MIX, seed).order.join('')));
  expect([...orders].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
  expect(begun({ ...MIX, seating: 'listed' }, 5).order).toEqual([0, 1, 2]);
});

rootLaw('5.1.2', 'all markers on zero', () => {
  expect(begun(MIX).points.every((points) => points === 0)).toBe(true);
});

rootLaw(['5.1.3', '2.1.6'], 'three cards each; two players play without dominance', () => {
  const s = begun(MIX);
  for (const f of [0, 1]) expect(s.cards.size[handOf(f)]).toBe(3);
  expect(s.cards.size[DECK]! + 9).toBe(54);
  const two = begun({ factions: ['marquise', 'eyrie'] });
  const out = TITLE_OF.flatMap((t, card) => (FACTS[t]!.kind === 'dominance' ? [two.cards.at[card]] : []));
  expect(out).toEqual([BOX, BOX, BOX, BOX]);
});

rootLaw('5.1.4', 'a ruin in each of the four marked slots', () => {
  const s = begun(MIX);
  expect(s.ruin.flatMap((ruin, c) => (ruin ? [c + 1] : []))).toEqual([6, 10, 11, 12]);
  expect(s.open[5]).toBe(1);
});

rootLaw(['5.1.5', 'X.11'], 'the supply of twelve items', () => {
  const { items } = begun(MIX);
  expect([BOOT, BAG, CROSSBOW, HAMMER, SWORD, TEA, COIN].map((item) => items[item])).toEqual([2, 2, 1, 1, 2, 2, 2]);
});

rootLaw(['5.1.7', '5.1.7-R1'], 'factions set up in the order of their letters, whatever the seating', () => {
  const seats = ['riverfolk', 'cult', 'vagabond', 'alliance', 'eyrie', 'marquise'];
  const s = begun({ factions: seats, seating: 'listed' });
  const asked: string[] = [];
  const random = fastRandom(1);
  while (s.turns === 0) {
    const offers = new OfferList<RootOption>();
    const [seat] = seatsOf(root.asked(s));
    if (asked.at(-1) !== seats[seat!]) asked.push(seats[seat!]!);
    root.options(s, seat!, offers);
    root.choose(s, seat!, offers.list[0]!, MUTE);
    for (let of = root.outcomeCount(s); of > 0 && s.turns === 0; of = root.outcomeCount(s))
      root.applyOutcome(s, random(of), MUTE);
  }
  // The Alliance has nothing to decide; its supporters come before the Vagabond's quests.
  expect(asked).toEqual(['marquise', 'eyrie', 'vagabond', 'cult', 'riverfolk']);
  expect(s.cards.size[SUPPORTERS]).toBe(3);
});

rootLaw(['A.1', 'A.1-E1', 'A.1-R1'], 'reach is advice: a mix below the minimum can be played', () => {
  expect(reachOf(['marquise', 'eyrie', 'alliance', 'vagabond'])).toEqual({ reach: 25, least: 21 });
  expect(reachOf(['alliance', 'vagabond'])).toEqual({ reach: 8, least: 17 });
  expect(root.readSettings({ factions: ['alliance', 'vagabond'] }).ok).toBe(true);
  expect(reachOf(['hundreds', 'keepers'])).toEqual({ reach: 17, least: 17 });
});

rootLaw(['C.1', 'C.1-R1', '2.2.2'], 'suits are printed or dealt by twelve markers, four of each', () => {
  expect(begun(MIX).suit).toEqual([0, 2, 1, 1, 1, 0, 2, 0, 2, 1, 2, 0]);
  const dealt = Array.from({ length: 8 }, (_, seed) => begun({ ...MIX, suits: 'dealt' }, seed).suit);
  for (const suit of dealt) expect([0, 1, 2].map((n) => suit.filter((each) => each === n).length)).toEqual([4, 4, 4]);
  expect(new Set(dealt.map(String)).size).toBe(8);
  expect(begun({ ...MIX, map: 'winter' }).suit.includes(-1)).toBe(false);
});

rootLaw('5.1.1', 'settings from outside are checked as a whole', () => {
  const read = root.readSettings({
    factions: ['marquise', 'marquise', 'otter'],
    map: 'moon',
    seats: 5,
    colour: 1,
    law: { x: 1 },
  });
  expect(read.ok).toBe(false);
  const paths = read.ok ? [] : read.problems.map((p) => `${p.path} ${p.code}`);
  expect(paths).toEqual([
    'colour settings.unknown',
    'factions.1 settings.twice',
    'factions.2 settings.choice',
    'seats settings.seats',
    'map settings.choice',
    'law.x settings.unknown',
  ]);
  for (const raw of [
    null,
    3,
    [],
    'x',
    { seats: 1 },
    { seats: 9 },
    { factions: 'marquise' },
    { factions: ['marquise'] },
    { ...MIX, law: [] },
  ])
    expect(root.readSettings(raw).ok).toBe(false);
});

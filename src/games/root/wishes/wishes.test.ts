import { expect, test } from 'vitest';
import type { RefusalDetail, Window } from '../../../kernel/index.ts';
import { runConformance } from '../../../kernel/conformance/index.ts';
import { root } from '../index.ts';
import { rootLaw } from '../testkit/law.testkit.ts';
import { position } from '../testkit/position.testkit.ts';
import type { RootSettings } from '../settings.ts';
import { isStepOver } from './time.ts';
import { CLEARINGS } from '../words.ts';

type Position = ReturnType<typeof position>;

/** The paragraph and the reason with which an option is refused. */
function why(p: Position, faction: Parameters<Position['judge']>[0], text: string): string {
  const verdict = p.judge(faction, text);
  if (verdict.ok) return 'offered';
  return verdict.because ? `${verdict.because.law} ${verdict.because.why}` : verdict.fault;
}

const TWO = { factions: ['marquise', 'eyrie'] } as const;

rootLaw(['2.3', '4.2'], 'a move along a river only, or to a far clearing, in its window and in any other', () => {
  // Autumn: a river joins c4 and c7 beside no path; c1 and c12 are far apart.
  const p = position(TWO).place('c4', 'cat', 2).place('c1', 'cat').turn('marquise', 'daylight');
  for (const open of [p, p.play('march')]) {
    expect(why(open, 'marquise', 'move c4 c7')).toBe('2.3 river-only');
    expect(why(open, 'marquise', 'move c1 c12')).toBe('4.2 not-adjacent');
  }
});

rootLaw(['2.4.1', 'D.1.1'], 'slipping to a forest that is not adjacent', () => {
  const at = (map: 'autumn' | 'winter'): Position =>
    position({ factions: ['vagabond', 'eyrie'], map })
      .vagabond('c1')
      .turn('vagabond', 'birdsong');
  const far = (p: Position): string[] =>
    ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7'].map((f) => why(p, 'vagabond', `slip ${f}`));
  expect(new Set(far(at('autumn')))).toEqual(new Set(['offered', '2.4.1 not-adjacent-forest']));
  expect(new Set(far(at('winter')))).toEqual(new Set(['offered', 'D.1.1 not-adjacent-forest']));
  expect(why(at('autumn'), 'vagabond', 'slip c1')).toBe('9.4.2 already-there');
  const river = position({ factions: ['vagabond', 'eyrie'] })
    .vagabond('c4')
    .turn('vagabond', 'birdsong');
  expect(why(river, 'vagabond', 'slip c7')).toBe('2.3 river-only');
  expect(why(river, 'vagabond', 'slip c1')).toBe('2.2.1 not-adjacent');
});

rootLaw('9.5.7', 'what is not damaged cannot be repaired, in Daylight; earlier it is not yet time', () => {
  const at = (phase: 'birdsong' | 'daylight'): Position =>
    position({ factions: ['vagabond', 'eyrie'] })
      .vagabond('c1', ['hammer', 'sword', 'tea damaged'])
      .turn('vagabond', phase);
  expect(why(at('daylight'), 'vagabond', 'repair sword fresh')).toBe('9.5.7 not-damaged');
  expect(why(at('birdsong'), 'vagabond', 'repair sword fresh')).toBe('9.5.7 in-daylight');
});

rootLaw(['4.2', '4.3'], 'moves of the Duchy and the Corvids wait for their turn, and in it for Daylight', () => {
  for (const faction of ['duchy', 'corvids'] as const) {
    const table = (): Position => position({ factions: ['marquise', faction] }).place('c1', 'cat');
    const others = table().turn('marquise', 'daylight');
    expect([why(others, faction, 'move c1 c5'), why(others, faction, 'battle c1 marquise')]).toEqual([
      '4.2 on-your-turn',
      '4.3 on-your-turn',
    ]);
  }
  const own = position({ factions: ['marquise', 'corvids'] }).turn('corvids', 'birdsong');
  expect([own.window(), why(own, 'corvids', 'move c1 c5')]).toEqual(['corvids-craft', '4.2 in-daylight']);
});

rootLaw(['21.3', '7.5.2'], 'on one’s own turn, and in the Decree, no other time is named', () => {
  const p = position({ ...TWO, landmarks: 'one' })
    .landmark('black-market', 'c4')
    .place('c1', 'cat', 2);
  p.goods('anvil', 'sword', 'armorers').turn('marquise', 'daylight').play('march');
  expect(why(p, 'marquise', 'exchange 1')).toBe('6.5.2 must-choose');
  expect(why(p, 'eyrie', 'exchange 1')).toBe('21.3 on-your-turn');
  const early = position(TWO).place('c1', 'hawk', 2).hand('eyrie', 'anvil').turn('eyrie', 'birdsong');
  expect([early.window(), why(early, 'eyrie', 'move c1 c5')]).toEqual(['eyrie-decree-add', '7.5.2.II in-decree']);
});

rootLaw('10.2.1', 'gardens that are not of the outcast suit craft nothing', () => {
  const p = position({ factions: ['cult', 'eyrie'] });
  const foxes = CLEARINGS.filter((c) => p.suitOf(c) === 'fox');
  p.place(foxes[0]!, 'garden').cult('mouse').hand('cult', 'anvil').turn('cult', 'evening');
  expect(p.window()).toBe('cult-craft');
  expect(why(p, 'cult', 'craft anvil')).toBe('10.2.1 outcast-gardens');
  const none = position({ factions: ['cult', 'eyrie'] })
    .cult('mouse')
    .hand('cult', 'anvil')
    .turn('cult', 'evening');
  expect(why(none, 'cult', 'craft anvil')).toBe('4.1.1 crafting-pieces');
});

rootLaw(['18.5.4', '18.4.2'], 'a trick or a flip where no plot lies, before its time comes', () => {
  const p = position({ factions: ['marquise', 'corvids'] })
    .plot('c1', 'raid')
    .plot('c2', 'bomb')
    .turn('corvids', 'evening');
  expect(why(p, 'corvids', 'trick c1 c2')).toBe('18.5.4 in-daylight');
  expect([why(p, 'corvids', 'trick c1 c3'), why(p, 'corvids', 'trick c3 c1')]).toEqual([
    '18.5.4 none-there',
    '18.5.4 none-there',
  ]);
  expect([why(p, 'corvids', 'flip c1'), why(p, 'corvids', 'flip c3')]).toEqual([
    '18.4.2 in-birdsong',
    '18.4.2 none-there',
  ]);
});

rootLaw('12.4.3', 'without a warrior of theirs nobody is anointed, at the keep or elsewhere', () => {
  const p = position({ factions: ['hundreds', 'marquise'] })
    .place('c1', 'keep')
    .place('c5', 'rat', 2);
  p.during('hundreds', 'birdsong', { step: 'anoint' });
  expect(why(p, 'hundreds', 'anoint c1')).toBe('12.4.3 no-warrior');
  expect(why(p, 'hundreds', 'anoint c5')).toBe('offered');
});

rootLaw('14.2.3', 'a hireling whose last control marker is gone must be handed over', () => {
  const p = position({ factions: ['eyrie', 'marquise', 'alliance'] }).hirelings('popular-band', {
    by: 'eyrie',
    control: 1,
  });
  p.turn('eyrie', 'hirelings');
  expect(p.window()).toBe('hireling-hand-over');
  expect(why(p, 'eyrie', 'pass')).toBe('14.2.3 must-choose');
  expect(why(p, 'eyrie', 'hand-over eyrie')).toBe('14.2.3 not-among');
  expect(why(p, 'eyrie', 'hand-over marquise')).toBe('offered');
});

rootLaw('7.4.2', 'the first card of the Decree is compulsory', () => {
  const p = position({ factions: ['eyrie', 'marquise'] })
    .place('c1', 'roost')
    .hand('eyrie', 'anvil', 'cobbler');
  p.turn('eyrie', 'birdsong');
  expect([p.window(), why(p, 'eyrie', 'pass')]).toEqual(['eyrie-decree-add', '7.4.2 must-choose']);
});

rootLaw('9.2.9.II.c', 'an ally’s warriors are used at the start of a battle only', () => {
  const p = position({ factions: ['vagabond', 'eyrie', 'alliance'] })
    .vagabond('c1', ['sword'])
    .relation('eyrie', 3);
  p.turn('vagabond', 'daylight');
  expect(why(p, 'vagabond', 'with eyrie')).toBe('9.2.9.II.c with-ally');
});

rootLaw(['6.2.3', '6.2.3-R1'], 'Field Hospitals: with an empty hand nobody asks, otherwise when warriors fall', () => {
  const p = position(TWO).place('c1', 'keep').turn('marquise', 'daylight');
  expect(why(p, 'marquise', 'save anvil')).toBe('6.2.3-R1 empty-hand');
  expect(why(p.hand('marquise', 'anvil'), 'marquise', 'save anvil')).toBe('6.2.3 when-cats-fall');
});

rootLaw(['3.3.4', '6.5.5'], 'a card of the suit is missing by the paragraph that asks for it', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance'] })
    .place('c1', 'sawmill')
    .place('c1', 'cat');
  p.available('dominance-mouse').turn('marquise', 'daylight');
  expect(why(p, 'marquise', 'overwork c1')).toBe('6.5.5 no-card');
  expect(why(p, 'marquise', 'take dominance-mouse')).toBe('3.3.4 no-card');
});

rootLaw(['4.2', '2.1.5', '6.5'], 'what nobody can change comes before the time', () => {
  const p = position(TWO).place('c1', 'cat', 2).hand('marquise', 'ambush-fox', 'anvil').turn('marquise', 'daylight');
  p.play('march');
  // The time alone is wrong, or the card is for something else whatever the time.
  expect(why(p, 'marquise', 'craft anvil')).toBe('6.5 at-start-of-daylight');
  expect(why(p, 'marquise', 'craft ambush-fox')).toBe('2.1.5 not-craftable');
  expect(why(p, 'marquise', 'extra anvil')).toBe('6.5 no-bird-card');
});

rootLaw(['2.1.6', '6.5'], 'a card that is never crafted is refused by what it is, not by the time', () => {
  const p = position({ factions: ['marquise', 'eyrie', 'alliance'] })
    .place('c1', 'cat')
    .place('c1', 'recruiter')
    .hand('marquise', 'dominance-mouse', 'anvil');
  p.turn('marquise', 'daylight').play('recruit');
  expect(p.window()).toBe('marquise-daylight');
  expect(why(p, 'marquise', 'craft dominance-mouse')).toBe('2.1.6 not-craftable');
  expect(why(p, 'marquise', 'craft anvil')).toBe('6.5 craft-first');
});

rootLaw(['12.5.2.II', '13.4.2'], 'a step that is over is told as such, where steps have an order', () => {
  const at = (law: string, reason: string, window: string, open: string): boolean =>
    isStepOver({ law, why: reason, a: 0, b: 0 }, { name: window, law: open } as Window);
  expect(at('13.4.2', 'in-birdsong', 'keepers-recruit', '13.4.3')).toBe(true);
  expect(at('13.4.3', 'in-birdsong', 'keepers-decamp', '13.4.2')).toBe(false);
  expect(at('12.5.2.II', 'in-daylight', 'hundreds-daylight-end', '12.5')).toBe(true);
  expect(at('6.5.1', 'in-daylight', 'marquise-march', '6.5.2')).toBe(false);
  expect(at('10.4.3.I', 'in-birdsong', 'cult-ritual', '10.5')).toBe(false);
});

rootLaw(['6.5.1', '8.6.1.I'], 'on one’s own turn nobody is told to wait for it', () => {
  const p = position({ factions: ['alliance', 'marquise'] })
    .place('c1', 'mouse')
    .turn('alliance', 'daylight');
  const near = CLEARINGS.map((c) => `move c1 ${c}`).map((text) => why(p, 'alliance', text));
  expect(near).toContain('8.6.1.I in-evening');
  expect(near.filter((text) => text.includes('on-your-turn'))).toEqual([]);
});

rootLaw(['6.5.2', '9.4.1', '9.4.2', '7.5.2'], 'no phase is named as the right time while it is that phase', () => {
  const p = position(TWO).place('c1', 'cat', 2).place('c1', 'sawmill').turn('marquise', 'daylight');
  expect(why(p, 'marquise', 'move c1 c5')).toBe('6.5.2 march-first');
  expect(why(p.play('march'), 'marquise', 'build sawmill c1')).toBe('6.5.2 must-choose');
  // A step of Birdsong that is over does not come again.
  const v = position({ factions: ['vagabond', 'eyrie'] })
    .vagabond('c1')
    .turn('vagabond', 'birdsong');
  expect([v.window(), why(v, 'vagabond', 'refresh sword whole')]).toEqual(['vagabond-slip', '9.4.1 step-over']);
  expect(why(v, 'vagabond', 'explore')).toBe('9.5.3 in-daylight');
});

const settings = (): RootSettings => {
  const read = root.readSettings({ factions: ['marquise', 'eyrie'] });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};
const PLAN = { settings, games: 1, seed: 1, bound: 60, mostFailedGames: 1, until: 'reasons' } as const;

test('the check finds a game that cites a paragraph that is too general, or a time that it is', () => {
  const general = { law: '2.1.1', why: 'no-card', a: 0, b: 0 };
  for (const wishes of [
    { ...root.wishes!, why: () => general },
    { ...root.wishes!, elsewhere: (_s: unknown, _seat: unknown, reason: RefusalDetail) => reason },
  ]) {
    const { faults } = runConformance({ ...root, wishes }, PLAN);
    expect(faults.map(({ check, message }) => [check, message.endsWith('which is not true there')])).toContainEqual([
      'reasons',
      true,
    ]);
  }
});

test('the check finds a game that refuses in silence', () => {
  const silent = { ...root, wishes: { ...root.wishes!, why: () => undefined } };
  const { faults } = runConformance(silent, PLAN);
  expect(faults.map(({ check, message }) => [check, message.split(' "')[0]])).toContainEqual([
    'reasons',
    'no paragraph refuses',
  ]);
});

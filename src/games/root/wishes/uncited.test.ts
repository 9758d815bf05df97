import { expect } from 'vitest';
import { EVERYBODY } from '../../../kernel/index.ts';
import { DUCHY_REVEALED } from '../components/piles.ts';
import { root } from '../index.ts';
import { rootLaw } from '../testkit/law.testkit.ts';
import { position } from '../testkit/position.testkit.ts';

// Paragraphs that random play does not cite (docs/refusals.md): the positions show which paragraph refuses.

type Position = ReturnType<typeof position>;

/** The paragraph and the reason with which an option is refused. */
function why(p: Position, faction: Parameters<Position['judge']>[0], text: string): string {
  const verdict = p.judge(faction, text);
  if (verdict.ok) return 'offered';
  return verdict.because ? `${verdict.because.law} ${verdict.because.why}` : verdict.fault;
}

rootLaw(['2.1.1', '2.1.1.I', '2.1.1.II'], 'a card of the wrong suit: the paragraph that asks for the card', () => {
  const p = position({ factions: ['marquise', 'eyrie'] })
    .place('c5', 'sawmill')
    .place('c5', 'cat', 2);
  p.hand('marquise', 'anvil').turn('marquise', 'daylight');
  expect(why(p, 'marquise', 'extra anvil')).toMatch(/^6\.5/);
  expect(why(p, 'marquise', 'overwork c5')).toMatch(/^6\.5\.5 /);
});

rootLaw(['10.2.6-R2', '2.6'], 'a dominance card among the lost souls cannot be taken, whatever the time', () => {
  const p = position({ factions: ['eyrie', 'cult', 'alliance'] })
    .souls('dominance-fox')
    .hand('eyrie', 'anvil');
  p.turn('eyrie', 'daylight');
  expect(why(p, 'eyrie', 'take dominance-fox')).toBe('10.2.6-R2 lost-soul');
});

rootLaw('2.1.4-R1', 'a revealed card is not in hand: what asks for a card refuses', () => {
  const p = position({ factions: ['duchy', 'eyrie'] })
    .burrow(2)
    .put(['anvil'], DUCHY_REVEALED, EVERYBODY);
  p.turn('duchy', 'daylight');
  expect(why(p, 'duchy', 'dig c1')).toMatch(/^17\.5\.1\.V /);
});

rootLaw('2.2.4', 'a slot under a ruin: building is refused by 2.2.3, exploring elsewhere by 9.5.3', () => {
  const p = position({ factions: ['eyrie', 'vagabond'] }).vagabond('c1', ['torch']);
  p.place('c10', 'hawk', 3).place('c10', 'roost').turn('vagabond', 'daylight');
  expect(why(p, 'vagabond', 'explore')).toMatch(/^9\.5\.3 /);
  const q = position({ factions: ['marquise', 'eyrie'] })
    .place('c10', 'cat', 3)
    .place('c10', 'workshop');
  q.place('c10', 'wood', 4).turn('marquise', 'daylight');
  expect(why(q, 'marquise', 'build sawmill c10')).toBe('2.2.3 no-slot');
});

rootLaw('8.4.2.II.a-E1', 'martial law: the supporters that are missing are refused by 8.4.2.II', () => {
  const p = position({ factions: ['alliance', 'eyrie'] })
    .supporters('anvil')
    .place('c1', 'hawk', 3);
  p.during('alliance', 'birdsong', { step: 'spread' });
  const q = position({ factions: ['alliance', 'eyrie'] })
    .supporters('anvil')
    .place('c1', 'hawk', 2);
  q.during('alliance', 'birdsong', { step: 'spread' });
  expect(why(p, 'alliance', 'spread c1')).toBe('8.4.2.II supporters');
  expect(why(q, 'alliance', 'spread c1')).toBe('offered');
});

rootLaw('9.2.5-R1', 'without an item to exhaust the action is refused by its own paragraph', () => {
  const p = position({ factions: ['vagabond', 'eyrie'] })
    .vagabond('c1')
    .turn('vagabond', 'daylight');
  expect(why(p, 'vagabond', 'go c5')).toMatch(/^9\.5\.1 /);
});

rootLaw(
  ['14.1.5', '17.0.4', '17.0.8'],
  'the settings refuse five corners (16.1) and hirelings of played factions (14.0)',
  () => {
    const laws = (raw: object): unknown[] => {
      const read = root.readSettings(raw);
      return read.ok ? [] : read.problems.map(({ args }) => args?.['law']);
    };
    expect(laws({ factions: ['marquise', 'eyrie', 'cult', 'keepers', 'duchy'] })).toContain('16.1');
    const table = { factions: ['duchy', 'corvids', 'marquise'] };
    expect(laws({ ...table, hirelings: ['underworld-pack'] })).toContain('14.0');
  },
);

rootLaw('21.1.1', 'nobody battles or moves a landmark: there is no such sentence', () => {
  const p = position({ factions: ['marquise', 'eyrie'], landmarks: 'one' })
    .landmark('tower', 'c12')
    .place('c12', 'cat');
  p.turn('marquise', 'daylight');
  expect(p.judge('marquise', 'battle c12 tower')).toMatchObject({ ok: false, fault: 'unknown' });
});

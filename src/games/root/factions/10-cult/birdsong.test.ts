import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { position } from '../../testkit/position.testkit.ts';
import { AVAILABLE, DISCARD, LOST_SOULS } from '../../components/piles.ts';

const CATS = { factions: ['cult', 'marquise'] } as const;
const THREE = { factions: ['cult', 'marquise', 'eyrie'] } as const;

/** The Cult with a garden and lizards in c1 (fox), fox being the outcast. */
const cult = (acolytes = 0, hated = false) =>
  position(CATS).place('c1', 'garden').place('c1', 'lizard', 3).cult('fox', acolytes, hated);

const outcast = (p: ReturnType<typeof position>) => [p.outcast(), p.isHated()];

rootLaw(['10.3.1', '10.3.4', 'X.6'], 'a supply of 25 warriors, and five gardens of each suit', () => {
  const p = position(CATS);
  expect([p.inSupply('lizard'), p.inSupply('garden')]).toEqual([25, 15]);
});

rootLaw(['10.3.2', '10.3.2-E1', '16.1'], 'four lizards and a garden in a corner, one lizard beside it', () => {
  const p = position(CATS).place('c1', 'keep').inSetup('cult');
  expect(p.offers()).toEqual(['first-garden c3']);
  expect(p.refusal('first-garden c2')).toMatchObject({ law: '16.1', why: 'not-opposite' });
  p.play('first-garden c3');
  expect([p.count('c3', 'garden'), p.count('c3', 'lizard'), p.inSupply('garden')]).toEqual([1, 4, 14]);
  expect(['c6', 'c7', 'c11'].map((c) => p.count(c as 'c6', 'lizard'))).toEqual([1, 1, 1]);
  expect(p.inSupply('lizard')).toBe(25 - 7);
});

rootLaw.each('10.3.2-E1', 'the corner in edition %s', ['ua', 'ru'] as const, (edition) => {
  const keep = position({ ...CATS, edition })
    .place('c1', 'keep')
    .inSetup('cult');
  expect(keep.offers()).toEqual(['first-garden c3']);
  expect(keep.refusal('first-garden c1')).toMatchObject({ law: '10.3.2', why: 'corner-taken' });
  expect(keep.refusal('first-garden c2')).toMatchObject({ law: '10.3.2', why: 'not-opposite' });
  expect(keep.refusal('first-garden c5')).toMatchObject({ law: '10.3.2', why: 'no-corner' });
  const roost = position({ factions: ['cult', 'eyrie'], edition })
    .place('c2', 'roost')
    .inSetup('cult');
  expect(roost.offers()).toEqual(['first-garden c4']);
  // With both in play: one of the two others, also where those two are not opposite each other.
  const both = position({ ...THREE, edition })
    .place('c1', 'keep')
    .place('c3', 'roost')
    .inSetup('cult');
  expect(both.offers()).toEqual(['first-garden c2', 'first-garden c4']);
  const none = position({ factions: ['cult', 'alliance'], edition }).inSetup('cult');
  expect(none.offers()).toHaveLength(4);
});

rootLaw('10.3.3', 'any suit is chosen as the outcast', () => {
  const p = position(CATS).inSetup('cult', 'outcast');
  expect(p.offers()).toEqual(['outcast fox', 'outcast rabbit', 'outcast mouse']);
  p.play('outcast mouse');
  expect(outcast(p)).toEqual(['mouse', false]);
});

rootLaw('10.4', 'outcast, lost souls, conspiracies, in this order', () => {
  const p = cult(1).place('c1', 'cat').souls('anvil').turn('cult', 'birdsong');
  // The outcast were adjusted and the pile was discarded before the first conspiracy is offered.
  expect(outcast(p)).toEqual(['fox', true]);
  expect(p.pile(LOST_SOULS)).toEqual([]);
  expect(p.window()).toBe('cult-conspiracies');
});

rootLaw('10.4.1', 'the suit with most cards becomes the outcast, birds ignored', () => {
  const p = cult(0, true).souls('sword', 'root-tea-mouse', 'anvil', 'armorers', 'crossbow-bird', 'brutal-tactics');
  p.turn('cult', 'birdsong');
  expect(outcast(p)).toEqual(['mouse', false]);
});

rootLaw(['10.4.1', '10.4.1-R1'], 'the same suit again, a tie, or only birds turn the outcast to hated', () => {
  expect(outcast(cult().souls('anvil').turn('cult', 'birdsong'))).toEqual(['fox', true]);
  expect(outcast(cult().souls('sword', 'bake-sale').turn('cult', 'birdsong'))).toEqual(['fox', true]);
  expect(outcast(cult().souls('armorers').turn('cult', 'birdsong'))).toEqual(['fox', true]);
  expect(outcast(cult(0, true).souls('anvil').turn('cult', 'birdsong'))).toEqual(['fox', true]);
});

rootLaw(['M091', '10.4.1-R1'], 'with no lost souls the outcast stay and are hated', () => {
  expect(outcast(cult().turn('cult', 'birdsong'))).toEqual(['fox', true]);
});

rootLaw('10.2.6-R2', 'a dominance card counts for its suit, the bird one for none', () => {
  const p = position(THREE).place('c1', 'garden').cult('fox').souls('dominance-mouse', 'dominance-bird');
  expect(outcast(p.turn('cult', 'birdsong'))).toEqual(['mouse', false]);
});

rootLaw('10.4.2', 'the pile goes to the discard pile, dominance cards become available', () => {
  const p = position(THREE).place('c1', 'garden').cult('fox').souls('anvil', 'dominance-mouse');
  p.turn('cult', 'birdsong');
  expect([p.pile(LOST_SOULS), p.pile(DISCARD), p.pile(AVAILABLE)]).toEqual([[], ['anvil'], ['dominance-mouse']]);
});

rootLaw(['10.2.6-R2', '2.1.2'], 'an empty deck is not made of lost souls, but of the discard pile they become', () => {
  const p = position(CATS).place('c1', 'garden').cult('fox').hand('cult', 'anvil', 'sword').deck();
  p.place('c6', 'garden').turn('cult', 'daylight').play('reveal anvil', 'score');
  expect([p.pile(LOST_SOULS), p.pile(0)]).toEqual([['anvil'], []]);
  const next = position(CATS).place('c1', 'garden').cult('fox').souls('anvil', 'sword').deck();
  next.turn('cult', 'birdsong');
  expect([next.pile(LOST_SOULS), next.pile(DISCARD), next.pile(0).sort()]).toEqual([[], [], ['anvil', 'sword']]);
});

rootLaw('10.4.2-R1', 'what a conspiracy makes others spend waits for the next turn', () => {
  const p = cult(2).place('c6', 'cat').place('c2', 'keep').hand('marquise', 'anvil').turn('cult', 'birdsong');
  p.play('convert c6 cat', 'save anvil');
  expect([p.pile(LOST_SOULS), outcast(p)]).toEqual([['anvil'], ['fox', true]]);
});

rootLaw('10.4.3', 'acolytes are spent to the supply, one less each while the outcast are hated', () => {
  const p = cult(5).souls('anvil', 'foxfolk-steel', 'sword').place('c6', 'cat', 3).turn('cult', 'birdsong');
  expect(p.isHated()).toBe(true);
  p.play('convert c6 cat');
  expect([p.acolytes(), p.inSupply('lizard')]).toEqual([4, 25 - 3 - 5 + 1 - 1]);
  const mild = position(CATS).cult('rabbit', 2).souls('anvil').place('c6', 'cat', 2).turn('cult', 'birdsong');
  mild.play('convert c6 cat');
  expect(mild.acolytes()).toBe(0);
  expect(mild.window()).not.toBe('cult-conspiracies');
});

rootLaw('10.4.3', 'any number of conspiracies in any order, or none', () => {
  const p = cult(4, true).souls('anvil').place('c6', 'cat', 2).place('c6', 'sawmill').turn('cult', 'birdsong');
  p.play('convert c6 cat', 'sanctify c6 sawmill', 'convert c6 cat');
  expect([p.count('c6', 'cat'), p.count('c6', 'garden'), p.acolytes()]).toEqual([0, 1, 0]);
  const none = cult(4, true).souls('anvil').place('c6', 'cat').turn('cult', 'birdsong').play('end');
  expect(none.window()).toBe('cult-daylight');
});

rootLaw('10.4.3', 'too few acolytes and another suit are refused', () => {
  const p = cult(1, true).place('c6', 'cat').place('c6', 'sawmill').place('c5', 'cat').turn('cult', 'birdsong');
  expect(p.refusal('sanctify c6 sawmill')).toMatchObject({ law: '10.4.3', why: 'acolytes', a: 2, b: 1 });
  expect(p.refusal('convert c5 cat')).toMatchObject({ law: '10.4.3', why: 'not-outcast', a: 0 });
  const q = cult(1, true).place('c5', 'lizard').place('c5', 'cat').place('c1', 'cat').turn('cult', 'birdsong');
  expect(q.refusal('battle c5 marquise')).toMatchObject({ law: '10.4.3', why: 'not-outcast', a: 0 });
  expect(q.refusal('move c5 c1')).toMatchObject({ law: '10.4.3', why: 'not-outcast', a: 0 });
});

rootLaw('10.4.3.I', 'a crusade is a battle in an outcast clearing', () => {
  const p = cult(3).souls('anvil').place('c1', 'cat').turn('cult', 'birdsong').play('battle c1 marquise');
  expect(p.fact('factions.cult.acolytes')).toBe(2);
  p.chance('dice 1 0');
  expect(p.count('c1', 'cat')).toBe(0);
  expect(p.window()).not.toBe('cult-crusade');
});

rootLaw(['10.4.3.I', '10.4.3.I-R1'], 'or a move from one to any suit, then a battle there if they like', () => {
  const start = () => cult(3).souls('anvil').place('c5', 'cat').turn('cult', 'birdsong');
  const p = start().play('move c1 c5', 'count 2');
  expect(p.window()).toBe('cult-crusade');
  expect(p.offers()).toEqual(['battle c5 marquise', 'pass']);
  p.play('battle c5 marquise').chance('dice 1 1');
  expect([p.count('c5', 'cat'), p.count('c5', 'lizard')]).toEqual([0, 1]);
  const q = start().play('move c1 c5', 'count 1', 'pass');
  expect([q.count('c5', 'cat'), q.acolytes()]).toEqual([1, 2]);
  // Nobody to battle there: the next conspiracy follows at once.
  const r = start().play('move c1 c9', 'count 1');
  expect(r.window()).toBe('cult-conspiracies');
});

rootLaw('10.4.3.I', 'the rule of the map holds for a crusade', () => {
  const p = position(CATS).cult('fox', 3).place('c1', 'lizard').place('c1', 'cat', 2).place('c5', 'cat');
  p.turn('cult', 'birdsong');
  expect(p.refusal('move c1 c5')).toMatchObject({ law: '4.2.1', why: 'rule-neither' });
});

rootLaw(['10.4.3.II', '10.4.3.II-R1'], 'Convert replaces an enemy warrior in an outcast clearing', () => {
  const p = cult(1, true).souls('anvil').supply('lizard', 0).place('c6', 'cat', 2).turn('cult', 'birdsong');
  // The supply is empty until the acolyte is spent.
  p.play('convert c6 cat');
  expect([p.count('c6', 'cat'), p.count('c6', 'lizard'), p.inSupply('lizard')]).toEqual([1, 1, 0]);
});

rootLaw(['M015', '10.4.3.II-R1', 'O.10'], 'no Convert and no Sanctify at the keep or in a scorched clearing', () => {
  const p = cult(3).place('c6', 'cat').place('c6', 'keep').place('c6', 'sawmill').place('c8', 'cat');
  p.scorch('c8');
  p.turn('cult', 'birdsong');
  expect(p.refusal('convert c6 cat')).toMatchObject({ law: '6.2.2', why: 'keep' });
  expect(p.refusal('sanctify c6 sawmill')).toMatchObject({ law: '6.2.2', why: 'keep' });
  expect(p.refusal('convert c8 cat')).toMatchObject({ law: 'E.6.2', why: 'scorched' });
});

rootLaw('M016', 'the converted cat may be saved by Field Hospitals', () => {
  const p = cult(2).place('c6', 'cat').place('c2', 'keep').hand('marquise', 'anvil').turn('cult', 'birdsong');
  p.play('convert c6 cat');
  expect([p.asked(), p.offers()]).toEqual(['marquise', ['pass', 'save anvil']]);
  p.play('save anvil');
  expect([p.count('c2', 'cat'), p.count('c6', 'cat'), p.count('c6', 'lizard')]).toEqual([1, 0, 1]);
});

rootLaw(['10.4.3.III', '10.4.3.III-R1'], 'Sanctify replaces an enemy building by a garden and scores it', () => {
  const q = position(CATS).cult('rabbit', 3).souls('anvil').place('c8', 'sawmill').place('c8', 'workshop');
  q.turn('cult', 'birdsong').play('sanctify c8 workshop');
  expect([q.count('c8', 'workshop'), q.count('c8', 'garden'), q.score('cult'), q.acolytes()]).toEqual([0, 1, 1, 0]);
  expect([q.inSupply('workshop'), q.ruler('c8')]).toEqual([6, 'cult']);
});

rootLaw('10.4.3.III-R1', 'without a garden of the suit on its track there is no Sanctify', () => {
  const p = position(CATS).cult('rabbit', 3).souls('anvil').place('c8', 'sawmill').place('c8', 'garden');
  p.place('c1', 'garden').place('c6', 'garden').place('c12', 'garden');
  expect(p.fork().turn('cult', 'birdsong').offers('sanctify')).toEqual(['sanctify c8 sawmill']);
  // The fifth fox garden stands where the fourth ruin stood.
  p.noRuin('c12');
  p.place('c12', 'garden').place('c8', 'cat').turn('cult', 'birdsong');
  expect(p.refusal('sanctify c8 sawmill')).toMatchObject({ law: '10.4.3.III', why: 'no-garden' });
});

rootLaw('10.4.3', 'a coalition partner is no enemy', () => {
  const p = position({ factions: ['cult', 'marquise', 'vagabond', 'eyrie'] })
    .cult('fox', 3)
    .place('c6', 'hawk')
    .place('c6', 'cat');
  p.coalition('eyrie', 'cult');
  p.turn('cult', 'birdsong');
  expect(p.refusal('convert c6 hawk')).toMatchObject({ law: '2.7', why: 'not-enemy' });
});

rootLaw(['10.2.1', '4.1.1-R1'], 'only gardens of the outcast suit are crafting pieces, for Tunnels too', () => {
  const p = position({ ...CATS, deck: 'exiles-partisans' })
    .cult('fox', 2)
    .crafted('cult', 'tunnels');
  p.place('c1', 'garden').place('c1', 'lizard').place('c6', 'garden').place('c4', 'garden').turn('cult', 'birdsong');
  expect(p.offers('move')).toContain('move c1 c6');
  expect(p.offers('move')).not.toContain('move c1 c4');
});

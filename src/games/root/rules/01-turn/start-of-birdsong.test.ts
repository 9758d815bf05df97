import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

// The start of Birdsong is one moment: the player whose turn it is orders its effects (1.1.3).

const BOXES = ['marauder', 'riverfolk-pack', 'underworld-pack', 'marauder-pack'] as const;
const EXILES = { factions: ['marquise', 'eyrie'], deck: 'exiles-partisans', hirelings: BOXES } as const;

rootLaw(
  ['1.1.3', '14.3.3', '4.1.3'],
  'Coffin Makers score before or after what hirelings remove, as their owner likes',
  () => {
    const p = position(EXILES)
      .crafted('marquise', 'coffin-makers')
      .hirelings('spring-uprising', { by: 'marquise' })
      .place('c1', 'uprising')
      .place('c1', 'hawk', 4)
      .turn('marquise', 'birdsong');
    expect([p.window(), p.law()]).toEqual(['order', '1.1.3']);
    expect(p.offers()).toEqual(['first coffins', 'first springUprising']);
    const late = p.fork().play('first springUprising').chance('uprising fox').play('rise c1');
    expect([late.score('marquise'), late.inSupply('hawk')]).toEqual([1, 20]);
    const early = p.play('first coffins').chance('uprising fox').play('rise c1');
    expect([early.score('marquise'), early.inSupply('hawk')]).toEqual([0, 16]);
  },
);

rootLaw(['1.1.3', '4.1.3'], 'alone they score unasked', () => {
  const p = position({ factions: ['marquise', 'eyrie'], deck: 'exiles-partisans' }).crafted(
    'marquise',
    'coffin-makers',
  );
  p.place('c1', 'hawk', 5).place('c1', 'cat', 5).battle('marquise', 'eyrie', 'c1').chance('dice 3 2');
  const hawks = 20 - p.count('c1', 'hawk') - p.inSupply('hawk');
  expect([hawks, p.turn('marquise', 'birdsong').score('marquise')]).toEqual([3, 1]);
  expect([p.inSupply('hawk'), p.inSupply('cat')]).toEqual([18, 22]);
});

rootLaw(['11.2.6', '11.2.6-R1', '1.1.3'], 'services may be bought before hirelings act', () => {
  const p = position({ factions: ['marquise', 'riverfolk', 'eyrie'], hirelings: BOXES })
    .prices(1, 1, 1)
    .hirelings('spring-uprising', { by: 'marquise' })
    .place('c1', 'uprising')
    .place('c1', 'tradepost')
    .place('c1', 'cat')
    .turn('marquise', 'birdsong');
  expect(p.offers()).toEqual(['first springUprising', 'first interlude']);
  // The post beside her cat still gives a second service.
  const before = p.fork().play('first interlude', 'buy-riverboats', 'buy-mercenaries').chance('uprising fox');
  expect([before.inBox('payments'), before.hirer()]).toEqual([{ marquise: 2 }, 'marquise']);
  const after = p.play('first springUprising').chance('uprising fox').play('rise c1', 'buy-riverboats');
  expect(after.window()).not.toBe('riverfolk-services');
});

rootLaw(['1.1.3', '14.3.3'], 'cards that Saboteurs discard lie on top for the Lizard Envoys', () => {
  const p = position(EXILES)
    .crafted('marquise', 'saboteurs')
    .crafted('eyrie', 'tunnels')
    .hirelings('warm-sun-prophets', { by: 'marquise', demoted: true })
    .turn('marquise', 'birdsong');
  p.play('first interlude', 'saboteurs eyrie tunnels');
  expect(p.window()).toBe('envoys');
  expect(p.play('recall tunnels').cards('marquise')).toEqual(['tunnels']);
});

/** Two fox clearings are hers, a third hangs on the die; the Protector comes to one of them. */
const dominant = (): Position =>
  position({ factions: ['marquise', 'eyrie', 'cult'], hirelings: BOXES })
    .dominance('marquise', 'dominance-fox')
    .hirelings('spring-uprising', { by: 'marquise' })
    .hirelings('furious-protector', { by: 'marquise' })
    .place('c5', 'protector')
    .place('c2', 'uprising')
    .place('c1', 'cat')
    .place('c6', 'cat')
    .turn('marquise', 'birdsong');

rootLaw(['3.3.1.II-R1', '3.3.1.I', '1.1.3'], 'dominance is looked at after each thing that hirelings do', () => {
  const p = dominant();
  expect(p.offers()).toEqual(['first hirelingStart spring-uprising', 'first hirelingStart furious-protector']);
  const won = p.fork().play('first hirelingStart spring-uprising').chance('uprising fox').play('place c8');
  expect([won.window(), won.winners()]).toEqual(['over', ['marquise']]);
  const lost = p.play('first hirelingStart furious-protector', 'stride c1').chance('uprising fox').play('place c8');
  expect([lost.count('c1', 'cat'), lost.winners()]).toEqual([0, []]);
});

import { expect } from 'vitest';
import { rootLaw } from '../testkit/law.testkit.ts';
import { type Position, position } from '../testkit/position.testkit.ts';

const base = (): Position => position({ factions: ['vagabond', 'marquise', 'eyrie'] });
const exiles = (): Position => position({ factions: ['vagabond', 'marquise', 'eyrie'], deck: 'exiles-partisans' });

rootLaw(['4.1.3', '9.2.3'], 'Cobbler moves the pawn without a boot', () => {
  const p = base().vagabond('c1', []).crafted('vagabond', 'cobbler').turn('vagabond', 'evening').play('cobbler');
  expect(p.offers()).toEqual(['go c5', 'go c9', 'go c10']);
  expect(p.play('go c9').pawn()).toBe('c9');
});

rootLaw(['4.1.3', '9.2.9.III.b'], 'into a hostile clearing Cobbler still costs the extra boot', () => {
  const hunted = (...items: string[]): Position =>
    base()
      .vagabond('c1', items)
      .relation('marquise', -1)
      .place('c5', 'cat')
      .crafted('vagabond', 'cobbler')
      .turn('vagabond', 'evening')
      .play('cobbler');
  expect(hunted().refusal('go c5')).toMatchObject({ law: '9.2.9.III.b', why: 'boots', a: 1, b: 0 });
  expect(hunted('boot').play('go c5').itemsOf()).toEqual(['boot exhausted']);
});

rootLaw('4.1.3', 'Command Warren starts a battle of the pawn without a sword', () => {
  const p = base().vagabond('c1', ['sword']).place('c1', 'cat').crafted('vagabond', 'command-warren');
  p.turn('vagabond', 'daylight').play('command-warren', 'battle c1 marquise').chance('dice 1 0');
  expect([p.count('c1', 'cat'), p.itemsOf()]).toEqual([0, ['sword']]);
});

rootLaw('4.1.3', 'he has no warriors for Tax Collector and Propaganda Bureau', () => {
  const tax = base().vagabond('c1', []).crafted('vagabond', 'tax-collector').turn('vagabond', 'daylight');
  expect(tax.refusal('tax-collector c1')).toMatchObject({ law: '4.1.3', why: 'no-warrior' });
  const p = exiles()
    .vagabond('c1', [])
    .place('c1', 'cat')
    .crafted('vagabond', 'propaganda-bureau')
    .hand('vagabond', 'anvil');
  expect(p.turn('vagabond', 'daylight').refusal('propaganda c1 marquise')).toMatchObject({
    law: 'O.10',
    why: 'no-warriors-left',
  });
});

rootLaw('4.1.3', 'his items lie in no Crafted Items box, so the League has nothing to exhaust', () => {
  const p = exiles().vagabond('c1', ['boot', 'sword']).crafted('vagabond', 'league-of-adventurous-mice');
  expect(p.turn('vagabond', 'daylight').refusal('league boot')).toMatchObject({ law: '4.1.3', why: 'no-item' });
});

rootLaw('4.1.3', 'Eyrie Emigre moves the pawn and battles where it stands', () => {
  const p = exiles().vagabond('c1', ['sword']).place('c5', 'cat').crafted('vagabond', 'eyrie-emigre');
  p.turn('vagabond', 'birdsong').play('pass');
  expect([p.window(), p.offers()]).toEqual(['emigre-move', ['go c5', 'go c9', 'go c10']]);
  p.play('go c5');
  expect([p.window(), p.offers()]).toEqual(['emigre-battle', ['battle c5 marquise']]);
  p.play('battle c5 marquise').chance('dice 1 0');
  expect([p.count('c5', 'cat'), p.inPlay('vagabond')]).toEqual([0, ['eyrie-emigre']]);
});

rootLaw('4.1.3', 'Informants serve his Evening draw, effects of Birdsong come round his steps', () => {
  const p = exiles()
    .vagabond('c1', [])
    .crafted('vagabond', 'informants')
    .discard('ambush-fox')
    .turn('vagabond', 'evening');
  expect([p.window(), p.asked()]).toEqual(['informants', 'vagabond']);
  const q = exiles()
    .vagabond('c1', [])
    .crafted('vagabond', 'swap-meet')
    .hand('eyrie', 'anvil')
    .turn('vagabond', 'birdsong');
  expect([q.window(), q.play('pass').window(), q.play('pass').window()]).toEqual([
    'effects',
    'effects',
    'vagabond-slip',
  ]);
  expect([q.play('pass').window(), q.play('pass').window()]).toEqual(['effects', 'vagabond-daylight']);
});

rootLaw(['16.4', '9.2.2'], 'False Orders cannot move a pawn', () => {
  const p = exiles()
    .vagabond('c1', [])
    .crafted('marquise', 'false-orders')
    .place('c2', 'hawk')
    .turn('marquise', 'birdsong');
  expect(p.offers('false-orders').filter((text) => text.includes('vagabond'))).toEqual([]);
  expect(p.refusal('false-orders vagabond c1 c5')).toMatchObject({ law: '16.4', why: 'no-warrior-of-his' });
});

rootLaw(['4.1.2', '9.2.2.I'], 'a Favor leaves the pawn but damages three of his items', () => {
  const p = base()
    .vagabond('c12', ['sword', 'boot', 'torch', 'hammer'])
    .place('c1', 'workshop')
    .place('c8', 'workshop', 2)
    .hand('marquise', 'favor-of-the-foxes', 'anvil')
    .turn('marquise', 'daylight')
    .play('craft favor-of-the-foxes');
  expect([p.asked(), p.pawn()]).toEqual(['vagabond', 'c12']);
});

rootLaw(['4.1.3', '9.2.9.III'], 'a Favor of his turns those hostile who lose warriors', () => {
  const p = base()
    .vagabond('c1', ['hammer', 'hammer', 'hammer'])
    .place('c8', 'cat')
    .place('c6', 'roost')
    .hand('vagabond', 'favor-of-the-foxes');
  p.turn('vagabond', 'daylight').play('craft favor-of-the-foxes');
  expect([p.relationTo('marquise'), p.relationTo('eyrie'), p.score('vagabond')]).toEqual([-1, 0, 1]);
});

rootLaw('4.1.3', 'Coffin Makers score for a Vagabond too', () => {
  const p = exiles().vagabond('c1', []).crafted('vagabond', 'coffin-makers');
  p.coffins('cat', 5);
  expect(p.turn('vagabond', 'birdsong').score('vagabond')).toBe(1);
});

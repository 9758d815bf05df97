import { expect } from 'vitest';
import { listQuestion } from '../../../../kernel/referee/index.ts';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { root } from '../../index.ts';
import { position } from '../../testkit/position.testkit.ts';

const CATS = { factions: ['marquise', 'keepers'] } as const;

rootLaw(['13.4', '13.4.1', '13.4.2', '13.4.3'], 'encamp, decamp, recruit, in this order', () => {
  const p = position(CATS).place('c5', 'badger', 2).turn('keepers', 'birdsong');
  expect(p.window()).toBe('keepers-encamp');
  p.play('encamp c5 jewelry-figure figure');
  expect(p.window()).toBe('keepers-decamp');
  p.play('pass');
  expect(p.window()).toBe('keepers-recruit');
  expect(p.play('pass').window()).toBe('keepers-craft');
});

rootLaw(['13.4.1', '13.2.2'], 'a warrior is replaced by any waystation, either side up', () => {
  const p = position(CATS).place('c5', 'badger', 2).turn('keepers', 'birdsong');
  expect(p.offers('encamp')).toEqual([
    'encamp c5 tablet-jewelry tablet',
    'encamp c5 tablet-jewelry jewelry',
    'encamp c5 jewelry-figure jewelry',
    'encamp c5 jewelry-figure figure',
    'encamp c5 figure-tablet figure',
    'encamp c5 figure-tablet tablet',
  ]);
  p.play('encamp c5 figure-tablet tablet');
  expect([p.count('c5', 'badger'), p.count('c5', 'waystation'), p.inSupply('badger')]).toEqual([1, 1, 14]);
  expect(p.stations()).toEqual([undefined, undefined, 'c5']);
  expect(p.events('waystation', 'marquise')).toEqual([{ type: 'waystation', station: 2, clearing: 4, side: 1 }]);
});

rootLaw(['13.4.1', '13.4.1-R1'], 'once a clearing, where a slot is open; several over the turns', () => {
  const p = position(CATS).place('c11', 'badger', 3).place('c1', 'badger').place('c1', 'sawmill').place('c12', 'cat');
  p.waystation('c11', 'tablet-jewelry', 'tablet').turn('keepers', 'birdsong');
  expect(p.refusal('encamp c1 figure-tablet figure')).toMatchObject({ law: '2.2.3', why: 'no-slot' });
  expect(p.refusal('encamp c12 figure-tablet figure')).toMatchObject({ law: '13.4.1', why: 'no-warrior' });
  p.play('encamp c11 figure-tablet figure');
  expect(p.count('c11', 'waystation')).toBe(2);
  expect(p.window()).toBe('keepers-decamp');
  const two = position(CATS).place('c7', 'badger', 3).place('c5', 'badger').turn('keepers', 'birdsong');
  two.play('encamp c7 tablet-jewelry tablet');
  expect(two.refusal('encamp c7 figure-tablet figure')).toMatchObject({ law: '13.4.1', why: 'once-a-clearing' });
  expect(two.offers()).toContain('encamp c5 figure-tablet figure');
});

rootLaw(
  ['13.4.1', '13.4.1-E1', 'O.12', 'O.14'],
  'with nothing on the map a warrior and a waystation may come back to the edge',
  () => {
    const p = position(CATS)
      .place('c5', 'cat')
      .place('c1', 'keep')
      .relics('c9', 'figure-1')
      .turn('keepers', 'birdsong');
    expect(p.offers()).toContain('pass');
    expect(p.offers()).toContain('come-back c8 tablet-jewelry tablet');
    expect(p.refusal('come-back c12 tablet-jewelry tablet')).toMatchObject({ law: '13.4.1', why: 'not-on-edge' });
    expect(p.refusal('come-back c1 tablet-jewelry tablet')).toMatchObject({ law: '6.2.2', why: 'keep' });
    p.play('come-back c8 tablet-jewelry tablet');
    expect([p.count('c8', 'badger'), p.count('c8', 'waystation')]).toEqual([1, 1]);
    const must = position({ ...CATS, law: { keepersReturn: 'must' } })
      .place('c5', 'cat')
      .turn('keepers', 'birdsong');
    expect(must.offers()).not.toContain('pass');
    const some = position(CATS).waystation('c5', 'tablet-jewelry', 'tablet').turn('keepers', 'birdsong');
    expect(some.window()).toBe('keepers-decamp');
  },
);

rootLaw(['13.4.1-R1', '16.2'], 'hired otters are no warriors to replace', () => {
  const p = position({ factions: ['riverfolk', 'keepers'] })
    .place('c5', 'otter')
    .place('c8', 'badger')
    .prices(1, 1, 1)
    .supply('badger', 0)
    .hire('keepers');
  p.turn('keepers', 'birdsong');
  expect(p.refusal('encamp c5 figure-tablet figure')).toMatchObject({ law: '13.4.1', why: 'no-warrior' });
});

rootLaw(['13.4.2', '13.4.2-R1'], 'a waystation becomes a warrior, once a clearing, nobody scores', () => {
  const p = position(CATS).waystation('c11', 'tablet-jewelry', 'tablet').waystation('c11', 'figure-tablet', 'figure');
  p.turn('keepers', 'birdsong');
  expect(p.offers()).toEqual(['decamp c11 tablet-jewelry', 'decamp c11 figure-tablet', 'pass']);
  p.play('decamp c11 figure-tablet');
  expect([p.count('c11', 'badger'), p.count('c11', 'waystation'), p.stations()[2]]).toEqual([1, 1, undefined]);
  expect([p.window(), p.score('marquise'), p.score('keepers')]).toEqual(['keepers-recruit', 0, 0]);
  const none = position(CATS).waystation('c11', 'tablet-jewelry', 'tablet').supply('badger', 0);
  expect(none.turn('keepers', 'birdsong').window()).toBe('keepers-recruit');
  const second = position(CATS)
    .waystation('c11', 'tablet-jewelry', 'tablet')
    .waystation('c11', 'figure-tablet', 'figure');
  second.waystation('c5', 'jewelry-figure', 'figure').turn('keepers', 'birdsong').play('decamp c11 figure-tablet');
  expect(second.refusal('decamp c11 tablet-jewelry')).toMatchObject({ law: '13.4.2', why: 'once-a-clearing' });
});

rootLaw(['M109', '13.4.1', '13.4.2'], 'encamp and decamp in one clearing in one turn, in that order only', () => {
  const p = position(CATS).place('c5', 'badger').turn('keepers', 'birdsong').play('encamp c5 figure-tablet figure');
  p.play('decamp c5 figure-tablet');
  expect([p.count('c5', 'badger'), p.count('c5', 'waystation'), p.window()]).toEqual([1, 0, 'keepers-recruit']);
});

rootLaw(['13.4.3', '13.4.3-R1'], 'each card two warriors at a waystation of its suit; the last one alone', () => {
  const p = position(CATS).waystation('c8', 'tablet-jewelry', 'tablet').waystation('c7', 'figure-tablet', 'figure');
  p.hand('keepers', 'anvil', 'foxfolk-steel', 'arms-trader')
    .supply('badger', 5)
    .turn('keepers', 'birdsong')
    .play('pass');
  expect(p.offers()).toEqual(['recruit-at c7', 'recruit-at c8', 'pass']);
  p.play('recruit-at c8', 'spend anvil', 'recruit-at c8', 'spend foxfolk-steel', 'recruit-at c7', 'spend arms-trader');
  expect([p.count('c8', 'badger'), p.count('c7', 'badger')]).toEqual([4, 1]);
  expect(p.refusal('recruit-at c8')).toMatchObject({ law: '13.4.3', why: 'no-badgers' });
  expect(p.refusal('recruit-at c1')).toMatchObject({ law: '13.4.3', why: 'no-waystation' });
  const poor = position(CATS)
    .waystation('c8', 'tablet-jewelry', 'tablet')
    .hand('keepers', 'sword')
    .turn('keepers', 'birdsong');
  expect(poor.play('pass').refusal('recruit-at c8')).toMatchObject({ law: '13.4.3', why: 'no-card', a: 0 });
  const keep = position(CATS).waystation('c8', 'tablet-jewelry', 'tablet').place('c8', 'keep').hand('keepers', 'anvil');
  expect(keep.turn('keepers', 'birdsong').refusal('recruit-at c8')).toMatchObject({ law: '6.2.2', why: 'keep' });
});

rootLaw(['M025', '13.4.1', '6.2.2'], 'no waystation at the keep', () => {
  const p = position(CATS).place('c5', 'keep').place('c5', 'badger').place('c8', 'badger').turn('keepers', 'birdsong');
  expect(p.refusal('encamp c5 figure-tablet figure')).toMatchObject({ law: '6.2.2', why: 'keep' });
});

rootLaw(['M059', '8.2.6', '13.4.1'], 'encamping in a sympathetic clearing causes no Outrage', () => {
  const p = position({ factions: ['alliance', 'keepers'] })
    .place('c5', 'sympathy')
    .place('c5', 'badger')
    .hand('keepers', 'bake-sale');
  p.turn('keepers', 'birdsong').play('encamp c5 figure-tablet figure');
  expect(p.window()).toBe('keepers-decamp');
});

rootLaw(['13.4.1', '13.5.2', '13.6.2'], 'an action of another phase is explained by its time', () => {
  const p = position(CATS).place('c5', 'badger').turn('keepers', 'birdsong');
  const reasons = Object.fromEntries(
    listQuestion(root, p.state, 1).forbidden.map((f) => [f.text, `${f.law} ${f.why}`]),
  );
  expect(reasons).toMatchObject({
    serve: '13.5.2 in-daylight',
    delve: '13.5.2.II.a with-retinue',
    recover: '13.5.2.III with-retinue',
    gather: '13.6.2 in-evening',
    decamp: '13.4.1 must-choose',
  });
});

import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { newGame, position } from '../../testkit/position.testkit.ts';
import { settingsOf } from '../../testkit/root-position.testkit.ts';
import { BY_LETTER, CORVIDS, HUNDREDS, RIVERFOLK } from '../../words.ts';
import { DATA_OF } from '../data.ts';
import { root } from '../../index.ts';
import { corvidsCard } from './setup-card.ts';

const CATS = { factions: ['marquise', 'corvids'] } as const;

rootLaw('18.3.1', 'fifteen warriors and eight plots', () => {
  const p = position(CATS);
  expect([p.inSupply('raven'), p.inSupply('plot')]).toEqual([15, 8]);
});

rootLaw(['18.3.2', '18.3.2-R1'], 'one warrior in one clearing of each suit, not in the keep’s', () => {
  const p = position(CATS).place('c1', 'keep').inSetup('corvids');
  expect([p.window(), p.offers().length]).toEqual(['corvids-scatter', 11]);
  expect(p.refusal('scatter c1')).toMatchObject({ law: '6.2.2', why: 'keep' });
  p.play('scatter c12');
  expect(p.refusal('scatter c6')).toMatchObject({ law: '18.3.2', why: 'suit-done' });
  p.play('scatter c5', 'scatter c2');
  expect([p.count('c12', 'raven'), p.count('c5', 'raven'), p.count('c2', 'raven'), p.inSupply('raven')]).toEqual([
    1, 1, 1, 12,
  ]);
});

rootLaw('18.3.2', 'they set up after the Riverfolk and before the Hundreds', () => {
  const [before, own, after] = [RIVERFOLK, CORVIDS, HUNDREDS].map((f) => BY_LETTER.indexOf(f));
  expect(before! < own! && own! < after!).toBe(true);
});

rootLaw(['18.3.3', '18.3.3-R1'], 'by the setup card: a homeland with a warrior and a plot of their choice', () => {
  const p = newGame({ seats: 2, setup: 'advanced', factions: ['marquise', 'corvids'] });
  expect(DATA_OF[CORVIDS]).toMatchObject({ reach: 3, stance: 'insurgent', startsInCorner: false });
  const q = position(CATS);
  q.homelands({ c5: 'corvids' });
  q.place('c5', 'raven').inSetup('corvids', 'plot');
  expect([q.window(), q.offers()]).toEqual([
    'corvids-hide',
    ['hide bomb', 'hide snare', 'hide extortion', 'hide raid'],
  ]);
  expect(root.window(q.state)).toMatchObject({ secret: true });
  q.play('hide raid');
  expect([q.plotAt('c5'), q.plotsPlaced()]).toEqual(['raid down', 0]);
  expect(q.events('plot-hidden', 'marquise')).toEqual([{ type: 'plot-hidden', clearing: 4 }]);
  expect(q.events('plot-hidden', 'corvids')).toEqual([{ type: 'plot-hidden', clearing: 4, plot: 3 }]);
  q.play('scatter c1', 'scatter c2', 'scatter c3');
  expect(q.inSupply('raven')).toBe(11);
  expect(p.over()).toBe(false);
});

rootLaw('18.3.3', 'by the setup card there is one homeland, anywhere on the map, and one warrior in it', () => {
  const p = position(CATS).homelands({ c1: 'marquise' }).stand('corvids', corvidsCard());
  expect(p.offers()).toContain('homeland c12');
  p.play('homeland c12');
  expect([p.window(), p.count('c12', 'raven')]).toEqual(['corvids-hide', 1]);
});

rootLaw('18.2.2', 'hirelings tied to them cannot be at the same table', () => {
  const { factions } = settingsOf({ ...CATS, hirelings: ['underworld-pack', 'marauder', 'riverfolk-pack'] });
  expect(factions).toContain('corvids');
  expect(DATA_OF[CORVIDS]!.hirelings).toEqual(['corvid-spies']);
});

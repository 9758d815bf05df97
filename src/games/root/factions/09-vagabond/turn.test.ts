import { expect } from 'vitest';
import { rootLaw } from '../../testkit/law.testkit.ts';
import { type Position, position } from '../../testkit/position.testkit.ts';

const table = (law: object = {}): Position => position({ factions: ['vagabond', 'marquise'], law });
const MANY = ['boot exhausted', 'boot exhausted', 'sword exhausted', 'sword exhausted', 'torch exhausted'];

rootLaw(['9.4', '9.4.1'], 'without tea three exhausted items of his choice turn up, then he may slip', () => {
  const p = table().vagabond('f1', MANY).turn('vagabond', 'birdsong');
  expect(p.window()).toBe('vagabond-refresh');
  expect(p.offers()).toEqual(['refresh boot whole', 'refresh sword whole', 'refresh torch whole']);
  p.play('refresh boot whole', 'refresh boot whole', 'refresh torch whole');
  expect(p.itemsOf()).toEqual(['boot', 'boot', 'sword exhausted', 'sword exhausted', 'torch']);
  expect(p.window()).toBe('vagabond-slip');
});

rootLaw('9.4.1', 'two more for each tea; what suffices for all leaves no choice', () => {
  const p = table()
    .vagabond('f1', ['tea', ...MANY, 'hammer exhausted'])
    .turn('vagabond', 'birdsong');
  expect(p.window()).toBe('vagabond-refresh');
  p.play(
    'refresh boot whole',
    'refresh boot whole',
    'refresh sword whole',
    'refresh sword whole',
    'refresh torch whole',
  );
  expect(p.itemsOf()).toContain('hammer exhausted');
  const enough = table()
    .vagabond('f1', ['tea', ...MANY])
    .turn('vagabond', 'birdsong');
  expect(enough.window()).toBe('vagabond-slip');
  expect(enough.itemsOf().some((item) => item.endsWith('exhausted'))).toBe(false);
});

rootLaw('9.4.1-R1', 'tea turned up in the step does not count; damaged items turn up and stay damaged', () => {
  const p = table()
    .vagabond('f1', ['tea exhausted', ...MANY, 'hammer damaged-exhausted'])
    .turn('vagabond', 'birdsong');
  p.play('refresh tea whole', 'refresh hammer damaged', 'refresh boot whole');
  expect(p.window()).toBe('vagabond-slip');
  expect(p.itemsOf()).toContain('tea track');
  expect(p.itemsOf()).toContain('hammer damaged');
});

rootLaw('9.4.1', 'which tea counts: on its track, or in two editions any that lies face up', () => {
  const shifted = (refreshTea: string): Position => {
    const p = table({ refreshTea, itemTrackMode: 'free' }).vagabond('f1', ['tea', ...MANY, 'hammer exhausted']);
    p.turn('vagabond', 'daylight').play('shift tea satchel');
    return p.turn('vagabond', 'birdsong');
  };
  const track = shifted('track').play('refresh boot whole', 'refresh boot whole', 'refresh sword whole');
  expect(track.window()).toBe('vagabond-slip');
  const faceUp = shifted('faceUp').play('refresh boot whole', 'refresh boot whole', 'refresh sword whole');
  expect(faceUp.window()).toBe('vagabond-refresh');
});

rootLaw('9.4.2', 'he slips to an adjacent clearing or forest without boots, hostile or not, or stays', () => {
  const p = table().vagabond('c9').relation('marquise', -1).place('c1', 'cat', 3).turn('vagabond', 'birdsong');
  expect(p.offers()).toEqual(['slip c1', 'slip c4', 'slip c12', 'slip f2', 'slip f4', 'pass']);
  expect(p.fork().play('slip c1').pawn()).toBe('c1');
  expect(p.fork().play('slip f4').pawn()).toBe('f4');
  expect(p.play('pass').pawn()).toBe('c9');
  expect(p.window()).toBe('vagabond-daylight');
});

rootLaw('9.4.2', 'from a forest to the clearings and forests around it', () => {
  const p = table().vagabond('f6').turn('vagabond', 'birdsong');
  expect(p.offers()).toEqual(['slip c3', 'slip c6', 'slip c11', 'slip f3', 'slip f5', 'pass']);
});

rootLaw(['9.4.2-E1', 'M079'], 'Slip leaves a scorched clearing, but enters one only where the edition says so', () => {
  const burnt = (slipIgnoresEntryBans: boolean): Position => {
    const p = table({ slipIgnoresEntryBans }).vagabond('c9');
    p.scorch('c1');
    return p.turn('vagabond', 'birdsong');
  };
  const strict = burnt(false);
  expect(strict.offers()).not.toContain('slip c1');
  expect(strict.refusal('slip c1')).toMatchObject({ law: 'E.6.2', why: 'scorched-entry' });
  expect(burnt(true).offers()).toContain('slip c1');
  const leaving = table().vagabond('c9');
  leaving.scorch('c9');
  expect(leaving.turn('vagabond', 'birdsong').offers()).toContain('slip c1');
});

const evening = (p: Position): Position => p.turn('vagabond', 'evening');
const draws = (p: Position, count: number): Position => {
  for (let n = 0; n < count; n++) p.chance(p.outcomes()[0]!);
  return p;
};

rootLaw(['9.6', '9.6.1'], 'resting in a forest brings all damaged items back face up', () => {
  const items = ['tea damaged-exhausted', 'sword damaged', 'boot damaged-exhausted', 'torch exhausted'];
  const p = evening(table().vagabond('f1', items));
  expect(p.itemsOf()).toEqual(['boot', 'sword', 'tea track', 'torch exhausted']);
  const camp = evening(table().vagabond('c1', items));
  expect(camp.itemsOf()).toContain('sword damaged');
});

rootLaw('9.6.1-R1', 'undamaged exhausted items stay exhausted', () => {
  expect(evening(table().vagabond('f1', ['torch exhausted'])).itemsOf()).toEqual(['torch exhausted']);
});

rootLaw('9.6.2', 'one card and one for each coin face up on its track', () => {
  const drawn = (items: string[]): number => {
    const p = evening(table().vagabond('c1', items));
    let count = 0;
    for (; p.window() === 'chance'; count++) draws(p, 1);
    return count;
  };
  expect(drawn([])).toBe(1);
  expect(drawn(['coin', 'coin'])).toBe(3);
  expect(drawn(['coin', 'coin exhausted', 'coin damaged'])).toBe(2);
});

rootLaw('9.6.3', 'down to five cards of his choice', () => {
  const cards = ['sword', 'anvil', 'bake-sale', 'investments', 'armorers'] as const;
  const p = draws(
    evening(
      table()
        .hand('vagabond', ...cards)
        .vagabond('c1'),
    ),
    1,
  );
  expect(p.asked()).toBe('vagabond');
  expect(p.window()).toBe('hand-limit');
  p.play('discard anvil');
  expect(p.events('discarded', 'vagabond')).toMatchObject([{ law: '9.6.3' }]);
  expect(p.cards('vagabond')).toHaveLength(5);
});

const SIX = ['boot', 'boot exhausted', 'sword', 'sword damaged', 'torch', 'hammer damaged-exhausted'];

rootLaw('9.6.4', 'satchel and Damaged box hold six items; the surplus of his choice leaves the game', () => {
  const fits = draws(evening(table().vagabond('c1', SIX)), 1);
  expect(fits.asked()).toBe('marquise');
  const p = draws(evening(table().vagabond('c1', [...SIX, 'crossbow', 'crossbow'])), 1);
  expect(p.window()).toBe('vagabond-capacity');
  expect(p.offers()).toEqual([
    'drop boot fresh',
    'drop boot exhausted',
    'drop crossbow fresh',
    'drop hammer damaged-exhausted',
    'drop sword fresh',
    'drop sword damaged',
    'drop torch fresh',
  ]);
  const gone = p.outOfGame('sword');
  p.play('drop sword damaged', 'drop boot exhausted');
  expect(p.asked()).toBe('marquise');
  expect(p.outOfGame('sword')).toBe(gone + 1);
  expect(p.itemsOf()).toHaveLength(6);
});

rootLaw(['9.6.4', '9.6.4-R1'], 'two more for each bag on its track; items on tracks do not count', () => {
  const tracks = ['bag', 'tea', 'tea', 'coin'];
  expect(draws(evening(table().vagabond('c1', [...SIX, 'crossbow', 'crossbow', ...tracks])), 2).asked()).toBe(
    'marquise',
  );
  const exhausted = [...SIX, 'crossbow', 'tea', 'tea', 'bag exhausted'];
  expect(draws(evening(table().vagabond('c1', exhausted)), 1).window()).toBe('vagabond-capacity');
});

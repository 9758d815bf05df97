import { expect, test } from 'vitest';
import { root } from '../games/root/index.ts';
import type { Game, GameTypes } from '../kernel/index.ts';
import { BUILT_IN, scythia } from '../games/scythia/index.ts';
import { wild } from '../games/wild/index.ts';
import { fastRandom, lowestSeat, MUTE, OfferList } from '../kernel/index.ts';
import { rawChances } from './index.ts';
import { analysisFor, evaluatorFor } from '../registry/bots.ts';
import { calibratedChances } from './analysis.ts';
import { calibratedAll } from './calibration.ts';
import { ROOT_CALIBRATION } from './root/calibration.ts';
import { ROOT_NET_CALIBRATION } from './root/net-calibration.ts';
import { SCYTHIA_CALIBRATION } from './scythia/calibration.ts';
import { SCYTHIA_NET_CALIBRATION } from './scythia/net-calibration.ts';

/** Nobody is so far ahead when nothing has happened yet. */
const FAR_AHEAD = 0.5;

test('people are told chances without what makes bots of Root strike early', async () => {
  const game = root as unknown as Game<GameTypes>;
  const settings = game.readSettings({ factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] });
  if (!settings.ok) throw new Error('these factions can be played');
  const s = game.begin(settings.value);
  const { evaluator } = await analysisFor(game);
  expect(Math.max(...rawChances(await evaluatorFor(game), s))).toBeGreaterThan(FAR_AHEAD);
  expect(Math.max(...rawChances(evaluator, s))).toBeLessThan(FAR_AHEAD);
});

test('in Root people are told chances of the network, with its own calibration', async () => {
  const game = root as unknown as Game<GameTypes>;
  const settings = game.readSettings({ factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] });
  if (!settings.ok) throw new Error('these factions can be played');
  const s = game.begin(settings.value);
  const [model, byHand] = [await analysisFor(game), await analysisFor(game, true)];
  expect([model.calibration, byHand.calibration]).toEqual([ROOT_NET_CALIBRATION, ROOT_CALIBRATION]);
  expect(byHand.leaf).toBeUndefined();
  const network = new Float64Array(4);
  model.leaf!.winChances(s, network);
  expect(calibratedChances(model, s)).toEqual(
    calibratedAll(ROOT_NET_CALIBRATION, model.figures.progress(s), false, [...network]),
  );
  expect(calibratedChances(byHand, s)).not.toEqual(calibratedChances(model, s));
});

test.each([{ seats: 3 }, { seats: 1, chief: 'lookout' }])(
  'in Scythia, too, at a table of %o once everybody has a hero; before that by the evaluation',
  async (settings) => {
    const own = scythia(BUILT_IN);
    const game = own as unknown as Game<GameTypes>;
    const read = own.readSettings(settings);
    if (!read.ok) throw new Error('these settings can be played');
    const [model, byHand] = [await analysisFor(game), await analysisFor(game, true)];
    expect([model.calibration, byHand.calibration]).toEqual([SCYTHIA_NET_CALIBRATION, SCYTHIA_CALIBRATION]);
    expect(byHand.leaf).toBeUndefined();
    const s = own.begin(read.value);
    expect(rawChances(model.evaluator, s, model.leaf)).toEqual(rawChances(byHand.evaluator, s));
    const random = fastRandom(5);
    const offers = new OfferList<GameTypes['option']>();
    while (s.turns < 20) {
      const of = own.outcomeCount(s);
      if (of > 0) own.applyOutcome(s, random(of), MUTE);
      else {
        const seat = lowestSeat(own.asked(s));
        game.options(s, seat, offers.clear());
        game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
      }
    }
    const network = rawChances(model.evaluator, s, model.leaf);
    expect(network).not.toEqual(rawChances(byHand.evaluator, s));
    const shown = calibratedChances(model, s);
    expect(shown).toEqual(calibratedAll(SCYTHIA_NET_CALIBRATION, model.figures.progress(s), false, network));
    const sum = shown.reduce((all, chance) => all + chance, 0);
    // Alone, what is missing to 1 is the AI chief's.
    expect(settings.seats > 1 ? Math.abs(sum - 1) < 1e-9 : sum > 0 && sum < 1).toBe(true);
    s.over = { winners: [0], ranking: [[0]], law: 'S-11' };
    expect(calibratedChances(model, s)[0]).toBe(1);
  },
);

test('in the Wild features predict: worse features lower the chance, all seats share it, and the result of a finished game is certain', async () => {
  const own = wild();
  const game = own as unknown as Game<GameTypes>;
  const settings = own.readSettings({ seats: 2 });
  if (!settings.ok) throw new Error('two can play');
  const model = await analysisFor(game);
  const random = fastRandom(5);
  const offers = new OfferList<GameTypes['option']>();
  const s = own.begin(settings.value);
  const hope = (): readonly number[] => calibratedChances(model, s);
  const before = hope();
  while (s.round < 2) {
    const of = own.outcomeCount(s);
    if (of > 0) own.applyOutcome(s, random(of), MUTE);
    else {
      const seat = lowestSeat(own.asked(s));
      game.options(s, seat, offers.clear());
      game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
    }
  }
  const [mine, yours] = hope();
  expect(mine).toBe(yours);
  expect([before[0]! > 0.4, before[0]! < 0.8, mine! > 0.1, mine! < 0.9]).toEqual([true, true, true, true]);
  const worse: readonly (() => void)[] = [
    () => void s.camps[0]!++,
    () => void s.deaths[0]!++,
    () => void s.mechs[3]!++,
    () => void s.toxicLeft--,
    () => void s.pollution[3]!++,
    () => void s.round++,
  ];
  let least = mine!;
  for (const harm of worse) {
    harm();
    expect(hope()[0]).toBeLessThan(least);
    least = hope()[0]!;
  }
  s.over = { winners: [0, 1], ranking: [[0, 1]], law: 'W-1.2' };
  expect(hope()).toEqual([1, 1]);
});

import { expect, test } from 'vitest';
import { fastRandom, type GameTypes, lowestSeat, MUTE, OfferList } from '../kernel/index.ts';
import { perspectiveOf } from '../kernel/referee/index.ts';
import { GAME_RULES } from '../registry/index.ts';
import { type Advice, advise } from './index.ts';
import { analysisFor } from '../registry/bots.ts';

/** A position of the middle of a random game with a real choice, and a seat that has it. */
async function midGame(name: string, settings: object, acts: number) {
  const game = await GAME_RULES[name]!();
  const reading = game.readSettings(settings);
  if (!reading.ok) throw new Error('settings');
  const random = fastRandom(11);
  const s: GameTypes['state'] = game.begin(reading.value);
  const offers = new OfferList<GameTypes['option']>();
  for (let act = 0; ; act++) {
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, random(of), MUTE);
      continue;
    }
    const seat = lowestSeat(game.asked(s));
    game.options(s, seat, offers.clear());
    if (act > acts && offers.list.length > 3) return { game, s, seat };
    game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
  }
}

const TABLES: readonly (readonly [string, object, number])[] = [
  ['root', { seats: 4 }, 120],
  ['wild', { seats: 2 }, 60],
  ['scythia', { seats: 2 }, 60],
  ['scythia', { seats: 1, chief: 'outrider' }, 60],
];

test.each(TABLES)(
  'advice in %s names offered answers with chances and figures, and knows no more than its seat',
  async (name, settings, acts) => {
    const { game, s, seat } = await midGame(name, settings, acts);
    const model = await analysisFor(game);
    const budget = { iterations: 60 };
    const ask = (world: GameTypes['state'], about: { said?: string } = {}): Advice =>
      advise(game, model, perspectiveOf(game, world, seat), fastRandom(3), { budget, few: 3, ...about });
    const advice = ask(s);
    const offered = perspectiveOf(game, s, seat).options.map(({ text }) => text);
    expect(advice.best.length).toBeGreaterThan(1);
    for (const { say, chance, expected } of advice.best) {
      expect(offered).toContain(say);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      for (const { term, now, then } of expected) {
        expect(model.figures.names).toContain(term);
        expect(Number.isFinite(now) && Number.isFinite(then)).toBe(true);
      }
    }
    const told = advice.best.map(({ chance }) => chance);
    expect(told).toEqual(told.toSorted((a, b) => b - a));
    expect(ask(s, { said: advice.best[0]!.say }).said).toEqual(advice.best[0]);
    const [first] = advice.best;
    expect(first!.expected.length).toBeGreaterThan(0);
    expect(advice.best.map(({ expected }) => expected.map(({ term }) => term).join())).toEqual(
      advice.best.map(() => first!.expected.map(({ term }) => term).join()),
    );
    // The same question in a world with other hidden parts has the same advice.
    expect(ask(game.determinize(s, seat, fastRandom(77)))).toEqual(advice);
  },
  60_000,
);

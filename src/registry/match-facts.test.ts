import { expect, test } from 'vitest';
import { fastRandom, MUTE, OfferList, type Option, seatsOf } from '../kernel/index.ts';
import { GAME_IDS, GAMES } from './index.ts';

const CASES = GAME_IDS.flatMap((id) => GAMES[id].engine.sampleTables.map((table, n) => ({ id, n, ...table })));

/** A setting, where the game has it. */
const settingOf = (settings: object, name: 'map' | 'deck'): string => (settings as Record<string, string>)[name] ?? '';

test.each(CASES)(
  '$id $n: each seat has a faction and a place of its own after the set-up',
  async ({ id, settings, seats }) => {
    const game = await GAMES[id].engine.game();
    const reading = game.readSettings(settings);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const random = fastRandom(7);
    const s = game.begin(reading.value);
    for (let act = 0; act < 400 && !s.over; act++) {
      const outcomes = game.outcomeCount(s);
      if (outcomes > 0) {
        game.applyOutcome(s, random(outcomes), MUTE);
        continue;
      }
      const asked = seatsOf(game.asked(s));
      const seat = asked[random(asked.length)]!;
      const offers = new OfferList<Option>();
      game.options(s, seat, offers);
      game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
    }
    const facts = game.matchFacts!(s);
    expect(facts.seats.map(({ order }) => order).sort((a, b) => a - b)).toEqual(
      Array.from({ length: seats }, (_, i) => i),
    );
    const factions = facts.seats.map(({ faction }) => faction);
    expect(factions).not.toContain('');
    expect(new Set(factions).size).toBe(seats);
    expect([facts.map, facts.deck]).toEqual([settingOf(reading.value, 'map'), settingOf(reading.value, 'deck')]);
  },
);

import { expect } from 'vitest';
import { fastRandom, MUTE, OfferList } from '../../../src/kernel/index.ts';
import { scythiaLaw } from '../../../src/games/scythia/testkit/law.testkit.ts';
import { GENEROUS } from '../../../src/games/scythia/testkit/generous-pack.testkit.ts';
import { scythia } from '../../../src/games/scythia/index.ts';
import { BUILT_IN } from '../../../src/games/scythia/components/built-in.ts';
import { WorkReading, workOf } from './village.testkit.ts';
import type { ScythiaOption } from '../../../src/games/scythia/verbs.ts';

const GAMES = 8;

scythiaLaw(
  ['E-2', 'S-5.1', 'S-5.2', 'S-5.6', 'S-9.2', 'S-10.1', 'S-13.9'],
  'what a turn of work leaves behind is what a second reading says, in random games',
  () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < GAMES; seed++) {
      const pack = seed % 3 === 0 ? BUILT_IN : GENEROUS;
      const game = scythia(pack);
      const random = fastRandom(700 + seed);
      const s = game.begin({ seats: 1 + (seed % 4), chief: 'huntsman', turnCap: 60 });
      let reading: WorkReading | undefined;
      while (!s.over) {
        const of = game.outcomeCount(s);
        let text: string;
        if (of > 0) {
          const which = random(of);
          text = game.outcomeName(s, which);
          game.applyOutcome(s, which, MUTE);
        } else {
          const seat = 31 - Math.clz32(game.asked(s));
          const offers = new OfferList<ScythiaOption>();
          game.options(s, seat, offers);
          const busy = offers.list.filter((o) => o.verb !== 'pass' && o.verb !== 'raid');
          const from = random(5) > 0 && busy.length > 0 ? busy : offers.list;
          const o = from[random(from.length)]!;
          text = o.text;
          if (o.verb === 'place') reading = new WorkReading(pack, s);
          if (o.verb === 'raid') reading = undefined;
          game.choose(s, seat, o, MUTE);
        }
        if (!reading) continue;
        if (s.over) break;
        reading.read(text);
        const [verb] = text.split(' ');
        seen.set(verb!, (seen.get(verb!) ?? 0) + 1);
        const seat = reading.s.active;
        const hand = s.cards.size[4 + seat]!;
        expect({ seed, text, ...workOf(s, hand) }).toEqual({ seed, text, ...workOf(reading.s, reading.hand) });
        if (reading.isOver && hand <= 8) reading = undefined;
      }
    }
    for (const verb of ['use', 'hire', 'play', 'tame', 'heal', 'eagle', 'complete', 'choose', 'discard', 'draw'])
      expect([verb, (seen.get(verb) ?? 0) > 9]).toEqual([verb, true]);
  },
  60_000,
);

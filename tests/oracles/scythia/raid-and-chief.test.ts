import { expect } from 'vitest';
import { fastRandom, OfferList, EventRecorder, eventsFor } from '../../../src/kernel/index.ts';
import { scythiaLaw } from '../../../src/games/scythia/testkit/law.testkit.ts';
import type { ScythiaEvent } from '../../../src/games/scythia/events.ts';
import { GENEROUS } from '../../../src/games/scythia/testkit/generous-pack.testkit.ts';
import { scythia } from '../../../src/games/scythia/index.ts';
import { BUILT_IN } from '../../../src/games/scythia/components/built-in.ts';
import type { Pack } from '../../../src/games/scythia/components/pack.ts';
import { chiefStanding, RaidReading, readScheme, stores } from './raid-and-chief.testkit.ts';
import { clone, type ScythiaState } from '../../../src/games/scythia/state.ts';
import type { ScythiaOption } from '../../../src/games/scythia/verbs.ts';

const SPECTATOR = 7;
const CHIEFS = BUILT_IN.chiefs.map(({ id }) => id);

/** Plays a random game that likes to raid; every step is shown with the state before it. */
function walk(
  pack: Pack,
  seats: number,
  seed: number,
  look: (before: ScythiaState, s: ScythiaState, events: readonly ScythiaEvent[], outcome: string) => void,
): void {
  const game = scythia(pack);
  const random = fastRandom(seed);
  const s = game.begin({ seats, chief: CHIEFS[seed % CHIEFS.length]!, turnCap: 60 });
  while (!s.over) {
    const before = clone(s);
    const told = new EventRecorder<ScythiaEvent>();
    const of = game.outcomeCount(s);
    const which = random(Math.max(1, of));
    const outcome = of > 0 ? game.outcomeName(s, which) : '';
    if (of > 0) game.applyOutcome(s, which, told);
    else {
      const seat = 31 - Math.clz32(game.asked(s));
      const offers = new OfferList<ScythiaOption>();
      game.options(s, seat, offers);
      const raids = offers.list.filter((option) => option.verb === 'raid');
      const from = raids.length > 0 && random(2) === 0 ? raids : offers.list;
      game.choose(s, seat, from[random(from.length)]!, told);
    }
    look(before, s, eventsFor(told.tellings, SPECTATOR), outcome);
  }
}

scythiaLaw(
  ['S-6.3', 'S-6.5', 'S-6.7', 'S-6.8', 'S-6.9', 'S-6.10', 'E-3.2', 'E-3.3', 'E-4.1', 'E-4.2'],
  'cost, dice, strength, band, points and wounds of raids are those of a second reading, in random games',
  () => {
    let raids = 0;
    for (let seed = 0; seed < 14; seed++) {
      const pack = seed % 4 === 0 ? BUILT_IN : GENEROUS;
      let raid: RaidReading | undefined;
      const dice = new Map<number, { readonly strength: number; readonly wounds: number }>();
      let total = 0;
      walk(pack, 2 + (seed % 3), seed, (before, s, events) => {
        for (const e of events) {
          if (e.type === 'raid') {
            raid = new RaidReading(pack, before, e.seat, e.settlement);
            dice.clear();
            const [had, has] = [stores(before, e.seat), stores(s, e.seat)];
            expect([had[0] - has[0], had[1] - has[1]]).toEqual([raid.provisions, raid.wagons]);
          } else if (e.type === 'kumis') raid!.kumis = e.amount;
          else if (e.type === 'rolled') dice.set(e.die, e);
          else if (e.type === 'strength') {
            raids++;
            expect(dice.size).toBe(raid!.dice);
            total = raid!.strength([...dice.values()].map(({ strength }) => strength));
            expect([e.total, e.band]).toEqual([total, raid!.band(total)]);
            const scored = events.flatMap((each) =>
              each.type === 'scored' && (each.law === 'S-6.8' || each.law === 'S-6.9') ? [each.points] : [],
            );
            expect(scored.reduce((a, b) => a + b, 0)).toBe(raid!.points(total));
          } else if (e.type === 'wounds')
            expect(e.total).toBe(
              raid!.wounds(
                total,
                [...dice.values()].map(({ wounds }) => wounds),
              ),
            );
        }
      });
    }
    expect(raids).toBeGreaterThan(60);
  },
);

scythiaLaw(
  ['S-12.3', 'S-12.4', 'S-12.6', 'S-12.7', 'S-12.8', 'S-12.11', 'A-28', 'A-30'],
  'the AI chief does with each scheme what a second reading does, in random games',
  () => {
    let schemes = 0;
    for (let seed = 0; seed < 12; seed++)
      walk(seed % 3 === 0 ? BUILT_IN : GENEROUS, 1, seed, (before, s, events, outcome) => {
        if (!outcome.startsWith('scheme ') || events.some(({ type }) => type === 'ended')) return;
        schemes++;
        const scheme = BUILT_IN.schemes.findIndex(({ id }) => outcome === `scheme ${id}`);
        expect(chiefStanding(s)).toEqual(readScheme(BUILT_IN, before, scheme));
      });
    expect(schemes).toBeGreaterThan(200);
  },
);

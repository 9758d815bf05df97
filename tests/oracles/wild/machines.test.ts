import { expect } from 'vitest';
import { fastRandom, MUTE, OfferList } from '../../../src/kernel/index.ts';
import { wildLaw } from '../../../src/games/wild/testkit/law.testkit.ts';
import type { WildOption } from '../../../src/games/wild/verbs.ts';
import { readThreat, readTurn } from './actions.testkit.ts';
import {
  abilities,
  readConstructors,
  readFactories,
  readMechs,
  readMoves,
  readPollution,
  type FactoryBoard,
} from './machines.testkit.ts';
import type { RollFrame } from '../../../src/games/wild/frames.ts';
import { clone, type WildState } from '../../../src/games/wild/state.ts';
import { game } from '../../../src/games/wild/testkit/position.testkit.ts';

/** Random games up to a number of steps each; before each step something may be looked at. `go` tells what was chosen. */
function walk(games: number, look: (s: WildState, next: string, go: () => WildOption | undefined) => void): void {
  for (let n = 0; n < games; n++) {
    const settings = game.readSettings({ seats: 1 + (n % 4), hard: n % 7 });
    if (!settings.ok) throw new Error('settings');
    const random = fastRandom(4000 + n);
    const s = game.begin(settings.value);
    for (let step = 0; step < 900 && !s.over; step++) {
      const of = game.outcomeCount(s);
      const which = random(Math.max(1, of));
      if (of > 0) {
        look(s, game.outcomeName(s, which), () => {
          game.applyOutcome(s, which, MUTE);
          return undefined;
        });
        continue;
      }
      const seat = 31 - Math.clz32(game.asked(s));
      look(s, game.window(s)!.name, () => {
        const offers = new OfferList<WildOption>();
        game.options(s, seat, offers);
        const chosen = offers.list[random(offers.list.length)]!;
        game.choose(s, seat, chosen, MUTE);
        return chosen;
      });
    }
  }
}

const lying = (s: WildState | FactoryBoard) => ({
  token: s.token,
  mechs: s.mechs,
  pollution: s.pollution,
  toxic: s.toxic,
  toxicLeft: s.toxicLeft,
  wall: s.wall,
});

wildLaw(
  ['W-7.5', 'W-11.1a', 'W-11.1b', 'W-11.1c', 'W-A16', 'W-A17', 'W-A18', 'W-A19', 'W-A20'],
  'the moves offered are those of a second reading, in random games',
  () => {
    let looked = 0;
    walk(16, (s, next, go) => {
      if (next === 'act' && s.ap > 0 && ++looked % 2 === 0) {
        const offers = new OfferList<WildOption>();
        game.options(s, 31 - Math.clz32(game.asked(s)), offers);
        const cells = offers.list.flatMap((option) => (option.verb === 'move' ? [option.cell] : []));
        expect(cells).toEqual(readMoves(s, s.turn));
      }
      go();
    });
    expect(looked).toBeGreaterThan(400);
  },
);

wildLaw(
  ['W-14.2', 'W-14.3', 'W-14.4', 'W-14.5', 'W-14.8', 'W-14.9', 'W-14.10', 'W-18.1', 'W-18.2', 'W-18.5', 'W-18.6'],
  'constructors and mechs cards do what a second reading does, in random games',
  () => {
    let [constructors, mechs] = [0, 0];
    walk(40, (s, next, go) => {
      const before = clone(s);
      go();
      if (/^machine constructors-\d/.test(next)) {
        constructors++;
        expect({ wall: s.wall, constructors: s.constructors }).toEqual(readConstructors(before));
      } else if (/^machine mechs-\d/.test(next)) {
        mechs++;
        expect(s.mechs).toEqual(readMechs(before, before.turn));
      }
    });
    expect([constructors > 60, mechs > 60]).toEqual([true, true]);
  },
);

wildLaw(
  ['W-15.1', 'W-15.2', 'W-15.3', 'W-15.5', 'W-15.7', 'W-15.8', 'W-16.2', 'W-16.4', 'W-16.5', 'W-17.1', 'W-19.4'],
  'factories and reboot cards do what a second reading does, in random games',
  () => {
    let [built, spread, lost] = [0, 0, 0];
    let isHard = false;
    walk(40, (s, next, go) => {
      const before = clone(s);
      go();
      const isBuilding = before.stack.at(-1)?.step === 'uncover';
      if (isBuilding && isHard && s.lost === 0) {
        before.arrow[before.top] = Number(next.split(' ')[1]);
        expect(lying(s)).toEqual(lying(readPollution(before)));
      }
      if (!/^machine (factories|reboot)/.test(next)) return;
      if (next.includes('reboot')) before.turning = 1 - before.turning;
      const read = readFactories(before);
      isHard = next.includes('hard');
      expect(s.lost).toBe(read.lost);
      if (read.lost === 0) expect(lying(s)).toEqual(lying(read));
      if (read.lost !== 0) lost++;
      else if (read.isBuilt) built++;
      else spread++;
    });
    expect([built > 60, spread > 60, lost > 10]).toEqual([true, true, true]);
  },
);

wildLaw(
  ['W-6.4', 'W-11.2', 'W-11.3', 'W-11.4', 'W-11.5', 'W-11.6', 'W-11.7', 'W-11.8', 'W-11.9', 'W-12.2', 'W-A23', 'W-A57'],
  'actions, items and cards to add are those of a second reading, in random games',
  () => {
    let looked = 0;
    walk(24, (s, next, go) => {
      if ((next === 'act' || next === 'add') && ++looked % 2 === 0) {
        const offers = new OfferList<WildOption>();
        game.options(s, 31 - Math.clz32(game.asked(s)), offers);
        const texts = offers.list.flatMap(({ verb, text }) => (/^(use-maps-)?move$/.test(verb) ? [] : [text]));
        expect(texts.sort()).toEqual(readTurn(s, s.turn));
      }
      go();
    });
    expect(looked).toBeGreaterThan(400);
  },
);

const PAID = new Set([
  'move',
  'camp',
  'regroup',
  'clear',
  'heal',
  'destroy-mech',
  'breach',
  'destroy-factory',
  'take-item',
]);

wildLaw(
  ['W-10.2', 'W-10.3', 'W-10.4', 'W-A15', 'W-22.O9'],
  'which action is followed by a damage roll is what a second reading says, in random games',
  () => {
    let [rolls, quiet] = [0, 0];
    let due: ReturnType<typeof readThreat> | undefined;
    walk(24, (s, next, go) => {
      // What the action itself draws or puts aside comes before the roll.
      if (due !== undefined && !/^(draw|kill)/.test(next)) {
        const roll = s.stack.at(-1) as RollFrame | undefined;
        const isMelee = roll?.proc === 'roll' && roll.melee === 1;
        expect([next.startsWith('die'), isMelee]).toEqual([due !== 'nothing', due === 'melee']);
        if (due === 'nothing') quiet++;
        else rolls++;
        due = undefined;
      }
      const isTurn = next === 'act' || next === 'add';
      const threat = isTurn ? readThreat(s, s.cell[s.turn]!) : 'nothing';
      const isSafe = abilities(s).includes('order.sanctuary');
      const chosen = go();
      if (isTurn && chosen && PAID.has(chosen.verb)) due = chosen.verb === 'regroup' && isSafe ? 'nothing' : threat;
      if (s.over) due = undefined;
    });
    expect([rolls > 100, quiet > 100]).toEqual([true, true]);
  },
);

import { offersAny } from '../../../../kernel/index.ts';
import { current, seatBit } from '../../rules/02-key-terms/players.ts';
import { battle, listBattles, mightBattle } from '../../rules/04-key-actions/battle/options.ts';
import { move } from '../../rules/04-key-actions/move.ts';
import { listEffects, useEffect } from '../../card-effects/effect.ts';
import type { Collector, RootOption, Section } from '../../types.ts';
import type { RootState } from '../../state.ts';
import { interludeThen } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CLEARING_COUNT, CULT } from '../../words.ts';
import { listConspiracies, maySpend, pay, replace } from './conspiracies.ts';
import { adjustOutcast, discardSouls } from './souls.ts';
import { isSuit } from '../../rules/02-key-terms/suits.ts';
import type { CultBirdsongFrame } from './frames.ts';

/** Their Birdsong. */
export const cultBirdsong = (): CultBirdsongFrame => ({ proc: 'cultBirdsong', step: 'before', got: 0, to: -1 });

function listPlots(s: RootState, ask: Collector): void {
  listConspiracies(s, ask);
  listEffects(s, CULT, 'birdsong', ask);
}

/** §14.7.5: whether anything can be done for all that everybody sees, whatever the hand holds. */
function mayConspire(s: RootState): boolean {
  if (offersAny<RootOption>((ask) => listPlots(s, ask))) return true;
  if (!maySpend(s, 'crusade')) return false;
  for (let c = 0; c < CLEARING_COUNT; c++) if (isSuit(s, c, s.cult.outcast) && mightBattle(s, CULT, c)) return true;
  return false;
}

export const cultBirdsongProcedure: Section<CultBirdsongFrame> = {
  before: { kind: 'rule', run: (s) => interludeThen(s, CULT, 'birdsong', 'outcast') },
  outcast: {
    kind: 'rule',
    law: '10.4.1',
    run(s, _f, out) {
      adjustOutcast(s, out);
      return 'souls';
    },
  },
  // §10.4.2-R1: what is spent in conspiracies waits for the next turn.
  souls: {
    kind: 'rule',
    law: '10.4.2',
    run(s, _f, out) {
      discardSouls(s, out);
      return 'conspire';
    },
  },
  // §10.4.3: any number, one after the other.
  conspire: { kind: 'rule', run: (s) => (mayConspire(s) ? 'plot' : 'done') },
  plot: {
    kind: 'choice',
    window: 'cult-conspiracies',
    law: '10.4.3',
    secret: true,
    seats: (s) => seatBit(s, CULT),
    options(s, _f, _seat, ask) {
      listPlots(s, ask);
      ask.offer(verbs.end());
    },
    take(s, f, o, _seat, out) {
      switch (o.verb) {
        case 'end':
          return 'done';
        case 'battle':
          pay(s, 'crusade', out);
          return { call: battle(CULT, o.defender, o.clearing), then: 'conspire' };
        case 'move':
          pay(s, 'crusade', out);
          f.to = o.to;
          return { call: move(CULT, o.from, o.to), then: 'crusade' };
        case 'convert':
        case 'sanctify':
          pay(s, o.verb, out);
          return {
            calls: replace(s, o.piece, o.clearing, out),
            by: s.seat[current(s)]!,
            law: '1.1.3',
            then: 'conspire',
          };
        default:
          return { calls: useEffect(s, CULT, o, out) ?? [], then: 'conspire' };
      }
    },
  },
  // §10.4.3.I, §10.4.3.I-R1: then a battle where it led, whatever the suit, if the Cult likes.
  crusade: { kind: 'rule', run: (s, f) => (mightBattle(s, CULT, f.to) ? 'strike' : 'conspire') },
  strike: {
    kind: 'choice',
    window: 'cult-crusade',
    law: '10.4.3.I',
    secret: true,
    seats: (s) => seatBit(s, CULT),
    options(s, f, _seat, ask) {
      listBattles(s, CULT, BIRD, ask, f.to);
      ask.offer(verbs.pass());
    },
    take: (_s, _f, o) =>
      o.verb === 'battle' ? { call: battle(CULT, o.defender, o.clearing), then: 'conspire' } : 'conspire',
  },
};

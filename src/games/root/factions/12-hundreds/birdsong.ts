import { offerUnless } from '../../../../kernel/index.ts';
import { lift, mayNotPlace, place, sendHome } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import type { Collector, Section } from '../../types.ts';
import { RAT, STRONGHOLD, WARLORD } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { interludeThen } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, HUNDREDS } from '../../words.ts';
import { prowess } from './hoard.ts';
import { raze } from './raze.ts';
import { MOOD_ITEM, MOODS } from './state.ts';
import { hundredsVerbs } from './verbs.ts';
import { warlordAt } from './warlord.ts';
import type { HundredsBirdsongFrame } from './frames.ts';

const NO_RAT = refusal('12.4.3', 'no-warrior');
const SAME_MOOD = refusal('12.4.4', 'same-mood');
const HOARDED = refusal('12.4.4', 'item-hoarded');

/** Their Birdsong. */
export const hundredsBirdsong = (): HundredsBirdsongFrame => ({
  proc: 'hundredsBirdsong',
  step: 'before',
  got: 0,
  due: [],
});

/** §12.4.3, §12.4.3-R1, §O.10: a warrior on the map that can be replaced; if there is none, any clearing. */
function listAnoint(s: RootState, ask: Collector): void {
  if (warlordAt(s) >= 0) return;
  let replaces = false;
  for (let c = 0; c < CLEARING_COUNT; c++) if (pieces(s, RAT, c) > 0 && !mayNotPlace(s, HUNDREDS, c)) replaces = true;
  for (let c = 0; c < CLEARING_COUNT; c++)
    offerUnless(
      ask,
      hundredsVerbs.anoint(c),
      replaces && pieces(s, RAT, c) === 0 ? NO_RAT : mayNotPlace(s, HUNDREDS, c),
    );
}

/** §12.4.4, §12.4.4-R1: another mood whose item is not in the hoard. */
function listMoods(s: RootState, ask: Collector): void {
  for (let mood = 0; mood < MOODS.length; mood++) {
    const item = MOOD_ITEM[mood]!;
    const hoarded = item >= 0 && s.hundreds.hoard[item]! > 0;
    offerUnless(
      ask,
      hundredsVerbs.mood(mood),
      mood === s.hundreds.mood ? SAME_MOOD : hoarded ? HOARDED : undefined,
      item,
    );
  }
}

export const hundredsBirdsongProcedure: Section<HundredsBirdsongFrame> = {
  before: { kind: 'rule', run: (s) => interludeThen(s, HUNDREDS, 'birdsong', 'raze') },
  raze: { kind: 'rule', run: () => ({ call: raze(), then: 'razed' }) },
  razed: { kind: 'rule', run: (s) => interludeThen(s, HUNDREDS, 'birdsong', 'recruit') },
  // §12.4.2, §12.4.2-R1: without a warlord on the map the first part is lost.
  recruit: {
    kind: 'rule',
    law: '12.4.2',
    run(s, f, out) {
      const c = warlordAt(s);
      if (c >= 0 && !mayNotPlace(s, HUNDREDS, c)) place(s, RAT, c, prowess(s), out);
      let needed = 0;
      for (let at = 0; at < CLEARING_COUNT; at++) {
        const forts = mayNotPlace(s, HUNDREDS, at) ? 0 : pieces(s, STRONGHOLD, at);
        f.due.push(forts);
        needed += forts;
      }
      if (needed > s.supply[RAT]!) return 'where';
      for (let at = 0; at < CLEARING_COUNT; at++) place(s, RAT, at, f.due[at]!, out);
      return 'recruited';
    },
  },
  // §2.5: too few for all strongholds.
  where: {
    kind: 'choice',
    window: 'hundreds-where',
    law: '12.4.2',
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, f, _seat, ask) {
      if (s.supply[RAT] === 0) return;
      for (let c = 0; c < CLEARING_COUNT; c++) if (f.due[c]! > 0) ask.offer(verbs.place(c));
    },
    none: () => 'recruited',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'place') return 'where';
      f.due[o.clearing]!--;
      place(s, RAT, o.clearing, 1, out);
      return 'where';
    },
  },
  recruited: { kind: 'rule', run: (s) => interludeThen(s, HUNDREDS, 'birdsong', 'anoint') },
  // §12.4.3
  anoint: {
    kind: 'choice',
    window: 'hundreds-anoint',
    law: '12.4.3',
    seats: (s) => seatBit(s, HUNDREDS),
    options: (s, _f, _seat, ask) => listAnoint(s, ask),
    none: () => 'anointed',
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'anoint') return 'anoint';
      if (pieces(s, RAT, o.clearing) > 0) {
        lift(s, RAT, o.clearing, 1);
        if (out.on) out.emit({ type: 'removed', piece: RAT, clearing: o.clearing, count: 1, by: HUNDREDS });
        sendHome(s, RAT, 1, true, out);
      }
      place(s, WARLORD, o.clearing, 1, out);
      return 'anointed';
    },
  },
  anointed: { kind: 'rule', run: (s) => interludeThen(s, HUNDREDS, 'birdsong', 'mood') },
  // §12.4.4: only a lavish warlord with every type in the hoard stays as he is.
  mood: {
    kind: 'choice',
    window: 'hundreds-mood',
    law: '12.4.4',
    seats: (s) => seatBit(s, HUNDREDS),
    options: (s, _f, _seat, ask) => listMoods(s, ask),
    none: () => 'after',
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'mood') return 'mood';
      s.hundreds.mood = o.mood;
      if (out.on) out.emit({ type: 'mood', mood: o.mood });
      return 'after';
    },
  },
  after: { kind: 'rule', run: (s) => interludeThen(s, HUNDREDS, 'birdsong', 'done') },
};

import { offerUnless } from '../../../../kernel/index.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { adjacent } from '../../rules/04-key-actions/move.ts';
import type { Collector, Section } from '../../types.ts';
import { MOB } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, type Clearing, HUNDREDS, SUITS } from '../../words.ts';
import { hundredsVerbs } from './verbs.ts';
import { isSuit } from '../../rules/02-key-terms/suits.ts';
import type { MobDieFrame } from './frames.ts';

const OTHER_SUIT = refusal('12.4.1', 'mob-suit');
const NOT_BESIDE = refusal('12.4.1', 'not-beside-mob');
const HAS_MOB = refusal('12.4.1', 'has-mob');
/** All five mobs are on the map (12.6.1-R1). */
export const NO_MOBS = refusal('12.6.1', 'no-mobs');

/** §X.8: the die shows each suit equally often. */
const DIE = 3;

function besideMob(s: RootState, c: Clearing): boolean {
  for (const near of adjacent(s, HUNDREDS, c)) if (pieces(s, MOB, near) > 0) return true;
  return false;
}

/** §12.4.1, §12.7.3: clearings of the suit without a mob, adjacent to one with a mob; §12.4.1-R1: not at the keep. */
function listSites(s: RootState, suit: number, ask: Collector): void {
  if (s.supply[MOB] === 0) return;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no = !isSuit(s, c, suit)
      ? OTHER_SUIT
      : pieces(s, MOB, c) > 0
        ? HAS_MOB
        : besideMob(s, c)
          ? mayNotPlace(s, HUNDREDS, c)
          : NOT_BESIDE;
    offerUnless(ask, hundredsVerbs.mob(c), no, suit);
  }
}

/** Rolls the mob die and places a mob. */
export const mobDie = (): MobDieFrame => ({ proc: 'mobDie', step: 'roll', got: 0, suit: -1 });

export const mobDieProcedure: Section<MobDieFrame> = {
  roll: {
    kind: 'chance',
    law: '12.4.1',
    count: () => DIE,
    name: (_s, _f, n) => `mob ${SUITS[n]}`,
    take(_s, f, n, out) {
      f.suit = n;
      if (out.on) out.emit({ type: 'mob-die', suit: n });
      return 'where';
    },
  },
  // §12.4.1-R1: among several the Hundreds choose; without one nothing is placed.
  where: {
    kind: 'choice',
    window: 'hundreds-mob',
    law: '12.4.1',
    seats: (s) => seatBit(s, HUNDREDS),
    options: (s, f, _seat, ask) => listSites(s, f.suit, ask),
    none: () => 'done',
    take(s, _f, o, _seat, out) {
      if (o.verb === 'mob') place(s, MOB, o.clearing, 1, out);
      return 'done';
    },
  },
};

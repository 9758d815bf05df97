import { offerUnless, orPass } from '../../../../kernel/index.ts';
import { between } from '../../rules/01-turn/between.ts';
import { handLimit, hasFitting, noCard, spend } from '../../rules/02-key-terms/cards.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { enemyPieces } from '../../rules/02-key-terms/enemy-pieces.ts';
import { hasPieces, seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces, ruler, warriors } from '../../rules/02-key-terms/rule.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import { eveningDraw } from '../../card-effects/evening.ts';
import type { Collector, Section } from '../../types.ts';
import { MOB } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { OPPRESS_POINTS } from '../../components/tracks.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, HUNDREDS } from '../../words.ts';
import { mobDie, NO_MOBS } from './mobs.ts';
import { JUBILANT, ROWDY } from './state.ts';
import { hundredsVerbs } from './verbs.ts';
import { warlordAt } from './warlord.ts';
import type { HundredsEveningFrame } from './frames.ts';

const NO_CARD = noCard('12.6.1');

const HAS_MOB = refusal('12.6.1', 'has-mob');
const NO_WARRIOR = refusal('12.6.1', 'no-warrior');

/** §12.7.3 */
const MOST_ROLLS = 4;
/** §12.7.6 */
const ROWDY_CROWD = 3;

/** Their Evening. */
export const hundredsEvening = (): HundredsEveningFrame => ({
  proc: 'hundredsEvening',
  step: 'incite',
  got: 0,
  clearing: -1,
  rolls: 0,
});

/** §12.6.1, §12.6.1-R1: a clearing with a warrior of theirs and no mob, for a card of its suit. */
function listIncite(s: RootState, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const suit = s.suit[c]!;
    const no =
      pieces(s, MOB, c) > 0
        ? HAS_MOB
        : warriors(s, HUNDREDS, c) === 0
          ? NO_WARRIOR
          : s.supply[MOB] === 0
            ? NO_MOBS
            : (mayNotPlace(s, HUNDREDS, c) ?? (hasFitting(s, handOf(HUNDREDS), suit) ? undefined : NO_CARD));
    offerUnless(ask, hundredsVerbs.incite(c), no, suit);
  }
}

/** §12.6.2, §12.6.2-R1: ruled by them, with a piece of the faction and no enemy piece. */
function oppressed(s: RootState): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++)
    if (ruler(s, c) === HUNDREDS && hasPieces(s, HUNDREDS, c) && enemyPieces(s, HUNDREDS, c) === 0) count++;
  return count;
}

/** §12.7.6 */
function rowdyCards(s: RootState): number {
  if (s.hundreds.mood !== ROWDY) return 0;
  const c = warlordAt(s);
  return c >= 0 && enemyPieces(s, HUNDREDS, c) >= ROWDY_CROWD ? 2 : 1;
}

export const hundredsEveningProcedure: Section<HundredsEveningFrame> = {
  incite: {
    kind: 'choice',
    window: 'hundreds-incite',
    law: '12.6.1',
    secret: true,
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, _f, _seat, ask) {
      listIncite(s, ask);
      ask.offer(verbs.pass());
    },
    take(s, f, o) {
      if (o.verb !== 'incite') return between(s, HUNDREDS, 'evening', 'oppress');
      f.clearing = o.clearing;
      return { call: spend(HUNDREDS, s.suit[o.clearing]!, '12.6.1'), then: 'mob' };
    },
  },
  mob: {
    kind: 'rule',
    law: '12.6.1',
    run(s, f, out) {
      place(s, MOB, f.clearing, 1, out);
      return s.hundreds.mood === JUBILANT && f.clearing === warlordAt(s) ? 'jubilant' : 'incite';
    },
  },
  // §12.7.3
  jubilant: {
    kind: 'choice',
    window: 'hundreds-jubilant',
    law: '12.7.3',
    seats: (s) => seatBit(s, HUNDREDS),
    options: (s, f, _seat, ask) =>
      orPass(ask, verbs.pass(), (asked) => {
        if (f.rolls < MOST_ROLLS)
          offerUnless(asked, hundredsVerbs.rollMob(), s.supply[MOB] === 0 ? NO_MOBS : undefined);
      }),
    none: () => 'incite',
    take(_s, f, o) {
      if (o.verb !== 'roll-mob') return 'incite';
      f.rolls++;
      return { call: mobDie(), then: 'jubilant' };
    },
  },
  // §12.6.2
  oppress: {
    kind: 'rule',
    law: '12.6.2',
    run(s, _f, out) {
      const clearings = oppressed(s);
      if (out.on) out.emit({ type: 'oppressed', clearings });
      score(s, HUNDREDS, OPPRESS_POINTS[Math.min(clearings, OPPRESS_POINTS.length - 1)]!, '12.6.2', out);
      return between(s, HUNDREDS, 'evening', 'draw');
    },
  },
  // §12.6.3
  draw: { kind: 'rule', run: (s) => ({ call: eveningDraw(HUNDREDS, 1 + rowdyCards(s)), then: 'discard' }) },
  discard: { kind: 'rule', run: () => ({ call: handLimit(HUNDREDS, '12.6.3'), then: 'done' }) },
};

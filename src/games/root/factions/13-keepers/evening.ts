import { EVERYBODY, moveCard, offerUnless } from '../../../../kernel/index.ts';
import { between } from '../../rules/01-turn/between.ts';
import { copyIn, eachTitle, handLimit } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { removal, takeOff, triggers } from '../../rules/04-key-actions/removal.ts';
import { eveningDraw } from '../../card-effects/evening.ts';
import type { Collector, Section } from '../../types.ts';
import { BADGER } from '../../components/pieces.ts';
import { handOf, RETINUE } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, KEEPERS } from '../../words.ts';
import { MOST_RETINUE, retinueSize } from './retinue.ts';
import { RETINUE_COLUMNS } from './state.ts';
import { keepersVerbs } from './verbs.ts';
import type { KeepersEveningFrame } from './frames.ts';

const TEN_CARDS = refusal('13.6.2', 'ten-cards');
const CARDS_ADDED = refusal('13.6.2', 'cards-added');

/** §13.6.1 */
const TOO_MANY = 4;

/** Their Evening. */
export const keepersEvening = (): KeepersEveningFrame => ({ proc: 'keepersEvening', step: 'land', got: 0, added: 0 });

/** §13.6.2: hand cards into any columns; or, if none was added, one card of the retinue into another. */
function listGather(s: RootState, f: KeepersEveningFrame, ask: Collector): void {
  const full = retinueSize(s) >= MOST_RETINUE ? TEN_CARDS : undefined;
  eachTitle(s, handOf(KEEPERS), (title) => {
    for (let column = 0; column < RETINUE_COLUMNS.length; column++)
      offerUnless(ask, keepersVerbs.gather(title, column), full);
  });
  const added = f.added > 0 ? CARDS_ADDED : undefined;
  if (added && !ask.wantsRefusals) return;
  for (let from = 0; from < RETINUE_COLUMNS.length; from++)
    eachTitle(s, RETINUE + from, (title) => {
      for (let to = 0; to < RETINUE_COLUMNS.length; to++)
        if (to !== from) offerUnless(ask, keepersVerbs.reassign(title, from, to), added);
    });
}

/** §13.6.3, §X.9: one draw symbol under each waystation that is on the map. */
function drawBonus(s: RootState): number {
  let count = 0;
  for (const clearing of s.keepers.station) if (clearing >= 0) count++;
  return count;
}

export const keepersEveningProcedure: Section<KeepersEveningFrame> = {
  // §13.6.1, §13.6.1-R1: one from each clearing with four or more, all at once; §14.7.2: it is a removal like any other.
  land: {
    kind: 'rule',
    law: '13.6.1',
    run(s, _f, out) {
      const r = removal(KEEPERS);
      for (let c = 0; c < CLEARING_COUNT; c++) if (pieces(s, BADGER, c) >= TOO_MANY) takeOff(s, r, BADGER, c, 1, out);
      return r.gone.length === 0
        ? 'gather'
        : { calls: triggers(s, r, out), by: s.seat[KEEPERS]!, law: '1.1.3', then: 'gather' };
    },
  },
  gather: {
    kind: 'choice',
    window: 'keepers-gather',
    law: '13.6.2',
    secret: true,
    seats: (s) => seatBit(s, KEEPERS),
    options(s, f, _seat, ask) {
      listGather(s, f, ask);
      ask.offer(verbs.pass());
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'gather') {
        const card = copyIn(s, handOf(KEEPERS), o.title);
        moveCard(s.cards, s.owners, card, RETINUE + o.column, EVERYBODY, out);
        if (out.on) out.emit({ type: 'gathered', card, column: o.column });
        f.added++;
        return 'gather';
      }
      if (o.verb === 'reassign') {
        const card = copyIn(s, RETINUE + o.from, o.title);
        moveCard(s.cards, s.owners, card, RETINUE + o.to, EVERYBODY, out);
        if (out.on) out.emit({ type: 'reassigned', card, from: o.from, to: o.to });
      }
      return between(s, KEEPERS, 'evening', 'draw');
    },
  },
  // §13.6.3
  draw: { kind: 'rule', run: (s) => ({ call: eveningDraw(KEEPERS, 1 + drawBonus(s)), then: 'discard' }) },
  discard: { kind: 'rule', run: () => ({ call: handLimit(KEEPERS, '13.6.3'), then: 'done' }) },
};

import { EVERYBODY, offerIf, orPass } from '../../../../kernel/index.ts';
import { cardsOf } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { battle, listBattles } from '../../rules/04-key-actions/battle/options.ts';
import { craft, listCrafts } from '../../rules/04-key-actions/craft.ts';
import { listMoves, move } from '../../rules/04-key-actions/move.ts';
import { FACTS, TITLE_OF, type Title } from '../../components/cards/index.ts';
import type { Collector, Section } from '../../types.ts';
import { RETINUE } from '../../components/piles.ts';
import { refusal, refusingAll } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { listDaylight, takeDaylight } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CLEARING_COUNT, type Clearing, KEEPERS } from '../../words.ts';
import { delve, listDelves } from './delve.ts';
import { listRecovers, recover } from './recover.ts';
import { RETINUE_COLUMNS } from './state.ts';
import { keepersVerbs } from './verbs.ts';
import { isSuit } from '../../rules/02-key-terms/suits.ts';
import type { KeepersDaylightFrame } from './frames.ts';

const NOTHING = refusal('13.5.2', 'nothing-to-do');
const MOVE_SUIT = refusal('13.5.2.I', 'origin-suit');
const BATTLE_SUIT = refusal('13.5.2.II', 'clearing-suit');
const RECOVER_SUIT = refusal('13.5.2.III', 'clearing-suit');

/** §13.5.2: the columns by number. */
const MOVING = 0;
const DELVING = 1;

/** Their Daylight. */
export const keepersDaylight = (): KeepersDaylightFrame => ({
  proc: 'keepersDaylight',
  step: 'craft',
  got: 0,
  column: -1,
  left: [],
  title: -1,
  clearing: -1,
});

/** Lists something for the clearings of a suit, and refuses it in the others. */
function inClearings(
  s: RootState,
  suit: number,
  wrong: typeof BATTLE_SUIT,
  ask: Collector,
  list: (c: Clearing, ask: Collector) => void,
): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (ask.isSatisfied) return;
    if (suit === BIRD || isSuit(s, c, suit)) list(c, ask);
    else if (ask.wantsRefusals) list(c, refusingAll(ask, wrong, suit));
  }
}

/** §13.5.2.I, §13.5.2.II, §13.5.2.III: what a card of the suit allows in a column. */
function acts(s: RootState, column: number, suit: number, ask: Collector): void {
  if (column !== DELVING) listMoves(s, KEEPERS, suit, ask, MOVE_SUIT);
  if (column === MOVING || ask.isSatisfied) return;
  if (column === DELVING) {
    listBattles(s, KEEPERS, suit, ask, -1, BATTLE_SUIT);
    inClearings(s, suit, BATTLE_SUIT, ask, (c, asked) => listDelves(s, c, false, asked));
  } else inClearings(s, suit, RECOVER_SUIT, ask, (c, asked) => listRecovers(s, c, asked));
}

const suitOf = (title: Title): number => FACTS[title]!.suit;

/** §13.5.2-R1: the cards in any order, each once. */
function listCards(s: RootState, f: KeepersDaylightFrame, ask: Collector): void {
  f.left.forEach((title, i) => {
    if (f.left.indexOf(title) === i)
      offerIf(ask, keepersVerbs.serve(title), NOTHING, (sub) => acts(s, f.column, suitOf(title), sub));
  });
}

export const keepersDaylightProcedure: Section<KeepersDaylightFrame> = {
  // §13.5.1
  craft: {
    kind: 'choice',
    window: 'keepers-craft',
    law: '13.5.1',
    secret: true,
    seats: (s) => seatBit(s, KEEPERS),
    options(s, _f, _seat, ask) {
      listCrafts(s, KEEPERS, ask);
      listDaylight(s, KEEPERS, ask);
      ask.offer(verbs.end());
    },
    take(s, _f, o, _seat, out) {
      if (o.verb === 'end') return 'column';
      if (o.verb === 'craft') return { call: craft(KEEPERS, o.title), then: 'craft' };
      return { calls: takeDaylight(s, KEEPERS, o, out) ?? [], then: 'craft' };
    },
  },
  column: {
    kind: 'rule',
    run(s, f) {
      f.column++;
      if (f.column === RETINUE_COLUMNS.length) return 'close';
      f.left = cardsOf(s, RETINUE + f.column).map((card) => TITLE_OF[card]!);
      return 'next';
    },
  },
  next: { kind: 'rule', run: (_s, f) => (f.left.length > 0 ? 'card' : 'column') },
  // §13.5.2, §13.5.2-R1: to skip what is left of a column costs nothing.
  card: {
    kind: 'choice',
    window: 'keepers-retinue',
    law: '13.5.2',
    secret: true,
    seats: (s) => seatBit(s, KEEPERS),
    options(s, f, _seat, ask) {
      listCards(s, f, ask);
      listDaylight(s, KEEPERS, ask);
      ask.offer(verbs.end());
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'end') return 'column';
      if (o.verb !== 'serve') return { calls: takeDaylight(s, KEEPERS, o, out) ?? [], then: 'card' };
      f.title = o.title;
      f.left.splice(f.left.indexOf(o.title), 1);
      return 'act';
    },
  },
  act: {
    kind: 'choice',
    window: 'keepers-act',
    law: '13.5.2',
    part: true,
    // §14.7.5: whether the Uprising can be battled is a matter of the hand.
    secret: true,
    seats: (s) => seatBit(s, KEEPERS),
    options: (s, f, _seat, ask) => acts(s, f.column, suitOf(f.title), ask),
    take(s, f, o, _seat, out) {
      switch (o.verb) {
        case 'move':
          return { call: move(KEEPERS, o.from, o.to), then: 'next' };
        case 'battle':
          f.clearing = o.clearing;
          return { call: battle(KEEPERS, o.defender, o.clearing), then: 'fought' };
        case 'delve':
          // §13.5.2.II, §14.7.5: a delve beside the Uprising tells that no card could pay for the battle before it.
          if (s.hirelings.parties.length > 0) out.learned(EVERYBODY);
          return { call: delve(o.clearing, o.forest, o.relic, f.title), then: 'next' };
        case 'recover':
          return { call: recover(o.clearing, o.relic, f.title), then: 'next' };
        default:
          return 'act';
      }
    },
  },
  // §13.5.2.II: then they may delve in the clearing of battle.
  fought: {
    kind: 'choice',
    window: 'keepers-delve',
    law: '13.5.2.II',
    seats: (s) => seatBit(s, KEEPERS),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listDelves(s, f.clearing, true, asked)),
    none: () => 'next',
    take(_s, f, o) {
      if (o.verb !== 'delve') return 'next';
      return { call: delve(o.clearing, o.forest, o.relic, f.title), then: 'next' };
    },
  },
  // §3.3.1-R1: dominance and effects of Daylight remain possible.
  close: {
    kind: 'choice',
    window: 'keepers-daylight-end',
    law: '13.5',
    secret: true,
    seats: (s) => seatBit(s, KEEPERS),
    options(s, _f, _seat, ask) {
      listDaylight(s, KEEPERS, ask);
      ask.offer(verbs.end());
    },
    take: (s, _f, o, _seat, out) =>
      o.verb === 'end' ? 'done' : { calls: takeDaylight(s, KEEPERS, o, out) ?? [], then: 'close' },
  },
};

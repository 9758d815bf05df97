import { offerIf, offersAny, offerUnless } from '../../../../kernel/index.ts';
import { cardsOf } from '../../rules/02-key-terms/cards.ts';
import { mayNotBuild, mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces, ruler } from '../../rules/02-key-terms/rule.ts';
import { battle, listBattles } from '../../rules/04-key-actions/battle/options.ts';
import { listMoves, move } from '../../rules/04-key-actions/move.ts';
import { SUIT_OF } from '../../components/cards/index.ts';
import type { Collector, RootOption, Section } from '../../types.ts';
import { HAWK, ROOST } from '../../components/pieces.ts';
import { DECREE } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { isDaylightOpen, listDaylight, takeDaylight } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CLEARING_COUNT, type Clearing, EYRIE, SUITS } from '../../words.ts';
import { CHARISMATIC } from './leaders.ts';
import { turmoil } from './turmoil.ts';
import { COLUMNS, VIZIERS } from './state.ts';
import { eyrieVerbs } from './verbs.ts';
import { isSuit } from '../../rules/02-key-terms/suits.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { DecreeFrame } from './frames.ts';

const CANNOT = refusal('7.5.2', 'cannot-resolve');
const WRONG_SUIT = refusal('7.5.2', 'clearing-suit');
const NO_ROOST = refusal('7.5.2.I', 'no-roost');
const HAS_ROOST = refusal('7.5.2.IV', 'has-roost');
const NOT_RULED = refusal('7.5.2.IV', 'not-ruled');

/** The whole decree. */
export const decree = (): DecreeFrame => ({
  proc: 'decree',
  step: 'column',
  got: 0,
  column: -1,
  left: [0, 0, 0, 0],
  suit: -1,
});

const fitsClearing = (s: RootState, suit: number, c: Clearing): boolean => suit === BIRD || isSuit(s, c, suit);

/** §7.5.2.I: a matching clearing with a roost. */
function listRecruits(s: RootState, suit: number, ask: Collector): void {
  // §7.5.2-R1: without a hawk there is turmoil before anybody asks why.
  if (s.supply[HAWK] === 0) return;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no = !fitsClearing(s, suit, c) ? WRONG_SUIT : pieces(s, ROOST, c) === 0 ? NO_ROOST : mayNotPlace(s, EYRIE, c);
    offerUnless(ask, verbs.recruitAt(c), no, suit);
  }
}

/** §7.5.2.IV: a matching clearing they rule that has no roost. */
function listRoosts(s: RootState, suit: number, ask: Collector): void {
  if (s.supply[ROOST] === 0) return;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no = !fitsClearing(s, suit, c)
      ? WRONG_SUIT
      : pieces(s, ROOST, c) > 0
        ? HAS_ROOST
        : ruler(s, c) !== EYRIE
          ? NOT_RULED
          : mayNotBuild(s, EYRIE, c);
    offerUnless(ask, verbs.build(ROOST, c), no, suit);
  }
}

/** What a card of the suit allows in a column. */
function acts(s: RootState, column: number, suit: number, ask: Collector): void {
  if (column === 0) listRecruits(s, suit, ask);
  else if (column === 1) listMoves(s, EYRIE, suit, ask);
  else if (column === 2) listBattles(s, EYRIE, suit, ask);
  else listRoosts(s, suit, ask);
}

/** The cards of the column that can be resolved now. */
function listCards(s: RootState, f: DecreeFrame, ask: Collector): void {
  for (let suit = 0; suit < SUITS.length; suit++)
    if (f.left[suit]! > 0) offerIf(ask, eyrieVerbs.resolve(suit), CANNOT, (sub) => acts(s, f.column, suit, sub));
}

export const decreeProcedure: Section<DecreeFrame> = {
  // §7.5.2: column by column from the left; an empty one is no failure.
  column: {
    kind: 'rule',
    run(s, f) {
      f.column++;
      if (f.column === COLUMNS.length) return { done: 0 };
      f.left.fill(0);
      for (const card of cardsOf(s, DECREE + f.column)) f.left[SUIT_OF[card]!]!++;
      if (VIZIERS[s.eyrie.leader]!.includes(f.column)) f.left[BIRD]!++;
      return 'canResolve';
    },
  },
  // §7.5.2-R1: if no card left in the column can be resolved, turmoil.
  canResolve: {
    kind: 'rule',
    run(s, f) {
      if (f.left[0]! + f.left[1]! + f.left[2]! + f.left[3]! === 0) return 'column';
      if (offersAny<RootOption>((ask) => listCards(s, f, ask))) return 'card';
      return isDaylightOpen(s, EYRIE) ? 'failing' : 'turmoil';
    },
  },
  card: {
    kind: 'choice',
    window: 'eyrie-decree',
    law: '7.5.2',
    secret: true,
    seats: (s) => seatBit(s, EYRIE),
    options(s, f, _seat, ask) {
      listCards(s, f, ask);
      listDaylight(s, EYRIE, ask);
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'resolve') return { calls: takeDaylight(s, EYRIE, o, out) ?? [], then: 'canResolve' };
      f.suit = o.suit;
      f.left[o.suit]!--;
      return 'act';
    },
  },
  act: {
    kind: 'choice',
    window: 'eyrie-decree-act',
    law: '7.5.2',
    part: true,
    secret: true,
    seats: (s) => seatBit(s, EYRIE),
    options: (s, f, _seat, ask) => acts(s, f.column, f.suit, ask),
    take(s, _f, o, _seat, out) {
      switch (o.verb) {
        case 'move':
          return { call: move(EYRIE, o.from, o.to), then: 'canResolve' };
        case 'battle':
          return { call: battle(EYRIE, o.defender, o.clearing), then: 'canResolve' };
        case 'build':
          place(s, ROOST, o.clearing, 1, out);
          return { calls: settlePlaced(s, s.seat[EYRIE]!, ROOST, o.clearing), then: 'canResolve' };
        case 'recruit-at': {
          // §7.8.2: the Charismatic recruits two; §7.8.2-R1: one alone is not enough.
          const due = s.eyrie.leader === CHARISMATIC ? 2 : 1;
          return place(s, HAWK, o.clearing, due, out) === due ? 'canResolve' : 'turmoil';
        }
        default:
          return 'act';
      }
    },
  },
  // §3.3.1-R1: the time before the card that fails is one between two actions.
  failing: {
    kind: 'choice',
    window: 'eyrie-turmoil',
    law: '7.7',
    secret: true,
    seats: (s) => seatBit(s, EYRIE),
    options(s, f, _seat, ask) {
      listCards(s, f, ask);
      listDaylight(s, EYRIE, ask);
      ask.offer(verbs.end());
    },
    take: (s, _f, o, _seat, out) =>
      o.verb === 'end' ? 'turmoil' : { calls: takeDaylight(s, EYRIE, o, out) ?? [], then: 'canResolve' },
  },
  turmoil: { kind: 'rule', run: () => ({ call: turmoil(), then: 'fallen' }) },
  // §7.7.4: rest.
  fallen: { kind: 'rule', run: () => ({ done: 1 }) },
};

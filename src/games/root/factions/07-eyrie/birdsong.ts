import { EVERYBODY, moveCard, offerUnless } from '../../../../kernel/index.ts';
import { copyIn, draw, eachTitle, handSize } from '../../rules/02-key-terms/cards.ts';
import { mayNotBuild, place } from '../../rules/02-key-terms/pieces.ts';
import { parties, seatBit } from '../../rules/02-key-terms/players.ts';
import { SUIT_OF } from '../../components/cards/index.ts';
import { listEffects, useEffect } from '../../card-effects/effect.ts';
import type { Collector, Section } from '../../types.ts';
import { HAWK, IS_WARRIOR, IN_BOX, PIECES_OF, ROOST } from '../../components/pieces.ts';
import { DECREE, handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { interludeThen } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CLEARING_COUNT, type Clearing, EYRIE } from '../../words.ts';
import { COLUMNS } from './state.ts';
import { eyrieVerbs } from './verbs.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { EyrieBirdsongFrame } from './frames.ts';

const ONE_BIRD = refusal('7.4.2', 'one-bird');
const NOT_FEWEST = refusal('7.4.3', 'more-warriors');

/** §7.4.2 */
const MOST_CARDS = 2;
/** §7.4.3 */
const NEW_ROOST_WARRIORS = 3;

/** Their Birdsong. */
export const eyrieBirdsong = (): EyrieBirdsongFrame => ({
  proc: 'eyrieBirdsong',
  step: 'before',
  got: 0,
  cards: 0,
  birds: 0,
});

/** §7.4.2: any card into any column, at most one bird among the two. */
function listTucks(s: RootState, f: EyrieBirdsongFrame, ask: Collector): void {
  eachTitle(s, handOf(EYRIE), (title, card) => {
    const second = f.birds > 0 && SUIT_OF[card] === BIRD;
    for (let column = 0; column < COLUMNS.length; column++) {
      offerUnless(ask, eyrieVerbs.tuck(title, column), second ? ONE_BIRD : undefined);
    }
  });
}

/** §7.4.3-R1: all warriors count, pawns do not. */
function allWarriors(s: RootState, c: Clearing): number {
  let count = 0;
  for (const f of parties(s)) for (const p of PIECES_OF[f]!) if (IS_WARRIOR[p]) count += s.on[p * CLEARING_COUNT + c]!;
  return count;
}

/** §7.4.3, §7.4.3-R1, §O.14: the fewest warriors among the clearings that can take all of it, or on the whole map. */
function listNewRoost(s: RootState, ask: Collector): void {
  if (s.supply[ROOST] !== IN_BOX[ROOST]) return;
  const anywhere = s.settings.law.newRoostSite === 'fewest';
  let fewest = Number.MAX_SAFE_INTEGER;
  for (let c = 0; c < CLEARING_COUNT; c++)
    if (anywhere || !mayNotBuild(s, EYRIE, c)) fewest = Math.min(fewest, allWarriors(s, c));
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no = mayNotBuild(s, EYRIE, c) ?? (allWarriors(s, c) > fewest ? NOT_FEWEST : undefined);
    if (!no) ask.offer(verbs.build(ROOST, c));
    else if (ask.wantsRefusals) ask.refuse(verbs.build(ROOST, c), no, fewest, allWarriors(s, c));
  }
}

export const eyrieBirdsongProcedure: Section<EyrieBirdsongFrame> = {
  before: { kind: 'rule', run: (s) => interludeThen(s, EYRIE, 'birdsong', 'emergency') },
  // §7.4.1
  emergency: {
    kind: 'rule',
    run: (s) => (handSize(s, EYRIE) === 0 ? { call: draw(EYRIE, 1), then: 'canAdd' } : 'canAdd'),
  },
  canAdd: {
    kind: 'rule',
    run: (s, f) => (f.cards < MOST_CARDS && handSize(s, EYRIE) > 0 ? 'add' : 'added'),
  },
  // §7.4.2, §7.4.2-R1: at least one, added openly; §O.1: nothing comes between the two.
  add: {
    kind: 'choice',
    window: 'eyrie-decree-add',
    law: '7.4.2',
    secret: true,
    seats: (s) => seatBit(s, EYRIE),
    options(s, f, _seat, ask) {
      listTucks(s, f, ask);
      if (f.cards > 0) ask.offer(verbs.pass());
      else listEffects(s, EYRIE, 'birdsong', ask);
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'pass') return 'added';
      if (o.verb !== 'tuck') return { calls: useEffect(s, EYRIE, o, out) ?? [], then: 'canAdd' };
      const card = copyIn(s, handOf(EYRIE), o.title);
      moveCard(s.cards, s.owners, card, DECREE + o.column, EVERYBODY, out);
      if (out.on) out.emit({ type: 'tucked', card, column: o.column });
      f.cards++;
      if (SUIT_OF[card] === BIRD) f.birds++;
      return 'canAdd';
    },
  },
  // With a roost on the map the last step is empty and there is no time before it.
  added: {
    kind: 'rule',
    run: (s) => (s.supply[ROOST] === IN_BOX[ROOST] ? interludeThen(s, EYRIE, 'birdsong', 'newRoost') : 'after'),
  },
  // §7.4.3
  newRoost: {
    kind: 'choice',
    window: 'eyrie-new-roost',
    law: '7.4.3',
    seats: (s) => seatBit(s, EYRIE),
    options: (s, _f, _seat, ask) => listNewRoost(s, ask),
    none: () => 'after',
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'build') return 'after';
      place(s, ROOST, o.clearing, 1, out);
      place(s, HAWK, o.clearing, NEW_ROOST_WARRIORS, out);
      return { calls: settlePlaced(s, s.seat[EYRIE]!, ROOST, o.clearing), then: 'after' };
    },
  },
  after: { kind: 'rule', run: (s) => interludeThen(s, EYRIE, 'birdsong', 'done') },
};

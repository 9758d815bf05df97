import { offerIf, offerUnless } from '../../../../kernel/index.ts';
import { anyFits, copyIn, discard, eachTitle, noCard, spend, suitsIn } from '../../rules/02-key-terms/cards.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { battle, listBattles } from '../../rules/04-key-actions/battle/options.ts';
import { craft, listCrafts, notCraftable } from '../../rules/04-key-actions/craft.ts';
import { listMoves, move } from '../../rules/04-key-actions/move.ts';
import { actionLaws } from '../../rules/01-turn/action-laws.ts';
import { SUIT_OF } from '../../components/cards/index.ts';
import type { Collector, Section } from '../../types.ts';
import { CAT, IN_BOX, RECRUITER, SAWMILL, WOOD } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { listDaylight, takeDaylight } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CLEARING_COUNT, MARQUISE } from '../../words.ts';
import { build, listBuilds } from './build.ts';
import { BUILDINGS } from './setup.ts';
import { marquiseVerbs } from './verbs.ts';
import { allBarred, each } from './recruit.ts';
import type { MarquiseDaylightFrame } from './frames.ts';

const NO_CARD = noCard('6.5.5');

const NO_ACTIONS = refusal('6.5', 'no-actions');
const CRAFT_FIRST = refusal('6.5', 'craft-first');
const RECRUITED = refusal('6.5.3', 'recruited');
const NO_RECRUITERS = refusal('6.5.3', 'no-recruiters');
const NO_CATS = refusal('2.5', 'no-cats');
const NO_SAWMILL = refusal('6.5.5', 'no-sawmill');
const NO_WOOD = refusal('2.5', 'no-wood');
const NO_MOVE = refusal('6.5.2', 'no-move');
const BIRDS_LATER = refusal('6.5', 'birds-later');

/** §6.5 */
const ACTIONS = 3;
/** §6.5.2 */
const MOVES_OF_MARCH = 2;

/** Her Daylight. */
export const marquiseDaylight = (): MarquiseDaylightFrame => ({
  proc: 'marquiseDaylight',
  step: 'action',
  got: 0,
  actions: ACTIONS,
  acted: 0,
  recruited: 0,
  moves: 0,
  clearing: -1,
});

/** §6.5: the actions she has left, and how many she had. */
export function marquiseActions(s: RootState): readonly number[] | undefined {
  const frame = s.stack.find((one): one is MarquiseDaylightFrame => one.proc === 'marquiseDaylight');
  return frame && [frame.actions, Math.max(ACTIONS, frame.actions)];
}

/** Forwards offers while she has actions left, otherwise refuses all of them for want of one. */
function needingAction(f: MarquiseDaylightFrame, ask: Collector): Collector {
  if (f.actions > 0) return ask;
  return {
    wantsRefusals: ask.wantsRefusals,
    isSatisfied: ask.isSatisfied,
    offer: (o) => ask.refuse(o, NO_ACTIONS),
    refuse: (o, r, a, b) => ask.refuse(o, r, a, b),
  };
}

function listOverwork(s: RootState, ask: Collector): void {
  if ((s.supply[SAWMILL] === IN_BOX[SAWMILL] || s.supply[WOOD] === 0) && !ask.wantsRefusals) return;
  const suits = suitsIn(s, handOf(MARQUISE));
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (pieces(s, SAWMILL, c) === 0) {
      if (ask.wantsRefusals) ask.refuse(marquiseVerbs.overwork(c), NO_SAWMILL);
    } else if (s.supply[WOOD] === 0) {
      if (ask.wantsRefusals) ask.refuse(marquiseVerbs.overwork(c), NO_WOOD);
    } else {
      const no = mayNotPlace(s, MARQUISE, c) ?? (anyFits(suits, s.suit[c]!) ? undefined : NO_CARD);
      offerUnless(ask, marquiseVerbs.overwork(c), no, s.suit[c]);
    }
  }
}

function listRecruit(s: RootState, f: MarquiseDaylightFrame, ask: Collector): void {
  const none = s.supply[RECRUITER] === 6;
  const no = f.recruited > 0 ? RECRUITED : none ? NO_RECRUITERS : s.supply[CAT] === 0 ? NO_CATS : undefined;
  offerUnless(ask, marquiseVerbs.recruit(), no ?? allBarred(s, RECRUITER));
}

/** §6.5: a bird card spent outside an action gives one more; §6.5-E1: in one edition only after the three. */
function listExtra(s: RootState, f: MarquiseDaylightFrame, ask: Collector): void {
  const early = s.settings.law.birdActionTiming === 'afterBase' && f.actions > 0;
  eachTitle(s, handOf(MARQUISE), (title, card) => {
    if (SUIT_OF[card] === BIRD) offerUnless(ask, marquiseVerbs.extra(title), early ? BIRDS_LATER : undefined);
  });
}

/** §6.5.1 to §6.5.5 */
function listActions(s: RootState, f: MarquiseDaylightFrame, ask: Collector): void {
  listBattles(s, MARQUISE, BIRD, ask);
  offerIf(ask, marquiseVerbs.march(), NO_MOVE, (sub) => listMoves(s, MARQUISE, BIRD, sub));
  listRecruit(s, f, ask);
  listBuilds(s, ask);
  listOverwork(s, ask);
}

const lawFor = actionLaws({
  battle: '6.5.1',
  march: '6.5.2',
  recruit: '6.5.3',
  build: '6.5.4',
  overwork: '6.5.5',
});

export const marquiseDaylightProcedure: Section<MarquiseDaylightFrame> = {
  action: {
    kind: 'choice',
    window: 'marquise-daylight',
    law: '6.5',
    lawFor,
    secret: true,
    seats: (s) => seatBit(s, MARQUISE),
    options(s, f, _seat, ask) {
      if (f.acted === 0) listCrafts(s, MARQUISE, ask);
      else if (ask.wantsRefusals)
        eachTitle(s, handOf(MARQUISE), (title) => ask.refuse(verbs.craft(title), notCraftable(title) ?? CRAFT_FIRST));
      if (f.actions > 0 || ask.wantsRefusals) listActions(s, f, needingAction(f, ask));
      listExtra(s, f, ask);
      listDaylight(s, MARQUISE, ask);
      ask.offer(verbs.end());
    },
    take(s, f, o, _seat, out) {
      switch (o.verb) {
        case 'end':
          return 'done';
        case 'craft':
          return { call: craft(MARQUISE, o.title), then: 'action' };
        case 'extra':
          discard(s, MARQUISE, copyIn(s, handOf(MARQUISE), o.title), '6.5', out);
          f.actions++;
          return 'action';
        // §6.5.1
        case 'battle':
          act(f);
          return { call: battle(MARQUISE, o.defender, o.clearing), then: 'action' };
        case 'march':
          act(f);
          f.moves = MOVES_OF_MARCH;
          return 'march';
        case 'recruit':
          act(f);
          f.recruited = 1;
          return { call: each(CAT, RECRUITER), then: 'action' };
        case 'build':
          act(f);
          return { call: build(BUILDINGS.indexOf(o.piece), o.clearing), then: 'action' };
        case 'overwork':
          act(f);
          f.clearing = o.clearing;
          return { call: spend(MARQUISE, s.suit[o.clearing]!, '6.5.5'), then: 'overwork' };
        default: {
          const calls = takeDaylight(s, MARQUISE, o, out);
          return calls ? { calls, then: 'action' } : 'action';
        }
      }
    },
  },
  // §6.5.2, §6.5.2-R1: up to two moves, nothing between them but triggers.
  march: {
    kind: 'choice',
    window: 'marquise-march',
    law: '6.5.2',
    seats: (s) => seatBit(s, MARQUISE),
    options(s, f, _seat, ask) {
      if (f.moves === 0) return;
      listMoves(s, MARQUISE, BIRD, ask);
      if (f.moves < MOVES_OF_MARCH) ask.offer(verbs.pass());
    },
    none: () => 'action',
    take(_s, f, o) {
      if (o.verb !== 'move') return 'action';
      f.moves--;
      return { call: move(MARQUISE, o.from, o.to), then: 'march' };
    },
  },
  // §6.5.5: the card was spent, one wood appears.
  overwork: {
    kind: 'rule',
    law: '6.5.5',
    run(s, f, out) {
      place(s, WOOD, f.clearing, 1, out);
      return 'action';
    },
  },
};

function act(f: MarquiseDaylightFrame): void {
  f.actions--;
  f.acted = 1;
}

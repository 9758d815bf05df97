import { FACTS, TITLE_OF } from '../../games/root/components/cards/index.ts';
import type { Root } from '../../games/root/types.ts';
import { handOf, playArea } from '../../games/root/components/piles.ts';
import { RootState } from '../../games/root/state.ts';
import { type Faction, FACTIONS } from '../../games/root/words.ts';
import type { Evaluator } from '../evaluator.ts';
import { Board } from './board.ts';
import { dominance } from './dominance.ts';
import { BOT_OF, botName } from './factions.ts';
import { optionWeight } from './option-weight.ts';
import { ROOT_WEIGHTS, type RootWeights } from './weights.ts';

const POINTS_TO_WIN = 30;
const HAND = 5;
/** How many cards each faction keeps, by number. */
const HAND_OF: readonly number[] = BOT_OF.map(({ hand }) => hand ?? HAND);
/** §6.5.2 */
const MOVES_OF_MARCH = 2;

/** The steps of a turn in order: what comes after one of them is no consequence of a choice before it. */
const STEPS: Readonly<Record<string, number>> = {
  begin: 0,
  birdsong: 1,
  birdsongEnds: 2,
  daylightStarts: 3,
  daylight: 4,
  eveningStarts: 5,
  evening: 6,
  hirelings: 7,
  end: 8,
};

function mostPoints(s: RootState): number {
  let most = 0;
  for (let seat = 0; seat < s.faction.length; seat++) most = Math.max(most, s.points[s.faction[seat]!] ?? 0);
  return most;
}

const DOMINANCE_CARDS = TITLE_OF.flatMap((title, card) => (FACTS[title]!.kind === 'dominance' ? [card] : []));

function cards(s: RootState, w: RootWeights['common'], f: Faction): number {
  const size = s.cards.size[handOf(f)]!;
  const kept = HAND_OF[f]!;
  let idle = 0;
  for (const card of DOMINANCE_CARDS) if (s.cards.at[card] === handOf(f)) idle++;
  const hand = w.card * Math.min(kept, size) - w.dominance * idle;
  return hand + w.spare * Math.max(0, size - kept) + w.effect * s.cards.size[playArea(f)]!;
}

/** Root is a race to 30: points, and what each faction can still make of its place on the map. */
export function rootEvaluator(w: RootWeights = ROOT_WEIGHTS): Evaluator<Root> {
  const board = new Board(w.common.wariness);
  // By number of the faction: weights, and how much it is feared.
  const own: readonly object[] = FACTIONS.map((name) => w[botName(name)]);
  const fear: readonly number[] = FACTIONS.map((name) => w.fear[botName(name)]);
  return {
    together: false,
    sideValues(s, into) {
      const b = board.read(s);
      const left = (POINTS_TO_WIN - mostPoints(s)) / w.common.pace;
      const share = Math.min(1, (left + 0.5) / w.common.fade);
      for (let seat = 0; seat < s.faction.length; seat++) {
        const f = s.faction[seat]!;
        // §15.8: a seat that has not yet drafted has nothing.
        if (f < 0) into[seat] = 0;
        else if (s.dominance[f]! >= 0) into[seat] = s.coalition[f]! >= 0 ? 0 : dominance(b, f, w);
        else {
          const hopes = BOT_OF[f]!.hopes(b, own[f]!, left, f);
          into[seat] = s.points[f]! + share * (hopes + cards(s, w.common, f)) + fear[f]! * left;
        }
      }
      // §9.2.8: in a coalition a Vagabond wins with his partner.
      for (let seat = 0; seat < s.faction.length; seat++) {
        const partner = s.coalition[s.faction[seat]!] ?? -1;
        if (partner >= 0) into[seat] = into[s.seat[partner]!]! - 1;
      }
      return s.faction.length;
    },
    scale(s) {
      const { scale, scaleAtStart } = w.common;
      return scale + ((scaleAtStart - scale) * (POINTS_TO_WIN - mostPoints(s))) / POINTS_TO_WIN;
    },
    turn: (s) => s.turns,
    phase(s) {
      let phase = -1;
      for (const f of s.stack)
        if (f.proc === 'turn') phase = s.turns * 32 + 2 * STEPS[f.step]!;
        // The cards of the Evening come whatever was done before; the turn already stands at the step after it.
        else if (f.proc === 'draw' && phase % 32 === 2 * STEPS['hirelings']!) phase++;
      return phase;
    },
    isQuiet(s) {
      for (const f of s.stack) {
        if (f.proc === 'battle') return false;
        // §6.5.2: who decided to march has not moved yet.
        if (f.proc === 'marquiseDaylight' && f.step === 'march' && f.moves === MOVES_OF_MARCH) return false;
        // §13.5.2.II: who fought may still delve there.
        if (f.proc === 'keepersDaylight' && f.step === 'fought') return false;
      }
      return true;
    },
    forfeitUnused(s) {
      if (!s.stack.some((f) => f.proc === 'marquiseDaylight' || f.proc === 'keepersDaylight')) return;
      RootState.ownFrames(s);
      for (const f of s.stack)
        if (f.proc === 'marquiseDaylight') f.actions = 0;
        // §13.5.2: what is left of the column is skipped.
        else if (f.proc === 'keepersDaylight' && f.step === 'card' && f === s.stack.at(-1)) f.left = [];
    },
    isPass: (o) => o.verb === 'end' || o.verb === 'pass',
    weight: (_s, _seat, o) => optionWeight(o),
  };
}

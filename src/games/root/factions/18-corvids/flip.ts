import { type ChildFrame, nthCard, offerUnless } from '../../../../kernel/index.ts';
import { handSize } from '../../rules/02-key-terms/cards.ts';
import { hasPieces, isEnemy, playing } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import { removal, removeEnemies, takeOff, triggers } from '../../rules/04-key-actions/removal.ts';
import { nameInHand, passCard } from '../../card-effects/hands.ts';
import { PLOT, RAVEN } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import type { Collector, Root, Section } from '../../types.ts';
import { type Clearing, CLEARING_COUNT, CORVIDS, FACTIONS } from '../../words.ts';
import { faceUpPlots, isFaceUp, turnUp } from './plots.ts';
import { BOMB, EXTORTION } from './state.ts';
import { corvidsVerbs } from './verbs.ts';
import type { FlipFrame, ExtortFrame } from './frames.ts';

const NO_PLOT_THERE = refusal('18.4.2', 'no-plot');
const FACE_UP = refusal('18.4.2', 'face-up');
const NO_RAVEN = refusal('18.4.2', 'no-warrior');

/** §18.4.2, §18.4.2-R2: face-down plots beside a warrior of theirs. */
export function listFlips(s: RootState, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no =
      pieces(s, PLOT, c) === 0
        ? NO_PLOT_THERE
        : isFaceUp(s, c)
          ? FACE_UP
          : pieces(s, RAVEN, c) === 0
            ? NO_RAVEN
            : undefined;
    offerUnless(ask, corvidsVerbs.flip(c), no);
  }
}

/** Turns a plot up. */
export const flip = (clearing: Clearing): FlipFrame => ({ proc: 'flip', step: 'turn', got: 0, clearing });

/** §18.7.3, §18.7.3-R1: enemy players with a faction piece there; hirelings make nobody a victim. */
function extortion(s: RootState, c: Clearing): ChildFrame<Root>[] {
  const victims: ChildFrame<Root>[] = [];
  for (const f of playing(s))
    if (isEnemy(s, CORVIDS, f) && hasPieces(s, f, c) && handSize(s, f) > 0)
      victims.push({ proc: 'extort', step: 'begin', got: 0, key: FACTIONS[f]!, from: f });
  return victims;
}

export const flipProcedure: Section<FlipFrame> = {
  // §18.4.2-R3: the points come first; with 30 the game is over before anything happens.
  turn: {
    kind: 'rule',
    law: '18.4.2',
    run(s, f, out) {
      turnUp(s, f.clearing, out);
      score(s, CORVIDS, faceUpPlots(s), '18.4.2', out);
      return 'effect';
    },
  },
  effect: {
    kind: 'rule',
    law: '18.7.1',
    lawOf: (f, s) => (s.corvids.kind[f.clearing] === EXTORTION ? '18.7.3' : '18.7.1'),
    run(s, f, out) {
      const kind = s.corvids.kind[f.clearing]!;
      const by = s.seat[CORVIDS]!;
      if (kind === EXTORTION) return { calls: extortion(s, f.clearing), by, law: '18.7.3', then: 'done' };
      if (kind !== BOMB) return 'done';
      // §17.0.5, §18.7.1-R1, §18.7.1-R3: all at once, then the bomb itself, for which nobody scores.
      const r = removal(CORVIDS);
      const calls: ChildFrame<Root>[] = [];
      removeEnemies(s, r, f.clearing, calls, out);
      takeOff(s, r, PLOT, f.clearing, 1, out);
      calls.push(...triggers(s, r, out));
      return { calls, by, law: '1.1.3', then: 'done' };
    },
  },
};

export const extortProcedure: Section<ExtortFrame> = {
  // An earlier card of the same flip cannot empty this hand, but what it leads to might.
  begin: { kind: 'rule', run: (s, f) => (handSize(s, f.from) > 0 ? 'card' : 'done') },
  // §O.11
  card: {
    kind: 'chance',
    law: '18.7.3',
    count: (s, f) => handSize(s, f.from),
    name: (s, f, n) => `steal ${nameInHand(s, handOf(f.from), n)}`,
    take(s, f, n, out) {
      passCard(s, f.from, CORVIDS, nthCard(s.cards, handOf(f.from), n), out);
      return 'done';
    },
  },
};

import { FACTS } from '../../games/root/components/cards/index.ts';
import { geographyOf } from '../../games/root/state.ts';
import { BIRD, CLEARING_COUNT, type Faction } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { RootWeights } from './weights.ts';
import { isSuit } from '../../games/root/rules/02-key-terms/suits.ts';

/** §3.3.1.I: number of ruled clearings of the suit that wins. */
const CLEARINGS = 3;

const held = new Float64Array(CLEARINGS);

/** The chance to keep a clearing that no enemy nearby could take: all others attack a player with dominance. */
const AT_BEST = 0.8;

/** How surely the faction still rules a clearing when its turn comes: 0 where others rule now. */
const hold = (b: Board, f: Faction, c: number): number => (b.ruler[c] === f ? AT_BEST * (1 - b.siege(f, c)) : 0);

/** The likely end of three clearings of a suit: the three that are held best. */
function bySuit(b: Board, f: Faction, suit: number): number {
  held.fill(0);
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (!isSuit(b.s, c, suit) || b.ruler[c] !== f) continue;
    // Even a clearing that others could take is a part of the way.
    let here = Math.max(0.1, hold(b, f, c));
    for (let i = 0; i < CLEARINGS; i++)
      if (here > held[i]!) {
        const less = held[i]!;
        held[i] = here;
        here = less;
      }
  }
  return held[0]! * held[1]! * held[2]!;
}

/** §3.3.1.II: two opposite corners. */
function byCorners(b: Board, f: Faction): number {
  let most = 0;
  const { opposite } = geographyOf(b.s);
  for (let c = 0; c < opposite.length; c++)
    if (opposite[c]! >= 0) most = Math.max(most, hold(b, f, c) * hold(b, f, opposite[c]!));
  return most;
}

/** §3.3.1: with dominance points no longer count, only what is ruled when the next turn begins. */
export function dominance(b: Board, f: Faction, { dominance: w }: RootWeights): number {
  const { suit } = FACTS[b.s.dominance[f]!]!;
  const chance = suit === BIRD ? byCorners(b, f) : bySuit(b, f, suit);
  return w.hope + w.rule * b.ruled[f]! + w.held * chance;
}

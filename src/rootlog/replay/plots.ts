import { current } from '../../games/root/rules/02-key-terms/players.ts';
import { pieces } from '../../games/root/rules/02-key-terms/rule.ts';
import { isFaceDown } from '../../games/root/factions/18-corvids/plots.ts';
import {
  NO_PLOT,
  PLOT_KINDS,
  type PlotKind,
  PLOTS_PER_KIND,
  RAID,
} from '../../games/root/factions/18-corvids/state.ts';
import { PLOT, RAVEN } from '../../games/root/components/pieces.ts';
import { handOf } from '../../games/root/components/piles.ts';
import type { RootState } from '../../games/root/state.ts';
import { type Clearing, CLEARING_COUNT, CORVIDS } from '../../games/root/words.ts';
import { isMet, type Item, type OpenNeeds } from './match.ts';

/** What the record says of the plot in a clearing: its kind, or kinds that it is not (a bit for each). */
interface PlotKnowledge {
  kind: PlotKind;
  not: number;
}

/** True when the guess of an item was right: the plot leaves its clearing before a card is given or anything else is guessed. */
function isRight(items: readonly Item[], at: number, clearing: Clearing): boolean {
  for (let i = at + 1; i < items.length; i++) {
    const { need } = items[i]!;
    if (need.kind === 'guess' || (need.kind === 'card' && need.to.includes(handOf(CORVIDS)))) return false;
    if (need.kind === 'piece' && need.piece === PLOT && need.from === clearing && need.to < 0) return true;
  }
  return false;
}

/** What the open needs of a turn say of face-down plots, up to the next exchange of plots. */
function knownPlots(s: RootState, items: readonly Item[], open: OpenNeeds): Map<Clearing, PlotKnowledge> {
  const known = new Map<Clearing, PlotKnowledge>();
  const of = (c: Clearing): PlotKnowledge => {
    const entry = known.get(c) ?? { kind: NO_PLOT, not: 0 };
    known.set(c, entry);
    return entry;
  };
  const isOpen = (i: number): boolean => !isMet(items, open, i);
  // Warriors of the Corvids that appear in the turn of another come from a raid.
  const raided =
    current(s) !== CORVIDS &&
    items.some(({ need }, i) => need.kind === 'piece' && need.piece === RAVEN && need.from < 0 && isOpen(i));
  const left: Clearing[] = [];
  for (let i = 0; i < items.length; i++) {
    if (!isOpen(i)) continue;
    const { need } = items[i]!;
    if (need.kind === 'trick') break;
    if (need.kind === 'flip' || need.kind === 'plot-gone') of(need.clearing).kind = need.plot;
    else if (need.kind === 'guess') {
      if (isRight(items, i, need.clearing)) of(need.clearing).kind = need.plot;
      else of(need.clearing).not |= 1 << need.plot;
    } else if (need.kind === 'piece' && need.piece === PLOT && need.from >= 0 && need.to < 0) left.push(need.from);
  }
  for (const c of left) {
    const entry = of(c);
    if (entry.kind === NO_PLOT && raided) entry.kind = RAID;
    else if (entry.kind === NO_PLOT) entry.not |= 1 << RAID;
  }
  return known;
}

/** Gives plots from the n-th on a kind that nothing contradicts; false when there is none for all of them. */
function assign(
  s: RootState,
  at: readonly Clearing[],
  n: number,
  left: number[],
  known: ReadonlyMap<Clearing, PlotKnowledge>,
): boolean {
  if (n === at.length) return true;
  const c = at[n]!;
  const was = s.corvids.kind[c]!;
  const { kind, not } = known.get(c) ?? { kind: NO_PLOT, not: 0 };
  const ruledOut = not | s.corvids.ruledOut[c]!;
  // The kind that it has comes first; a raid would show itself, so it comes last.
  for (const each of [was, ...PLOT_KINDS.keys()]) {
    if (left[each]! <= 0 || (kind !== NO_PLOT ? each !== kind : (ruledOut & (1 << each)) !== 0)) continue;
    left[each]!--;
    s.corvids.kind[c] = each;
    if (assign(s, at, n + 1, left, known)) return true;
    left[each]!++;
  }
  s.corvids.kind[c] = was;
  return false;
}

/** §18.8: gives face-down plots the kinds that the open needs of a turn require; nothing public changes. */
export function arrangePlots(s: RootState, items: readonly Item[], open: OpenNeeds): void {
  if (s.seat[CORVIDS]! < 0) return;
  const at: Clearing[] = [];
  const left = PLOT_KINDS.map(() => PLOTS_PER_KIND);
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (pieces(s, PLOT, c) === 0) continue;
    if (isFaceDown(s, c)) at.push(c);
    else left[s.corvids.kind[c]!]!--;
  }
  if (at.length > 0) assign(s, at, 0, left, knownPlots(s, items, open));
}

import { ruler } from '../../games/root/rules/02-key-terms/rule.ts';
import type { Root } from '../../games/root/types.ts';
import { IS_CARDBOARD, IS_WARRIOR, PIECES_OF } from '../../games/root/components/pieces.ts';
import { handOf } from '../../games/root/components/piles.ts';
import type { RootState } from '../../games/root/state.ts';
import { CLEARING_COUNT, type Faction } from '../../games/root/words.ts';
import type { Figures } from '../figures.ts';
import { readyItems } from './vagabond.ts';

const POINTS_TO_WIN = 30;

/** The figures of Root, by place in the list of names. */
const [POINTS, RIVAL, CARDS, WARRIORS, RULED, BUILT, READY] = [0, 1, 2, 3, 4, 5, 6] as const;

function onMap(s: RootState, f: Faction, counts: readonly boolean[]): number {
  let sum = 0;
  for (const piece of PIECES_OF[f]!)
    if (counts[piece]) for (let c = 0; c < CLEARING_COUNT; c++) sum += s.on[piece * CLEARING_COUNT + c]!;
  return sum;
}

function ruled(s: RootState, f: Faction): number {
  let sum = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (ruler(s, c) === f) sum++;
  return sum;
}

/** Root in figures: points, the best rival's, cards, warriors, rule, buildings and tokens, a Vagabond's items. */
export const ROOT_FIGURES: Figures<Root> = {
  names: ['points', 'rival', 'cards', 'warriors', 'ruled', 'built', 'ready'],
  weights: [1, -0.5, 0.4, 0.25, 0.4, 0.6, 0.4],
  read(s, seat, into) {
    const f = s.faction[seat]!;
    into.fill(0);
    for (let other = 0; other < s.faction.length; other++)
      if (other !== seat) into[RIVAL] = Math.max(into[RIVAL]!, s.points[s.faction[other]!] ?? 0);
    // §15.8: a seat that has not yet drafted has nothing.
    if (f < 0) return;
    into[POINTS] = s.points[f]!;
    into[CARDS] = s.cards.size[handOf(f)]!;
    into[WARRIORS] = onMap(s, f, IS_WARRIOR);
    into[RULED] = ruled(s, f);
    into[BUILT] = onMap(s, f, IS_CARDBOARD);
    into[READY] = readyItems(s, f);
  },
  progress(s) {
    let most = 0;
    for (const f of s.faction) most = Math.max(most, s.points[f] ?? 0);
    return Math.min(1, most / POINTS_TO_WIN);
  },
};

import { EVERYBODY, moveCard, offerUnless, withValue } from '../../../../kernel/index.ts';
import { copyIn } from '../../rules/02-key-terms/cards.ts';
import { POINTS_TO_ACTIVATE } from '../../rules/03-victory/dominance.ts';
import { FACTS, TITLE_OF } from '../../components/cards/index.ts';
import type { Collector, Sink } from '../../types.ts';
import { handOf, playArea } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import type { Faction } from '../../words.ts';
import { forgive } from './relations.ts';
import { vagabondVerbs } from './verbs.ts';

const FOUR_PLAYERS = refusal('9.2.8', 'four-players');
const TEN_POINTS = refusal('9.2.8', 'ten-points');
const ALREADY = refusal('9.2.8', 'already');
const NO_MARKER = refusal('9.2.8', 'partner-dominance');
const NOT_FEWEST = refusal('9.2.8', 'not-fewest');
const TAKEN = refusal('9.2.8', 'partner-taken');

const DOMINANCE_CARDS = TITLE_OF.flatMap((t, card) => (FACTS[t]!.kind === 'dominance' ? [card] : []));

/** §9.2.8 */
const LEAST_PLAYERS = 4;

/** §3.3.1-R1: who has no marker on the track has no points to compare. */
const compares = (s: RootState, f: Faction, other: Faction): boolean => other !== f && s.dominance[other] === -1;

/** The fewest points among the others. */
function fewest(s: RootState, f: Faction): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (const other of s.faction) if (compares(s, f, other) && s.points[other]! < least) least = s.points[other]!;
  return least;
}

/** §9.2.8-E1: already somebody's partner. */
const isPartner = (s: RootState, other: Faction): boolean =>
  s.settings.law.coalitionExclusive && s.coalition.includes(other);

/** §9.2.8: lists coalitions for the dominance cards in his hand; §9.2.8-R1: ten points as in 3.3.1. */
export function listCoalitions(s: RootState, f: Faction, ask: Collector): void {
  for (const card of DOMINANCE_CARDS) {
    if (s.cards.at[card] !== handOf(f)) continue;
    for (let i = 0; i < s.order.length; i++) {
      const other = s.faction[i]!;
      if (other !== f)
        offerUnless(ask, vagabondVerbs.coalition(TITLE_OF[card]!, other), whyNot(s, f, other), s.points[f]);
    }
  }
}

function whyNot(s: RootState, f: Faction, other: Faction) {
  if (s.order.length < LEAST_PLAYERS) return FOUR_PLAYERS;
  if (s.dominance[f]! >= 0) return ALREADY;
  if (s.points[f]! < POINTS_TO_ACTIVATE) return TEN_POINTS;
  if (!compares(s, f, other)) return NO_MARKER;
  if (s.points[other]! > fewest(s, f)) return NOT_FEWEST;
  return isPartner(s, other) ? TAKEN : undefined;
}

/** §9.2.8: the card stays in his play area, his marker lies on the partner's board. */
export function ally(s: RootState, f: Faction, title: number, partner: Faction, out: Sink): void {
  const card = copyIn(s, handOf(f), title);
  moveCard(s.cards, s.owners, card, playArea(f), EVERYBODY, out);
  s.dominance = withValue(s.dominance, f, title);
  s.coalition = withValue(s.coalition, f, partner);
  if (out.on) out.emit({ type: 'coalition', faction: f, partner, card });
  forgive(s, f, partner, out);
}

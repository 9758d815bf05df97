import { has, type Seat, type Unseen, unseen } from '../../kernel/index.ts';
import { cardsOf } from './02-key-terms/cards.ts';
import { type RuinsView, viewRuins } from './02-key-terms/ruins.ts';
import { ruler } from './02-key-terms/rule.ts';
import { type VagabondView, viewVagabonds } from './09-vagabond/view.ts';
import type { Card } from './decks/index.ts';
import type { MapId } from './maps/index.ts';
import { PILE_COUNT } from './piles.ts';
import type { RootState } from './state.ts';
import { type FactionName, FACTIONS } from './words.ts';

/** A card that the viewer can place, and the seats that know it too. */
export interface KnownCard {
  readonly card: Card;
  readonly pile: number;
}

/** Everything a seat or a spectator knows. */
export interface RootView {
  readonly viewer: Seat;
  readonly factions: readonly FactionName[];
  readonly map: MapId;
  readonly order: readonly number[];
  readonly turn: number;
  readonly turns: number;
  readonly suit: readonly number[];
  readonly on: readonly number[];
  readonly supply: readonly number[];
  readonly away: readonly number[];
  readonly ruler: readonly number[];
  readonly open: readonly number[];
  readonly ruin: readonly number[];
  readonly scorched: readonly number[];
  readonly items: readonly number[];
  readonly crafted: readonly number[];
  readonly craftedSpent: readonly number[];
  readonly points: readonly number[];
  readonly dominance: readonly number[];
  readonly coalition: readonly number[];
  readonly activated: readonly number[];
  readonly usedEffects: readonly number[];
  /** Coffin Makers: warriors on the card, by kind. */
  readonly coffins: readonly number[];
  /** How many cards lie in each pile (1.2.1). */
  readonly pileSizes: readonly number[];
  /** The cards the viewer can place. */
  readonly known: readonly KnownCard[];
  /** For cards of the viewer's own hand and stacks: who else has seen them. */
  readonly seenBy: readonly { readonly card: Card; readonly who: number }[];
  /** The cards the viewer cannot place, by what public knowledge can tell apart. */
  readonly unseen: readonly Unseen[];
  readonly vagabonds: readonly VagabondView[];
  /** §9.3.3 */
  readonly quests: readonly number[];
  /** §9.3.4 */
  readonly ruins: RuinsView;
  readonly marquise: { readonly fallen: readonly number[] };
  readonly alliance: { readonly officers: number };
  readonly eyrie: { readonly leader: number; readonly deposed: readonly number[] };
}

/** Builds what a viewer may know, field by field. */
export function view(s: RootState, viewer: Seat): RootView {
  const known: KnownCard[] = [];
  const seenBy: { card: Card; who: number }[] = [];
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    for (const card of cardsOf(s, pile)) {
      if (!has(s.cards.knows[card]!, viewer)) continue;
      known.push({ card, pile });
      if (has(s.owners[pile]!, viewer)) seenBy.push({ card, who: s.cards.knows[card]! });
    }
  }
  return {
    viewer,
    factions: s.faction.map((f) => FACTIONS[f]!),
    map: s.settings.map,
    order: s.order.slice(),
    turn: s.turn,
    turns: s.turns,
    suit: s.suit.slice(),
    on: s.on.slice(),
    supply: s.supply.slice(),
    away: s.away.slice(),
    ruler: s.suit.map((_, c) => ruler(s, c)),
    open: s.open.slice(),
    ruin: s.ruin.slice(),
    scorched: s.scorched.slice(),
    items: s.items.slice(),
    crafted: s.crafted.slice(),
    craftedSpent: s.craftedSpent.slice(),
    points: s.points.slice(),
    dominance: s.dominance.slice(),
    coalition: s.coalition.slice(),
    activated: s.activated.slice(),
    usedEffects: s.usedEffects.slice(),
    coffins: s.effects.coffins.slice(),
    pileSizes: s.cards.size.slice(),
    known,
    seenBy,
    unseen: unseen(s.cards, viewer),
    vagabonds: viewVagabonds(s),
    quests: s.quests.slice(),
    ruins: viewRuins(s, viewer),
    marquise: { fallen: s.marquise.fallen.slice() },
    alliance: { officers: s.alliance.officers },
    eyrie: { leader: s.eyrie.leader, deposed: s.eyrie.deposed.slice() },
  };
}

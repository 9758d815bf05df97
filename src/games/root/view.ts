import { hasSeat, type Seat, type Unseen, unseen } from '../../kernel/index.ts';
import { type RuinsView, viewRuins } from './rules/02-key-terms/ruins.ts';
import { ruler } from './rules/02-key-terms/rule.ts';
import { type VagabondView, viewVagabonds } from './factions/09-vagabond/view.ts';
import { CultState } from './factions/10-cult/state.ts';
import { RiverfolkState } from './factions/11-riverfolk/state.ts';
import { type HundredsView, viewHundreds } from './factions/12-hundreds/view.ts';
import { KeepersState } from './factions/13-keepers/state.ts';
import type { HirelingsState } from './rules/14-hirelings/state.ts';
import { viewHirelings } from './rules/14-hirelings/view.ts';
import { copyDraft, type DraftState, isBlank } from './rules/15-advanced-setup/state.ts';
import type { MapId } from './components/maps/index.ts';
import type { RootState } from './state.ts';
import { CULT, type FactionName, FACTIONS, KEEPERS, RIVERFOLK } from './words.ts';

/** Everything a seat or a spectator knows. */
export interface RootView {
  readonly viewer: Seat;
  /** By seat; null before a seat has drafted (15.8.2). */
  readonly factions: readonly (FactionName | null)[];
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
  /** The pile of each card that the viewer can place, by card; -1 for the others. */
  readonly known: readonly number[];
  /** For cards of the viewer's own hand and stacks: who has seen them, by card; 0 for the others. */
  readonly seenBy: readonly number[];
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
  readonly cult: Readonly<CultState>;
  readonly riverfolk: Readonly<RiverfolkState>;
  readonly hundreds: HundredsView;
  /** §13.2.1: what was never turned up has the value 0; nobody knows more. */
  readonly keepers: Readonly<KeepersState>;
  /** §14.2.0: null in a game without them, and before they are dealt. */
  readonly hirelings: Readonly<HirelingsState> | null;
  /** §15.8.1: null unless factions are being drafted. */
  readonly draft: Readonly<DraftState> | null;
}

const copied = (numbers: readonly number[]): readonly number[] => numbers.slice();
const itself = (numbers: readonly number[]): readonly number[] => numbers;

/** Builds what a viewer may know, field by field. */
export function view(s: RootState, viewer: Seat, glance = false): RootView {
  const list = glance ? itself : copied;
  const { at, knows } = s.cards;
  const known = at.map((pile, card) => (hasSeat(knows[card]!, viewer) ? pile : -1));
  const seenBy = known.map((pile, card) => (pile >= 0 && hasSeat(s.owners[pile]!, viewer) ? knows[card]! : 0));
  return {
    viewer,
    factions: s.faction.map((f) => FACTIONS[f] ?? null),
    map: s.settings.map,
    order: list(s.order),
    turn: s.turn,
    turns: s.turns,
    suit: list(s.suit),
    on: list(s.on),
    supply: list(s.supply),
    away: list(s.away),
    ruler: s.suit.map((_, c) => ruler(s, c)),
    open: list(s.open),
    ruin: list(s.ruin),
    scorched: list(s.scorched),
    items: list(s.items),
    crafted: list(s.crafted),
    craftedSpent: list(s.craftedSpent),
    points: list(s.points),
    dominance: list(s.dominance),
    coalition: list(s.coalition),
    activated: list(s.activated),
    usedEffects: list(s.usedEffects),
    coffins: list(s.effects.coffins),
    pileSizes: list(s.cards.size),
    known,
    seenBy,
    unseen: unseen(s.cards, viewer),
    vagabonds: viewVagabonds(s),
    quests: list(s.quests),
    ruins: viewRuins(s, viewer),
    marquise: { fallen: list(s.marquise.fallen) },
    alliance: { officers: s.alliance.officers },
    eyrie: { leader: s.eyrie.leader, deposed: list(s.eyrie.deposed) },
    // The boards of those who do not play never change: as in clones, all share them.
    cult: s.seat[CULT]! >= 0 && !glance ? new CultState(s.cult) : s.cult,
    riverfolk: s.seat[RIVERFOLK]! >= 0 && !glance ? new RiverfolkState(s.riverfolk) : s.riverfolk,
    hundreds: viewHundreds(s),
    keepers: s.seat[KEEPERS]! >= 0 && !glance ? new KeepersState(s.keepers) : s.keepers,
    hirelings: viewHirelings(s),
    draft: isBlank(s.draft) ? null : copyDraft(s.draft),
  };
}

import { Cards, hasSeat, type Seat, UNCHANGED, unseen } from '../../kernel/index.ts';
import { NO_ITEMS, viewRuins } from './rules/02-key-terms/ruins.ts';
import { phaseOf } from './rules/01-turn/phase.ts';
import { rulers } from './rules/02-key-terms/rule.ts';
import { DESCRIPTORS } from './factions/index.ts';
import { viewHirelings } from './rules/14-hirelings/view.ts';
import { copyDraft, isBlank } from './rules/15-advanced-setup/state.ts';
import { LandmarksState } from './rules/21-landmarks/state.ts';
import { RootState } from './state.ts';
import { FACTIONS } from './words.ts';
import type { RootView } from './view-types.ts';

const copied = (numbers: readonly number[]): readonly number[] => numbers.slice();
const itself = (numbers: readonly number[]): readonly number[] => numbers;

/** Factions of which not everybody knows the same. */
const SECRETIVE = DESCRIPTORS.filter(({ viewFor }) => viewFor);

/** The actions that the turn's faction has left, and how many they were. */
function actionsOf(s: RootState): readonly number[] {
  for (const faction of DESCRIPTORS) {
    const left = faction.actionsLeft?.(s);
    if (left) return left;
  }
  return [];
}

const NOTHING: readonly never[] = Object.freeze([]);

/** Lists that are replaced and never written into: the same object has the same content. */
type ReplacedLists = Pick<
  RootState,
  | ('order' | 'faction' | 'suit' | 'away' | 'open' | 'ruin' | 'scorched' | 'items' | 'crafted' | 'craftedSpent')
  | ('points' | 'dominance' | 'coalition' | 'activated' | 'usedEffects' | 'owners')
>;

/** What a state held when a view was built. */
export class ViewMark implements ReplacedLists {
  readonly state: RootState;
  readonly cards: Cards;
  readonly cardWrites: number;
  readonly boardWrites: number;
  readonly coffins: readonly number[];
  readonly order: readonly Seat[];
  readonly faction: RootState['faction'];
  readonly suit: readonly number[];
  readonly away: readonly number[];
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
  readonly owners: readonly number[];

  constructor(s: RootState) {
    this.state = s;
    this.cards = s.cards;
    this.cardWrites = Cards.writes(s.cards);
    this.boardWrites = RootState.boardWrites(s);
    this.coffins = s.effects.coffins;
    this.order = s.order;
    this.faction = s.faction;
    this.suit = s.suit;
    this.away = s.away;
    this.open = s.open;
    this.ruin = s.ruin;
    this.scorched = s.scorched;
    this.items = s.items;
    this.crafted = s.crafted;
    this.craftedSpent = s.craftedSpent;
    this.points = s.points;
    this.dominance = s.dominance;
    this.coalition = s.coalition;
    this.activated = s.activated;
    this.usedEffects = s.usedEffects;
    this.owners = s.owners;
  }
}

/** True when nobody wrote into `on` since the mark. */
const hasSameBoard = (s: RootState, since: ViewMark | undefined): boolean =>
  since !== undefined && since.boardWrites >= 0 && since.boardWrites === RootState.boardWrites(s);

/** True when no card moved and nobody learned of one since the mark. */
const hasSameCards = (s: RootState, since: ViewMark | undefined): boolean =>
  since !== undefined &&
  since.cards === s.cards &&
  since.cardWrites >= 0 &&
  since.cardWrites === Cards.writes(s.cards) &&
  since.owners === s.owners;

/** A list of the state that is replaced and never written into: as it is, as a copy, or `UNCHANGED`. */
const replaced = (
  now: readonly number[],
  before: readonly number[] | undefined,
  aliased: boolean,
): readonly number[] => (now === before ? UNCHANGED : aliased ? now : now.slice());

/** A view while it is built. */
type ViewDraft = { -readonly [K in keyof RootView]: RootView[K] };

/** What everybody knows, field by field. `addOwn` fills in the fields of one viewer. */
function publicView(s: RootState, aliased: boolean, since: ViewMark | undefined): ViewDraft {
  const list = aliased ? itself : copied;
  const common = {
    viewer: -1,
    factions: s.faction === since?.faction ? UNCHANGED : s.faction.map((f) => FACTIONS[f] ?? null),
    map: s.settings.map,
    order: replaced(s.order, since?.order, aliased),
    turn: s.turn,
    turns: s.turns,
    phase: phaseOf(s),
    actions: actionsOf(s),
    suit: replaced(s.suit, since?.suit, aliased),
    on: hasSameBoard(s, since) ? UNCHANGED : list(s.on),
    supply: list(s.supply),
    away: replaced(s.away, since?.away, aliased),
    ruler: rulers(s),
    open: replaced(s.open, since?.open, aliased),
    ruin: replaced(s.ruin, since?.ruin, aliased),
    ferry: s.ferry,
    ferried: s.ferried,
    closed: s.closed,
    cleared: s.cleared,
    tower: s.tower,
    scorched: replaced(s.scorched, since?.scorched, aliased),
    items: replaced(s.items, since?.items, aliased),
    crafted: replaced(s.crafted, since?.crafted, aliased),
    craftedSpent: replaced(s.craftedSpent, since?.craftedSpent, aliased),
    points: replaced(s.points, since?.points, aliased),
    dominance: replaced(s.dominance, since?.dominance, aliased),
    coalition: replaced(s.coalition, since?.coalition, aliased),
    activated: replaced(s.activated, since?.activated, aliased),
    usedEffects: replaced(s.usedEffects, since?.usedEffects, aliased),
    coffins: replaced(s.effects.coffins, since?.coffins, aliased),
    pileSizes: hasSameCards(s, since) ? UNCHANGED : list(s.cards.size),
    known: NOTHING,
    seenBy: NOTHING,
    unseen: NOTHING,
    ruins: NO_ITEMS,
    hirelings: viewHirelings(s),
    draft: isBlank(s.draft) ? null : copyDraft(s.draft),
    landmarks: s.settings.landmarks === 'none' ? null : aliased ? s.landmarks : new LandmarksState(s.landmarks),
  };
  const whole = common as typeof common & ViewDraft;
  for (const faction of DESCRIPTORS) faction.view(s, whole, aliased);
  return whole;
}

/** Fills in what one viewer knows besides. */
function addOwn(s: RootState, viewer: Seat, aliased: boolean, since: ViewMark | undefined, to: ViewDraft): void {
  to.viewer = viewer;
  if (hasSameCards(s, since)) {
    to.known = UNCHANGED;
    to.seenBy = UNCHANGED;
    to.unseen = UNCHANGED;
  } else {
    const { at, knows } = s.cards;
    const known = at.map((pile, card) => (hasSeat(knows[card]!, viewer) ? pile : -1));
    to.known = known;
    to.seenBy = known.map((pile, card) => (pile >= 0 && hasSeat(s.owners[pile]!, viewer) ? knows[card]! : 0));
    to.unseen = unseen(s.cards, viewer);
  }
  to.ruins = viewRuins(s, viewer);
  for (const faction of SECRETIVE) faction.viewFor!(s, to, aliased, viewer);
}

/**
 * What a viewer may know. `other` is a view of the same state, which has everything that is public. Fields are `UNCHANGED` that have
 * not changed since the mark.
 */
export function view(s: RootState, viewer: Seat, aliased = false, other?: RootView, since?: object): RootView {
  const mark = since instanceof ViewMark && since.state === s ? since : undefined;
  const whole: ViewDraft = other ? { ...other } : publicView(s, aliased, mark);
  addOwn(s, viewer, aliased, mark, whole);
  return whole;
}

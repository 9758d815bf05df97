import {
  cardsIn,
  EVERYBODY,
  type Frame,
  game,
  hasSeat,
  type Mask,
  moveCard,
  MUTE,
  withAdded,
  withValue,
} from '../../../kernel/index.ts';
import { type SeatName, TestPosition } from '../../../kernel/testkit/position.testkit.ts';
import { TITLE_OF, type TitleName, TITLES } from '../components/cards/index.ts';
import { piece, type PieceName } from '../components/pieces.ts';
import { AVAILABLE, BOX, DECK, DISCARD, handOf, playArea } from '../components/piles.ts';
import { LEADERS } from '../factions/07-eyrie/state.ts';
import { LAVISH } from '../factions/12-hundreds/state.ts';
import { FACTION_RULES } from '../factions/faction.ts';
import { root } from '../index.ts';
import { namedPositions } from '../positions/named.ts';
import { setDown } from '../rules/02-key-terms/pieces.ts';
import { ruler } from '../rules/02-key-terms/rule.ts';
import { fillRuins } from '../rules/02-key-terms/ruins.ts';
import { battle } from '../rules/04-key-actions/battle/options.ts';
import type { HirelingBox } from '../rules/14-hirelings/boxes.ts';
import type { RootSettings } from '../settings.ts';
import { geographyOf, newState, type RootState } from '../state.ts';
import type { Root, Sink } from '../types.ts';
import {
  BAG,
  BOOT,
  CLEARING_COUNT,
  CLEARINGS,
  COIN,
  CROSSBOW,
  type FactionName,
  FACTIONS,
  HAMMER,
  hireling,
  type HirelingName,
  HIRELINGS,
  EYRIE,
  HUNDREDS,
  type Item,
  ITEMS,
  PARTIES,
  type Phase,
  type Suit,
  SUITS,
  SWORD,
  TEA,
  VAGABOND2,
} from '../words.ts';
import type { RootFrame } from '../frames.ts';

/** The name of a clearing. */
export type ClearingName = (typeof CLEARINGS)[number];
/** The clearings that a path joins. */
export type PathEnds = readonly [ClearingName, ClearingName];
/** Cards by title; a title that stands twice means two copies. */
export type CardNames = readonly TitleName[];

/** What a position is made of; everything else is as after the set-up of an empty map. */
export interface TableSetting {
  readonly factions: readonly FactionName[];
  readonly deck?: 'base' | 'exiles-partisans';
  readonly map?: 'autumn' | 'winter' | 'lake' | 'mountain';
  readonly edition?: 'official' | 'ua' | 'ru';
  readonly law?: object;
  /** §14.1: the boxes of hirelings; `hirelings` says which are in play. */
  readonly hirelings?: readonly HirelingBox[];
  /** §21.2: how many landmarks; `landmark` says which and where. */
  readonly landmarks?: 'one' | 'two';
}

/** The step of the turn at which a phase begins, or what comes after the phases. */
const STARTS = {
  birdsong: 'begin',
  daylight: 'daylightStarts',
  evening: 'eveningStarts',
  hirelings: 'hirelings',
  end: 'end',
} as const;

/** The state that `settling` begins with. */
let given: RootState | undefined;
/** Made once: to make a game takes longer than most tests. */
const settling = game<Root>({ ...root, setup: (settings) => given ?? root.setup(settings) });

/** Runs the game from a state to its first rest. */
function settle(s: RootState, out: Sink): void {
  given = s;
  try {
    settling.begin(s.settings, out);
  } finally {
    given = undefined;
  }
}

const isHireling = (name: string): name is HirelingName => (HIRELINGS as readonly string[]).includes(name);

/** The settings of a table with the factions in the order they are listed. */
export function settingsOf(table: object): RootSettings {
  const read = root.readSettings({ seating: 'listed', ...table });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** A position of Root, with the words that do not belong to one faction. */
export class RootPosition extends TestPosition<Root> {
  /** The faction of a seat; its number until it has one. */
  override seatName(seat: number): FactionName | number {
    return FACTIONS[this.state.faction[seat]!] ?? seat;
  }
  override facts(): unknown {
    return namedPositions().facts(this.state);
  }
  override asked(): FactionName | undefined {
    return super.asked() as FactionName | undefined;
  }
  override winners(): FactionName[] {
    return super.winners() as FactionName[];
  }
  /** The number of a faction that plays. */
  factionOf(name: FactionName): number {
    const f = FACTIONS.indexOf(name);
    if (this.state.seat[f]! < 0) throw new Error(`${name} does not play`);
    return f;
  }
  /** Puts cards of the deck, or of the box, into a pile that these seats see. */
  put(names: CardNames, pile: number, see: Mask, from: readonly number[] = [DECK]): this {
    for (const name of names) {
      const card = TITLE_OF.findIndex((t, i) => TITLES[t] === name && from.includes(this.state.cards.at[i]!));
      if (card < 0) throw new Error(`${name} is not in the deck`);
      moveCard(this.state.cards, this.state.owners, card, pile, see, MUTE);
    }
    return this;
  }

  /** Puts pieces from their supply into a clearing. */
  place(c: ClearingName, name: PieceName, count = 1): this {
    const p = piece(name);
    if (this.state.supply[p]! < count) throw new Error(`too few of ${name}`);
    this.state.supply[p]! -= count;
    setDown(this.state, p, CLEARINGS.indexOf(c), count);
    return this;
  }
  /** Leaves only `count` of a kind in supply; the others are away. */
  supply(name: PieceName, count: number): this {
    const p = piece(name);
    this.state.away = withAdded(this.state.away, p, this.state.supply[p]! - count);
    this.state.supply[p] = count;
    return this;
  }
  /** Puts cards into a hand. */
  hand(name: FactionName, ...cards: CardNames): this {
    const pile = handOf(this.factionOf(name));
    return this.put(cards, pile, this.state.owners[pile]!);
  }
  /** Puts crafted cards into a play area. */
  crafted(name: FactionName, ...cards: CardNames): this {
    return this.put(cards, playArea(this.factionOf(name)), EVERYBODY);
  }
  /** Puts cards on the discard pile. */
  discard(...cards: CardNames): this {
    return this.put(cards, DISCARD, EVERYBODY);
  }
  /** Puts dominance cards beside the map. */
  available(...cards: CardNames): this {
    return this.put(cards, AVAILABLE, EVERYBODY);
  }
  /** Takes all cards but these out of the deck. */
  deck(...cards: CardNames): this {
    const left = cards.slice();
    for (const card of cardsIn(this.state.cards, DECK)) {
      const at = left.indexOf(TITLES[TITLE_OF[card]!]!);
      if (at >= 0) left.splice(at, 1);
      else moveCard(this.state.cards, this.state.owners, card, BOX, EVERYBODY, MUTE);
    }
    return this;
  }
  /** Sets a score. */
  points(name: FactionName, points: number): this {
    this.state.points = withValue(this.state.points, this.factionOf(name), points);
    return this;
  }
  /** Gives a faction an activated dominance card. */
  dominance(name: FactionName, card: TitleName): this {
    this.state.dominance = withValue(this.state.dominance, this.factionOf(name), TITLES.indexOf(card));
    return this.crafted(name, card);
  }
  /** Puts items from the supply into a Crafted Items box. */
  items(name: FactionName, ...items: readonly Item[]): this {
    for (const item of items) {
      this.state.items = withAdded(this.state.items, ITEMS.indexOf(item), -1);
      this.state.crafted = withAdded(this.state.crafted, this.factionOf(name) * ITEMS.length + ITEMS.indexOf(item), 1);
    }
    return this;
  }

  /** Exhausts an item in a Crafted Items box. */
  spent(name: FactionName, item: Item): this {
    this.state.craftedSpent = withAdded(this.state.craftedSpent, this.boxOf(name, item), 1);
    return this;
  }
  private boxOf(name: FactionName, item: Item): number {
    return this.factionOf(name) * ITEMS.length + ITEMS.indexOf(item);
  }
  /** Takes the activated dominance card of a faction away. */
  noDominance(name: FactionName): this {
    this.state.dominance = withValue(this.state.dominance, this.factionOf(name), -1);
    return this;
  }
  /** Takes the ruin off a clearing: its slot is open. */
  noRuin(c: ClearingName): this {
    this.state.ruin = withValue(this.state.ruin, CLEARINGS.indexOf(c), 0);
    this.state.open = withAdded(this.state.open, CLEARINGS.indexOf(c), 1);
    return this;
  }
  /** Puts a ruin on the only slot of a clearing. */
  ruin(c: ClearingName): this {
    this.state.ruin = withValue(this.state.ruin, CLEARINGS.indexOf(c), 1);
    return this.slots(c, 0);
  }
  /** Sets how many slots of a clearing are open. */
  slots(c: ClearingName, count: number): this {
    this.state.open = withValue(this.state.open, CLEARINGS.indexOf(c), count);
    return this;
  }
  /** Puts pieces from the supply on the card of Coffin Makers. */
  coffins(name: PieceName, count: number): this {
    this.state.supply[piece(name)]! -= count;
    this.state.effects.coffins = withAdded(this.state.effects.coffins, piece(name), count);
    return this;
  }
  /** §20.3: clears closed paths of the mountain map; the others are closed. */
  clearPaths(...paths: readonly PathEnds[]): this {
    const names = paths.map(([a, b]) => `${a} ${b}`);
    const closed = geographyOf(this.state).closedPaths.map(([a, b]) => `${CLEARINGS[a]} ${CLEARINGS[b]}`);
    for (const name of names) if (!closed.includes(name)) throw new Error(`${name} is no closed path`);
    this.state.closed = closed.reduce((bits, name, i) => (names.includes(name) ? bits : bits | (1 << i)), 0);
    return this;
  }
  /** §15.8.3: says whose homelands clearings are; nobody else has one. */
  homelands(owners: { readonly [C in ClearingName]?: FactionName }): this {
    const homeland = CLEARINGS.map((c) => FACTIONS.findIndex((name) => name === owners[c]));
    this.state.draft = { ...this.state.draft, homeland };
    return this;
  }
  /** §9.2.8: puts a player into a coalition with another. */
  coalition(name: FactionName, partner: FactionName): this {
    this.state.coalition = withValue(this.state.coalition, this.factionOf(name), this.factionOf(partner));
    return this;
  }
  /** §E.6.2: scorches clearings. */
  scorch(...clearings: readonly ClearingName[]): this {
    for (const c of clearings) this.state.scorched = withValue(this.state.scorched, CLEARINGS.indexOf(c), 1);
    return this;
  }

  /** Starts a phase of a faction's turn, or what comes after its phases. */
  turn(name: FactionName, phase: Phase | 'hirelings' | 'end'): this {
    return this.stand(name, { proc: 'turn', step: STARTS[phase], got: 0 });
  }
  /** Starts a faction's set-up, or goes on with one of its later steps. */
  inSetup(name: FactionName, step?: string): this {
    const f = this.factionOf(name);
    const frame = FACTION_RULES[f]!.setup(f);
    return this.stand(name, step === undefined ? frame : { ...frame, step });
  }
  /** Stands in the middle of a phase of a faction's turn: its frame with these fields changed. */
  during(name: FactionName, phase: Phase, fields: Readonly<Record<string, number | string>> = {}): this {
    const f = this.factionOf(name);
    return this.stand(name, { ...FACTION_RULES[f]![phase](f), ...fields });
  }
  /** Starts a battle in the attacker's Daylight, with nothing left to do after it. */
  battle(attacker: FactionName, defender: FactionName | HirelingName, c: ClearingName, current = attacker): this {
    const against = isHireling(defender) ? hireling(defender) : this.factionOf(defender);
    const frame = battle(this.factionOf(attacker), against, CLEARINGS.indexOf(c));
    return this.stand(current, { proc: 'turn', step: 'eveningStarts', got: 0 }, frame);
  }
  /** Lets the game stand in these frames during a faction's turn, and runs it to its first rest. */
  stand(name: FactionName, ...frames: readonly (RootFrame | Frame)[]): this {
    const { state } = this;
    state.turn = state.order.indexOf(state.seat[this.factionOf(name)]!);
    state.turns = 1;
    state.stack = frames.slice() as RootFrame[];
    return this.act((out) => settle(state, out));
  }

  /** How many pieces of a kind stand in a clearing. */
  count(c: ClearingName, name: PieceName): number {
    return this.state.on[piece(name) * CLEARING_COUNT + CLEARINGS.indexOf(c)]!;
  }
  /** How many pieces of a kind are in supply. */
  inSupply(name: PieceName): number {
    return this.state.supply[piece(name)]!;
  }
  /** How many pieces of a kind are neither on the map nor in supply. */
  away(name: PieceName): number {
    return this.state.away[piece(name)]!;
  }
  /** How many pieces of a kind lie on the card of Coffin Makers. */
  onCoffins(name: PieceName): number {
    return this.state.effects.coffins[piece(name)]!;
  }
  /** Who rules a clearing. */
  ruler(c: ClearingName): FactionName | HirelingName | undefined {
    return PARTIES[ruler(this.state, CLEARINGS.indexOf(c))];
  }
  /** The suit of a clearing; undefined where it counts as every suit, or has none yet. */
  suitOf(c: ClearingName): Suit | undefined {
    return SUITS[this.state.suit[CLEARINGS.indexOf(c)]!];
  }
  /** How many slots of a clearing are open. */
  openSlots(c: ClearingName): number {
    return this.state.open[CLEARINGS.indexOf(c)]!;
  }
  /** How many ruins a clearing has. */
  ruinsIn(c: ClearingName): number {
    return this.state.ruin[CLEARINGS.indexOf(c)]!;
  }
  /** How many items lie under the ruin of a clearing; left out: under all ruins. */
  itemsUnder(c?: ClearingName): number {
    const { count } = this.state.ruins;
    return c === undefined ? count.reduce((sum, n) => sum + n, 0) : count[CLEARINGS.indexOf(c)]!;
  }
  /** How many of an item are in the supply. */
  itemsLeft(item: Item): number {
    return this.state.items[ITEMS.indexOf(item)]!;
  }
  /** How many of an item lie in a Crafted Items box. */
  craftedItems(name: FactionName, item: Item): number {
    return this.state.crafted[this.boxOf(name, item)]!;
  }
  /** How many of an item lie exhausted in a Crafted Items box. */
  spentItems(name: FactionName, item: Item): number {
    return this.state.craftedSpent[this.boxOf(name, item)]!;
  }
  /** The items under ruins that nobody has looked at. */
  hiddenItems(): Item[] {
    return this.state.ruins.hidden.flatMap((count, item) => Array.from({ length: count }, () => ITEMS[item]!));
  }
  /** The closed paths of the mountain map. */
  closedPaths(): string[] {
    return geographyOf(this.state).closedPaths.flatMap(([a, b], i) =>
      ((this.state.closed >> i) & 1) === 1 ? [`${CLEARINGS[a]} ${CLEARINGS[b]}`] : [],
    );
  }
  /** The faction of the setup card that is locked. */
  lockedCard(): FactionName | undefined {
    return FACTIONS[this.state.draft.locked];
  }
  /** The clearing with the Ferry. */
  ferryAt(): ClearingName | undefined {
    return CLEARINGS[this.state.ferry];
  }
  /** True once the Ferry has gone in this turn. */
  isFerryUsed(): boolean {
    return this.state.ferried === 1;
  }
  /** The faction on turn. */
  onTurn(): SeatName {
    return this.seatName(this.state.order[this.state.turn]!);
  }
  /** The factions that play, in the order of their seats. */
  factions(): FactionName[] {
    return this.state.faction.flatMap((f) => FACTIONS[f] ?? []);
  }
  /** A score. */
  score(name: FactionName): number {
    return this.state.points[this.factionOf(name)]!;
  }
  /** The cards of a pile, by name. */
  pile(pile: number): TitleName[] {
    return cardsIn(this.state.cards, pile).map((card) => TITLES[TITLE_OF[card]!]!);
  }
  /** A hand, by card names. */
  cards(name: FactionName): TitleName[] {
    return this.pile(handOf(this.factionOf(name)));
  }
  /** A play area, by card names. */
  inPlay(name: FactionName): TitleName[] {
    return this.pile(playArea(this.factionOf(name)));
  }
  /** The discard pile, by card names. */
  discarded(): TitleName[] {
    return this.pile(DISCARD);
  }
  /** Who knows where the first copy of a card in a pile is. */
  knownBy(pile: number, card: TitleName): FactionName[] {
    const found = cardsIn(this.state.cards, pile).find((c) => TITLES[TITLE_OF[c]!] === card);
    if (found === undefined) throw new Error(`${card} is not in pile ${pile}`);
    return this.state.faction.flatMap((f, seat) =>
      hasSeat(this.state.cards.knows[found]!, seat) ? [FACTIONS[f]!] : [],
    );
  }
}

/** An empty map of these factions, everything still in its supply and the deck full. */
export function emptyMap(table: TableSetting): RootPosition {
  const s = newState(settingsOf({ suits: table.map ? 'dealt' : 'printed', ...table }));
  geographyOf(s).ruins.forEach((ruin, c) => {
    s.ruin = withValue(s.ruin, c, ruin);
    s.open = withAdded(s.open, c, -ruin);
  });
  for (const item of [BOOT, BOOT, BAG, BAG, CROSSBOW, HAMMER, SWORD, SWORD, TEA, TEA, COIN, COIN])
    s.items = withAdded(s.items, item, 1);
  // A leader without a bearing on battles; `leader` names another.
  if (s.seat[EYRIE]! >= 0) s.eyrie.leader = LEADERS.indexOf('charismatic');
  if (table.map) for (let c = 0; c < CLEARING_COUNT; c++) s.suit = withValue(s.suit, c, c % 3);
  // A mood without a bearing on anything while the hoard is empty; `mood` names another.
  if (s.seat[HUNDREDS]! >= 0) {
    s.hundreds.mood = LAVISH;
    fillRuins(s, s.seat[VAGABOND2]! < 0 ? 1 : 2);
  }
  return new RootPosition(root, s);
}

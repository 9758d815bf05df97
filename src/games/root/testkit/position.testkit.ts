import {
  seatMask,
  cardsIn,
  EVERYBODY,
  type Frame,
  game,
  hasSeat,
  type Mask,
  moveCard,
  MUTE,
  OfferRefusalList,
  seatsOf,
  EventRecorder,
  eventsFor,
} from '../../../kernel/index.ts';
import { battle } from '../rules/04-key-actions/battle/frame.ts';
import { LEADERS } from '../factions/07-eyrie/state.ts';
import { setDown } from '../rules/02-key-terms/pieces.ts';
import { fillRuins } from '../rules/02-key-terms/ruins.ts';
import { itemLedger, itemsAnywhere } from '../checks/items.ts';
import { CHARACTERS } from '../factions/09-vagabond/characters.ts';
import { damage, exhaust, gain } from '../factions/09-vagabond/items.ts';
import { placeMarkers } from '../factions/09-vagabond/relations.ts';
import { LAVISH, MOODS } from '../factions/12-hundreds/state.ts';
import { faceOf } from '../factions/13-keepers/relics.ts';
import { RECOVERED, RELIC_FACES, RELIC_TYPES, RETINUE_COLUMNS, STATIONS } from '../factions/13-keepers/state.ts';
import type { HirelingBox } from '../rules/14-hirelings/boxes.ts';
import { CLUB, newHirelings } from '../rules/14-hirelings/state.ts';
import { QUESTS } from '../components/cards/quests.ts';
import { TITLE_OF, TITLES, type TitleName } from '../components/cards/index.ts';
import { root } from '../index.ts';
import type { RootEvent, RootFrame, RootOption } from '../types.ts';
import { piece, type PieceName, WARRIOR_OF } from '../components/pieces.ts';
import {
  AVAILABLE,
  BOX,
  DECK,
  DECREE,
  DISCARD,
  handOf,
  LOST_SOULS,
  playArea,
  RETINUE,
  SUPPORTERS,
} from '../components/piles.ts';
import { geographyOf, newState, type RootState } from '../state.ts';
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
  HUNDREDS,
  type Item,
  ITEMS,
  type Phase,
  PLACES,
  type Suit,
  SUITS,
  SWORD,
  TEA,
  VAGABOND,
  VAGABOND2,
} from '../words.ts';

/** The name of a clearing. */
type ClearingName = (typeof CLEARINGS)[number];
/** The name of a quest. */
type QuestName = (typeof QUESTS)[number]['id'];
/** A card, or several copies of it. */
type CardNames = readonly TitleName[];

/** What a position is made of; everything else is as after the set-up of an empty map. */
interface Table {
  readonly factions: readonly FactionName[];
  readonly deck?: 'base' | 'exiles-partisans';
  readonly map?: 'autumn' | 'winter' | 'lake' | 'mountain';
  readonly edition?: 'official' | 'ua' | 'ru';
  readonly law?: object;
  /** §14.1: the boxes of hirelings; `hirelings` says which are in play. */
  readonly hirelings?: readonly HirelingBox[];
}

/** The step of the turn at which a phase begins. */
const STARTS = { birdsong: 'begin', daylight: 'daylightStarts', evening: 'eveningStarts' } as const;

const isHireling = (name: string): name is HirelingName => (HIRELINGS as readonly string[]).includes(name);

/** A refusal as tests read it. */
interface Why {
  readonly law: string;
  readonly why: string;
  readonly a: number;
  readonly b: number;
}

/** A position of Root: built piece by piece, started by `turn` or `battle`, then played by texts. */
export class Position {
  /** The state itself, for what the builder has no word for. */
  readonly s: RootState;
  private told = new EventRecorder<RootEvent>();

  constructor(table: Table) {
    const read = root.readSettings({ seating: 'listed', suits: table.map ? 'dealt' : 'printed', ...table });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    this.s = newState(read.value);
    const { ruins } = geographyOf(this.s);
    ruins.forEach((ruin, c) => {
      this.s.ruin[c] = ruin;
      this.s.open[c]! -= ruin;
    });
    for (const item of [BOOT, BOOT, BAG, BAG, CROSSBOW, HAMMER, SWORD, SWORD, TEA, TEA, COIN, COIN])
      this.s.items[item]!++;
    // A leader without a bearing on battles; `leader` names another.
    this.s.eyrie.leader = LEADERS.indexOf('charismatic');
    if (table.map) for (let c = 0; c < CLEARING_COUNT; c++) this.s.suit[c] = c % 3;
    // A mood without a bearing on anything while the hoard is empty; `mood` names another.
    if (this.s.seat[HUNDREDS]! >= 0) {
      this.s.hundreds.mood = LAVISH;
      fillRuins(this.s, this.s.seat[VAGABOND2]! < 0 ? 1 : 2);
    }
  }

  private faction(name: FactionName): number {
    const f = FACTIONS.indexOf(name);
    if (this.s.seat[f]! < 0) throw new Error(`${name} does not play`);
    return f;
  }
  private put(names: CardNames, pile: number, see: Mask): this {
    for (const name of names) {
      const card = TITLE_OF.findIndex((t, i) => TITLES[t] === name && this.s.cards.at[i] === DECK);
      if (card < 0) throw new Error(`${name} is not in the deck`);
      moveCard(this.s.cards, this.s.owners, card, pile, see, MUTE);
    }
    return this;
  }

  /** Puts pieces from their supply into a clearing. */
  place(c: ClearingName, name: PieceName, count = 1): this {
    const p = piece(name);
    if (this.s.supply[p]! < count) throw new Error(`too few of ${name}`);
    this.s.supply[p]! -= count;
    setDown(this.s, p, CLEARINGS.indexOf(c), count);
    return this;
  }
  /** Leaves only so many of a kind in supply; the others are away. */
  supply(name: PieceName, count: number): this {
    const p = piece(name);
    this.s.away[p]! += this.s.supply[p]! - count;
    this.s.supply[p] = count;
    return this;
  }
  /** Puts cards into a hand. */
  hand(name: FactionName, ...cards: CardNames): this {
    const pile = handOf(this.faction(name));
    return this.put(cards, pile, this.s.owners[pile]!);
  }
  /** Puts crafted cards into a play area. */
  crafted(name: FactionName, ...cards: CardNames): this {
    return this.put(cards, playArea(this.faction(name)), EVERYBODY);
  }
  /** Puts cards on the discard pile. */
  discard(...cards: CardNames): this {
    return this.put(cards, DISCARD, EVERYBODY);
  }
  /** Puts cards on the Lost Souls pile. */
  souls(...cards: CardNames): this {
    return this.put(cards, LOST_SOULS, EVERYBODY);
  }
  /** Chooses the outcast, hated or not, and makes warriors of the Cult acolytes. */
  cult(outcast: Suit, acolytes = 0, hated = false): this {
    this.s.cult.outcast = SUITS.indexOf(outcast);
    this.s.cult.hated = hated ? 1 : 0;
    this.s.cult.acolytes = acolytes;
    this.s.supply[piece('lizard')]! -= acolytes;
    this.s.away[piece('lizard')]! += acolytes;
    return this;
  }
  /** Puts warriors of an owner from supply into a box of the Riverfolk. */
  box(box: 'funds' | 'payments' | 'committed', owner: FactionName, count: number): this {
    const f = this.faction(owner);
    this.s.supply[WARRIOR_OF[f]!]! -= count;
    this.s.riverfolk[box][f]! += count;
    return this;
  }
  /** Sets the prices of the services: hand card, riverboats, mercenaries. */
  prices(card: number, boats: number, mercenaries: number): this {
    this.s.riverfolk.prices = [card, boats, mercenaries];
    return this;
  }
  /** Lets a faction have bought mercenaries, who serve now. */
  hire(name: FactionName): this {
    this.s.riverfolk.hirer = this.faction(name);
    this.s.riverfolk.serving = this.faction(name);
    return this;
  }
  /** Warriors of each owner in a box of the Riverfolk, those with none left out. */
  inBox(box: 'funds' | 'payments' | 'committed'): Record<string, number> {
    const found: Record<string, number> = {};
    this.s.riverfolk[box].forEach((count, f) => {
      if (count > 0) found[FACTIONS[f]!] = count;
    });
    return found;
  }
  /** Puts dominance cards beside the map. */
  available(...cards: CardNames): this {
    return this.put(cards, AVAILABLE, EVERYBODY);
  }
  /** Puts cards on the supporters stack. */
  supporters(...cards: CardNames): this {
    return this.put(cards, SUPPORTERS, seatMask(this.s.seat[FACTIONS.indexOf('alliance')]!));
  }
  /** Puts cards into a column of the decree, counted from 0. */
  decree(column: number, ...cards: CardNames): this {
    return this.put(cards, DECREE + column, EVERYBODY);
  }
  /** Takes all cards but these out of the deck. */
  deck(...cards: CardNames): this {
    const left = cards.slice();
    for (const card of cardsIn(this.s.cards, DECK)) {
      const at = left.indexOf(TITLES[TITLE_OF[card]!]!);
      if (at >= 0) left.splice(at, 1);
      else moveCard(this.s.cards, this.s.owners, card, 4, EVERYBODY, MUTE);
    }
    return this;
  }
  /** Sets a score. */
  points(name: FactionName, points: number): this {
    this.s.points[this.faction(name)] = points;
    return this;
  }
  /** Gives a faction an activated dominance card. */
  dominance(name: FactionName, card: TitleName): this {
    this.s.dominance[this.faction(name)] = TITLES.indexOf(card);
    return this.crafted(name, card);
  }
  /** Puts items from the supply into a Crafted Items box. */
  items(name: FactionName, ...items: readonly Item[]): this {
    for (const item of items) {
      this.s.items[ITEMS.indexOf(item)]!--;
      this.s.crafted[this.faction(name) * ITEMS.length + ITEMS.indexOf(item)]!++;
    }
    return this;
  }
  /** Puts an Eyrie leader into office. */
  leader(name: (typeof LEADERS)[number]): this {
    this.s.eyrie.leader = LEADERS.indexOf(name);
    return this;
  }
  /** Makes warriors of the Alliance officers. */
  officers(count: number): this {
    this.s.supply[piece('mouse')]! -= count;
    this.s.away[piece('mouse')]! += count;
    this.s.alliance.officers = count;
    return this;
  }

  /** Puts the warlord into a mood. */
  mood(name: (typeof MOODS)[number]): this {
    this.s.hundreds.mood = MOODS.indexOf(name);
    return this;
  }
  /** Puts items into the hoard, from the supply or, where it has none, from outside the game. */
  hoard(...items: readonly Item[]): this {
    for (const name of items) {
      const item = ITEMS.indexOf(name);
      if (this.s.items[item]! > 0) this.s.items[item]!--;
      else this.s.hundreds.gone[item]!--;
      this.s.hundreds.hoard[item]!++;
    }
    return this;
  }
  /** What lies in the hoard. */
  hoarded(): Item[] {
    return this.s.hundreds.hoard.flatMap((count, item) => Array.from({ length: count }, () => ITEMS[item]!));
  }
  /** Puts relics into a clearing or forest, `figure` face down, `figure-2` face up. */
  relics(place: (typeof PLACES)[number], ...faces: readonly (typeof RELIC_FACES)[number][]): this {
    const at = PLACES.indexOf(place);
    for (const face of faces) {
      const [type, value = '0'] = face.split('-');
      const first = 4 * RELIC_TYPES.indexOf(type as (typeof RELIC_TYPES)[number]);
      const relic = this.s.keepers.place.findIndex((p, i) => p < 0 && i >= first && i < first + 4);
      if (relic < 0) throw new Error(`there are no more relics like ${face}`);
      this.s.keepers.place[relic] = at;
      this.s.keepers.value[relic] = Number(value);
      this.s.supply[piece('relic')]!--;
      if (at < CLEARING_COUNT) setDown(this.s, piece('relic'), at, 1);
      else this.s.away[piece('relic')]!++;
    }
    return this;
  }
  /** The relics of a place as they look. */
  relicsAt(place: (typeof PLACES)[number]): string[] {
    const at = PLACES.indexOf(place);
    return this.s.keepers.place.flatMap((p, relic) => (p === at ? [RELIC_FACES[faceOf(this.s, relic)]!] : []));
  }
  /** The recovered relics as they look. */
  recovered(): string[] {
    return this.s.keepers.place.flatMap((p, relic) => (p === RECOVERED ? [RELIC_FACES[faceOf(this.s, relic)]!] : []));
  }
  /** Puts a waystation into a clearing, this side up. */
  waystation(c: ClearingName, station: (typeof STATIONS)[number], side: (typeof RELIC_TYPES)[number]): this {
    this.s.keepers.station[STATIONS.indexOf(station)] = CLEARINGS.indexOf(c);
    this.s.keepers.side[STATIONS.indexOf(station)] = RELIC_TYPES.indexOf(side);
    return this.place(c, 'waystation');
  }
  /** Puts cards into a column of the retinue, Faithful Retainers from the box. */
  retinue(column: (typeof RETINUE_COLUMNS)[number], ...cards: CardNames): this {
    const pile = RETINUE + RETINUE_COLUMNS.indexOf(column);
    for (const name of cards) {
      const card = TITLE_OF.findIndex((t, i) => TITLES[t] === name && [DECK, BOX].includes(this.s.cards.at[i]!));
      if (card < 0) throw new Error(`${name} is not in the deck`);
      moveCard(this.s.cards, this.s.owners, card, pile, EVERYBODY, MUTE);
    }
    return this;
  }
  /** The cards of a column of the retinue. */
  retinueOf(column: (typeof RETINUE_COLUMNS)[number]): TitleName[] {
    return this.pile(RETINUE + RETINUE_COLUMNS.indexOf(column));
  }

  /** Puts a Vagabond somewhere, with these items only: `sword`, `tea exhausted`, `boot damaged`, `bag damaged-exhausted`. */
  vagabond(
    place: (typeof PLACES)[number],
    items: readonly string[] = [],
    more: { readonly name?: 'vagabond' | 'vagabond2'; readonly character?: (typeof CHARACTERS)[number] } = {},
  ): this {
    const f = this.faction(more.name ?? 'vagabond');
    const v = this.s.vagabonds[f - VAGABOND]!;
    v.place = PLACES.indexOf(place);
    v.character = CHARACTERS.indexOf(more.character ?? 'ranger');
    fillRuins(this.s, this.s.seat[VAGABOND2]! < 0 ? 1 : 2);
    placeMarkers(this.s, f);
    for (const text of items) {
      const [name, state = 'fresh'] = text.split(' ');
      const item = ITEMS.indexOf(name as Item);
      gain(this.s, f, item, MUTE);
      if (state.endsWith('exhausted')) exhaust(this.s, f, item, MUTE);
      if (state.startsWith('damaged')) damage(this.s, f, item, state === 'damaged' ? 0 : 1, MUTE);
    }
    // What the position leaves out or adds lies outside the game.
    const ledger = itemLedger(this.s);
    for (let item = 0; item < ITEMS.length; item++) v.gone[item]! += ledger[item]! - itemsAnywhere(this.s, item);
    return this;
  }
  /** Sets a relationship: 0 indifferent to 3 allied, -1 hostile. */
  relation(to: FactionName, space: number, name: 'vagabond' | 'vagabond2' = 'vagabond'): this {
    this.s.vagabonds[this.faction(name) - VAGABOND]!.relation[this.faction(to)] = space;
    return this;
  }
  /** Lays these quests face up; all others stay in the deck. */
  quests(...quests: readonly QuestName[]): this {
    this.s.quests = QUESTS.map((q) => (quests.includes(q.id) ? 1 : 0));
    return this;
  }
  /** A Vagabond's items as `vagabond` writes them, those on tracks with `track`. */
  itemsOf(name: 'vagabond' | 'vagabond2' = 'vagabond'): string[] {
    const words = ['track', '', 'exhausted', 'damaged', 'damaged-exhausted', 'track-exhausted'];
    return this.s.vagabonds[this.faction(name) - VAGABOND]!.items.flatMap((count, i) =>
      Array.from({ length: count }, () => `${ITEMS[Math.floor(i / 6)]} ${words[i % 6]}`.trimEnd()),
    );
  }
  /** Where a Vagabond is. */
  pawn(name: 'vagabond' | 'vagabond2' = 'vagabond'): string {
    return PLACES[this.s.vagabonds[this.faction(name) - VAGABOND]!.place]!;
  }
  /** A relationship as a number: 0 indifferent to 3 allied, -1 hostile. */
  relationTo(to: FactionName, name: 'vagabond' | 'vagabond2' = 'vagabond'): number {
    return this.s.vagabonds[this.faction(name) - VAGABOND]!.relation[this.faction(to)]!;
  }

  /** §14.2.0: puts hirelings in play, in the supply or under a player's control; two dull ones stand for the rest. */
  hirelings(
    name: HirelingName,
    more: {
      readonly by?: FactionName;
      readonly control?: number;
      readonly demoted?: true;
      readonly forest?: 'f1' | 'f2' | 'f3';
    } = {},
  ): this {
    const h = this.s.hirelings;
    const dull = (['corvid-spies', 'sunward-expedition', 'vault-keepers'] as const).map(hireling);
    const named = h.parties.filter((party) => !dull.includes(party));
    const parties = [...named, hireling(name), ...dull.filter((party) => party !== hireling(name))].slice(0, 3);
    this.s.hirelings = h.parties.length > 0 ? h : newHirelings(geographyOf(this.s).data.paths.length);
    this.s.hirelings.parties = parties.sort((a, b) => a - b);
    const kind = HIRELINGS.indexOf(name);
    this.s.hirelings.demoted = this.s.hirelings.demoted.map((side, k) => {
      if (k === kind) return more.demoted ? 1 : 0;
      return dull.includes(FACTIONS.length + k) ? 1 : side;
    });
    this.s.hirelings.controller[kind] = more.by === undefined ? -1 : this.faction(more.by);
    this.s.hirelings.control[kind] = more.by === undefined ? 0 : (more.control ?? 2);
    if (name === 'the-exile') {
      if (more.demoted) fillRuins(this.s, 1);
      else {
        this.s.hirelings.exile = PLACES.indexOf(more.forest ?? 'f1');
        this.s.hirelings.packed[CLUB] = 3;
      }
    }
    return this;
  }
  /** The player who controls hirelings, undefined while their card lies in the supply. */
  controller(name: HirelingName): FactionName | undefined {
    return FACTIONS[this.s.hirelings.controller[HIRELINGS.indexOf(name)]!];
  }
  /** How many control markers lie on a card. */
  control(name: HirelingName): number {
    return this.s.hirelings.control[HIRELINGS.indexOf(name)]!;
  }

  /** Starts a phase of a faction's turn. */
  turn(name: FactionName, phase: Phase): this {
    return this.stand(name, { proc: 'turn', step: STARTS[phase], got: 0 });
  }
  /** Starts a battle in the attacker's Daylight, with nothing left to do after it. */
  battle(attacker: FactionName, defender: FactionName | HirelingName, c: ClearingName, current = attacker): this {
    const against = isHireling(defender) ? hireling(defender) : this.faction(defender);
    const frame = battle(this.faction(attacker), against, CLEARINGS.indexOf(c));
    return this.stand(current, { proc: 'turn', step: 'eveningStarts', got: 0 }, frame);
  }
  /** Lets the game stand in these frames during a faction's turn, and runs it to its first rest. */
  stand(name: FactionName, ...frames: readonly (RootFrame | Frame)[]): this {
    this.s.turn = this.s.order.indexOf(this.s.seat[this.faction(name)]!);
    this.s.turns = 1;
    this.s.stack = frames.slice() as RootFrame[];
    game({ ...root, setup: () => this.s }).begin(this.s.settings, this.told);
    return this.audit();
  }

  private audit(): this {
    const wrong = root.checks.audit(this.s);
    if (wrong.length > 0) throw new Error(wrong.join('; '));
    return this;
  }
  private reasons(): OfferRefusalList<RootOption> {
    const seats = seatsOf(root.asked(this.s));
    if (seats.length !== 1) throw new Error(`${seats.length} seats are asked`);
    const reasons = new OfferRefusalList<RootOption>();
    root.options(this.s, seats[0]!, reasons);
    return reasons;
  }

  /** Answers, one after the other; each must be offered. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      const option = this.reasons().list.find((o) => o.text === text);
      if (!option) throw new Error(`"${text}" is not offered in ${this.window()}: ${this.offers().join(', ')}`);
      root.choose(this.s, seatsOf(root.asked(this.s))[0]!, option, this.told);
      this.audit();
    }
    return this;
  }
  /** Outcomes of chance by name, one after the other. */
  chance(...names: readonly string[]): this {
    for (const name of names) {
      const found: string[] = [];
      for (let n = 0; n < root.outcomeCount(this.s); n++) found.push(root.outcomeName(this.s, n));
      const n = found.indexOf(name);
      if (n < 0) throw new Error(`"${name}" is not among the outcomes in ${this.window()}: ${found.join(', ')}`);
      root.applyOutcome(this.s, n, this.told);
      this.audit();
    }
    return this;
  }
  /** The same position once more, sharing nothing. */
  fork(): Position {
    const copy = Object.create(Position.prototype) as { s: RootState; told: EventRecorder<RootEvent> };
    copy.s = root.clone(this.s);
    copy.told = new EventRecorder();
    return copy as unknown as Position;
  }

  /** The faction that is asked, or undefined. */
  asked(): FactionName | undefined {
    const seats = seatsOf(root.asked(this.s));
    return seats.length === 1 ? FACTIONS[this.s.faction[seats[0]!]!] : undefined;
  }
  /** The name of the open window, `chance` or `over`. */
  window(): string {
    return this.s.over ? 'over' : (root.window(this.s)?.name ?? 'chance');
  }
  /** The law that the open window cites. */
  law(): string {
    return root.window(this.s)?.law ?? '';
  }
  /** What is offered; with a verb only its options. */
  offers(verb?: string): string[] {
    return this.reasons()
      .list.filter((o) => verb === undefined || o.verb === verb)
      .map((o) => o.text);
  }
  /** Why an option is refused; undefined when nothing is said of it. */
  refusal(text: string): Why | undefined {
    const found = this.reasons().refused.find((r) => r.option.text === text);
    return found && { law: found.refusal.law, why: found.refusal.why, a: found.a, b: found.b };
  }
  /** The names of possible outcomes, each once. */
  outcomes(): string[] {
    const names: string[] = [];
    for (let n = 0; n < root.outcomeCount(this.s); n++) names.push(root.outcomeName(this.s, n));
    return [...new Set(names)];
  }
  /** How many pieces of a kind stand in a clearing. */
  count(c: ClearingName, name: PieceName): number {
    return this.s.on[piece(name) * CLEARING_COUNT + CLEARINGS.indexOf(c)]!;
  }
  /** How many pieces of a kind are in supply. */
  inSupply(name: PieceName): number {
    return this.s.supply[piece(name)]!;
  }
  /** A score. */
  score(name: FactionName): number {
    return this.s.points[this.faction(name)]!;
  }
  /** The cards of a pile, by name. */
  pile(pile: number): TitleName[] {
    return cardsIn(this.s.cards, pile).map((card) => TITLES[TITLE_OF[card]!]!);
  }
  /** A hand, by card names. */
  cards(name: FactionName): TitleName[] {
    return this.pile(handOf(this.faction(name)));
  }
  /** A play area, by card names. */
  inPlay(name: FactionName): TitleName[] {
    return this.pile(playArea(this.faction(name)));
  }
  /** The discard pile, by card names. */
  discarded(): TitleName[] {
    return this.pile(DISCARD);
  }
  /** Who knows where the first copy of a card in a pile is. */
  knownBy(pile: number, card: TitleName): FactionName[] {
    const found = cardsIn(this.s.cards, pile).find((c) => TITLES[TITLE_OF[c]!] === card);
    if (found === undefined) throw new Error(`${card} is not in pile ${pile}`);
    return this.s.faction.flatMap((f, seat) => (hasSeat(this.s.cards.knows[found]!, seat) ? [FACTIONS[f]!] : []));
  }
  /** The events as a faction was told them; with a name only those. */
  events<E extends RootEvent['type']>(name: FactionName, e: E): Extract<RootEvent, { readonly type: E }>[] {
    const seat = this.s.seat[this.faction(name)]!;
    return eventsFor(this.told.tellings, seat).filter((event) => event.type === e) as never;
  }
  /** The factions that won. */
  winners(): FactionName[] {
    return (this.s.over?.winners ?? []).map((seat) => FACTIONS[this.s.faction[seat]!]!);
  }
}

/** A table at its very beginning: set-up is still to be played. */
export function box(table: Table | object): Position {
  const read = root.readSettings({ seating: 'listed', ...table });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const told = new EventRecorder<RootEvent>();
  return Object.assign(Object.create(Position.prototype) as Position, { s: root.begin(read.value, told), told });
}

/** An empty map of these factions, everything still in its supply and the deck full. */
export const position = (table: Table): Position => new Position(table);

import { seatMask, EVERYBODY, type Frame, MUTE, ownCards } from '../../../kernel/index.ts';
import { deckOf } from '../components/components.ts';
import { putDrawing } from './drawing.testkit.ts';
import { CELLS, cellAt, EDGES, edgeUnder, NOWHERE, poseOf, SIDES } from '../rules/00-board/geometry.ts';
import { wild } from '../index.ts';
import { activePile, deck, hand, IN_DECK, IN_DISCARD, ON_TABLE, used } from '../components/piles.ts';
import type { MachineFrame, RoundFrame, SetupFrame, SoloFrame, TurnFrame, WildFrame } from '../frames.ts';
import {
  CARDS,
  FACTIONS,
  type Faction,
  ITEMS,
  type Item,
  LEADERS,
  type Leader,
  type Machine,
  MACHINES,
  type Terrain,
  TERRAINS,
  TURNINGS,
} from '../words.ts';
import { TestPosition } from '../../../kernel/testkit/position.testkit.ts';
import { namedPositions } from '../positions/named.ts';
import type { Wild } from '../types.ts';

/** The game with the built-in component values. */
export const game = wild();

/** §W-2.4: all toxic sites. */
const TOXIC_SITES = 6;

/** How a table is set. */
export interface Seating {
  readonly factions?: readonly Faction[];
  readonly leaders?: readonly Leader[];
  readonly hard?: number;
  readonly solo?: boolean;
  readonly arrow?: number;
}

const named = namedPositions();

/** A position of Defenders of the Wild: after a set-up with the first of everything, then changed and played by names. */
export class WildPosition extends TestPosition<Wild> {
  constructor({ factions = ['order', 'council'], leaders, hard = 0, solo = false, arrow = 0 }: Seating = {}) {
    const settings = game.readSettings({ seats: solo ? 1 : factions.length, hard });
    if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
    super(game, game.begin(settings.value));
    for (let n = 0; n < 12; n++) game.applyOutcome(this.state, 0, MUTE);
    game.applyOutcome(this.state, arrow, MUTE);
    factions.forEach((faction, player) => this.play(`${solo ? 0 : player}: faction ${faction}`));
    factions.forEach((faction, player) => {
      const leader = leaders?.[player] ?? LEADERS[2 * FACTIONS.indexOf(faction)]!;
      this.play(`${solo ? 0 : player}: leader ${leader}`);
    });
    if (solo) this.play('mix 2');
    this.anyChance();
    factions.forEach((_, player) => {
      const seat = solo ? 0 : player;
      this.play(`${seat}: ${this.offers('', seat)[0]}`);
    });
    if (!solo) game.applyOutcome(this.state, 0, MUTE);
    this.forgetEvents();
  }
  /** Drawings show only what a test is about: camps, markers and tokens do not add up, so nothing is audited. */
  protected override audit(): readonly string[] {
    return [];
  }
  override facts(): unknown {
    return named.facts(this.state);
  }

  /** Puts a drawing on the table in place of the board. */
  draw(drawing: string): this {
    putDrawing(this.state, drawing);
    return this;
  }

  /** Deals a player exactly these cards; the rest of the twelve is the deck. */
  hand(player: number, ...cards: string[]): this {
    return this.deal(player, cards, undefined, []);
  }

  /** Deals a player exactly these cards in hand and on the used pile; the deck is the rest, or what is given. */
  deal(player: number, inHand: readonly string[], inDeck?: readonly string[], inUsed: readonly string[] = []): this {
    const { cards, leader, active } = this.state;
    for (const card of deckOf(leader[player]!)) {
      const name = CARDS[card]!;
      const isUsed =
        inUsed.includes(name) || (inDeck !== undefined && !inDeck.includes(name) && !inHand.includes(name));
      const pile =
        active[player] === card
          ? activePile(player)
          : inHand.includes(name)
            ? hand(player)
            : isUsed
              ? used(player)
              : deck(player);
      ownCards(cards).size[cards.at[card]!]!--;
      ownCards(cards).size[pile]!++;
      ownCards(cards).at[card] = pile;
      ownCards(cards).knows[card] =
        pile === hand(player)
          ? seatMask(this.state.settings.seats === 1 ? 0 : player)
          : pile === deck(player)
            ? 0
            : EVERYBODY;
    }
    return this;
  }

  /** Makes a card a player's active defender, wherever it was. */
  active(player: number, name: string): this {
    const { cards, active } = this.state;
    const card = CARDS.indexOf(name);
    const move = (which: number, pile: number): void => {
      ownCards(cards).size[cards.at[which]!]!--;
      ownCards(cards).size[pile]!++;
      ownCards(cards).at[which] = pile;
      ownCards(cards).knows[which] = EVERYBODY;
    };
    if (active[player] !== NOWHERE) move(active[player]!, used(player));
    move(card, activePile(player));
    active[player] = card;
    return this;
  }

  /** Lets a player be on turn with this active defender and, if said, other action points. */
  turn(player: number, card: string, ap?: number): this {
    this.active(player, card);
    this.state.stack = [this.below(player), { proc: 'turn', step: 'start', got: 0, player } as TurnFrame];
    this.settle();
    if (ap !== undefined) this.points(ap);
    return this;
  }

  /** Sets the action points of the player on turn. */
  points(ap: number): this {
    this.state.ap = ap;
    const { stack } = this.state;
    // A new frame: the kernel remembers the steps of those that it has seen.
    stack[stack.length - 1] = { ...(stack[stack.length - 1] as TurnFrame), step: 'next' };
    return this.settle();
  }

  private below(player: number): Frame {
    const acted = this.state.faction.reduce((mask, _, each) => mask | seatMask(each), 0);
    if (this.state.settings.seats === 1) return { proc: 'solo', step: 'end', got: 0, player } as SoloFrame;
    return { proc: 'round', step: 'next', got: 0, player, acted } as RoundFrame;
  }

  /** Runs rules to the next rest by a step that does nothing else. */
  private settle(): this {
    const s = this.state;
    s.stack.push({ proc: 'draw', step: 'next', got: 0, player: 0, n: 0 } as WildFrame);
    s.stack.push({ proc: 'roll', step: 'die', got: 0, player: 0, melee: 0 } as WildFrame);
    game.applyOutcome(s, 0, MUTE);
    return this.forgetEvents();
  }

  /** Lets the machines resolve this card in a player's turn; the table rests at the next choice, chance or end. */
  machine(card: Machine, player = 0): this {
    const s = this.state;
    s.turn = player;
    s.machines = s.machines.map((place, each) =>
      MACHINES[each] === card ? IN_DECK : place === ON_TABLE ? IN_DISCARD : place,
    );
    const frame: MachineFrame = {
      proc: 'machine',
      step: 'draw',
      got: 0,
      player,
      card: NOWHERE,
      at: 0,
      built: 0,
      chosen: NOWHERE,
    };
    s.stack = [this.below(player), { proc: 'turn', step: 'end', got: 0, player } as TurnFrame, frame];
    return this.chance(`machine ${card}`);
  }

  /** Gives a player items. */
  items(player: number, ...items: Item[]): this {
    for (const item of items) this.state.items[player * ITEMS.length + ITEMS.indexOf(item)] = 1;
    return this;
  }

  /** Sets the support of a player. */
  support(player: number, n: number): this {
    this.state.support[player] = n;
    return this;
  }
  /** Sets the damage of a player. */
  damage(player: number, n: number): this {
    this.state.damage[player] = n;
    return this;
  }
  /** Leaves this many camps on a player's support track. */
  leaveCamps(player: number, n: number): this {
    this.state.camps[player] = n;
    return this;
  }
  /** Leaves a player this many breach markers. */
  leaveMarkers(player: number, n: number): this {
    this.state.markers[player] = n;
    return this;
  }
  /** Leaves this many toxic sites in the supply. */
  leaveToxic(n: number): this {
    this.state.toxicLeft = n;
    return this;
  }
  /** Gives a player the first-player marker. */
  first(player: number): this {
    this.state.first = player;
    return this;
  }
  /** Sets the killed defenders: one for each terrain named. */
  deaths(...terrains: readonly Terrain[]): this {
    this.state.deaths = TERRAINS.map((terrain) => terrains.filter((each) => each === terrain).length);
    return this;
  }
  /** Puts a player's leader on a cell; left out: off the board. */
  putLeader(player: number, name?: string): this {
    this.state.cell[player] = name === undefined ? NOWHERE : cell(name);
    return this;
  }
  /** Puts mechs on a cell in place of those that stand there. */
  mechs(name: string, n: number): this {
    this.state.mechs[cell(name)] = n;
    return this;
  }
  /** Puts pollution on a cell in place of what lies there. */
  pollution(name: string, n: number): this {
    this.state.pollution[cell(name)] = n;
    return this;
  }
  /** Takes all pollution off the board. */
  noPollution(): this {
    this.state.pollution.fill(0);
    return this;
  }
  /** Puts toxic sites on these cells and nowhere else. */
  toxic(...names: readonly string[]): this {
    this.state.toxic = CELLS.map((name) => (names.includes(name) ? 1 : 0));
    return this.leaveToxic(TOXIC_SITES - names.length);
  }
  /** Puts a camp of a player on a cell. */
  camp(name: string, player: number): this {
    this.state.camp[cell(name)] = player;
    return this;
  }
  /** Takes all camps off the board. */
  noCamps(): this {
    this.state.camp.fill(NOWHERE);
    return this;
  }
  /** Builds the factory of a number; those of higher numbers are off the base too. */
  factory(name: string, number: number): this {
    this.state.token[cell(name)] = number;
    this.state.top = Math.min(this.state.top, number - 1);
    return this;
  }
  /** Takes all factories off the cells. */
  noFactories(): this {
    this.state.token.fill(NOWHERE);
    return this;
  }
  /** Destroys the factory of a number. */
  raze(number: number): this {
    this.state.razed[number] = 1;
    return this;
  }
  /** Builds walls on edges. */
  wall(...edges: readonly string[]): this {
    for (const edge of edges) this.state.wall[edgeNamed(edge)] = 1;
    return this;
  }
  /** Takes all walls off the edges. */
  noWalls(): this {
    this.state.wall.fill(0);
    return this;
  }
  /** Puts a breach marker of a player on an edge; left out: takes it away. */
  breach(edge: string, player: number = NOWHERE): this {
    this.state.breach[edgeNamed(edge)] = player;
    return this;
  }
  /** Makes the ground of a cell another terrain. */
  terrain(name: string, terrain: Terrain): this {
    this.state.terrain[cell(name)] = TERRAINS.indexOf(terrain);
    return this;
  }
  /** Sets the machine direction. */
  direction(word: (typeof TURNINGS)[number]): this {
    this.state.turning = TURNINGS.indexOf(word);
    return this;
  }
  /** Puts the constructors on edges, seen from the cell on their right (`c3-w`); the others are on the base. */
  constructors(...poses: readonly (string | undefined)[]): this {
    this.state.constructors = this.state.constructors.map((_, n) => (poses[n] ? pose(poses[n]) : NOWHERE));
    return this;
  }
  /** Moves all cards of some piles to another. */
  toPile(to: number, ...from: readonly number[]): this {
    const cards = ownCards(this.state.cards);
    for (const [card, pile] of cards.at.entries()) if (from.includes(pile)) cards.at[card] = to;
    for (const pile of from) {
      cards.size[to]! += cards.size[pile]!;
      cards.size[pile] = 0;
    }
    return this;
  }
  /** Goes back to a step of the set-up. */
  inSetup(step: SetupFrame['step']): this {
    this.state.stack = [{ proc: 'setup', step, got: 0, n: 12 } as SetupFrame];
    return this;
  }
  /** Sets the arrow of a factory by its number. */
  arrow(factory: number, side: number): this {
    this.state.arrow[factory] = side;
    return this;
  }

  /** The items a player has. */
  itemsOf(player: number): string[] {
    return ITEMS.filter((_, item) => this.state.items[player * ITEMS.length + item] === 1);
  }
  /** The support of a player. */
  supportOf(player: number): number {
    return this.state.support[player]!;
  }
  /** The damage of a player. */
  damageOf(player: number): number {
    return this.state.damage[player]!;
  }
  /** The camps on a player's support track. */
  campsLeft(player: number): number {
    return this.state.camps[player]!;
  }
  /** The breach markers that a player has left. */
  markersLeft(player: number): number {
    return this.state.markers[player]!;
  }
  /** The toxic sites in the supply. */
  toxicLeft(): number {
    return this.state.toxicLeft;
  }
  /** The action points of the player on turn. */
  pointsLeft(): number {
    return this.state.ap;
  }
  /** The player on turn; undefined between turns. */
  onTurn(): number | undefined {
    return this.state.turn < 0 ? undefined : this.state.turn;
  }
  /** The player with the first-player marker. */
  firstPlayer(): number {
    return this.state.first;
  }
  /** The round, counted from 1. */
  round(): number {
    return this.state.round;
  }
  /** The terrains of the killed defenders. */
  killedTerrains(): Terrain[] {
    return TERRAINS.flatMap((terrain, n) => Array.from({ length: this.state.deaths[n]! }, () => terrain));
  }
  /** The active defender of a player, by name. */
  activeCard(player: number): string | undefined {
    return CARDS[this.state.active[player]!];
  }

  /** The cell of a player's leader by name. */
  leaderAt(player: number): string {
    return CELLS[this.state.cell[player]!] ?? 'nowhere';
  }
  /** How many mechs stand on a cell; the base is `d4`. */
  mechsOn(name: string): number {
    return this.state.mechs[cell(name)]!;
  }
  /** How much pollution lies on a cell. */
  pollutionOn(name: string): number {
    return this.state.pollution[cell(name)]!;
  }
  /** True when a cell has a toxic site. */
  isToxic(name: string): boolean {
    return this.state.toxic[cell(name)] === 1;
  }
  /** The player whose camp stands on a cell. */
  campOn(name: string): number | undefined {
    return owner(this.state.camp[cell(name)]!);
  }
  /** The cells with factories. */
  factories(): string[] {
    return CELLS.filter((_, c) => this.state.token[c] !== NOWHERE);
  }
  /** The number of the factory that is built next, on top of the base. */
  factoryOnTop(): number {
    return this.state.top;
  }
  /** The side to which the arrow of a factory points. */
  arrowOf(factory: number): number {
    return this.state.arrow[factory]!;
  }
  /** The ground of a cell. */
  terrainOf(name: string): Terrain | undefined {
    return TERRAINS[this.state.terrain[cell(name)]!];
  }
  /** The number of the factory on a cell. */
  factoryOn(name: string): number | undefined {
    return owner(this.state.token[cell(name)]!);
  }
  /** True when the factory of a number is destroyed. */
  isRazed(factory: number): boolean {
    return this.state.razed[factory] === 1;
  }
  /** True when an edge has a wall. */
  hasWall(edge: string): boolean {
    return this.state.wall[edgeNamed(edge)] === 1;
  }
  /** The edges with walls, by name. */
  walls(): string[] {
    return EDGES.filter((_, e) => this.state.wall[e] === 1);
  }
  /** The player whose breach marker lies on an edge. */
  breachOn(edge: string): number | undefined {
    return owner(this.state.breach[edgeNamed(edge)]!);
  }
  /** Where a constructor stands, seen from the cell on its right (`c3-w`); undefined: on the base. */
  constructorAt(n: number): string | undefined {
    const at = this.state.constructors[n]!;
    return at === NOWHERE ? undefined : `${CELLS[Math.floor(at / SIDES.length)]}-${SIDES[at % SIDES.length]}`;
  }

  /** The edge on which a constructor stands; undefined: on the base. */
  constructorOn(n: number): string | undefined {
    const at = this.state.constructors[n]!;
    return at === NOWHERE ? undefined : EDGES[edgeUnder(at)];
  }

  /** The factions of the players. */
  factions(): Faction[] {
    return this.state.faction.map((f) => FACTIONS[f]!);
  }
  /** The machine cards at a place: `IN_DECK`, `IN_DISCARD` and so on. */
  machinesIn(place: number): Machine[] {
    return MACHINES.filter((_, card) => this.state.machines[card] === place);
  }
  /** The names of cards in a pile. */
  pile(pile: number): string[] {
    return CARDS.filter((_, card) => this.state.cards.at[card] === pile);
  }
  /** A hand, by card names. */
  cards(player: number): string[] {
    return this.pile(hand(player));
  }
}

/** The number of a player or factory; undefined for -1. */
const owner = (n: number): number | undefined => (n === NOWHERE ? undefined : n);

/** A constructor on an edge, seen from the cell on its right: `c3-w`. */
function pose(name: string): number {
  const [right = '', side = ''] = name.split('-');
  return poseOf(cell(right), numberOf(side, SIDES));
}

function numberOf(name: string, names: readonly string[]): number {
  const n = names.indexOf(name);
  if (n < 0) throw new Error(`there is no ${name}`);
  return n;
}

/** The number of a cell by name. */
export const cell = (name: string): number => numberOf(name, CELLS);

/** The number of an edge by name. */
export const edgeNamed = (name: string): number => numberOf(name, EDGES);

/** The name of the cell with these coordinates. */
export const cellNamed = (q: number, r: number): string => CELLS[cellAt(q, r)]!;

/** A constructor by its right-hand cell and side. */
export const stands = (right: string, d: number): number => poseOf(cell(right), d);

/** A position after a set-up of these factions. */
export const position = (seating?: Seating): WildPosition => new WildPosition(seating);

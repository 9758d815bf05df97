import { seatMask, EVERYBODY, type Frame, MUTE, ownCards } from '../../../kernel/index.ts';
import { drawBoard } from '../positions/drawing.ts';
import { deckOf } from '../components/components.ts';
import { putDrawing } from './drawing.testkit.ts';
import { CELLS, cellAt, EDGES, NOWHERE, poseOf } from '../rules/00-board/geometry.ts';
import { wild } from '../index.ts';
import { activePile, deck, hand, IN_DECK, IN_DISCARD, ON_TABLE, used } from '../components/piles.ts';
import type { MachineFrame, RoundFrame, SoloFrame, TurnFrame, WildFrame } from '../frames.ts';
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
} from '../words.ts';
import { TestPosition } from '../../../kernel/testkit/position.testkit.ts';
import { namedPositions } from '../positions/named.ts';
import type { Wild } from '../types.ts';

/** The game with the built-in component values. */
export const game = wild();

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

  /** The board as a drawing. */
  drawing(): string {
    return drawBoard(this.state);
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
  /** Puts a player's leader on a cell; left out: off the board. */
  putLeader(player: number, name?: string): this {
    this.state.cell[player] = name === undefined ? NOWHERE : CELLS.indexOf(name);
    return this;
  }
  /** Puts mechs on a cell in place of those that stand there. */
  mechs(name: string, n: number): this {
    this.state.mechs[CELLS.indexOf(name)] = n;
    return this;
  }

  /** The items a player has. */
  itemsOf(player: number): string[] {
    return ITEMS.filter((_, item) => this.state.items[player * ITEMS.length + item] === 1);
  }

  /** The cell of a player's leader by name. */
  at(player: number): string {
    return CELLS[this.state.cell[player]!] ?? 'nowhere';
  }

  /** The names of cards in a pile. */
  cards(pile: number): string[] {
    return CARDS.filter((_, card) => this.state.cards.at[card] === pile);
  }
}

/** The number of a cell by name. */
export const cell = (name: string): number => CELLS.indexOf(name);

/** The number of an edge by name. */
export const edgeNamed = (name: string): number => EDGES.indexOf(name);

/** The name of the cell with these coordinates. */
export const cellNamed = (q: number, r: number): string => CELLS[cellAt(q, r)]!;

/** A constructor by its right-hand cell and side. */
export const stands = (right: string, d: number): number => poseOf(cell(right), d);

/** A position after a set-up of these factions. */
export const position = (seating?: Seating): WildPosition => new WildPosition(seating);

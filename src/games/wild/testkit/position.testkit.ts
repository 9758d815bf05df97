import {
  seatMask,
  EVERYBODY,
  type Frame,
  MUTE,
  OfferRefusalList,
  EventRecorder,
  eventsFor,
} from '../../../kernel/index.ts';
import { drawBoard } from '../positions/drawing.ts';
import { deckOf } from '../components/components.ts';
import { putDrawing } from './drawing.testkit.ts';
import type { WildEvent } from '../events.ts';
import { CELLS, cellAt, EDGES, NOWHERE, poseOf } from '../rules/00-board/geometry.ts';
import { wild } from '../index.ts';
import type { WildOption } from '../verbs.ts';
import { activePile, deck, hand, IN_DECK, IN_DISCARD, ON_TABLE, used } from '../components/piles.ts';
import type { MachineFrame, RoundFrame, SoloFrame, TurnFrame, WildFrame } from '../frames.ts';
import type { WildState } from '../state.ts';
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

/** A game for tests: everything by its name, outcomes chosen by the test. */
export class Table {
  state: WildState;
  recorder = new EventRecorder<WildEvent>();

  constructor({ factions = ['order', 'council'], leaders, hard = 0, solo = false, arrow = 0 }: Seating = {}) {
    const settings = game.readSettings({ seats: solo ? 1 : factions.length, hard });
    if (!settings.ok) throw new Error(JSON.stringify(settings.problems));
    this.state = game.begin(settings.value);
    for (let n = 0; n < 12; n++) game.applyOutcome(this.state, 0, MUTE);
    game.applyOutcome(this.state, arrow, MUTE);
    factions.forEach((faction, player) => this.say(`faction ${faction}`, solo ? 0 : player));
    factions.forEach((faction, player) => {
      const leader = leaders?.[player] ?? LEADERS[2 * FACTIONS.indexOf(faction)]!;
      this.say(`leader ${leader}`, solo ? 0 : player);
    });
    if (solo) this.say('mix 2', 0);
    while (game.outcomeCount(this.state) > 0) game.applyOutcome(this.state, 0, MUTE);
    factions.forEach((_, player) => {
      const seat = solo ? 0 : player;
      game.choose(this.state, seat, this.reasons(seat).list[0]!, MUTE);
    });
    if (!solo) game.applyOutcome(this.state, 0, MUTE);
    this.recorder = new EventRecorder();
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
      cards.size[cards.at[card]!]!--;
      cards.size[pile]!++;
      cards.at[card] = pile;
      cards.knows[card] =
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
      cards.size[cards.at[which]!]!--;
      cards.size[pile]!++;
      cards.at[which] = pile;
      cards.knows[which] = EVERYBODY;
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
    const top = this.state.stack[this.state.stack.length - 1] as TurnFrame;
    top.step = 'next';
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
    this.recorder = new EventRecorder();
    s.stack.push({ proc: 'draw', step: 'next', got: 0, player: 0, n: 0 } as WildFrame);
    s.stack.push({ proc: 'roll', step: 'die', got: 0, player: 0, melee: 0 } as WildFrame);
    game.applyOutcome(s, 0, MUTE);
    return this;
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

  /** The items a player has. */
  has(player: number): string[] {
    return ITEMS.filter((_, item) => this.state.items[player * ITEMS.length + item] === 1);
  }

  /** A seat (the one that is asked) answers; what is not offered is an error. */
  say(text: string, seat = 31 - Math.clz32(game.asked(this.state))): this {
    const option = this.reasons(seat).list.find((o) => o.text === text);
    if (!option)
      throw new Error(
        `${text} is not offered: ${this.reasons(seat)
          .list.map((o) => o.text)
          .join(', ')}`,
      );
    this.recorder = new EventRecorder();
    game.choose(this.state, seat, option, this.recorder);
    return this;
  }

  /** Chance brings the outcome of this name. */
  chance(name: string): this {
    for (let n = 0; n < game.outcomeCount(this.state); n++) {
      if (game.outcomeName(this.state, n) !== name) continue;
      this.recorder = new EventRecorder();
      game.applyOutcome(this.state, n, this.recorder);
      return this;
    }
    const names = Array.from({ length: game.outcomeCount(this.state) }, (_, n) => game.outcomeName(this.state, n));
    throw new Error(`${name} is not among: ${names.join(', ')}`);
  }

  /** The names of the outcomes that are due. */
  chances(): string[] {
    return Array.from({ length: game.outcomeCount(this.state) }, (_, n) => game.outcomeName(this.state, n));
  }

  /** What a seat may and may not answer. */
  reasons(seat: number): OfferRefusalList<WildOption> {
    const reasons = new OfferRefusalList<WildOption>();
    game.options(this.state, seat, reasons);
    return reasons;
  }

  /** The texts offered to the seat that is asked, those of one verb if given. */
  offers(verb?: string, seat = 31 - Math.clz32(game.asked(this.state))): string[] {
    const list = this.reasons(seat).list.map((o) => o.text);
    return verb === undefined ? list : list.filter((text) => text.split(' ')[0] === verb);
  }

  /** Why something is refused: paragraph, reason and numbers that are not 0. */
  refusal(text: string, seat = 31 - Math.clz32(game.asked(this.state))): string | undefined {
    const refused = this.reasons(seat).refused.find(({ option }) => option.text === text);
    if (!refused) return undefined;
    const numbers = [refused.a, refused.b].filter((n) => n !== 0);
    return [refused.refusal.law, refused.refusal.why, ...numbers].join(' ');
  }

  /** The open window's name. */
  window(): string | undefined {
    return game.window(this.state)?.name;
  }

  /** The events of the last act as seat 0 gets them, of one type if given. */
  events<T extends WildEvent['type']>(type: T): Extract<WildEvent, { type: T }>[] {
    return eventsFor(this.recorder.tellings, 0).filter((e): e is Extract<WildEvent, { type: T }> => e.type === type);
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
export const named = (q: number, r: number): string => CELLS[cellAt(q, r)]!;

/** A constructor by its right-hand cell and side. */
export const stands = (right: string, d: number): number => poseOf(cell(right), d);

import {
  type Cards,
  copyCards,
  copyStack,
  type EachFrame,
  type Frame,
  type GameResult,
  type State,
} from '../../kernel/index.ts';

/** The settings of a table: seats, hard cards, and the hash of the pack. */
export interface Settings {
  readonly seats: number;
  readonly hard: number;
  readonly pack: string;
}

/** Chapter W-2: `n` counts what is placed so far. */
export interface SetupFrame extends Frame {
  readonly proc: 'setup';
  step:
    | 'tile'
    | 'arrow'
    | 'machines'
    | 'faction'
    | 'leader'
    | 'mix'
    | 'deal'
    | 'difficulty'
    | 'hard'
    | 'settle'
    | 'first';
  n: number;
}

/** Chapter W-3: `player` is on turn, `acted` are the players whose turn in this round has begun. */
export interface RoundFrame extends Frame {
  readonly proc: 'round';
  step: 'plan' | 'begin' | 'turn' | 'next' | 'end';
  player: number;
  acted: number;
}

/** §W-21.2: a game of one player. */
export interface SoloFrame extends Frame {
  readonly proc: 'solo';
  step: 'choose' | 'unseen' | 'reveal' | 'turn' | 'end';
  player: number;
}

/** Chapter W-4: `unseen` laid a card from the deck, `left` have an ability to resolve. */
export interface PlanningFrame extends EachFrame {
  readonly proc: 'planning';
  step: 'choose' | 'lay' | 'unseen' | 'reveal' | 'order';
  unseen: number;
  left: number;
}

/** Chapter W-6: one turn. */
export interface TurnFrame extends Frame {
  readonly proc: 'turn';
  step: 'start' | 'next' | 'act' | 'add' | 'machine' | 'end';
  readonly player: number;
}

/** §W-8.2: draws `n` cards. */
export interface DrawFrame extends Frame {
  readonly proc: 'draw';
  step: 'next' | 'card';
  readonly player: number;
  n: number;
}

/** §W-10.7: `n` damage from one source. */
export interface DamageFrame extends Frame {
  readonly proc: 'damage';
  step: 'take' | 'hand' | 'deck';
  readonly player: number;
  readonly n: number;
  readonly source: DamageSource;
}

/** The sources of damage. */
export const DAMAGE_SOURCES = ['roll', 'toxic', 'ability', 'mechs'] as const;

/** A source of damage. */
export type DamageSource = (typeof DAMAGE_SOURCES)[number];

/** §W-10.2: one roll of the damage die. */
export interface RollFrame extends Frame {
  readonly proc: 'roll';
  step: 'die';
  readonly player: number;
  readonly melee: number;
}

/** Chapter W-13: one machine card; `at` is its next step, `chosen` the constructor that goes first on a hard card. */
export interface MachineFrame extends Frame {
  readonly proc: 'machine';
  step: 'draw' | 'next' | 'uncover' | 'discard';
  readonly player: number;
  card: number;
  at: number;
  built: number;
  chosen: number;
}

/** Chapter W-22: one reveal ability; `left` counts what it may still do. */
export interface AbilityFrame extends Frame {
  readonly proc: 'ability';
  step: 'resolve' | 'shoot' | 'demolish' | 'rust' | 'tunnel' | 'resettle' | 'cure';
  readonly player: number;
  readonly card: number;
  left: number;
}

/** §W-22.V6: one player may relocate to an adjacent cell. */
export interface SlipFrame extends Frame {
  readonly proc: 'slip';
  step: 'slip';
  readonly player: number;
}

/** The frame of any section. */
export type WildFrame =
  | SetupFrame
  | RoundFrame
  | SoloFrame
  | PlanningFrame
  | TurnFrame
  | DrawFrame
  | DamageFrame
  | RollFrame
  | MachineFrame
  | AbilityFrame
  | SlipFrame;

/** A game in progress. Lists are by cell, edge, player, factory number, terrain or card. */
export class WildState implements State {
  readonly settings: Settings;
  stack: Frame[];
  over: GameResult | null;
  /** A number of DEFEATS. */
  lost: number;
  round: number;
  /** The player with the first-player marker. */
  first: number;
  /** The active player, or -1. */
  turn: number;
  ap: number;
  turning: number;
  /** The number of the token on top of the base. */
  top: number;
  toxicLeft: number;
  /** By factory number; -1: covered, so nobody has seen it. */
  arrow: number[];
  razed: number[];
  /** By slot: the side of the tile that lies there, or -1. */
  tiles: number[];
  terrain: number[];
  /** The factory number on each cell, or -1. */
  token: number[];
  mechs: number[];
  pollution: number[];
  toxic: number[];
  /** The owner of the camp on each cell, or -1. */
  camp: number[];
  wall: number[];
  /** The owner of the breach marker on each edge, or -1. */
  breach: number[];
  /** Where each constructor stands, or -1 on the base. */
  constructors: number[];
  /** Where each machine card is. */
  machines: number[];
  faction: number[];
  leader: number[];
  /** The cell of each leader, or -1 off the board. */
  cell: number[];
  support: number[];
  /** Camps still on each support track. */
  camps: number[];
  damage: number[];
  markers: number[];
  /** The active defender of each player, or -1. */
  active: number[];
  /** 1 where a player has an item: `player * 4 + item`. */
  items: number[];
  /** Killed defenders by terrain. */
  deaths: number[];
  cards: Cards;

  /** A copy that shares nothing but the settings and the ending. */
  constructor(s: WildState) {
    this.settings = s.settings;
    this.stack = copyStack(s.stack);
    this.over = s.over;
    this.lost = s.lost;
    this.round = s.round;
    this.first = s.first;
    this.turn = s.turn;
    this.ap = s.ap;
    this.turning = s.turning;
    this.top = s.top;
    this.toxicLeft = s.toxicLeft;
    this.arrow = s.arrow.slice();
    this.razed = s.razed.slice();
    this.tiles = s.tiles.slice();
    this.terrain = s.terrain.slice();
    this.token = s.token.slice();
    this.mechs = s.mechs.slice();
    this.pollution = s.pollution.slice();
    this.toxic = s.toxic.slice();
    this.camp = s.camp.slice();
    this.wall = s.wall.slice();
    this.breach = s.breach.slice();
    this.constructors = s.constructors.slice();
    this.machines = s.machines.slice();
    this.faction = s.faction.slice();
    this.leader = s.leader.slice();
    this.cell = s.cell.slice();
    this.support = s.support.slice();
    this.camps = s.camps.slice();
    this.damage = s.damage.slice();
    this.markers = s.markers.slice();
    this.active = s.active.slice();
    this.items = s.items.slice();
    this.deaths = s.deaths.slice();
    this.cards = copyCards(s.cards);
  }
}

/** A copy that shares nothing but the settings and the ending. */
export const clone = (s: WildState): WildState => new WildState(s);

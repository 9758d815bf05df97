import {
  type Cards,
  copyCards,
  copyStack,
  type Frame,
  type GameResult,
  newCards,
  type State,
} from '../../kernel/index.ts';
import { componentsOf } from './components/components.ts';
import { IN_BOX, IN_DECK, OUT_OF_PLAY, ownersOf } from './components/piles.ts';
import type { SetupFrame } from './frames.ts';
import { CELL_COUNT, EDGE_COUNT, NOWHERE } from './rules/00-board/geometry.ts';
import type { Settings } from './settings.ts';
import { CARDS, FACTORIES, ITEMS, MACHINES, RIGHT, TERRAINS } from './words.ts';

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

function fill(length: number, value: number): number[] {
  const list: number[] = [];
  for (let n = 0; n < length; n++) list.push(value);
  return list;
}

/**
 * The state before the set-up: breach markers shared out evenly (§W-2.11), all items used (§W-2.12), no death
 * token used (§W-2.13), camps on the tracks (§W-2.8), toxic tokens on their disc and the direction right (§W-2.3).
 */
export function newState(settings: Settings): WildState {
  const components = componentsOf({ settings });
  const players = Math.max(2, settings.seats);
  const { setup, limits } = components.pack;
  return new WildState({
    settings,
    stack: [{ proc: 'setup', step: 'tile', got: 0, n: 0 } as SetupFrame],
    over: null,
    lost: 0,
    round: 0,
    first: 0,
    turn: NOWHERE,
    ap: 0,
    turning: RIGHT,
    top: FACTORIES.length - 1,
    toxicLeft: limits.toxicSites,
    arrow: fill(FACTORIES.length, NOWHERE),
    razed: fill(FACTORIES.length, 0),
    tiles: fill(components.slots.length, NOWHERE),
    terrain: fill(CELL_COUNT, NOWHERE),
    token: fill(CELL_COUNT, NOWHERE),
    mechs: fill(CELL_COUNT, 0),
    pollution: fill(CELL_COUNT, 0),
    toxic: fill(CELL_COUNT, 0),
    camp: fill(CELL_COUNT, NOWHERE),
    wall: fill(EDGE_COUNT, 0),
    breach: fill(EDGE_COUNT, NOWHERE),
    constructors: fill(2, NOWHERE),
    machines: MACHINES.map((_, card) => (components.isHard[card] ? IN_BOX : IN_DECK)),
    faction: fill(players, NOWHERE),
    leader: fill(players, NOWHERE),
    cell: fill(players, NOWHERE),
    support: fill(players, 0),
    camps: fill(players, components.track[players]!.hands.length),
    damage: fill(players, 0),
    markers: fill(players, setup.breachMarkers / players),
    active: fill(players, NOWHERE),
    items: fill(players * ITEMS.length, 0),
    deaths: fill(TERRAINS.length, 0),
    cards: newCards(CARDS.length, ownersOf(settings.seats), OUT_OF_PLAY),
  });
}

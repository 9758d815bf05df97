import {
  type Cards,
  copyCards,
  copyStack,
  EVERYBODY,
  type Frame,
  type GameTypes,
  type Mask,
  newCards,
  NOBODY,
  type GameResult,
  type Owners,
  type Seat,
  type State,
} from '../kernel/index.ts';
import type { Law } from './law.ts';
import type { EmbersView } from './view-types.ts';
import { CARDS, COLOURS, EMBERS, type EmbersOption, SEATS, TOKENS } from './words.ts';

/** The settings of a game. */
export interface Settings {
  readonly seats: number;
  readonly target: number;
  readonly rounds: number;
  readonly together: boolean;
}

/** The state of a game. */
export class EmbersState implements State {
  readonly settings: Settings;
  stack: Frame[];
  over: GameResult | null;
  round: number;
  first: Seat;
  /** -1 before the first token. */
  weather: number;
  /** Tokens left in the bag, by weather. */
  tokens: number[];
  scores: number[];
  cards: Cards;
  /** The tile of each ember; -1: not drawn yet. */
  tiles: number[];
  /** The seats that have seen each ember; everybody: it is turned up. */
  seen: Mask[];
  /** The number of woods that each seat said to hold of each colour in this round; -1: it said nothing. */
  said: number[];

  /** A copy that shares only the settings and the result. */
  constructor(s: EmbersState) {
    this.settings = s.settings;
    this.stack = copyStack(s.stack);
    this.over = s.over;
    this.round = s.round;
    this.first = s.first;
    this.weather = s.weather;
    this.tokens = s.tokens.slice();
    this.scores = s.scores.slice();
    this.cards = copyCards(s.cards);
    this.tiles = s.tiles.slice();
    this.seen = s.seen.slice();
    this.said = s.said.slice();
  }
}

/** The pile `deck` (P-1.2). */
export const DECK = 0;
/** The pile `discard` (P-1.3). */
export const DISCARD = 1;
/** The pile that is a seat's hand. */
export const handOf = (seat: Seat): number => 2 + seat;
/** The seats that see each pile. */
export const OWNERS: Owners = [NOBODY, EVERYBODY, ...SEATS.map((_, seat) => 1 << seat)];

/** A round (P-2). */
export interface RoundFrame extends Frame {
  readonly proc: 'round';
  step: 'begin' | 'weather' | 'embers' | 'deal' | 'lay' | 'wind' | 'turns';
  said: string[][];
  /** Number of turns taken. */
  turns: number;
}
/** A turn (P-3). */
export interface TurnFrame extends Frame {
  readonly proc: 'turn';
  step: 'act' | 'again';
  readonly seat: Seat;
  left: number;
}
/** Drawing cards. */
export interface DrawFrame extends Frame {
  readonly proc: 'draw';
  step: 'check' | 'card';
  readonly seat: Seat;
  left: number;
}
/** Stirring (P-3.2). */
export interface StirFrame extends Frame {
  readonly proc: 'stir';
  step: 'dice' | 'show';
  readonly seat: Seat;
}
/** Feeding (P-3.3). */
export interface FeedFrame extends Frame {
  readonly proc: 'feed';
  step: 'count';
  readonly seat: Seat;
  readonly colour: number;
}
/** Giving (P-3.4). */
export interface GiveFrame extends Frame {
  readonly proc: 'give';
  step: 'card';
  readonly seat: Seat;
  readonly to: Seat;
}
/** Looking at an ember (P-3.6). */
export interface LookFrame extends Frame {
  readonly proc: 'look';
  step: 'decide' | 'see';
  readonly seat: Seat;
  readonly ember: number;
}
/** Drawing the tile of an ember (P-1.4). */
export interface TileFrame extends Frame {
  readonly proc: 'tile';
  step: 'draw';
  readonly ember: number;
}
/** Turning an ember up (P-3.7). */
export interface RakeFrame extends Frame {
  readonly proc: 'rake';
  step: 'pay' | 'decide' | 'rise';
  readonly seat: Seat;
  readonly ember: number;
}
/** What the smoke does to one seat (P-5.3). */
export interface SmokeFrame extends Frame {
  readonly proc: 'smoke';
  step: 'drop';
  readonly key: string;
  readonly seat: Seat;
}
/** Snatching (P-4.1). */
export interface SnatchFrame extends Frame {
  readonly proc: 'snatch';
  step: 'warn' | 'grab' | 'card';
  readonly seat: Seat;
  readonly from: Seat;
}
/** Looking at a hand (P-3.5). */
export interface PeerFrame extends Frame {
  readonly proc: 'peer';
  step: 'warn' | 'see';
  readonly seat: Seat;
  readonly at: Seat;
}
/** The answer to a snatch or a look (P-4.2); its result is 1 when that is stopped. */
export interface GustFrame extends Frame {
  readonly proc: 'gust';
  step: 'answer' | 'after';
  readonly seat: Seat;
  readonly against: Seat;
}
/** The answer to a gust (P-4.3); its result is 1 when the gust is void. */
export interface HoodFrame extends Frame {
  readonly proc: 'hood';
  step: 'answer';
  readonly seat: Seat;
}

/** All procedures of Embers. */
export type EmbersFrame =
  | (RoundFrame | TurnFrame | DrawFrame | StirFrame | FeedFrame | GiveFrame)
  | (LookFrame | TileFrame | RakeFrame | SmokeFrame | SnatchFrame | PeerFrame | GustFrame | HoodFrame);

/** The events; `card` and `tile` are missing for viewers who do not see them. */
export type EmbersEvent =
  | { readonly type: 'round'; readonly round: number; readonly first: Seat }
  | { readonly type: 'ended'; readonly round: number }
  | { readonly type: 'weather'; readonly weather: number }
  | { readonly type: 'embers' | 'reshuffled' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: number; readonly law: Law }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly law: Law }
  | { readonly type: 'turn' | 'rested' | 'stirred'; readonly seat: Seat }
  | { readonly type: 'dice'; readonly seat: Seat; readonly a: number; readonly b: number }
  | { readonly type: 'feeds'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'gives' | 'showed' | 'gave'; readonly seat: Seat; readonly to: Seat; readonly card?: number }
  | { readonly type: 'peered'; readonly seat: Seat; readonly at: Seat; readonly cards?: readonly number[] }
  | { readonly type: 'looked'; readonly seat: Seat; readonly ember: number; readonly tile?: number }
  | { readonly type: 'named' | 'looks' | 'rakes'; readonly seat: Seat; readonly ember: number }
  | { readonly type: 'raked'; readonly seat: Seat; readonly ember: number; readonly tile: number }
  | { readonly type: 'peers'; readonly seat: Seat; readonly at: Seat }
  | { readonly type: 'snatches'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'snatched'; readonly seat: Seat; readonly from: Seat; readonly card?: number }
  | { readonly type: 'said'; readonly seat: Seat; readonly colour: number; readonly count: number };

/** The types of Embers. */
export interface Embers extends GameTypes {
  settings: Settings;
  state: EmbersState;
  frame: EmbersFrame;
  option: EmbersOption;
  law: Law;
  event: EmbersEvent;
  view: EmbersView;
}

/** The state before the first round. */
export function setup(settings: Settings): EmbersState {
  const fill = (count: number, value: number): number[] => {
    const list: number[] = [];
    while (list.length < count) list.push(value);
    return list;
  };
  const round: RoundFrame = { proc: 'round', step: 'begin', got: 0, said: [], turns: 0 };
  return new EmbersState({
    settings,
    stack: [round],
    over: null,
    round: 1,
    first: 0,
    weather: -1,
    tokens: TOKENS.slice(),
    scores: fill(settings.seats, 0),
    cards: newCards(CARDS.length, OWNERS, DECK),
    tiles: fill(EMBERS.length, -1),
    seen: fill(EMBERS.length, NOBODY),
    said: fill(settings.seats * COLOURS.length, -1),
  });
}

/** A copy that shares only the settings and the result. */
export const clone = (s: EmbersState): EmbersState => new EmbersState(s);

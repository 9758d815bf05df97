import type { ComponentType } from 'react';
import type { Language, Part } from '../../i18n/index.ts';
import type { SettingField } from '../../kernel/index.ts';
import type { ForbiddenAnswer } from '../../kernel/referee/index.ts';
import type { BotLevel } from '../../protocol/index.ts';
import type { PieceAnimation } from '../animation/piece-animation.ts';
import type { Emblem } from '../components/icon.tsx';
import type { PreviewText } from '../components/peek.tsx';
import type { LogLine } from '../table/messages.ts';
import type { TurnEvent, TurnSentence, TurnStart } from '../turns/turns.ts';

/** What a board is given to draw. Options are chosen by a word of theirs: a place, a card, a seat. */
export interface BoardProps {
  readonly view: object;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** The words that may be chosen now, by tapping what they name. */
  readonly targets: readonly string[];
  choose(word: string): void;
  /** The whole moves that may still be said, for boards on which one tap says more than a word. */
  readonly moves: readonly string[];
  /** Says a move, or the beginning of one. */
  say(words: string): void;
  /** How many words of those moves are said already. */
  readonly said: number;
  /** The thing that was pointed at: the prompt shows only what names it, and why the rest is not possible. */
  readonly pointed: string | undefined;
  point(word: string | undefined): void;
  readonly table: TableContext;
}

/** What a board may know of the table around it. */
export interface TableContext {
  /** Who looks; a number beyond the seats for somebody who only watches. */
  readonly seat: number;
  /** The seats that must decide, and what they are asked. */
  readonly asked: readonly number[];
  readonly window: string | undefined;
  /** The move that waits to be confirmed, if one does. */
  readonly waiting: string | undefined;
  /** Things that can take the place of the last one that the waiting move names: to point at one changes the move. */
  readonly instead: readonly string[];
  readonly forbidden: readonly ForbiddenAnswer[];
  /** What may be said besides a move. */
  readonly asides: readonly string[];
  aside(text: string): void;
  readonly log: readonly LogLine[];
  /** What is being played out, so that a board can draw it; undefined outside playback. */
  readonly played?: readonly object[] | undefined;
  openLaw(id: string): void;
  /**
   * Asks why nothing can be done with a blocked thing: a word of the options that names it. Undefined while the viewer is not
   * asked.
   */
  readonly askWhy?: ((about: string) => void) | undefined;
}

/** How prominently the log shows an event. */
export type LogEmphasis = 'heading' | 'minor';

/** How a game reads in one language. Whatever it has no words for is shown as the engine says it. */
export interface GameTexts {
  /** The name of the game. */
  readonly title: string;
  /** The first word of an option. */
  verb(word: string): string | undefined;
  /**
   * Another word of an option: a place, a card, a number. `verb` and `at` tell which place of which verb it fills; `view` is
   * what the reader sees, so that a place can be named by what lies there; `before` is the word before it. With `isShort`, what
   * can be left out is, such as the suit of a card in the reader's hand.
   */
  word(word: string, verb: string, at: number, view?: object, before?: string, isShort?: boolean): string | undefined;
  /** The words after a verb in the order in which a sentence says them, by their places; undefined: as they are chosen. */
  readingOrder?(verb: string): readonly number[] | undefined;
  /** A thing of the table that can be pointed at: a place, a card. */
  thing?(word: string): string | undefined;
  /**
   * What is asked in a window; `view` is what the reader sees, and `facts` are the public ones of the question, so that it can
   * tell about whom and what it is.
   */
  window(name: string, view?: object, facts?: Readonly<Record<string, string>>): string | undefined;
  /** A fact of the open question and its value; nothing where it is no matter to the one who looks. */
  fact?(name: string, value: string, view: object): { readonly name: string; readonly value: string } | undefined;
  /** A reason why something is not possible, with its numbers. */
  reason(why: string, a: number, b: number): string | undefined;
  /** What happened, or nothing to say of it; `names` are the names of the seats, `view` tells what they play. */
  event(event: object, names: readonly string[], view?: object): readonly Part[] | undefined;
  /** How prominently the log shows an event: as the heading of what follows, or as a minor line. */
  weight?(event: object): LogEmphasis | undefined;
  /** What begins a turn; undefined for an event within one. Without it, the log is one turn. */
  turnStart?(event: object, view: object): TurnStart | undefined;
  /** A turn in sentences, each thing once. Without it, every event is a sentence. */
  turnSentences?(events: readonly TurnEvent[], names: readonly string[], view: object): readonly TurnSentence[];
  /** True when playback stops before this event although its step goes on, such as at each part of a machine card. */
  isPart?(event: object): boolean;
  /** How a game ends that all win or lose together; undefined where players are ranked. */
  ending?(view: object, isWon: boolean): { readonly title: string; readonly facts: readonly string[] } | undefined;
  /** Rivals without a seat, with their scores. */
  rivals?(view: object): readonly { readonly name: string; readonly score: number }[];
  /** A field of the view. */
  field(name: string): string | undefined;
  /** A setting, one of its choices, and what it means. `tag` is a figure of the choice: the reach of a faction. */
  setting(
    id: string,
    choice?: string,
  ): { readonly name: string; readonly about?: string; readonly tag?: string } | undefined;
  /** What to know about a table with this number of players, such as that a single player leads two factions. */
  seatsNote?(seats: number): string | undefined;
  /** A judgement of the chosen settings; undefined where there is none. */
  assess?(answers: Readonly<Record<string, unknown>>): Assessment | undefined;
  /** The usual answer to a setting for a reader of this language, where it is not the game's. */
  usual?(id: string): unknown;
  /** The heading of a paragraph of the law. */
  law(id: string): string | undefined;
  /** Where the game stands: round, turn, phase. `window` is what is asked. */
  moment?(view: object, window: string | undefined): GameStage | undefined;
  /** Where an action consists of several moves: which of them is asked for, as a verb and as a question. `moves` are offered. */
  step?(window: string, moves: readonly string[]): Readonly<Record<'verb' | 'question', string>> | undefined;
  /** What the viewer's turn has left. */
  allowance?(view: object, window: string | undefined): Allowance | undefined;
  /** What the thing says that a move names last: a card, a leader, a hero; undefined when there is nothing to say. */
  aboutMove?(words: readonly string[]): Promise<PreviewText | undefined>;
  /** True for a choice of something that lies on no board and in no hand, such as a leader: where there is room, it is a card with its text. */
  isCard?(words: readonly string[]): boolean;
  /** True when the screen shows the risk of a final move before it is chosen, such as the odds of a raid. Then the move needs no confirmation. */
  isWarned?(move: string): boolean;
  /** True for a move with odds: the screen shows them before the move is final. */
  hasOdds?(move: string): boolean;
  /** The odds of moves that have some and are offered together; undefined where nothing is known or to be told. */
  odds?(view: object, moves: readonly string[]): Promise<readonly (MoveOdds | undefined)[]>;
  /** True when the question says this verb: the prompt offers its moves at once and without it, as long as there are few. */
  isImplied?(verb: string): boolean;
  /** What a move that cannot be undone will cost, if the rules ask for more than the move says; `said` are its parts so far. */
  price?(said: readonly string[], view: object): string | undefined;
  /** The offered moves in the order in which they are shown; without it, in that of the rules. */
  arrange?(moves: readonly string[], view: object): readonly string[];
  /**
   * Offered moves that do not name a thing but are done with it: a march with the warriors of a clearing. They are offered when
   * it is pointed at, and the thing is kept for the question that follows.
   */
  doneWith?(thing: string, moves: readonly string[], view: object): readonly string[];
  /**
   * How many the move that is being said can take along, where a question of its own would ask: `answer` is what is said to it.
   * `begun` are the words so far, `pointed` the thing that was pointed at.
   */
  amount?(
    begun: readonly string[],
    pointed: string | undefined,
    moves: readonly string[],
    view: object,
  ): Amount | undefined;
}

/** The odds of a move, in brief for its choice and in full for the preview. */
export interface MoveOdds extends PreviewText {
  /** True when it also tells the price that `price` tells. */
  readonly tellsPrice: boolean;
}

/** A judgement of a setting while it is being chosen: advice, which never forbids anything. */
export interface Assessment {
  /** The setting it stands beside. */
  readonly field: string;
  readonly label: string;
  readonly text: string;
  /** How much of what is recommended there is; 1 or more is enough. */
  readonly share: number;
}

/** Settings for a table, chosen in one click. Its name and description are those of the setting `preset`. */
export interface SetupPreset {
  readonly id: string;
  readonly seats: number;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly level: BotLevel;
}

/** What a part of a seat's card is given: the table as the board has it, and the seat. */
export interface SeatProps extends BoardProps {
  readonly of: number;
  /** True in the card of the viewer's own seat. */
  readonly own: boolean;
}

/** How far the open turn is: what it has left, as pips beside the question. */
export interface Allowance {
  readonly label: string;
  readonly left: number;
  /** How many there were; the spent ones are shown as empty pips. */
  readonly most: number;
  /** The symbol of one; a dot without it. */
  readonly icon?: string;
}

/** A number that is asked for after a move, and can be said before it. */
export interface Amount {
  readonly label: string;
  readonly most: number;
  answer(n: number): string;
}

/** A line of the table in words. */
export interface TextRow {
  /** What moves call it, where they name it: it can be pointed at. */
  readonly word?: string | undefined;
  /** The texts of the columns; the first one is its name. A row of a list has one. */
  readonly cells: readonly string[];
}

/** A part of the table in words: a table with a heading for every column, or a list. */
export interface TextPart {
  readonly title: string;
  /** The headings of the columns; without them, the rows are a list. */
  readonly columns?: readonly string[];
  readonly rows: readonly TextRow[];
}

/** The table in words, for readers who do not see it. `seat` is who looks. */
export type TableInWords = (view: object, seat: number) => readonly TextPart[];

/** A phase of the round, shown as a mark in the ribbon. */
export interface Phase {
  readonly icon: string;
  readonly name: string;
}

/** How far a game is: round, turn and phase, as the header of the table shows them. */
export interface GameStage {
  /** The round or turn in words. */
  readonly when: string;
  /** The seat whose turn it is; undefined while all act. */
  readonly turn: number | undefined;
  readonly phases: readonly Phase[];
  /** The index of the current phase; -1 when none of them is. */
  readonly at: number;
}

/** How the settings of a game read. */
export type SettingTexts = Pick<GameTexts, 'setting' | 'seatsNote' | 'assess' | 'usual'>;

/** What the set-up page shows of a game. */
export interface SetupUi extends Pick<GameUi, 'presets' | 'choiceEmblem'> {
  readonly form: readonly SettingField[];
  texts(language: Language): Promise<SettingTexts>;
}

/** What texts are wanted for: the set-up, or the first question of a table. Without it, for everything. */
export type TextsScope = 'settings' | { readonly view: object };

/** How a game looks and reads. Without a board of its own, its view is shown as a table. */
export interface GameUi {
  /** The texts of a game; with a scope, as few as do for it. */
  texts(language: Language, scope?: TextsScope): Promise<GameTexts>;
  /** Shows tables with these component values from now on; undefined: the built-in ones. They are sound already. */
  showPack?(pack: unknown): void;
  /** Ready-made settings, the usual one first where it is among them. */
  readonly presets?: readonly SetupPreset[];
  /** The picture of a choice in the set-up, such as the sign of a faction. */
  choiceEmblem?(field: string, choice: string): Emblem | undefined;
  /** True when the board is a map, which one may want to see from near. */
  readonly isMap?: true;
  /** The width of the lower right corner where the board has nothing to see, in CSS pixels: news stay within it on wide screens. */
  readonly freeCorner?: number;
  /** Fills the stage. */
  readonly Board?: ComponentType<BoardProps>;
  /** The viewer's cards, in the dock below the board. */
  readonly Hand?: ComponentType<BoardProps>;
  /** How many cards the viewer has in hand. */
  handSize?(view: object, seat: number): number;
  /** How far everybody is, in the ribbon. */
  readonly Score?: ComponentType<BoardProps>;
  /** What a seat plays, in a word or two. */
  readonly SeatRole?: ComponentType<SeatProps>;
  /** How far a seat is, instead of its points: in games without points. */
  readonly SeatScore?: ComponentType<SeatProps>;
  /** What the card of a seat shows. */
  readonly SeatNote?: ComponentType<SeatProps>;
  /** Everything that lies before a seat: opens over the stage. */
  readonly SeatBoard?: ComponentType<SeatProps>;
  /** How the game marks a seat, where it has marks of its own. */
  emblem?(view: object, seat: number): Emblem | undefined;
  /** The seats in the order in which they play; without it, by their numbers. */
  turnOrder?(view: object): readonly number[];
  /** What belongs to nobody: decks and supplies, between the other seats and one's own. */
  readonly Supply?: ComponentType<BoardProps>;
  /** What is being decided, beside the choices of the prompt; nothing when there is nothing to tell. */
  readonly Detail?: ComponentType<BoardProps>;
  /** Loads how the board and the hand read as tables and lists. */
  inWords?(language: Language): Promise<TableInWords>;
  /** What an event moves on the board, between its anchors. */
  animations?(event: object, view: object): readonly PieceAnimation[];
  /** True when dice are rolled in this event: it has a sound. */
  isRoll?(event: object): boolean;
}

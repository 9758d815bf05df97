import type { ComponentType } from 'react';
import type { Key, Language, Subject } from '../../i18n/index.ts';
import type { State } from '../../kernel/index.ts';
import type { EditorTexts } from '../editor/editor-texts.ts';
import type { Guide } from '../learn/guide.ts';
import type { Summary } from '../learn/summary.ts';
import type { ValuesForm } from '../values/values-form.ts';
import type { GameUi, SetupUi } from './game-ui.ts';

type LearnKey = Key<'learn'>;

/** The messages of a guided game. */
export type GuideSubject = Extract<Subject, `guide-${string}`>;

/** The messages of a summary page. */
export type SummarySubject = Extract<Subject, `summary-${string}`>;

/** A guided first game. */
export interface GuideEntry {
  /** The last part of its address: `eyrie` in `/learn/root/eyrie`. Where a game has one guide only, it is `first`. */
  readonly name: string;
  readonly subject: GuideSubject;
  readonly title: Extract<LearnKey, `learn.label.guide.${string}`>;
  readonly about: Extract<LearnKey, `learn.text.guide.${string}`>;
  /** Who sits where, as messages. */
  readonly seats: readonly Extract<LearnKey, `learn.label.seat.${string}`>[];
  load(): Promise<Guide>;
}

/** A summary: everything about a game, or about one of its factions, on one page. */
export interface SummaryEntry {
  /** The id of the game, or `game/faction`. */
  readonly id: string;
  readonly subject: SummarySubject;
  readonly title: Extract<LearnKey, `learn.label.guide.${string}` | `learn.label.summary.${string}`>;
  load(): Promise<Summary>;
}

/** How the position editor shows a game. */
export interface EditorScreen {
  /** True when a player's place has a name of its own, such as a faction. */
  readonly namesSeats: boolean;
  /** Seats in the order in which the editor lists the players' places. Without it, they are listed by seat. */
  seatOrder?(s: State): readonly number[];
}

/** What the app knows of a game's screens before they are loaded: data, one small picture, lazy imports. */
export interface ClientManifest {
  /** The symbol of `emblems-shell.svg` beside the game's name. */
  readonly emblem: string;
  /** The picture of the game on the home page. */
  readonly Thumbnail: ComponentType;
  ui(): Promise<GameUi>;
  /** The set-up page without rules and screens, where it can do without them: it is shown earlier on a phone. */
  readonly setup?: () => Promise<SetupUi>;
  editorTexts(language: Language): Promise<EditorTexts>;
  readonly editor: EditorScreen;
  /** The form for printed component values, where the built-in ones are partly reconstructed. */
  readonly values?: () => Promise<ValuesForm>;
  readonly guides: readonly GuideEntry[];
  readonly summaries: readonly SummaryEntry[];
  /** `content`: the board takes the height it needs, where a position is shown. Without it, it fits the window. */
  readonly boardHeight?: 'content';
}

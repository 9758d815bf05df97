import type { Part } from '../../i18n/index.ts';
import type { PreviewText } from '../components/peek.tsx';
import type { Allowance, Amount, GameTexts, LogEmphasis, GameStage } from '../registry/game-ui.ts';
import type { LogLine } from '../table/messages.ts';
import { type Stop, stopsOf } from '../turns/stops.ts';
import { type Turn, type TurnEvent, type TurnSentence, turnsOf } from '../turns/turns.ts';
import type { NextWord } from './move-draft.ts';

/** An id as readable words; the fallback when a game has no text for it. */
export function humanize(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();
}

/** Fields of an event that name a seat. */
const SEAT_FIELDS = ['seat', 'player'];

function humanizeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(humanizeValue).join(', ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value);
}

/** An event without a text of its game: its type and fields. */
function humanizeEvent(event: object, names: readonly string[]): Part[] {
  const rest = Object.entries(event)
    .filter(([key]) => key !== 'law' && key !== 'type')
    .map(
      ([key, value]) =>
        `${humanize(key)} ${SEAT_FIELDS.includes(key) ? (names[Number(value)] ?? '') : humanizeValue(value)}`,
    );
  const head = humanize('type' in event ? String(event.type) : '');
  return [rest.length > 0 ? `${head}: ${rest.join(', ')}` : head];
}

/** The texts of the open game, with a fallback for every id. */
export interface TableTexts {
  verb(word: string): string;
  word(word: string, verb: string, at: number, before?: string, isShort?: boolean): string;
  readingOrder(verb: string): readonly number[] | undefined;
  thing(word: string): string;
  /** True for a place or a card: something that can be pointed at. */
  isThing(word: string): boolean;
  window(name: string, facts?: Readonly<Record<string, string>>): string;
  /** A fact of the open window; undefined when the game has no text for it. */
  fact(name: string, value: string): { readonly name: string; readonly value: string } | undefined;
  reason(why: string, a: number, b: number): string;
  event(event: object, names: readonly string[]): readonly Part[];
  weight(event: object): LogEmphasis | undefined;
  /** The log, turn by turn. */
  turns(log: readonly LogLine[]): readonly Turn[];
  /** What happened in a turn or a part of one. */
  turnSentences(events: readonly TurnEvent[], names: readonly string[]): readonly TurnSentence[];
  /** The stops of a playback of these turns. */
  stops(turns: readonly Turn[], names: readonly string[]): readonly Stop[];
  ending(isWon: boolean): ReturnType<NonNullable<GameTexts['ending']>>;
  rivals(): readonly { readonly name: string; readonly score: number }[];
  field(name: string): string;
  law(id: string): string | undefined;
  moment(window: string | undefined, view?: object): GameStage | undefined;
  step(window: string | undefined, moves: readonly string[]): ReturnType<NonNullable<GameTexts['step']>>;
  allowance(window: string | undefined): Allowance | undefined;
  aboutMove(words: readonly string[]): Promise<PreviewText | undefined> | undefined;
  isCard(words: readonly string[]): boolean;
  isWarned(move: string): boolean;
  isImplied(verb: string): boolean;
  hasOdds(move: string): boolean;
  odds(moves: readonly string[]): ReturnType<NonNullable<GameTexts['odds']>> | undefined;
  price(said: readonly string[]): string | undefined;
  arrange(moves: readonly string[]): readonly string[];
  doneWith(thing: string, moves: readonly string[]): readonly string[];
  amount(begun: readonly string[], pointed: string | undefined, moves: readonly string[]): Amount | undefined;
}

/** The texts of a game, completed with fallbacks. */
export function tableTexts(texts: GameTexts | undefined, view?: object): TableTexts {
  const turnSentences: TableTexts['turnSentences'] = (events, names) =>
    texts?.turnSentences?.(events, names, view ?? {}) ??
    events.map(({ event, step }) => {
      const parts = texts?.event(event, names, view) ?? humanizeEvent(event, names);
      return { parts, from: step, to: step, weight: 1, harms: [] };
    });
  return {
    verb: (word) => texts?.verb(word) ?? humanize(word),
    word: (word, verb, at, before, isShort) => texts?.word(word, verb, at, view, before, isShort) ?? humanize(word),
    readingOrder: (verb) => texts?.readingOrder?.(verb),
    thing: (word) => texts?.thing?.(word) ?? humanize(word),
    isThing: (word) => texts?.thing?.(word) !== undefined,
    window: (name, facts) => texts?.window(name, view, facts) ?? humanize(name),
    fact: (name, value) => texts?.fact?.(name, value, view ?? {}),
    reason: (why, a, b) => texts?.reason(why, a, b) ?? humanize(why),
    event: (event, names) => texts?.event(event, names, view) ?? humanizeEvent(event, names),
    weight: (event) => texts?.weight?.(event),
    turns: (log) => turnsOf(log, (event) => texts?.turnStart?.(event, view ?? {})),
    turnSentences,
    stops: (turns, names) =>
      stopsOf(
        turns,
        (events) => turnSentences(events, names),
        (event) => texts?.isPart?.(event) ?? false,
      ),
    ending: (isWon) => texts?.ending?.(view ?? {}, isWon),
    rivals: () => texts?.rivals?.(view ?? {}) ?? [],
    field: (name) => texts?.field(name) ?? humanize(name),
    law: (id) => texts?.law(id),
    moment: (window, past) => texts?.moment?.(past ?? view ?? {}, window),
    step: (window, moves) => (window === undefined ? undefined : texts?.step?.(window, moves)),
    allowance: (window) => texts?.allowance?.(view ?? {}, window),
    aboutMove: (words) => texts?.aboutMove?.(words),
    isCard: (words) => texts?.isCard?.(words) ?? false,
    isImplied: (verb) => texts?.isImplied?.(verb) ?? false,
    hasOdds: (move) => texts?.hasOdds?.(move) ?? false,
    odds: (moves) => texts?.odds?.(view ?? {}, moves),
    isWarned: (move) => texts?.isWarned?.(move) ?? false,
    price: (said) => texts?.price?.(said, view ?? {}),
    arrange: (moves) => texts?.arrange?.(moves, view ?? {}) ?? moves,
    doneWith: (thing, moves) => texts?.doneWith?.(thing, moves, view ?? {}) ?? [],
    amount: (begun, pointed, moves) => texts?.amount?.(begun, pointed, moves, view ?? {}),
  };
}

/** The texts of an option's words from index `from` on: the verb, then its arguments. */
export function optionWords(words: TableTexts, option: readonly string[], from = 0, isShort = false): string[] {
  const [verb = ''] = option;
  return option
    .slice(from)
    .map((word, i) =>
      from + i === 0 ? words.verb(word) : words.word(word, verb, from + i - 1, option[from + i - 1], isShort),
    );
}

/**
 * The places of an option's words from index `from` on, in the order in which a sentence says them: players choose a clearing
 * before what stands there, and read “Convert a warrior in clearing 9”.
 */
function inReadingOrder(words: TableTexts, option: readonly string[], from: number): readonly number[] {
  const asChosen = option.map((_, i) => i).slice(from);
  const order = words.readingOrder(option[0] ?? '');
  // A part of the arguments keeps its order: the others stand before it, as they were chosen.
  if (order === undefined || from > 1 || option.length !== order.length + 1) return asChosen;
  return [...asChosen.filter((i) => i === 0), ...order.map((at) => at + 1)];
}

/** An option as a sentence, or its words from index `from` on; without the words that are `unsaid` where others remain. */
export function optionText(
  words: TableTexts,
  option: readonly string[],
  from = 0,
  unsaid?: string,
  isShort = false,
): string {
  const texts = optionWords(words, option, from, isShort);
  const order = inReadingOrder(words, option, from);
  const said = order.filter((i) => option[i] !== unsaid);
  return (said.length > 0 ? said : order).map((i) => texts[i - from]).join(' ');
}

/** The text of a choice's new words, for its button; without `unsaid` where other words remain. */
export function choiceText(
  words: TableTexts,
  choice: Pick<NextWord, 'words' | 'fresh'>,
  unsaid?: string,
  isShort = false,
): string {
  return optionText(words, choice.words, choice.words.length - choice.fresh.length, unsaid, isShort);
}

/** True when the short texts of these choices tell them apart as well as the long ones do. */
export function areDistinctShort(words: TableTexts, choices: readonly Pick<NextWord, 'words' | 'fresh'>[]): boolean {
  const count = (isShort: boolean): number =>
    new Set(choices.map((choice) => choiceText(words, choice, undefined, isShort))).size;
  return count(true) === count(false);
}

/** The text of a choice after which more is chosen. A number keeps its distance: “clearing 1…” reads as a number that is cut. */
export const unfinished = (text: string): string => `${text}${/\d$/.test(text) ? '\u00a0' : ''}…`;

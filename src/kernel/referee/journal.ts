import type { Problem, ParseResult } from '../game.ts';
import type { Mask, Seat } from '../seat.ts';
import { type Fairness, MOST_OUTCOMES } from './outcomes.ts';

/** Who decided, when it was not the player: the only option there was, a standing order, or a bot. */
export type Decider = 'forced' | 'order' | 'bot';

/** A seat's answer. `news`: the seats that learned something by it; `each`: one of several seats answering at once. */
export interface AnswerEntry {
  readonly seat: Seat;
  readonly say: string;
  readonly by?: Decider;
  readonly each?: true;
  readonly news?: Mask;
}

/** What chance brought: replay needs the name, proof the numbers. */
export interface OutcomeEntry {
  readonly chance: string;
  readonly n: number;
  readonly of: number;
  readonly news?: Mask;
}

/** A seat took its answers in an open `each` window back. */
export interface WithdrawalEntry {
  readonly withdraw: Seat;
}

/** A seat said something that moves no frame. */
export interface AsideEntry {
  readonly seat: Seat;
  readonly aside: string;
  readonly news?: Mask;
}

/** The game went back to just before journal entry number `undo`; the later ones stay on record. */
export interface UndoEntry {
  readonly undo: number;
  readonly seat: Seat;
  readonly consent?: true;
}

/** The seats carried the game over to newer rules: this state is where it goes on. */
export interface RebaseEntry {
  readonly base: unknown;
  readonly rules: string;
}

/** One line of a journal. */
export type JournalEntry = AnswerEntry | OutcomeEntry | WithdrawalEntry | AsideEntry | UndoEntry | RebaseEntry;

/** A whole game as data; snapshots are a cache of it. */
export interface Journal {
  readonly format: 1;
  readonly game: string;
  readonly rules: string;
  /** The data pack by hash; the pack itself too when it is not a built-in one. */
  readonly pack?: { readonly hash: string; readonly data?: unknown };
  readonly settings: unknown;
  /** A position to begin with instead of the set-up. */
  readonly start?: unknown;
  readonly entries: readonly JournalEntry[];
  readonly fairness?: Fairness;
  /** The transcript digest at the end. */
  readonly digest?: string;
}

/** The numbers of the entries that still count: undone ones are left out. */
export function liveEntries(entries: readonly JournalEntry[]): number[] {
  const live: number[] = [];
  entries.forEach((entry, i) => {
    if ('undo' in entry) while (live.length > 0 && live[live.length - 1]! >= entry.undo) live.pop();
    else live.push(i);
  });
  return live;
}

/** The number of the last new base; -1: there is none. */
export function lastRebase(entries: readonly JournalEntry[]): number {
  let i = entries.length - 1;
  while (i >= 0 && !('base' in entries[i]!)) i--;
  return i;
}

/** The number of the last entry before `end` that still counts; -1: there is none. */
export function lastLiveEntry(entries: readonly JournalEntry[], end: number): number {
  let i = end - 1;
  for (let entry = entries[i]; entry && 'undo' in entry; entry = entries[i]) i = entry.undo - 1;
  return i;
}

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const isCount = (v: unknown): boolean => Number.isInteger(v) && (v as number) >= 0;
const isOutcomes = (v: unknown): boolean => isCount(v) && (v as number) >= 1 && (v as number) <= MOST_OUTCOMES;
const isText = (v: unknown): boolean => typeof v === 'string' && v.length > 0 && v.length <= 200;
const isSeat = (v: unknown): boolean => isCount(v) && (v as number) < 7;
const isMask = (v: unknown): boolean => isCount(v) && (v as number) <= 0xff;
const isTrue = (v: unknown): boolean => v === true;
const isDecider = (v: unknown): boolean => v === 'forced' || v === 'order' || v === 'bot';
const maybe =
  (check: (v: unknown) => boolean) =>
  (v: unknown): boolean =>
    v === undefined || check(v);

const ENTRY_KINDS: readonly (readonly [key: string, fields: Fields])[] = [
  ['say', { seat: isSeat, say: isText, by: maybe(isDecider), each: maybe(isTrue), news: maybe(isMask) }],
  ['chance', { chance: isText, n: isCount, of: isOutcomes, news: maybe(isMask) }],
  ['withdraw', { withdraw: isSeat }],
  ['aside', { seat: isSeat, aside: isText, news: maybe(isMask) }],
  ['undo', { undo: isCount, seat: isSeat, consent: maybe(isTrue) }],
  ['base', { base: (v) => typeof v === 'object' && v !== null, rules: isText }],
];

const isPromised = (v: unknown): boolean => isObject(v) && isText(v['hash']) && maybe(isText)(v['opened']);
const isFairness = (v: unknown): boolean =>
  isObject(v) && isPromised(v['seed']) && Array.isArray(v['seats']) && v['seats'].every(isPromised);

const JOURNAL: Fields = {
  format: (v) => v === 1,
  game: isText,
  rules: isText,
  pack: maybe((v) => isObject(v) && isText(v['hash'])),
  settings: isObject,
  start: maybe(isObject),
  entries: Array.isArray,
  fairness: maybe(isFairness),
  digest: maybe(isText),
};

function isObject(v: unknown): v is Readonly<Record<string, unknown>> {
  return typeof v === 'object' && v !== null && !Array.isArray(v);
}

function fieldProblems(raw: Readonly<Record<string, unknown>>, fields: Fields, path: string): Problem[] {
  const wrong = Object.keys(fields).filter((key) => !fields[key]!(raw[key]));
  const unknown = Object.keys(raw).filter((key) => !Object.hasOwn(fields, key));
  return [
    ...wrong.map((key) => ({ path: `${path}${key}`, code: raw[key] === undefined ? 'missing' : 'invalid' })),
    ...unknown.map((key) => ({ path: `${path}${key}`, code: 'unknown' })),
  ];
}

/** Checks that a value from outside has the shape of a journal; whether it can be played is for replay to say. */
export function readJournal(raw: unknown): ParseResult<Journal> {
  if (!isObject(raw)) return { ok: false, problems: [{ path: '', code: 'invalid' }] };
  const problems = fieldProblems(raw, JOURNAL, '');
  const entries: readonly unknown[] = Array.isArray(raw['entries']) ? raw['entries'] : [];
  entries.forEach((entry, i) => {
    const kind = isObject(entry) ? ENTRY_KINDS.find(([key]) => Object.hasOwn(entry, key)) : undefined;
    if (!isObject(entry) || !kind) problems.push({ path: `entries.${i}`, code: 'invalid' });
    else problems.push(...fieldProblems(entry, kind[1], `entries.${i}.`));
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: raw as unknown as Journal };
}

import type { Problem, ParseResult } from '../game.ts';
import type { Mask, Seat } from '../seat.ts';
import { type Fairness, MOST_OUTCOMES } from './outcomes.ts';

/** What decided instead of the player: the only option, a standing order, or a bot. */
export type Decider = 'forced' | 'order' | 'bot';

/** A seat's answer. `news`: the seats that learned something; `each`: given in an `each` window. */
export interface AnswerEntry {
  readonly seat: Seat;
  readonly say: string;
  readonly by?: Decider;
  readonly each?: true;
  readonly news?: Mask;
}

/** A random outcome. Replay uses its name; the proof of fairness uses `n` and `of`. */
export interface OutcomeEntry {
  readonly chance: string;
  readonly n: number;
  readonly of: number;
  readonly news?: Mask;
}

/** A seat removed its answers in an open `each` window. */
export interface WithdrawalEntry {
  readonly withdraw: Seat;
}

/** A seat did something that moves no frame. */
export interface AsideEntry {
  readonly seat: Seat;
  readonly aside: string;
  readonly news?: Mask;
}

/** The game went back to just before entry number `undo`; the undone entries stay in the journal. */
export interface UndoEntry {
  readonly undo: number;
  readonly seat: Seat;
  readonly consent?: true;
}

/** The game goes on from this state under newer rules, by consent of the seats. */
export interface RebaseEntry {
  readonly base: unknown;
  readonly rules: string;
}

/** One entry of a journal. */
export type JournalEntry = AnswerEntry | OutcomeEntry | WithdrawalEntry | AsideEntry | UndoEntry | RebaseEntry;

/** A whole game as data. */
export interface Journal {
  readonly format: 1;
  readonly game: string;
  readonly rules: string;
  /** The hash of the pack; the pack itself, too, when it is not built in. */
  readonly pack?: { readonly hash: string; readonly data?: unknown };
  readonly settings: unknown;
  /** A position to begin with; left out: the set-up. */
  readonly start?: unknown;
  readonly entries: readonly JournalEntry[];
  readonly fairness?: Fairness;
  /** The transcript digest at the end. */
  readonly digest?: string;
}

/** The numbers of the entries that are not undone. */
export function liveEntries(entries: readonly JournalEntry[]): number[] {
  const live: number[] = [];
  entries.forEach((entry, i) => {
    if ('undo' in entry) while (live.length > 0 && live[live.length - 1]! >= entry.undo) live.pop();
    else live.push(i);
  });
  return live;
}

/** The number of the last rebase entry; -1: there is none. */
export function lastRebase(entries: readonly JournalEntry[]): number {
  let i = entries.length - 1;
  while (i >= 0 && !('base' in entries[i]!)) i--;
  return i;
}

/** The number of the last entry before `end` that is not undone; -1: there is none. */
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

const isCommitment = (v: unknown): boolean => isObject(v) && isText(v['hash']) && maybe(isText)(v['opened']);
const isFairness = (v: unknown): boolean =>
  isObject(v) && isCommitment(v['seed']) && Array.isArray(v['seats']) && v['seats'].every(isCommitment);

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

/** Checks that an untrusted value has the shape of a journal. `replay` decides whether it can be played. */
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

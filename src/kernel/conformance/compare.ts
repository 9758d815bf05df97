import { Cards } from '../cards.ts';
import type { Game } from '../game.ts';
import { canonicalJson, mayBeShared } from '../copy.ts';
import type { GameTypes, State } from '../procedure.ts';
import { hasSeat, type Seat, SPECTATOR, seatsOf } from '../seat.ts';
import { asidesOf, offersOf, reasonsOf } from './act.ts';
import type { OfferRefusalList } from '../option-collector.ts';
import type { Option } from '../option.ts';

/** A state as JSON without its settings, which never change in a game. */
export function textOf(s: State): string {
  return JSON.stringify({ ...s, settings: null });
}

/** True when two JSON texts have equal content. Compares the texts first, because another key order is rare. */
export function same(a: string, b: string): boolean {
  return a === b || canonicalJson(JSON.parse(a)) === canonicalJson(JSON.parse(b));
}

/** True when two values are equal part by part. Equal values have the same JSON; the reverse need not hold. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isEqual(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    const value = (a as Record<string, unknown>)[key];
    const other = (b as Record<string, unknown>)[key];
    if (value !== other && !isEqual(value, other)) return false;
  }
  return true;
}

/**
 * True when two states have equal JSON without their settings. Only for states that share nothing: no texts are made as long as
 * they are equal, so a change of one that changes the other is not found.
 */
export function sameState(a: State, b: State): boolean {
  return isEqual(a, b) || same(textOf(a), textOf(b));
}

/** The first difference of two states: its path and both values. */
export function stateDifference(a: State, b: State): string {
  return difference(textOf(a), textOf(b));
}

/** The first difference of two JSON texts: its path and both values. */
export function difference(a: string, b: string): string {
  return differ(JSON.parse(a), JSON.parse(b), '');
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

function differ(a: unknown, b: unknown, path: string): string {
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return `${path || 'all'}: ${short(a)} against ${short(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of Object.keys({ ...left, ...right }))
    if (canonicalJson(left[key]) !== canonicalJson(right[key]) || key in left !== key in right)
      return differ(left[key], right[key], path === '' ? key : `${path}.${key}`);
  return `${path}: equal`;
}

/** True for a plain object, and for one whose class has only a constructor: states are copied by constructors. */
function isRecord(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype === Object.prototype) return true;
  if (prototype === null || Object.getPrototypeOf(prototype) !== Object.prototype) return false;
  return Reflect.ownKeys(prototype).every((key) => key === 'constructor');
}

/** Why a value is not JSON data, and the keys that lead to the place, innermost first. */
interface NonJson {
  readonly why: string;
  readonly keys: (string | number)[];
}

function findNonJson(value: unknown, seen: Set<object>): NonJson | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { why: `${value}`, keys: [] };
  if (typeof value !== 'object') return { why: typeof value, keys: [] };
  if (seen.has(value)) return { why: 'an object held twice', keys: [] };
  seen.add(value);
  if (Array.isArray(value)) {
    if (Object.getPrototypeOf(value) !== Array.prototype) return { why: 'not a plain array', keys: [] };
    if (Object.keys(value).length !== value.length) return { why: 'an array with holes', keys: [] };
    for (let i = 0; i < value.length; i++) {
      // Most of a state are lists of numbers.
      if (Number.isFinite(value[i])) continue;
      const found = findNonJson(value[i], seen);
      if (found) return { why: found.why, keys: [...found.keys, i] };
    }
    return undefined;
  }
  if (!isRecord(value)) return { why: 'not a plain object', keys: [] };
  for (const key of Object.keys(value)) {
    const found = findNonJson((value as Record<string, unknown>)[key], seen);
    if (found) return { why: found.why, keys: [...found.keys, key] };
  }
  return undefined;
}

/** The path and reason why a value is not JSON data; undefined when it is. */
export function nonJsonPath(value: unknown): string | undefined {
  const found = findNonJson(value, new Set());
  if (!found) return undefined;
  const path = found.keys.reduceRight<string>(
    (so, key) => (typeof key === 'number' ? `${so}[${key}]` : so === '' ? key : `${so}.${key}`),
    '',
  );
  return `${path}: ${found.why}`;
}

function objectsOf(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null || into.has(value)) return;
  // Nobody writes to frozen or shareable objects, so that two states may share them.
  if (!mayBeShared(value)) into.add(value);
  // Copies of cards share their lists until one of them writes.
  if (value instanceof Cards) return;
  if (Array.isArray(value)) {
    for (const each of value as readonly unknown[]) if (typeof each === 'object') objectsOf(each, into);
  } else for (const key of Object.keys(value)) objectsOf((value as Record<string, unknown>)[key], into);
}

/** The fields that two states must not share: all but the settings, the result and what is copied when it is written. */
function ownParts(s: State, copiedOnWrite: readonly PropertyKey[]): (readonly [key: string, value: unknown])[] {
  return (Object.entries(s) as [string, unknown][]).filter(
    ([key]) => key !== 'settings' && key !== 'over' && !copiedOnWrite.includes(key),
  );
}

/** The keys, innermost first, that lead from a value to an object of a set; undefined when it contains none. */
function keysToAny(value: unknown, objects: ReadonlySet<object>): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (objects.has(value)) return [];
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    for (let i = 0; i < list.length; i++) {
      const keys = typeof list[i] === 'object' ? keysToAny(list[i], objects) : undefined;
      if (keys) return [...keys, `${i}`];
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    const keys = keysToAny((value as Record<string, unknown>)[key], objects);
    if (keys) return [...keys, key];
  }
  return undefined;
}

/** The path of an object in state `b` that `a` contains as well; undefined when they share nothing that one of them may write. */
export function sharedObjectPath(
  a: State,
  b: State,
  { copiedOnWrite = [] }: { readonly copiedOnWrite?: readonly PropertyKey[] },
): string | undefined {
  const mine = new Set<object>();
  for (const [, value] of ownParts(a, copiedOnWrite)) objectsOf(value, mine);
  for (const [name, value] of ownParts(b, copiedOnWrite)) {
    const keys = keysToAny(value, mine);
    if (keys) return [...keys, name].reverse().join('.');
  }
  return undefined;
}

/** A state converted to JSON and back, with the same settings. */
export function jsonRoundTrip<S extends State>(s: S): S {
  return { ...(JSON.parse(JSON.stringify({ ...s, settings: null })) as S), settings: s.settings };
}

function listed(reasons: OfferRefusalList<Option>): object {
  return {
    offered: reasons.list.map((o) => o.text),
    refused: reasons.refused.map((r) => [r.option.text, r.refusal.law, r.refusal.why, r.a, r.b]),
  };
}

/** All that a viewer sees of a state, as JSON: view, window, result, own options, refusals and asides. */
export function visibleText<K extends GameTypes>(game: Game<K>, s: K['state'], viewer: Seat): string {
  const seated = viewer !== SPECTATOR;
  return JSON.stringify({
    view: game.view(s, viewer),
    window: game.window(s) ?? null,
    over: s.over,
    chance: game.outcomeCount(s) > 0,
    answers: seated && hasSeat(game.asked(s), viewer) ? listed(reasonsOf(game, s, viewer)) : null,
    asides: seated && game.asides ? listed(asidesOf(game, s, viewer)) : null,
  });
}

/** A message about an asked seat without an option; undefined when there is none. */
export function seatWithoutOption<K extends GameTypes>(game: Game<K>, s: K['state']): string | undefined {
  const seat = seatsOf(game.asked(s)).find((each) => offersOf(game, s, each).length === 0);
  return seat === undefined ? undefined : `seat ${seat} has no option in ${game.window(s)?.name}`;
}

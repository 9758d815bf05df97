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

/** The path and reason why a value is not JSON data; undefined when it is. */
export function nonJsonPath(value: unknown, path = '', seen = new Set<object>()): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path}: ${value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  if (seen.has(value)) return `${path}: an object held twice`;
  seen.add(value);
  if (Array.isArray(value)) {
    if (Object.getPrototypeOf(value) !== Array.prototype) return `${path}: not a plain array`;
    if (Object.keys(value).length !== value.length) return `${path}: an array with holes`;
    return first(value.map((item, i) => () => nonJsonPath(item, `${path}[${i}]`, seen)));
  }
  if (!isRecord(value)) return `${path}: not a plain object`;
  return first(
    Object.entries(value).map(
      ([key, v]) =>
        () =>
          nonJsonPath(v, path === '' ? key : `${path}.${key}`, seen),
    ),
  );
}

function first(tries: readonly (() => string | undefined)[]): string | undefined {
  for (const attempt of tries) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
}

function objectsOf(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null || into.has(value)) return;
  // Nobody writes to frozen or shareable objects, so that two states may share them.
  if (!mayBeShared(value)) into.add(value);
  for (const item of Object.values(value)) objectsOf(item, into);
}

/** The fields that two states must not share: all but the settings and the result. */
function ownParts(s: State): (readonly [key: string, value: unknown])[] {
  return (Object.entries(s) as [string, unknown][]).filter(([key]) => key !== 'settings' && key !== 'over');
}

/** The path of an object in state `b` that `a` contains as well; undefined when they share nothing. */
export function sharedObjectPath(a: State, b: State): string | undefined {
  const mine = new Set<object>();
  for (const [, value] of ownParts(a)) objectsOf(value, mine);
  function search(value: unknown, path: string): string | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    if (mine.has(value)) return path;
    return first(
      Object.entries(value).map(
        ([key, item]) =>
          () =>
            search(item, `${path}.${key}`),
      ),
    );
  }
  return first(
    ownParts(b).map(
      ([key, value]) =>
        () =>
          search(value, key),
    ),
  );
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

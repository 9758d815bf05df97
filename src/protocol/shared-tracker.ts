import { UNCHANGED } from '../kernel/index.ts';
import { copyOf, DiffTracker, equalsCopy, plain, renewed, syncValue, type Trail } from './diff-tracker.ts';
import { PackedLists } from './packed-lists.ts';
import type { Change, Patch } from './patch.ts';

type Plain = Readonly<Record<string, unknown>>;

/** Unused numbers that the packed lists may hold, besides as many as are in use, before they are rebuilt. */
const SPARE = 200;

/** Marks a slot whose copy is not here: it is held for all viewers together, or by each of them. */
const ELSEWHERE = Symbol('elsewhere');

const NO_CHANGES: Patch = [];

/** Copies of the values of some slots, with the packed lists that they use. */
class Copies {
  readonly slots: unknown[];
  #numbers = new PackedLists();
  /** With more packed numbers than this, at least half are unused, and the copies are rebuilt. -1: not counted yet. */
  #most = -1;

  constructor(length: number) {
    this.slots = Array.from({ length }, () => ELSEWHERE);
  }

  /** Adds the changes of a slot to `into` and applies them to its copy. */
  sync(slot: number, now: unknown, path: Trail, into: Change[]): void {
    if (now === undefined) into.push([path.slice()]);
    else if (syncValue(this.slots[slot], now, this.#numbers, path, into)) return;
    this.slots[slot] = renewed(this.slots[slot], now, this.#numbers);
  }

  keep(slot: number, now: unknown): void {
    this.slots[slot] = copyOf(now, this.#numbers);
  }

  /** The value of a slot as independent data. */
  value(slot: number): unknown {
    return plain(this.slots[slot], this.#numbers);
  }

  equals(slot: number, value: unknown): boolean {
    return equalsCopy(this.slots[slot], value, this.#numbers);
  }

  /** Drops packed numbers that are not used any more, if there are many. */
  tidy(): void {
    if (this.#numbers.used > this.#most && this.#most >= 0) {
      const { slots } = this;
      const values = slots.map((copy, slot) => (copy === ELSEWHERE ? ELSEWHERE : this.value(slot)));
      this.#numbers = new PackedLists();
      for (const [slot, value] of values.entries()) if (value !== ELSEWHERE) this.keep(slot, value);
      this.#most = -1;
    }
    if (this.#most < 0) this.#most = 2 * this.#numbers.used + SPARE;
  }
}

/** The patch of a viewer in two parts with different paths; `shared` is the same list for all viewers that have it. */
export interface SharedPatch {
  readonly shared: Patch;
  readonly own: Patch;
}

/** The names of the slots: the fields of a value, and the fields of the object in its field `inner`. */
interface Slots {
  readonly outer: readonly string[];
  readonly inner: readonly string[];
  /** The slot of the object in the field `inner`; -1: there is none. */
  readonly innerSlot: number;
  /** As many times undefined as there are slots: a copy of it is a list of the right length. */
  readonly blank: readonly undefined[];
}

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for `UNCHANGED`: plain data has no other symbol, and the type is faster to compare than the value. */
const isMark = (value: unknown): boolean => typeof value === 'symbol';

/** True for the same object or an equal primitive. With their type known, V8 compares numbers without a call. */
const isIdentical = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? a === b : Object.is(a, b);

/** Writes the values of the fields to a list, from index `first` on; false: they have other names, or another order. */
function listFields(value: Plain, names: readonly string[], into: unknown[], first: number): boolean {
  let field = 0;
  for (const name in value) {
    if (name !== names[field]) return false;
    into[first + field] = value[name];
    field++;
  }
  return field === names.length;
}

/**
 * Keeps copies of what several viewers see of one thing, and returns the patches to what they see next. A part that is the very
 * same object for every viewer is kept and compared once for all of them: such parts are the fields of a value, and of the object
 * in its field `inner`. A viewer gets nothing that is not in its own value.
 */
export class SharedTracker<K, T extends object> {
  readonly #inner: string;
  #slots: Slots = { outer: [], inner: [], innerSlot: -1, blank: [] };
  /** Copies of the parts that are the same for all viewers of `#own`. */
  #shared = new Copies(0);
  /** Copies of the other parts, by viewer. */
  readonly #own = new Map<K, Copies>();
  /** Viewers whose values have other fields. */
  readonly #apart = new Map<K, DiffTracker<T>>();

  constructor(inner: keyof T & string) {
    this.#inner = inner;
  }

  /** Number of viewers that are tracked. */
  get size(): number {
    return this.#own.size + this.#apart.size;
  }

  has(viewer: K): boolean {
    return this.#own.has(viewer) || this.#apart.has(viewer);
  }

  /** Starts to track what a viewer has. The others keep what they have. */
  add(viewer: K, value: T): void {
    this.remove(viewer);
    const isFirst = this.#own.size === 0;
    if (isFirst) {
      this.#slots = this.#slotsOf(value);
      this.#shared = new Copies(this.#slots.outer.length + this.#slots.inner.length);
    }
    const now = this.#listed(value);
    if (!now) return void this.#apart.set(viewer, new DiffTracker(value));
    const own = new Copies(now.length);
    for (let slot = 0; slot < now.length; slot++) {
      if (isFirst) this.#shared.keep(slot, now[slot]);
      else if (!this.#isShared(slot) || !this.#shared.equals(slot, now[slot])) {
        this.#separate(slot);
        own.keep(slot, now[slot]);
      }
    }
    this.#own.set(viewer, own);
  }

  remove(viewer: K): void {
    this.#own.delete(viewer);
    this.#apart.delete(viewer);
  }

  /** The last value of a viewer, as independent data. */
  value(viewer: K): T {
    const own = this.#own.get(viewer);
    if (!own) return this.#apart.get(viewer)!.value;
    const { outer, inner } = this.#slots;
    const fields = (names: readonly string[], first: number): Plain => {
      const entries = names.map((name, i) => {
        const slot = first + i;
        return [name, (this.#isShared(slot) ? this.#shared : own).value(slot)] as const;
      });
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    };
    const value = fields(outer, 0);
    return (this.#hasInner ? { ...value, [this.#inner]: fields(inner, outer.length) } : value) as T;
  }

  /**
   * Updates the copies of all tracked viewers to their new values and returns their patches, in the order of `viewers`. A field of the
   * object in `inner` that is `UNCHANGED` has its last value.
   */
  update(viewers: readonly K[], values: readonly T[]): SharedPatch[] {
    const shared: Change[] = [];
    const patches: { shared: Patch; own: Change[] | Patch }[] = [];
    const copies: Copies[] = [];
    const lists: (readonly unknown[])[] = [];
    const own: Change[][] = [];
    for (let i = 0; i < viewers.length; i++) {
      const viewer = viewers[i]!;
      const value = values[i]!;
      const copy = this.#own.get(viewer);
      const list = copy && this.#listed(value);
      if (list) {
        const changes: Change[] = [];
        copies.push(copy);
        lists.push(list);
        own.push(changes);
        patches.push({ shared, own: changes });
      } else {
        if (copy) this.#part(viewer);
        patches.push({ shared: NO_CHANGES, own: this.#apart.get(viewer)!.update(this.#completed(viewer, value)) });
      }
    }
    if (copies.length > 0) this.#sync(copies, lists, shared, own);
    // All values have other fields than before: share again.
    else for (const viewer of viewers) this.add(viewer, this.value(viewer));
    return patches;
  }

  /** The value with the last values of fields that are `UNCHANGED`. */
  #completed(viewer: K, value: T): T {
    const inner = (value as Plain)[this.#inner];
    if (!isObject(inner) || !Object.values(inner).includes(UNCHANGED)) return value;
    const before = (this.value(viewer) as Plain)[this.#inner] as Plain;
    const completed: Record<string, unknown> = {};
    for (const [name, now] of Object.entries(inner)) completed[name] = now === UNCHANGED ? before[name] : now;
    return { ...value, [this.#inner]: completed };
  }

  /** Lets a viewer have a tracker of its own: its value has got other fields. */
  #part(viewer: K): void {
    this.#apart.set(viewer, new DiffTracker(this.value(viewer)));
    this.#own.delete(viewer);
  }

  /** Compares slot by slot. `lists` are the values of all slots, by viewer. Most slots are unchanged. */
  #sync(
    copies: readonly Copies[],
    lists: readonly (readonly unknown[])[],
    shared: Change[],
    own: readonly Change[][],
  ): void {
    const first = lists[0]!;
    const viewers = lists.length;
    const all = this.#shared;
    const { outer, inner } = this.#slots;
    // One list for all paths: a change copies it.
    const path: Trail = [''];
    for (let slot = 0; slot < first.length; slot++) {
      const now = first[slot];
      const isUnchanged = isMark(now);
      let isSame = true;
      if (isUnchanged) for (let i = 1; i < viewers; i++) isSame &&= isMark(lists[i]![slot]);
      else for (let i = 1; i < viewers; i++) isSame &&= isIdentical(lists[i]![slot], now);
      if (isSame && isUnchanged) continue;
      const copy = all.slots[slot];
      if (isSame && isIdentical(copy, now)) continue;
      if (slot < outer.length) path[0] = outer[slot]!;
      else {
        path[0] = this.#inner;
        path[1] = inner[slot - outer.length]!;
      }
      if (copy !== ELSEWHERE) {
        if (isSame) {
          all.sync(slot, now, path, shared);
          continue;
        }
        this.#separate(slot);
      }
      for (let i = 0; i < viewers; i++) {
        const each = lists[i]![slot];
        const mine = copies[i]!;
        if (!isMark(each) && !isIdentical(mine.slots[slot], each)) mine.sync(slot, each, path, own[i]!);
        if (isSame) mine.slots[slot] = ELSEWHERE;
      }
      if (isSame) all.keep(slot, now);
    }
    all.tidy();
    for (const each of copies) each.tidy();
  }

  #isShared(slot: number): boolean {
    return this.#shared.slots[slot] !== ELSEWHERE;
  }

  /** Gives every viewer its own copy of a slot that was shared. */
  #separate(slot: number): void {
    if (!this.#isShared(slot)) return;
    const value = this.#shared.value(slot);
    for (const own of this.#own.values()) own.keep(slot, value);
    this.#shared.slots[slot] = ELSEWHERE;
  }

  #slotsOf(value: T): Slots {
    const inner = (value as Plain)[this.#inner];
    const outer = Object.keys(value);
    const names = isObject(inner) ? Object.keys(inner) : [];
    const blank = [...outer, ...names].map(() => undefined);
    return { outer, inner: names, innerSlot: outer.indexOf(this.#inner), blank };
  }

  get #hasInner(): boolean {
    return this.#slots.inner.length > 0;
  }

  /**
   * The values of all slots; undefined: the value has other fields, or another order of them. The slot of `inner` itself has no
   * value, because its fields have slots.
   */
  #listed(value: T): unknown[] | undefined {
    const { outer, inner, innerSlot, blank } = this.#slots;
    const list: unknown[] = blank.slice();
    if (!listFields(value as Plain, outer, list, 0)) return undefined;
    const within = (value as Plain)[this.#inner];
    if (!isObject(within)) return this.#hasInner ? undefined : list;
    if (!listFields(within, inner, list, outer.length)) return undefined;
    if (this.#hasInner) list[innerSlot] = undefined;
    return list;
  }
}

import { OfferList, seatsOf, EventRecorder, withValue } from '../../kernel/index.ts';
import type { RootEvent, RootOption } from '../../games/root/types.ts';
import { clone, type RootState } from '../../games/root/state.ts';
import { vagabondOf } from '../../games/root/factions/09-vagabond/items.ts';
import { isVagabond } from '../../games/root/rules/02-key-terms/players.ts';
import { CORVIDS, type Faction, type FactionName, FACTIONS } from '../../games/root/words.ts';
import { arrange } from './arrange.ts';
import { edit } from './edit.ts';
import { type Fact, factsOf } from './facts.ts';
import { answersFor, force } from './force.ts';
import type { Future } from './future.ts';
import { Guess } from './guess.ts';
import { PriorityQueue } from './priority-queue.ts';
import type { NamedCards } from './identities.ts';
import { allOpen, book, copyOpen, isMet, type Item, itemsOf, type OpenNeeds, PRICE } from './match.ts';
import type { Task } from '../read/task.ts';
import { isResting, machine, settle } from './recorded-game.ts';

/** A node of the search through one turn: the state, what is open, and how it was reached. */
export interface SearchNode {
  readonly s: RootState;
  readonly open: OpenNeeds;
  readonly cost: number;
  readonly before: SearchNode | undefined;
  /** The option or outcome that led here; undefined at the start and after an edit. */
  readonly said: string | undefined;
  /** The task that the engine does not allow and that was applied by editing; -1: none. */
  readonly edited: number;
  /** What the engine did and the record does not have. */
  readonly surplus: readonly Fact[];
  /** The cards that the record has named so far. */
  readonly named: NamedCards;
  readonly final: boolean;
}

/** An edit that is carried out only when its turn comes: most of them are never looked at. */
interface DeferredEdit {
  readonly from: SearchNode;
  readonly task: number;
  readonly cost: number;
}

/** Cost of a recorded action that the engine does not allow. */
export const EDIT = 30;
/** Cost of losses that the rules of a faction outside the engine may have caused. */
const LENIENT = 15;
/** Cost per faction of points that the record does not have. */
const UNBOOKED = 18;
/** Most nodes that are expanded before the search goes on to the next task, and at the end of the turn. */
const PATIENCE = 260;
const LAST_PATIENCE = 600;
/** The same for a short search, and the cost of a course that such a search may find: below that of any difference. */
const QUICK_PATIENCE = 80;
export const QUICK_COST = 20;
/** Most nodes that are expanded for each task when it is only asked whether it can be done. */
const SHORT_PATIENCE = 150;
/** Bonus for each need that is met: of equal nodes those with more of a task done come first. */
const ZEAL = 0.01;
/** A node that costs this much more than the best of its level is dropped. */
const MARGIN = 2 * EDIT + 1;

/** The work that a replay may still do, in expanded nodes; nodes of turns with many changes count more. */
export interface Budget {
  left: number;
}
/** Number of changes of a turn whose nodes count once. */
const USUAL_CHANGES = 60;

/** Searches for the sequence of options through a turn that agrees best with the record. */
export class Search {
  readonly tasks: readonly Task[];
  private readonly items: readonly Item[];
  private readonly future: Future;
  private readonly guess: Guess;
  /** Nodes by the number of finished tasks. */
  private readonly levels: PriorityQueue<SearchNode | DeferredEdit>[];
  private readonly seen = new Set<string>();
  private readonly budget: Budget;
  /** The work of one node. */
  private readonly weight: number;
  /** Nodes that cost this much or more are dropped. */
  private readonly bound: number;
  private best: SearchNode | undefined;
  private furthest: SearchNode | undefined;

  constructor(tasks: readonly Task[], future: Future, budget: Budget, bound = Number.POSITIVE_INFINITY) {
    this.tasks = tasks;
    this.items = itemsOf(tasks);
    this.future = future;
    this.guess = new Guess(this.items, future);
    this.budget = budget;
    this.weight = 1 + Math.floor(this.items.length / USUAL_CHANGES);
    this.bound = bound;
    this.levels = Array.from({ length: tasks.length + 1 }, () => new PriorityQueue<SearchNode | DeferredEdit>());
  }

  /** True when the tasks can be done from a state in the middle of a turn for less than the bound. */
  reaches(start: RootState, named: NamedCards): boolean {
    const s = clone(start);
    const open = allOpen(this.items);
    this.push({ s, open, cost: 0, before: undefined, said: undefined, edited: -1, surplus: [], named, final: false });
    const last = this.levels.length - 1;
    for (let i = 0; i < last; i++) {
      this.runLevel(this.levels[i]!, SHORT_PATIENCE);
      this.levels[i]!.clear();
      this.seen.clear();
    }
    return this.levels[last]!.size > 0;
  }

  /** Searches from a state whose frames are set; returns the last node of the best sequence, undefined when all cost too much. */
  run(start: RootState, named: NamedCards, quick = false): SearchNode | undefined {
    const s = clone(start);
    const open = allOpen(this.items);
    this.items.forEach(({ need }, i) => {
      // A marker that is put where it is.
      if (need.kind === 'price' && s.riverfolk.prices[need.service] === need.price) open.out[i] = 0;
    });
    arrange(s, this.items, open, this.future, named);
    const after = clone(s);
    const recorder = new EventRecorder<RootEvent>();
    settle(after, recorder);
    const root = { s, open, cost: 0, before: undefined, said: undefined, edited: -1, surplus: [], named, final: false };
    this.add(s, after, recorder, root, '');
    const patience = quick ? QUICK_PATIENCE : PATIENCE;
    this.levels.forEach((level, i) => {
      this.runLevel(level, i === this.levels.length - 1 ? LAST_PATIENCE : patience);
      // Nothing comes back to a finished level: its nodes hold whole states, and its keys are long.
      level.clear();
      this.seen.clear();
    });
    if (this.best || !this.furthest || Number.isFinite(this.bound)) return this.best;
    return this.conclude(this.furthest);
  }

  /** Expands the cheapest nodes of a level; nodes with more finished tasks go to a later level. */
  private runLevel(level: PriorityQueue<SearchNode | DeferredEdit>, patience: number): void {
    let least = -1;
    for (let looks = 0; looks < patience && this.budget.left > 0; ) {
      const entry = level.pop();
      if (!entry || (this.best && entry.cost >= this.best.cost)) return;
      if ('task' in entry && least >= 0 && entry.cost > least + MARGIN) return;
      const node = 'task' in entry ? this.edited(entry) : entry;
      if (this.levelOf(node.open) !== level) {
        this.push(node);
        continue;
      }
      if (least < 0) {
        least = node.cost;
        this.furthest = node;
      }
      if (node.cost > least + MARGIN) return;
      const key = keyOf(node);
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      looks++;
      this.budget.left -= this.weight;
      this.expand(node);
    }
  }

  /** The first unfinished task; -1: none. */
  firstOpen(open: OpenNeeds): number {
    for (let i = 0; i < this.items.length; i++) if (!isMet(this.items, open, i)) return this.items[i]!.task;
    return -1;
  }

  private openTasks(open: OpenNeeds): number {
    let count = 0;
    let last = -1;
    this.items.forEach(({ task }, i) => {
      if (task === last || isMet(this.items, open, i)) return;
      last = task;
      count++;
    });
    return count;
  }

  private push(node: SearchNode): void {
    if (node.cost >= this.bound) return;
    let units = 0;
    for (const left of node.open.out) units += left;
    const level = this.levelOf(node.open);
    // Its level begins with a node so much better that it would never be looked at.
    if (node.cost > level.leastRank + MARGIN) return;
    level.push(node.cost + units * ZEAL, node);
  }

  private levelOf(open: OpenNeeds): PriorityQueue<SearchNode | DeferredEdit> {
    return this.levels[this.tasks.length - this.openTasks(open)]!;
  }

  /** Books the facts between two states, and applies tasks of rules that are not implemented as soon as they are due. */
  private add(
    before: RootState,
    s: RootState,
    recorder: EventRecorder<RootEvent>,
    from: SearchNode,
    said: string,
    edited = -1,
  ): void {
    const open = copyOpen(from.open);
    const facts = factsOf(before, s, recorder.tellings);
    const { cost, surplus } = book(this.items, open, facts, before.turns === 0);
    const waste = this.guess.wasteOf(before, facts);
    this.guess.forget(before, s, facts);
    for (let due = this.firstOpen(open); due >= 0 && this.tasks[due]!.outside; due = this.firstOpen(open))
      this.carryOut(s, open, due);
    const named = this.guess.nowNamed(from.named, facts);
    this.push({ s, open, cost: from.cost + cost + waste, before: from, said, edited, surplus, named, final: false });
  }

  /** The cost of applying a task by editing. */
  private editCost(task: number): number {
    const { outside, lenient } = this.tasks[task]!;
    return outside ? 0 : lenient ? LENIENT : EDIT;
  }

  private carryOut(s: RootState, open: OpenNeeds, task: number): void {
    this.items.forEach((item, i) => {
      if (item.task !== task) return;
      try {
        edit(s, this.items, open, i);
      } catch {
        // Rules that follow an edit may throw. The edit itself is done.
      }
    });
  }

  private expand(node: SearchNode): void {
    if (isResting(node.s)) {
      const end = this.conclude(node);
      if (end.cost < (this.best?.cost ?? this.bound)) this.best = end;
      return;
    }
    const s = clone(node.s);
    if (!isBusy(s)) arrange(s, this.items, node.open, this.future, node.named);
    if (machine.outcomeCount(s) > 0)
      for (const n of this.guess.outcomesOf(s, node.open))
        this.try(s, node, machine.outcomeName(s, n), (c, recorder) => machine.applyOutcome(c, n, recorder));
    else
      for (const seat of seatsOf(machine.asked(s))) {
        const offers = new OfferList<RootOption>();
        machine.options(s, seat, offers);
        // A deed that is not recorded would be dropped at once.
        const isDear = node.cost + PRICE.deed >= Math.min(this.bound, this.best?.cost ?? this.bound);
        for (const o of this.guess.meant(s, node.open, offers.list)) {
          if (isDear && !this.guess.isRecorded(node.open, o)) continue;
          this.try(
            s,
            node,
            o.text,
            (c, recorder) => machine.choose(c, seat, o, recorder),
            this.guess.bias(s, node.open, o),
          );
        }
        this.tryForce(s, node, seat, offers.list);
      }
    this.tryEdit(node);
  }

  private try(
    s: RootState,
    from: SearchNode,
    said: string,
    act: (c: RootState, recorder: EventRecorder<RootEvent>) => void,
    bias = 0,
  ): void {
    const c = clone(s);
    const recorder = new EventRecorder<RootEvent>();
    try {
      act(c, recorder);
    } catch {
      // After an edit the rules may throw: drop the node.
      return;
    }
    this.add(s, c, recorder, bias > 0 ? { ...from, cost: from.cost + bias } : from, said);
  }

  /** Gives the recorded answer although it is not offered, so that the procedure goes on. */
  private tryForce(s: RootState, from: SearchNode, seat: number, offered: readonly RootOption[]): void {
    const task = this.firstOpen(from.open);
    if (task < 0) return;
    for (const o of answersFor(s, seat, this.tasks[task]!.needs)) {
      if (offered.includes(o)) continue;
      const c = clone(s);
      const recorder = new EventRecorder<RootEvent>();
      if (force(c, seat, o, recorder))
        this.add(s, c, recorder, { ...from, cost: from.cost + this.editCost(task) }, o.text, task);
    }
  }

  /** Applies the next task of the record by editing. */
  private tryEdit(from: SearchNode): void {
    const task = this.firstOpen(from.open);
    if (task < 0 || isBusy(from.s)) return;
    const cost = from.cost + this.editCost(task);
    // One task more is finished then, or several, which shows when it is carried out.
    const level = this.levels[this.tasks.length - this.openTasks(from.open) + 1]!;
    if (cost >= this.bound || cost > level.leastRank + MARGIN) return;
    let units = 0;
    from.open.out.forEach((left, i) => {
      if (this.items[i]!.task !== task) units += left;
    });
    level.push(cost + units * ZEAL, { from, task, cost });
  }

  /** Carries out a deferred edit. */
  private edited({ from, task, cost }: DeferredEdit): SearchNode {
    const s = clone(from.s);
    const open = copyOpen(from.open);
    this.carryOut(s, open, task);
    for (let due = this.firstOpen(open); due >= 0 && this.tasks[due]!.outside; due = this.firstOpen(open))
      this.carryOut(s, open, due);
    const { named } = from;
    return { s, open, cost, before: from, said: undefined, edited: task, surplus: [], named, final: false };
  }

  /** Ends the turn: applies open needs by editing, and books points. */
  private conclude(from: SearchNode): SearchNode {
    const s = clone(from.s);
    const open = copyOpen(from.open);
    let last = from;
    for (let task = this.firstOpen(open); task >= 0; task = this.firstOpen(open)) {
      this.carryOut(s, open, task);
      const cost = last.cost + this.editCost(task);
      last = {
        ...last,
        s,
        open,
        cost,
        before: last,
        said: undefined,
        edited: this.tasks[task]!.outside ? -1 : task,
        surplus: [],
      };
    }
    const surplus: Fact[] = [];
    open.credit.forEach((points, faction) => {
      if (points !== 0) surplus.push({ kind: 'points', faction, points, count: 1 });
      s.points = withValue(s.points, faction, Math.max(0, s.points[faction]! - points));
      open.credit[faction] = 0;
    });
    const cost = last.cost + surplus.length * UNBOOKED;
    return { s, open, cost, before: last, said: undefined, edited: -1, surplus, named: from.named, final: true };
  }
}

/** True while a card is being crafted or is revealed for a ritual: it must not be exchanged then. */
function isBusy(s: RootState): boolean {
  const top = s.stack[s.stack.length - 1];
  return (
    top?.proc === 'craft' || top?.proc === 'riverfolkCommit' || (top?.proc === 'cultDaylight' && top.step === 'ritual')
  );
}

/** Two hash values of numbers; together they tell any two nodes of a level apart. */
class NodeHash {
  private one = 0x811c9dc5;
  private other = 0x2545f491;

  add(list: readonly number[]): void {
    for (let i = 0; i < list.length; i++) this.number(list[i]!);
    this.number(-7);
  }
  number(value: number): void {
    this.one = Math.imul(this.one ^ value, 0x01000193);
    this.other = Math.imul(this.other ^ (value + 0x9e37), 0x5bd1e995) ^ (this.other >>> 13);
  }
  text(value: string): void {
    for (let i = 0; i < value.length; i++) this.number(value.charCodeAt(i));
    this.number(-9);
  }
  get key(): string {
    return `${this.one}:${this.other}`;
  }
}

/** Adds everything that an object holds: numbers, texts, lists and objects in the order of their names. */
function addAll(hash: NodeHash, value: unknown): void {
  if (typeof value === 'number') hash.number(value);
  else if (typeof value === 'string') hash.text(value);
  else if (Array.isArray(value)) for (const each of value as unknown[]) addAll(hash, each);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) addAll(hash, each);
  hash.number(-11);
}

/** What is a faction's alone. */
function ownOf(s: RootState, f: Faction): object {
  if (isVagabond(f)) return vagabondOf(s, f);
  return s[FACTIONS[f] as FactionName & keyof RootState];
}

function addPlots(hash: NodeHash, s: RootState): void {
  const { kind, up, ruledOut, plotted, declined, declinedHand } = s.corvids;
  for (const list of [up, ruledOut, kind.map((each, c) => (up[c] === 1 ? each : -1))]) hash.add(list);
  hash.add([plotted, declined, declinedHand]);
}

/** The identity of a node, which does not depend on hidden cards and on the kinds of face-down plots. */
function keyOf({ s, open }: SearchNode): string {
  const hash = new NodeHash();
  for (const list of [s.on, s.ruin, s.quests, s.points, s.cards.size, s.crafted, s.craftedSpent]) hash.add(list);
  for (const list of [s.dominance, s.coalition, s.activated, s.usedEffects, open.out, open.in, open.credit])
    hash.add(list);
  addAll(hash, s.ruins);
  addAll(hash, s.stack);
  hash.add([s.closed, s.ferry, s.ferried, s.cleared]);
  for (const f of s.faction) {
    if (f === CORVIDS) addPlots(hash, s);
    else addAll(hash, ownOf(s, f));
  }
  return hash.key;
}

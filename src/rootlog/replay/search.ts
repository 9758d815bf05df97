import { OfferList, seatsOf, EventRecorder } from '../../kernel/index.ts';
import type { RootEvent, RootOption } from '../../games/root/types.ts';
import { clone, type RootState } from '../../games/root/state.ts';
import { arrange } from './arrange.ts';
import { edit } from './edit.ts';
import { type Fact, factsOf } from './facts.ts';
import { answersFor, force } from './force.ts';
import type { Future } from './future.ts';
import { Guess } from './guess.ts';
import { PriorityQueue } from './priority-queue.ts';
import type { Named } from './identities.ts';
import { allOpen, book, copyOpen, isMet, type Item, itemsOf, type Open } from './match.ts';
import type { Task } from '../read/task.ts';
import { isResting, machine, settle } from './recorded-game.ts';

/** A place in the search through one turn: the state, what is open, and how it came there. */
export interface Place {
  readonly s: RootState;
  readonly open: Open;
  readonly cost: number;
  readonly before: Place | undefined;
  /** The option or outcome that led here; undefined for the start and for an edit. */
  readonly said: string | undefined;
  /** The task that the engine would not do and that was carried out all the same, -1 for none. */
  readonly edited: number;
  /** What the engine did and the record does not say. */
  readonly surplus: readonly Fact[];
  /** The cards that the record has named so far. */
  readonly named: Named;
  readonly final: boolean;
}

/** A recorded action that the engine will not do costs so much. */
const EDIT = 30;
/** Points that the record does not name cost so much per faction. */
const UNBOOKED = 18;
/** So many places are looked at before the search goes on to the next task, and at the end of the turn. */
const PATIENCE = 260;
const LAST_PATIENCE = 600;
/** Of equal places those who have done more of a task come first. */
const ZEAL = 0.01;
/** A place that costs so much more than the best of its level is left out. */
const MARGIN = 2 * EDIT + 1;

/** Searches the engine's options for the way through a turn that agrees best with the record. */
export class Search {
  readonly tasks: readonly Task[];
  private readonly items: readonly Item[];
  private readonly future: Future;
  private readonly guess: Guess;
  /** Places by the number of tasks that are done. */
  private readonly levels: PriorityQueue<Place>[];
  private readonly seen = new Set<string>();
  private best: Place | undefined;
  private furthest: Place | undefined;
  looked = 0;

  constructor(tasks: readonly Task[], future: Future) {
    this.tasks = tasks;
    this.items = itemsOf(tasks);
    this.future = future;
    this.guess = new Guess(this.items, future);
    this.levels = Array.from({ length: tasks.length + 1 }, () => new PriorityQueue<Place>());
  }

  /** Runs from a state whose frames are set; gives the last place of the best way. */
  run(start: RootState, named: Named): Place {
    const s = clone(start);
    const open = allOpen(this.items);
    this.items.forEach(({ need }, i) => {
      // A marker that is put where it is.
      if (need.kind === 'price' && s.riverfolk.prices[need.service] === need.price) open.out[i] = 0;
    });
    arrange(s, this.items, open, this.future, named);
    const after = clone(s);
    const told = new EventRecorder<RootEvent>();
    settle(after, told);
    const root = { s, open, cost: 0, before: undefined, said: undefined, edited: -1, surplus: [], named, final: false };
    this.add(s, after, told, root, '');
    this.levels.forEach((level, i) => this.runLevel(level, i === this.levels.length - 1 ? LAST_PATIENCE : PATIENCE));
    if (this.best) return this.best;
    if (!this.furthest) throw new Error(`there is no way through line ${this.tasks[0]?.line}`);
    return this.conclude(this.furthest);
  }

  /** Looks at the cheapest places with as many tasks done; what gets on goes to a later level. */
  private runLevel(level: PriorityQueue<Place>, patience: number): void {
    let least = -1;
    for (let looks = 0; looks < patience; ) {
      const place = level.pop();
      if (!place || (this.best && place.cost >= this.best.cost)) return;
      if (least < 0) {
        least = place.cost;
        this.furthest = place;
      }
      if (place.cost > least + MARGIN) return;
      const key = keyOf(place);
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      looks++;
      this.looked++;
      this.expand(place);
    }
  }

  /** The first task that is not done, -1 for none. */
  firstOpen(open: Open): number {
    for (let i = 0; i < this.items.length; i++) if (!isMet(this.items, open, i)) return this.items[i]!.task;
    return -1;
  }

  private openTasks(open: Open): number {
    let count = 0;
    let last = -1;
    this.items.forEach(({ task }, i) => {
      if (task === last || isMet(this.items, open, i)) return;
      last = task;
      count++;
    });
    return count;
  }

  private push(place: Place): void {
    let units = 0;
    for (const left of place.open.out) units += left;
    this.levels[this.tasks.length - this.openTasks(place.open)]!.push(place.cost + units * ZEAL, place);
  }

  /** Books what happened between two states; what is outside the rules is carried out as soon as it is due. */
  private add(
    before: RootState,
    s: RootState,
    told: EventRecorder<RootEvent>,
    from: Place,
    said: string,
    edited = -1,
  ): void {
    const open = copyOpen(from.open);
    const facts = factsOf(before, s, told.tellings);
    const { cost, surplus } = book(this.items, open, facts, before.turns === 0);
    const waste = this.guess.wasteOf(before, facts);
    this.guess.forget(before, s, facts);
    for (let due = this.firstOpen(open); due >= 0 && this.tasks[due]!.outside; due = this.firstOpen(open))
      this.carryOut(s, open, due);
    const named = this.guess.nowNamed(from.named, facts);
    this.push({ s, open, cost: from.cost + cost + waste, before: from, said, edited, surplus, named, final: false });
  }

  /** What it costs to carry out a task without the rules. */
  private editCost(task: number): number {
    return this.tasks[task]!.outside ? 0 : EDIT;
  }

  private carryOut(s: RootState, open: Open, task: number): void {
    this.items.forEach((item, i) => {
      if (item.task === task) edit(s, this.items, open, i);
    });
  }

  private expand(place: Place): void {
    if (isResting(place.s)) {
      const end = this.conclude(place);
      if (!this.best || end.cost < this.best.cost) this.best = end;
      return;
    }
    const s = clone(place.s);
    if (!isBusy(s)) arrange(s, this.items, place.open, this.future, place.named);
    if (machine.outcomeCount(s) > 0)
      for (const n of this.guess.outcomesOf(s, place.open))
        this.try(s, place, machine.outcomeName(s, n), (c, told) => machine.applyOutcome(c, n, told));
    else
      for (const seat of seatsOf(machine.asked(s))) {
        const offers = new OfferList<RootOption>();
        machine.options(s, seat, offers);
        for (const o of this.guess.meant(s, place.open, offers.list))
          this.try(s, place, o.text, (c, told) => machine.choose(c, seat, o, told), this.guess.bias(s, place.open, o));
        this.tryForce(s, place, seat, offers.list);
      }
    this.tryEdit(place);
  }

  private try(
    s: RootState,
    from: Place,
    said: string,
    act: (c: RootState, told: EventRecorder<RootEvent>) => void,
    bias = 0,
  ): void {
    const c = clone(s);
    const told = new EventRecorder<RootEvent>();
    try {
      act(c, told);
    } catch {
      // What was carried out against the rules can leave them without a way on; then this is none.
      return;
    }
    this.add(s, c, told, bias > 0 ? { ...from, cost: from.cost + bias } : from, said);
  }

  /** Answers as the record says although it is not offered, so that the procedure goes on as if it were. */
  private tryForce(s: RootState, from: Place, seat: number, offered: readonly RootOption[]): void {
    const task = this.firstOpen(from.open);
    if (task < 0) return;
    for (const o of answersFor(s, seat, this.tasks[task]!.needs)) {
      if (offered.includes(o)) continue;
      const c = clone(s);
      const told = new EventRecorder<RootEvent>();
      if (force(c, seat, o, told))
        this.add(s, c, told, { ...from, cost: from.cost + this.editCost(task) }, o.text, task);
    }
  }

  /** Lets the next task of the record happen without the rules. */
  private tryEdit(from: Place): void {
    const task = this.firstOpen(from.open);
    if (task < 0 || isBusy(from.s)) return;
    const s = clone(from.s);
    const open = copyOpen(from.open);
    this.carryOut(s, open, task);
    for (let due = this.firstOpen(open); due >= 0 && this.tasks[due]!.outside; due = this.firstOpen(open))
      this.carryOut(s, open, due);
    this.push({
      s,
      open,
      cost: from.cost + this.editCost(task),
      before: from,
      said: undefined,
      edited: task,
      surplus: [],
      named: from.named,
      final: false,
    });
  }

  /** The turn is over: what is still open is carried out, points are settled. */
  private conclude(from: Place): Place {
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
      s.points[faction] = Math.max(0, s.points[faction]! - points);
      open.credit[faction] = 0;
    });
    const cost = last.cost + surplus.length * UNBOOKED;
    return { s, open, cost, before: last, said: undefined, edited: -1, surplus, named: from.named, final: true };
  }
}

/** True while a card is being crafted or was revealed for a ritual: it must not be taken away before that is done. */
function isBusy(s: RootState): boolean {
  const top = s.stack[s.stack.length - 1];
  return (
    top?.proc === 'craft' || top?.proc === 'riverfolkCommit' || (top?.proc === 'cultDaylight' && top.step === 'ritual')
  );
}

/** What tells two places apart; hidden cards do not. */
function keyOf({ s, open }: Place): string {
  const board = [s.on, s.ruin, s.ruins, s.quests, s.points, s.cards.size, s.crafted, s.craftedSpent];
  const factions = [s.alliance, s.eyrie, s.marquise, s.vagabonds, s.cult, s.riverfolk, s.dominance, s.coalition];
  const marauders = [s.hundreds, s.keepers];
  return JSON.stringify([board, factions, marauders, s.stack, s.activated, s.usedEffects, open]);
}

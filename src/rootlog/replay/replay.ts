import { MUTE } from '../../kernel/index.ts';
import { current } from '../../games/root/rules/02-key-terms/players.ts';
import { title } from '../../games/root/components/cards/index.ts';
import { emptyCoffins } from '../../games/root/card-effects/coffins.ts';
import { hasCrafted } from '../../games/root/card-effects/effect.ts';
import { clone, type RootState } from '../../games/root/state.ts';
import { phaseChanged } from '../../games/root/rules/01-turn/turn.ts';
import { futureOf } from './future.ts';
import { edit } from './edit.ts';
import type { NamedCards } from './identities.ts';
import { allOpen, itemsOf } from './match.ts';
import type { Task } from '../read/task.ts';
import { tasksOf } from '../read/tasks.ts';
import type { Log, SkippedText, Turn } from '../read/notation.ts';
import { parseLog } from '../read/parse.ts';
import type { Slip } from '../read/known-slips.ts';
import { type Budget, EDIT, QUICK_COST, type SearchNode, Search } from './search.ts';
import { clearingsOf, isEffect, keysOf, type Reading, readingsOf, slipsFor, wrongClearings } from './readings.ts';
import { factText, lawOf, whyNot } from './report.ts';
import { machine, RecordedGame } from './recorded-game.ts';

const COFFIN_MAKERS = title('coffin-makers');

/** The place of a recorded action in its file. */
export interface ActionPlace {
  readonly line: number;
  readonly column: number;
  readonly action: string;
}

/** A recorded action that the engine does not allow. */
export interface Difference extends ActionPlace {
  readonly turn: string;
  /** The paragraph of the refusal, or else of the open question. */
  readonly law: string;
  readonly why: string;
  /** The slip, if the action was examined. */
  readonly slip?: Slip;
  /** What the action is read as, when this settles other differences, too. */
  readonly read?: string;
  /** Actions that differ only because of this one. */
  readonly followers: readonly Follower[];
}

/** An action that depends on another one that differs. */
export interface Follower extends ActionPlace {
  /**
   * `repeats`: it has the same mistake and is read in the same way; `differs`: it is the effect of the other action and not
   * possible without it; `agrees`: it agrees once the other action is read otherwise. The first two are differences.
   */
  readonly how: 'repeats' | 'differs' | 'agrees';
}

/** Something that the engine did and the record does not have. */
export interface Remark {
  readonly line: number;
  readonly turn: string;
  readonly what: string;
}

/** The result of replaying a recorded game. */
export interface Replay {
  /** Number of recorded actions that the rules cover, and of those that they allow as they are written. */
  readonly judged: number;
  readonly agreed: number;
  /** Number of recorded slips whose intended actions the rules allow. */
  readonly read: readonly Slip[];
  /** Number of recorded actions of rules that are not implemented, applied by editing. */
  readonly outside: number;
  /** Number of recorded actions that change nothing in the engine. */
  readonly silent: number;
  /** Parts of the file that are not in the notation. */
  readonly skipped: readonly SkippedText[];
  /** Number of recorded actions that were applied without judging them, because the file takes too much work. */
  readonly unjudged: number;
  readonly differences: readonly Difference[];
  /** Number of further differences that only follow from one of `differences`. */
  readonly following: number;
  readonly remarks: readonly Remark[];
  /** Letters of the winners, in the record and in the engine. */
  readonly winners: { readonly recorded: string; readonly engine: string };
  readonly state: RootState;
}

/** Most nodes that are expanded for a file; the recorded games take up to 50,000. */
const MOST_WORK = 300_000;
/** Most nodes that are expanded for one turn in search of another reading, and for all of them. */
const READING_WORK = 16_000;
const ALL_READINGS_WORK = 80_000;
/** Turns in which a later difference may follow from an earlier one. */
const LOOK_AHEAD = 16;
/** Most actions that are tried at once with another reading. */
const MOST_TRIED = 4;
/** Costs of small oddities that another reading may add. */
const SLACK = 14;

/**
 * Replays a recorded game from its text; throws a NotationError when it has no map, deck or players. After `work` expanded
 * nodes the rest is applied as recorded and not judged.
 */
export function replayText(text: string, slips: readonly Slip[] = [], work = MOST_WORK): Replay {
  return new Replaying(parseLog(text), slips, work).run();
}

/** The state before or after a turn, with the cards that the record has named. */
interface RecordState {
  readonly state: RootState;
  readonly named: NamedCards;
}

/** A turn that was replayed, or the set-ups together. */
interface Passage {
  readonly before: RecordState;
  readonly after: RecordState;
  readonly tasks: readonly Task[];
  readonly cost: number;
  /** Indexes of tasks that the engine does not allow, with the nodes where they were applied. */
  readonly differing: readonly { readonly task: number; readonly node: SearchNode }[];
  readonly remarks: readonly Remark[];
  /** True when no work was left to judge it. */
  readonly unjudged: boolean;
}

/** A reading that was taken: the actions that it changes, and those that differed only because of them. */
interface TakenReading {
  readonly slips: readonly Slip[];
  readonly settles: readonly ActionPlace[];
}

/** Another reading of a turn that settles differences. */
interface OtherReading {
  readonly slips: readonly Slip[];
  readonly passages: readonly Passage[];
  readonly gain: number;
}

class Replaying {
  private readonly log: Log;
  private readonly world: RecordedGame;
  /** The set-ups as one turn, then the turns. */
  private readonly turns: readonly (readonly Turn[])[];
  private readonly tasks: (readonly Task[])[];
  private readonly slips: readonly Slip[];
  /** Readings that were taken, by number of the turn. */
  private readonly readings: TakenReading[][];
  private readonly passages: Passage[] = [];
  private readonly budget: Budget;
  private readingWork = ALL_READINGS_WORK;

  constructor(log: Log, slips: readonly Slip[], work: number) {
    this.log = log;
    this.budget = { left: work };
    this.slips = slips;
    this.world = new RecordedGame(log);
    this.turns = [log.setups, ...log.turns.map((turn) => [turn])];
    this.readings = this.turns.map(() => []);
    this.tasks = this.turns.map((turns) => this.read(turns, []));
  }

  private read(turns: readonly Turn[], readings: readonly Slip[]): Task[] {
    return turns.flatMap((turn) => tasksOf(this.world, turn, [...readings, ...this.slips]));
  }

  run(): Replay {
    let moment: RecordState = { state: this.world.state, named: new Set() };
    for (let i = 0; i < this.turns.length; i++) {
      this.passages.push(this.pass(i, moment, this.tasks[i]!)!);
      this.improve(i, 0);
      moment = this.passages[i]!.after;
    }
    for (let i = 0; i < this.turns.length; i++) this.improve(i, LOOK_AHEAD);
    return this.result();
  }

  /** Replays a turn from a moment; undefined when every course costs `bound` or more. */
  private pass(
    i: number,
    before: RecordState,
    tasks: readonly Task[],
    budget: Budget = this.budget,
    bound?: number,
  ): Passage | undefined {
    const [turn] = this.turns[i]!;
    const remarks: Remark[] = [];
    if (!turn) return { before, after: before, tasks, cost: 0, differing: [], remarks, unjudged: false };
    const s = clone(before.state);
    const all = this.tasks.slice(1).map((each, k) => (k + 1 === i ? tasks : each));
    const future = futureOf(all, i - 1);
    if (i > 0) {
      if (s.over) remarks.push({ line: turn.line, turn: turn.faction, what: 'the engine has ended the game before' });
      s.over = null;
      s.winner = -1;
      // What ends with a turn: the stop after a turn comes before its last step.
      phaseChanged.gather([], s, current(s), 'over', MUTE);
      s.turn = Math.max(0, s.order.indexOf(s.seat[this.world.faction(turn.faction)]!));
      if (budget.left <= 0) return this.unjudgedPassage(s, before, tasks, remarks);
      s.stack = [{ proc: 'turn', step: 'begin', got: 0 }];
    }
    const lowBound = Math.min(QUICK_COST, bound ?? QUICK_COST);
    const quick = i > 0 ? new Search(tasks, future, budget, lowBound).run(s, before.named, true) : undefined;
    if (!quick && budget.left <= 0)
      return budget === this.budget ? this.unjudgedPassage(s, before, tasks, remarks) : undefined;
    const end = quick ?? new Search(tasks, future, budget, bound).run(s, before.named);
    if (!end) return undefined;
    const unjudged = budget.left <= 0;
    if (unjudged && budget !== this.budget) return undefined;
    end.s.over ??= machine.ending(end.s);
    const differing: { task: number; node: SearchNode }[] = [];
    for (let node: SearchNode | undefined = unjudged ? undefined : end; node; node = node.before) {
      for (const fact of node.surplus) remarks.push({ line: turn.line, turn: turn.faction, what: factText(fact) });
      if (node.edited >= 0) differing.push({ task: node.edited, node: node.before ?? node });
    }
    differing.sort((a, b) => a.task - b.task);
    const after = { state: end.s, named: end.named };
    return { before, after, tasks, cost: end.cost, differing, remarks, unjudged };
  }

  /** A turn that is applied as recorded, because no work is left to judge it. */
  private unjudgedPassage(
    s: RootState,
    before: RecordState,
    tasks: readonly Task[],
    remarks: readonly Remark[],
  ): Passage {
    editTurn(s, tasks);
    const after = { state: s, named: before.named };
    return { before, after, tasks, cost: 0, differing: [], remarks, unjudged: true };
  }

  /** The differences of a turn that are not explained by a slip. */
  private open(passage: Passage): Task[] {
    const tasks = passage.differing.map(({ task }) => passage.tasks[task]!);
    return tasks.filter((task) => !task.slip && !task.lenient);
  }

  /**
   * Reads actions of a turn otherwise where this settles at least one difference more than their own, in this turn or in one
   * of the next ones.
   */
  private improve(i: number, ahead: number): void {
    for (let round = 0; round < 3; round++) {
      const passage = this.passages[i]!;
      const differing = this.open(passage);
      if (differing.length === 0) return;
      const budget: Budget = { left: Math.min(READING_WORK, this.readingWork, this.budget.left) };
      const given = budget.left;
      const found = this.betterReading(i, differing, ahead, budget);
      this.readingWork -= given - budget.left;
      this.budget.left -= given - budget.left;
      if (!found) return;
      this.take(i, found);
    }
  }

  private betterReading(
    i: number,
    differing: readonly Task[],
    ahead: number,
    budget: Budget,
  ): OtherReading | undefined {
    const turn = this.turns[i]!.find((each) => each.line === differing[0]!.line)!;
    const mentioned = clearingsOf(turn);
    let best: OtherReading | undefined;
    const attempt = (reading: Reading, last: number): void => {
      const found = budget.left > 0 ? this.tryReading(i, turn, reading, last, budget) : undefined;
      if (found && (!best || found.gain > best.gain)) best = found;
    };
    for (const task of differing) {
      const last = ahead === 0 ? i : this.lastRelated(i, task, ahead);
      if (ahead === 0 ? differing.length < 2 : last <= i) continue;
      for (const { read, rank } of readingsOf(task.action.text, this.world.letters, mentioned)) {
        const reading = { actions: [{ column: task.action.column, read }] };
        if (rank === 0 || this.isPossible(i, task, turn, reading, ahead > 0, budget)) attempt(reading, last);
      }
      if (best) return best;
    }
    if (ahead === 0 && differing.length > 1) {
      const texts = differing.map((task) => task.action.text);
      for (const reading of wrongClearings(turn, texts)) attempt(reading, i);
    }
    return best;
  }

  /**
   * True when an action can be done as it is read now, at the moment where the engine did not allow it as it is written; also
   * the actions up to the next difference, unless only later turns matter.
   */
  private isPossible(i: number, task: Task, turn: Turn, reading: Reading, alone: boolean, budget: Budget): boolean {
    const { tasks, differing } = this.passages[i]!;
    const taken = this.readings[i]!.flatMap((each) => each.slips);
    const slips = slipsFor(reading, turn);
    const at = differing.find((each) => tasks[each.task] === task);
    if (!slips || !at || budget.left <= 0) return false;
    const next = differing.find((each) => each.task > at.task && each.task <= at.task + MOST_TRIED)?.task;
    if (next === undefined && !alone) return true;
    const bound = alone ? EDIT : 2 * EDIT - SLACK;
    const wanted = this.read([turn], [...slips, ...taken]).slice(at.task, (alone ? at.task : next!) + 1);
    const search = new Search(wanted, futureOf(this.tasks.slice(1), this.turns.length), budget, bound);
    return search.reaches(at.node.s, at.node.named);
  }

  /** The last turn with a difference that concerns the pieces, cards or items of an action; the turn itself when there is none. */
  private lastRelated(i: number, task: Task, ahead: number): number {
    const keys = keysOf(task);
    let last = i;
    for (let k = i + 1; k < Math.min(this.passages.length, i + ahead + 1); k++)
      if (this.open(this.passages[k]!).some((later) => keysOf(later).some((key) => keys.includes(key)))) last = k;
    return last;
  }

  private tryReading(i: number, turn: Turn, reading: Reading, last: number, budget: Budget): OtherReading | undefined {
    const slips = slipsFor(reading, turn);
    if (!slips) return undefined;
    const was = this.passages[i]!;
    const taken = this.readings[i]!.flatMap((each) => each.slips);
    const tasks = this.read(this.turns[i]!, [...slips, ...taken]);
    const isRead = (task: Task): boolean => task.slip !== undefined && slips.includes(task.slip);
    if (tasks.some((task) => isRead(task) && (task.outside || task.needs.length === 0))) return undefined;
    const settled = last === i ? 2 : 1;
    const bound = was.cost - settled * EDIT + SLACK;
    let passage = this.pass(i, was.before, tasks, budget, bound);
    if (!passage) return undefined;
    const passages = [passage];
    const own = new Set(reading.actions.map(({ column }) => column));
    // The actions that are read otherwise must agree now.
    if (this.differs(passage, own)) return undefined;
    let gain = this.open(was).length - this.open(passage).length;
    for (let k = i + 1; k <= last; k++) {
      passage = this.pass(k, passage.after, this.tasks[k]!, budget);
      if (!passage || budget.left <= 0) return undefined;
      passages.push(passage);
      gain += this.open(this.passages[k]!).length - this.open(passage).length;
    }
    const changed = this.open(was).filter((task) => own.has(task.action.column)).length;
    // Legal actions that are read otherwise count against it.
    gain -= own.size - changed;
    return gain > changed ? { slips, passages, gain } : undefined;
  }

  private differs(passage: Passage, columns: ReadonlySet<number>): boolean {
    return passage.differing.some(({ task }) => columns.has(passage.tasks[task]!.action.column));
  }

  /** Takes a reading over, and replays the turns after it. */
  private take(i: number, { slips, passages }: OtherReading): void {
    const isOwn = (task: Task): boolean => task.slip !== undefined && slips.includes(task.slip);
    const own = new Set(passages[0]!.tasks.filter(isOwn).map((task) => keyOf(placeOf(task))));
    const before = this.passages.slice(i, i + passages.length).flatMap((each) => this.open(each));
    const after = new Set(passages.flatMap((each) => this.open(each)).map((task) => keyOf(placeOf(task))));
    const places = before.map(placeOf);
    this.readings[i]!.push({ slips, settles: places.filter((at) => !own.has(keyOf(at)) && !after.has(keyOf(at))) });
    this.tasks[i] = passages[0]!.tasks;
    passages.forEach((passage, k) => (this.passages[i + k] = passage));
    for (let k = i + passages.length; k < this.passages.length; k++)
      this.passages[k] = this.pass(k, this.passages[k - 1]!.after, this.tasks[k]!)!;
  }

  private result(): Replay {
    const { passages } = this;
    const differences = passages.flatMap((passage, i) => this.differencesOf(passage, i));
    const followers = differences.flatMap((each) => each.followers.filter(({ how }) => how !== 'agrees'));
    const differing = new Set([...differences, ...followers].map(keyOf));
    let judged = 0;
    let outside = 0;
    let silent = 0;
    let unjudged = 0;
    const read: Slip[] = [];
    for (const passage of passages) {
      const left = new Set<Task>();
      for (const { task, node } of passage.differing)
        if (!this.isJudged(passage, passage.tasks[task]!, node)) left.add(passage.tasks[task]!);
      let last = '';
      for (const task of passage.tasks) {
        const at = keyOf(placeOf(task));
        const again = at === last && task.slip !== undefined;
        last = at;
        if (again) continue;
        const isRead = task.slip?.read !== undefined;
        if (task.outside || left.has(task)) outside++;
        else if (task.needs.length === 0 && !isRead) silent++;
        else if (passage.unjudged) unjudged++;
        else {
          judged++;
          if (isRead && task.slip.why !== '' && !differing.has(at)) read.push(task.slip);
        }
      }
    }
    const { state } = passages[passages.length - 1]!.after;
    const engine = (state.over?.winners ?? []).map((seat) => this.world.letters[seat]!).sort();
    return {
      judged,
      agreed: judged - differing.size - read.length,
      read,
      outside,
      silent,
      skipped: this.log.skipped,
      unjudged,
      differences,
      following: followers.length,
      remarks: passages.flatMap((passage) => passage.remarks),
      winners: { recorded: this.log.winners.split('').sort().join(''), engine: engine.join('') },
      state,
    };
  }

  private differencesOf(passage: Passage, i: number): Difference[] {
    const differences: (Difference & { readonly followers: Follower[] })[] = [];
    const heads: Task[] = [];
    for (const { task, node } of passage.differing) {
      const it = passage.tasks[task]!;
      if (!this.isJudged(passage, it, node)) continue;
      const { law, why } = whyNot(node.s, it.needs);
      const cause = causeOf(passage.tasks, heads, it);
      if (cause >= 0 && !hasOwnReason(why)) {
        differences[cause]!.followers.push({ ...placeOf(it), how: 'differs' });
        heads.push(it);
        differences.push(differences[cause]!);
        continue;
      }
      heads.push(it);
      differences.push({
        ...placeOf(it),
        turn: this.world.letter(it.faction),
        law: law === '' ? lawOf(it.needs) : law,
        why,
        ...(it.slip && it.slip.why !== '' ? { slip: it.slip } : {}),
        followers: [],
      });
    }
    for (const { slips, settles } of this.readings[i]!) {
      const [head, ...repeats] = slips.map((slip) => passage.tasks.find((task) => task.slip === slip)!);
      if (!head) continue;
      differences.push({
        ...placeOf(head),
        turn: this.world.letter(head.faction),
        law: lawOf(head.needs),
        why: 'the rest of the record fits another reading',
        read: head.slip!.read!,
        followers: [
          ...repeats.map((task) => ({ ...placeOf(task), how: 'repeats' as const })),
          ...settles.map((at) => ({ ...at, how: 'agrees' as const })),
        ],
      });
    }
    return [...new Set(differences)].sort((a, b) => a.line - b.line || a.column - b.column);
  }

  /** False for losses by rules that the engine does not have, and for what is written after the end of the game. */
  private isJudged(passage: Passage, task: Task, node: SearchNode): boolean {
    const isAfterEnd = node.s.over !== null && passage === this.passages[this.passages.length - 1];
    return !task.lenient && !isAfterEnd;
  }
}

const placeOf = (task: Task): ActionPlace => ({
  line: task.line,
  column: task.action.column,
  action: task.action.text,
});

const keyOf = ({ line, column }: ActionPlace): string => `${line}:${column}`;

/** True when the clearing itself keeps the engine from allowing an action. */
const hasOwnReason = (why: string): boolean => /slot|ruled|keep|adjacent|suit/.test(why);

/** The index of the earlier difference that an action is the effect of; -1: none. */
function causeOf(tasks: readonly Task[], earlier: readonly Task[], task: Task): number {
  for (let k = earlier.length - 1; k >= 0; k--) {
    const before = earlier[k]!;
    const apart = tasks.indexOf(task) - tasks.indexOf(before);
    if (before.line === task.line && isEffect(before, task, apart)) return k;
  }
  return -1;
}

/** Applies a turn by editing the state, without judging it. */
function editTurn(s: RootState, tasks: readonly Task[]): void {
  s.stack = [];
  // The record has the points for the coffins, but not the return of the warriors.
  if (hasCrafted(s, current(s), COFFIN_MAKERS)) emptyCoffins(s, MUTE);
  const items = itemsOf(tasks);
  const open = allOpen(items);
  items.forEach((_, k) => edit(s, items, open, k));
  s.over = machine.ending(s);
}

import { Reasons, seatsOf } from '../../../kernel/index.ts';
import { CARD_NAMES, TITLES } from '../decks/index.ts';
import type { RootOption } from '../kinds.ts';
import { PIECES } from '../pieces.ts';
import type { RootState } from '../state.ts';
import { CLEARINGS, FACTIONS, ITEMS, PLACES } from '../words.ts';
import { futureOf } from './arrange.ts';
import { edit } from './edit.ts';
import type { Fact } from './facts.ts';
import { allOpen, itemsOf } from './match.ts';
import { type Need, type Task, tasksOf } from './needs.ts';
import type { Log, Turn } from './notation.ts';
import { parseLog } from './parse.ts';
import { type Place, Search } from './search.ts';
import { machine, World } from './world.ts';

/** A recorded action that the engine did not take. */
export interface Difference {
  readonly line: number;
  readonly column: number;
  readonly turn: string;
  readonly action: string;
  /** The paragraph that speaks against it: of the refusal, or of the question that was open. */
  readonly law: string;
  readonly why: string;
}

/** Something the engine did and the record does not say. */
export interface Remark {
  readonly line: number;
  readonly turn: string;
  readonly what: string;
}

/** How a recorded game went through the engine. */
export interface Replay {
  /** Recorded actions that the rules could judge, and those they took. */
  readonly judged: number;
  readonly agreed: number;
  /** Recorded actions outside the rules that are played here, carried out as recorded. */
  readonly outside: number;
  /** Recorded actions that change nothing the engine could tell. */
  readonly silent: number;
  readonly differences: readonly Difference[];
  readonly remarks: readonly Remark[];
  /** Letters of the winners, as recorded and as the engine has it. */
  readonly winners: { readonly recorded: string; readonly engine: string };
  readonly state: RootState;
}

/** Replays a recorded game, given as text; throws a NotationError where it cannot be read. */
export const replayText = (text: string): Replay => new Replaying(parseLog(text)).run();

class Replaying {
  private readonly log: Log;
  private readonly world: World;
  private readonly turns: readonly (readonly Task[])[];
  private readonly differences: Difference[] = [];
  private readonly remarks: Remark[] = [];
  private judged = 0;
  private outside = 0;
  private silent = 0;

  constructor(log: Log) {
    this.log = log;
    this.world = new World(log);
    this.turns = log.turns.map((turn) => tasksOf(this.world, turn));
  }

  run(): Replay {
    const setup = this.log.setups.flatMap((turn) => tasksOf(this.world, turn));
    this.count(setup);
    this.take(new Search(setup, futureOf(this.turns.flat())).run(this.world.state), setup);
    this.log.turns.forEach((turn, i) => this.turn(turn, i));
    const { over } = this.world.state;
    const engine = (over?.winners ?? []).map((seat) => this.world.letters[seat]!).sort();
    const recorded = [...this.log.winners].sort().join('');
    return {
      judged: this.judged,
      agreed: this.judged - new Set(this.differences.map((d) => `${d.line}:${d.column}`)).size,
      outside: this.outside,
      silent: this.silent,
      differences: this.differences,
      remarks: this.remarks,
      winners: { recorded, engine: engine.join('') },
      state: this.world.state,
    };
  }

  private turn(turn: Turn, i: number): void {
    const tasks = this.turns[i]!;
    this.count(tasks);
    const { state: s } = this.world;
    if (s.over) this.remark(turn.line, turn.faction, 'the engine has ended the game before');
    s.over = null;
    s.winner = -1;
    s.turn = Math.max(0, s.order.indexOf(s.seat[this.world.faction(turn.faction)]!));
    if (!this.world.plays(turn.faction)) {
      s.stack = [];
      const items = itemsOf(tasks);
      const open = allOpen(items);
      items.forEach((_, k) => edit(s, items, open, k));
      s.over = machine.ending(s);
      return;
    }
    s.stack = [{ proc: 'turn', step: 'begin', got: 0 }];
    this.take(new Search(tasks, futureOf(this.turns.slice(i).flat())).run(s), tasks);
  }

  private count(tasks: readonly Task[]): void {
    for (const task of tasks)
      if (task.outside) this.outside++;
      else if (task.needs.length === 0) this.silent++;
      else this.judged++;
  }

  /** Takes the best way through a turn over, and notes where it left the rules. */
  private take(end: Place, tasks: readonly Task[]): void {
    for (let place: Place | undefined = end; place; place = place.before) {
      for (const fact of place.surplus) this.remark(tasks[0]!.line, this.world.letter(tasks[0]!.faction), tell(fact));
      if (place.edited < 0) continue;
      const task = tasks[place.edited]!;
      const { law, why } = whyNot((place.before ?? place).s, task.needs);
      this.differences.push({
        line: task.line,
        column: task.action.column,
        turn: this.world.letter(task.faction),
        action: task.action.text,
        law,
        why,
      });
    }
    this.differences.sort((a, b) => a.line - b.line || a.column - b.column);
    this.world.state = end.s;
    this.world.state.over ??= machine.ending(this.world.state);
  }

  private remark(line: number, turn: string, what: string): void {
    this.remarks.push({ line, turn, what });
  }
}

/** How an option begins that would do what is needed. */
function optionsFor(need: Need): string[] {
  switch (need.kind) {
    case 'piece': {
      const to = CLEARINGS[need.to];
      const from = CLEARINGS[need.from];
      if (from && to) return [`move ${from} ${to}`];
      return to ? [`build ${PIECES[need.piece]} ${to}`, `spread ${to}`, `recruit-at ${to}`, `organize ${to}`] : [];
    }
    case 'battle':
      return [`battle ${CLEARINGS[need.clearing]} ${FACTIONS[need.defender]}`];
    case 'craft':
      return need.titles.map((t) => `craft ${TITLES[t]}`);
    case 'pawn':
      return [`go ${PLACES[need.to]}`, `slip ${PLACES[need.to]}`];
    case 'item':
      return need.item < 0 ? [] : [`repair ${ITEMS[need.item]}`, `refresh ${ITEMS[need.item]}`];
    default:
      return [];
  }
}

/** What the engine says against an action, as well as it can be told from the question that is open. */
function whyNot(s: RootState, needs: readonly Need[]): { law: string; why: string } {
  if (s.over) return { law: s.over.law, why: 'the game is over' };
  const texts = needs.flatMap(optionsFor);
  for (const seat of seatsOf(machine.asked(s))) {
    const reasons = new Reasons<RootOption>();
    machine.options(s, seat, reasons);
    const found = reasons.refused.find((r) => texts.some((text) => r.option.text.startsWith(text)));
    if (found) return { law: found.refusal.law, why: found.refusal.why };
  }
  const window = machine.window(s);
  const top = s.stack[s.stack.length - 1];
  return {
    law: window?.law ?? '',
    why: window ? `not offered in ${window.name}` : `not possible in ${top?.proc ?? 'rest'}`,
  };
}

/** A fact in words. */
function tell(fact: Fact): string {
  switch (fact.kind) {
    case 'piece':
      return `${fact.count} ${PIECES[fact.piece]} ${CLEARINGS[fact.from] ?? 'supply'} to ${CLEARINGS[fact.to] ?? 'supply'}`;
    case 'card':
      return `a card (${CARD_NAMES[fact.card]}) from pile ${fact.from} to pile ${fact.to}${fact.law ? ` by ${fact.law}` : ''}`;
    case 'points':
      return `${fact.points} points for ${FACTIONS[fact.faction]}`;
    case 'item':
      return `${ITEMS[fact.item]} ${fact.deed}`;
    case 'battle':
      return `battle in ${CLEARINGS[fact.clearing]}`;
    default:
      return fact.kind;
  }
}

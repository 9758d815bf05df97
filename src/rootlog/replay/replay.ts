import { MUTE, OfferRefusalList, seatsOf } from '../../kernel/index.ts';
import { current } from '../../games/root/rules/02-key-terms/players.ts';
import { CARD_NAMES, title, TITLES } from '../../games/root/components/cards/index.ts';
import { emptyCoffins } from '../../games/root/card-effects/coffins.ts';
import { hasCrafted } from '../../games/root/card-effects/effect.ts';
import type { RootOption } from '../../games/root/types.ts';
import { IS_BUILDING, IS_WARRIOR, PIECES } from '../../games/root/components/pieces.ts';
import type { RootState } from '../../games/root/state.ts';
import { phaseChanged } from '../../games/root/rules/01-turn/turn.ts';
import { CLEARINGS, FACTIONS, ITEMS, PLACES } from '../../games/root/words.ts';
import { futureOf } from './future.ts';
import { edit } from './edit.ts';
import type { Fact } from './facts.ts';
import type { Named } from './identities.ts';
import { allOpen, itemsOf } from './match.ts';
import { type Need } from '../read/need.ts';
import type { Task } from '../read/task.ts';
import { tasksOf } from '../read/tasks.ts';
import type { Log, Turn } from '../read/notation.ts';
import { parseLog } from '../read/parse.ts';
import type { Slip } from '../read/known-slips.ts';
import { type SearchNode, Search } from './search.ts';
import { machine, RecordedGame } from './recorded-game.ts';

const COFFIN_MAKERS = title('coffin-makers');

/** A recorded action that the engine does not allow. */
export interface Difference {
  readonly line: number;
  readonly column: number;
  readonly turn: string;
  readonly action: string;
  /** The paragraph of the refusal, or else of the open question. */
  readonly law: string;
  readonly why: string;
  /** The slip, if the action was examined. */
  readonly slip?: Slip;
}

/** Something that the engine did and the record does not have. */
export interface Remark {
  readonly line: number;
  readonly turn: string;
  readonly what: string;
}

/** The result of replaying a recorded game. */
export interface Replay {
  /** Number of recorded actions that the rules cover, and of those that they allow. */
  readonly judged: number;
  readonly agreed: number;
  /** Number of recorded slips whose intended actions the rules allow. */
  readonly read: readonly Slip[];
  /** Number of recorded actions of rules that are not implemented, applied by editing. */
  readonly outside: number;
  /** Number of recorded actions that change nothing in the engine. */
  readonly silent: number;
  readonly differences: readonly Difference[];
  readonly remarks: readonly Remark[];
  /** Letters of the winners, in the record and in the engine. */
  readonly winners: { readonly recorded: string; readonly engine: string };
  readonly state: RootState;
}

/** Replays a recorded game from its text; throws a NotationError when it cannot be read. */
export function replayText(text: string, slips: readonly Slip[] = []): Replay {
  return new Replaying(parseLog(text), slips).run();
}

class Replaying {
  private readonly log: Log;
  private readonly world: RecordedGame;
  private readonly turns: readonly (readonly Task[])[];
  private readonly differences: Difference[] = [];
  private readonly remarks: Remark[] = [];
  private readonly slips: readonly Slip[];
  private readonly read: { readonly at: string; readonly slip: Slip }[] = [];
  private named: Named = new Set();
  private judged = 0;
  private outside = 0;
  private silent = 0;

  constructor(log: Log, slips: readonly Slip[]) {
    this.log = log;
    this.slips = slips;
    this.world = new RecordedGame(log);
    this.turns = log.turns.map((turn) => tasksOf(this.world, turn, slips));
  }

  run(): Replay {
    const setup = this.log.setups.flatMap((turn) => tasksOf(this.world, turn, this.slips));
    this.count(setup);
    this.take(new Search(setup, futureOf(this.turns, -1)).run(this.world.state, new Set()), setup, this.log.setups[0]!);
    this.log.turns.forEach((turn, i) => this.turn(turn, i));
    const { over } = this.world.state;
    const engine = (over?.winners ?? []).map((seat) => this.world.letters[seat]!).sort();
    const recorded = this.log.winners.split('').sort().join('');
    const differing = new Set(this.differences.map((d) => `${d.line}:${d.column}`));
    const read = this.read.filter(({ at }) => !differing.has(at)).map(({ slip }) => slip);
    return {
      judged: this.judged,
      agreed: this.judged - differing.size - read.length,
      read,
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
    this.closeTurn();
    s.turn = Math.max(0, s.order.indexOf(s.seat[this.world.faction(turn.faction)]!));
    if (!this.world.plays(turn.faction)) {
      this.editTurn(tasks);
      return;
    }
    s.stack = [{ proc: 'turn', step: 'begin', got: 0 }];
    this.take(new Search(tasks, futureOf(this.turns, i)).run(s, this.named), tasks, turn);
  }

  /** Applies the turn of a faction that the engine does not have by editing the state. */
  private editTurn(tasks: readonly Task[]): void {
    const { state: s } = this.world;
    s.stack = [];
    // The record has the points for the coffins, but not the return of the warriors.
    if (hasCrafted(s, current(s), COFFIN_MAKERS)) emptyCoffins(s, MUTE);
    const items = itemsOf(tasks);
    const open = allOpen(items);
    items.forEach((_, k) => edit(s, items, open, k));
    s.over = machine.ending(s);
  }

  /** Does what ends with a turn, because the stop after a turn comes before its last step. */
  private closeTurn(): void {
    const { state: s } = this.world;
    phaseChanged.gather([], s, current(s), 'over', MUTE);
  }

  private count(tasks: readonly Task[]): void {
    let last = -1;
    for (const task of tasks) {
      const again = task.action.column === last && task.slip !== undefined;
      last = task.action.column;
      if (again) continue;
      const read = task.slip?.read !== undefined;
      if (task.outside) this.outside++;
      else if (task.needs.length === 0 && !read) this.silent++;
      else {
        this.judged++;
        if (read) this.read.push({ at: `${task.line}:${task.action.column}`, slip: task.slip });
      }
    }
  }

  /** Takes the result of the search over, and records where it left the rules. */
  private take(end: SearchNode, tasks: readonly Task[], turn: Turn): void {
    for (let place: SearchNode | undefined = end; place; place = place.before) {
      for (const fact of place.surplus) this.remark(turn.line, turn.faction, factText(fact));
      if (place.edited < 0) continue;
      const task = tasks[place.edited]!;
      const { law, why } = whyNot((place.before ?? place).s, task.needs);
      this.differences.push({
        line: task.line,
        column: task.action.column,
        turn: this.world.letter(task.faction),
        action: task.action.text,
        law: law === '' ? lawOf(task.needs) : law,
        why,
        ...(task.slip ? { slip: task.slip } : {}),
      });
    }
    this.differences.sort((a, b) => a.line - b.line || a.column - b.column);
    this.world.state = end.s;
    this.named = end.named;
    this.world.state.over ??= machine.ending(this.world.state);
  }

  private remark(line: number, turn: string, what: string): void {
    this.remarks.push({ line, turn, what });
  }
}

/** The paragraph of an action, when no open question fits it. */
function lawOf(needs: readonly Need[]): string {
  switch (needs[0]?.kind) {
    case 'piece':
      return needs[0].from >= 0 && needs[0].to < 0 ? '4.3.3' : '2.5';
    case 'battle':
    case 'ambush':
      return '4.3';
    case 'craft':
      return '4.1';
    case 'points':
      return '3.2';
    case 'item':
    case 'quest':
    case 'league':
      return '9.2.5';
    case 'pawn':
      return '9.5.1';
    case 'officers':
      return '8.5.3';
    case 'relation':
      return '9.2.9';
    case 'box':
      return needs[0].to === 'payments' ? '11.2.6' : '11.2.4';
    case 'price':
      return '11.6.2';
    case 'outcast':
      return '10.4.1';
    case 'acolytes':
      return '10.4.3';
    default:
      return '2.1';
  }
}

/** The verbs that place a piece, by its class; the sign is replaced by the piece. */
const PLACINGS = {
  warrior: ['recruit-at'],
  building: ['build #'],
  token: ['spread', 'organize', 'trade-post'],
} as const;
const pieceClass = (p: number): keyof typeof PLACINGS =>
  IS_WARRIOR[p] ? 'warrior' : IS_BUILDING[p] ? 'building' : 'token';

/** The beginnings of options that would meet a need. */
function optionsFor(need: Need): string[] {
  switch (need.kind) {
    case 'piece': {
      const to = CLEARINGS[need.to];
      const from = CLEARINGS[need.from];
      if (from && to) return [`move ${from} ${to}`];
      return to
        ? PLACINGS[pieceClass(need.piece)].map((verb) => `${verb.replace('#', PIECES[need.piece]!)} ${to}`)
        : [];
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

/** Why the engine does not allow an action, as far as the open question shows it. */
function whyNot(s: RootState, needs: readonly Need[]): { law: string; why: string } {
  if (s.over) return { law: s.over.law, why: 'the game is over' };
  const texts = needs.flatMap(optionsFor);
  for (const seat of seatsOf(machine.asked(s))) {
    const reasons = new OfferRefusalList<RootOption>();
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

/** A fact as text. */
function factText(fact: Fact): string {
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
    case 'box':
      return `${fact.count} warriors of ${FACTIONS[fact.owner]} from ${fact.from} to ${fact.to}`;
    default:
      return fact.kind;
  }
}

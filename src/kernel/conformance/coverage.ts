import type { OptionCollector, Refusal } from '../option-collector.ts';
import type { Game } from '../game.ts';
import type { Option } from '../option.ts';
import { MUTE } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { seatsOf } from '../seat.ts';
import { asidesOf, applyAct } from './act.ts';
import { stepsOf, traced } from './state-checks.ts';
import type { Walk, Check } from './walk.ts';

/** How often each name was met: `verb build`, `window ambush`, `refusal 4.3 wood`, `step battle.roll`, and content. */
export interface Coverage {
  readonly met: Readonly<Record<string, number>>;
  /** Content that no walk reached and that the game does not declare unreachable. */
  readonly unmet: readonly string[];
  /** Verbs never used and steps never taken. */
  readonly idle: readonly string[];
}

/** Kinds that are counted millions of times, by the word alone: full names are built only for reports. */
const WORDS = ['verb', 'window', 'step'] as const;

/** Counts what walks meet, and tells which options are least familiar. */
export class CoverageCounter {
  readonly #met: Map<string, number>;
  readonly #words = new Map(WORDS.map((kind) => [kind, new Map<string, number>()]));
  readonly #refusals = new Map<Refusal, number>();
  readonly #options = new Map<Option, number>();
  readonly #wanted: Set<string>;

  /** `met`: counts of earlier walks; `wanted`: names that walks should reach. */
  constructor(met: Readonly<Record<string, number>> = {}, wanted: readonly string[] = []) {
    this.#met = new Map(Object.entries(met));
    this.#wanted = new Set(wanted.filter((name) => !this.#met.has(name)));
  }

  /** Counts a name. */
  meet(name: string): void {
    const times = this.#met.get(name);
    if (times === undefined) this.#wanted.delete(name);
    this.#met.set(name, (times ?? 0) + 1);
  }

  /** Counts a verb, a window or a step. */
  meetWord(kind: (typeof WORDS)[number], word: string): void {
    const words = this.#words.get(kind)!;
    words.set(word, (words.get(word) ?? 0) + 1);
  }

  /** Counts a refusal. */
  meetRefusal(refusal: Refusal): void {
    this.#refusals.set(refusal, (this.#refusals.get(refusal) ?? 0) + 1);
  }

  /** Counts an option that was taken. */
  meetOption(o: Option): void {
    this.meetWord('verb', o.verb);
    this.#options.set(o, (this.#options.get(o) ?? 0) + 1);
  }

  /** How often an option and others with its verb were taken. */
  familiarity(o: Option): number {
    return (this.#words.get('verb')!.get(o.verb) ?? 0) + 2 * (this.#options.get(o) ?? 0);
  }

  /** How often a window was open. */
  timesAsked(window: string): number {
    return this.#words.get('window')!.get(window) ?? 0;
  }

  /** All counts by name. */
  met(): Map<string, number> {
    const all = new Map(this.#met);
    const add = (name: string, times: number): void => void all.set(name, (all.get(name) ?? 0) + times);
    for (const [kind, words] of this.#words) for (const [word, times] of words) add(`${kind} ${word}`, times);
    for (const [{ law, why }, times] of this.#refusals) add(`refusal ${law} ${why}`, times);
    return all;
  }

  /** True when the name is wanted and was not met yet. */
  isWanted(name: string): boolean {
    return this.#wanted.has(name);
  }

  /** True while a wanted name was not met. */
  get hasWanted(): boolean {
    return this.#wanted.size > 0;
  }

  /** All counts, and what was not met. */
  coverage<K extends GameTypes>(game: Game<K>): Coverage {
    const met = this.met();
    const all = [...game.lexicon.verbs.map((verb) => `verb ${verb}`), ...stepsOf(game).map((s) => `step ${s}`)];
    return {
      met: Object.fromEntries([...met].sort(([a], [b]) => (a < b ? -1 : 1))),
      unmet: game.checks.content.filter((name) => !met.has(name) && !game.checks.unreachable?.[name]),
      idle: all.filter((name) => !met.has(name)),
    };
  }
}

/** Counts refusals, and keeps the verbs that were offered or refused. */
class RefusalCounter<O extends Option> implements OptionCollector<O> {
  readonly wantsRefusals = true;
  readonly isSatisfied = false;
  readonly verbs = new Set<O['verb']>();
  constructor(readonly counter: CoverageCounter) {}
  offer(o: O): void {
    this.verbs.add(o.verb);
  }
  refuse(o: O, refusal: Refusal): void {
    this.verbs.add(o.verb);
    this.counter.meetRefusal(refusal);
  }
}

/** Counts the open window and all its refusals, as people get them. */
export function countRefusals<K extends GameTypes>(counter: CoverageCounter, game: Game<K>, s: K['state']): void {
  const window = game.window(s);
  if (!window) return;
  counter.meetWord('window', window.name);
  for (const seat of seatsOf(window.asked)) {
    const collector = new RefusalCounter<K['option']>(counter);
    game.options(s, seat, collector);
    for (const { verb, refusal, concerns } of game.offWindow ?? [])
      if (!collector.verbs.has(verb) && (concerns?.(s, seat) ?? true)) counter.meetRefusal(refusal);
  }
  if (!game.asides) return;
  const collector = new RefusalCounter<K['option']>(counter);
  for (let seat = 0; seat < s.settings.seats; seat++) game.asides.options(s, seat, collector);
}

/** Counts what a walk meets. It plays a second game with traced steps, so an exception in it is reported as `replay`. */
export function coverageCheck(counter: CoverageCounter): Check {
  return {
    checks: ['replay'],
    follow<K extends GameTypes>(walk: Walk<K>) {
      const { game } = walk;
      const tracedGame = traced(game, (step) => counter.meetWord('step', step));
      const second = tracedGame.begin(walk.settings);
      for (const act of walk.acts) applyAct(tracedGame, second, act, MUTE);
      const reached = (e: K['event'], s: K['state']): void =>
        game.checks.reached(e, s).forEach((name) => counter.meet(name));
      return {
        rest: () => countRefusals(counter, game, walk.state),
        event(s, { shared, secret }) {
          reached(shared, s);
          if (secret) reached(secret, s);
        },
        act({ act, before }) {
          applyAct(tracedGame, second, act, MUTE);
          if ('withdraw' in act || 'chance' in act) return;
          const text = 'aside' in act ? act.aside : act.say;
          const option =
            'aside' in act ? asidesOf(game, before, act.seat).list.find((o) => o.text === text) : game.parse(text);
          if (option) counter.meetOption(option);
        },
      };
    },
  };
}

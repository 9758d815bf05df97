import type { OptionCollector, Refusal } from '../option-collector.ts';
import type { Game } from '../game.ts';
import type { Option } from '../option.ts';
import { MUTE } from '../event-sink.ts';
import type { GameTypes } from '../procedure.ts';
import { seatsOf } from '../seat.ts';
import { asidesOf, applyAct } from './act.ts';
import { stepsOf, traced } from './state-checks.ts';
import type { Walk, Check } from './walk.ts';

/** How often each thing was met: `verb build`, `window ambush`, `refusal 4.3 wood`, `step battle.roll`, and content. */
export interface Coverage {
  readonly met: Readonly<Record<string, number>>;
  /** Content that the game names, does not call beyond play, and no walk reached. */
  readonly unmet: readonly string[];
  /** Verbs never used, steps never taken. */
  readonly idle: readonly string[];
}

/** What is counted by a bare word, millions of times: the name is put together when somebody asks. */
const WORDS = ['verb', 'window', 'step'] as const;

/** Counts what walks meet, and steers them towards what they met least. */
export class CoverageCounter {
  readonly #met: Map<string, number>;
  readonly #words = new Map(WORDS.map((kind) => [kind, new Map<string, number>()]));
  readonly #refusals = new Map<Refusal, number>();
  readonly #options = new Map<Option, number>();
  readonly #wanted: Set<string>;

  /** Begins with what earlier walks met; `wanted` is what walks look out for. */
  constructor(met: Readonly<Record<string, number>> = {}, wanted: readonly string[] = []) {
    this.#met = new Map(Object.entries(met));
    this.#wanted = new Set(wanted.filter((name) => !this.#met.has(name)));
  }

  /** Notes that something was met. */
  meet(name: string): void {
    const times = this.#met.get(name);
    if (times === undefined) this.#wanted.delete(name);
    this.#met.set(name, (times ?? 0) + 1);
  }

  /** Notes that a question was asked, a step taken. */
  meetWord(kind: (typeof WORDS)[number], word: string): void {
    const words = this.#words.get(kind)!;
    words.set(word, (words.get(word) ?? 0) + 1);
  }

  /** Notes that a reason was given. */
  meetRefusal(refusal: Refusal): void {
    this.#refusals.set(refusal, (this.#refusals.get(refusal) ?? 0) + 1);
  }

  /** Notes that an option was taken. */
  meetOption(o: Option): void {
    this.meetWord('verb', o.verb);
    this.#options.set(o, (this.#options.get(o) ?? 0) + 1);
  }

  /** How well an option is known: how often it and others with its verb were taken. */
  familiarity(o: Option): number {
    return (this.#words.get('verb')!.get(o.verb) ?? 0) + 2 * (this.#options.get(o) ?? 0);
  }

  /** How often a question was asked. */
  timesAsked(window: string): number {
    return this.#words.get('window')!.get(window) ?? 0;
  }

  /** Everything that was met, and how often. */
  met(): Map<string, number> {
    const all = new Map(this.#met);
    const add = (name: string, times: number): void => void all.set(name, (all.get(name) ?? 0) + times);
    for (const [kind, words] of this.#words) for (const [word, times] of words) add(`${kind} ${word}`, times);
    for (const [{ law, why }, times] of this.#refusals) add(`refusal ${law} ${why}`, times);
    return all;
  }

  /** True for what is looked out for and was not met yet. */
  isWanted(name: string): boolean {
    return this.#wanted.has(name);
  }

  /** True while something is looked out for. */
  get isLooking(): boolean {
    return this.#wanted.size > 0;
  }

  /** What was met, and what of the game's content was not. */
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

/** Listens to reasons only. */
class Hearing<O extends Option> implements OptionCollector<O> {
  readonly wantsRefusals = true;
  readonly isSatisfied = false;
  readonly named = new Set<O['verb']>();
  constructor(readonly atlas: CoverageCounter) {}
  offer(o: O): void {
    this.named.add(o.verb);
  }
  refuse(o: O, refusal: Refusal): void {
    this.named.add(o.verb);
    this.atlas.meetRefusal(refusal);
  }
}

/** Notes the window and every reason that this moment gives, as the table gives them. */
export function countRefusals<K extends GameTypes>(atlas: CoverageCounter, game: Game<K>, s: K['state']): void {
  const window = game.window(s);
  if (!window) return;
  atlas.meetWord('window', window.name);
  for (const seat of seatsOf(window.asked)) {
    const hearing = new Hearing<K['option']>(atlas);
    game.options(s, seat, hearing);
    for (const { verb, refusal, concerns } of game.offWindow ?? [])
      if (!hearing.named.has(verb) && (concerns?.(s, seat) ?? true)) atlas.meetRefusal(refusal);
  }
  if (!game.asides) return;
  const hearing = new Hearing<K['option']>(atlas);
  for (let seat = 0; seat < s.settings.seats; seat++) game.asides.options(s, seat, hearing);
}

/** Watches what is met; a failure of it is a failure to replay, since it follows on a game of its own. */
export function coverageCheck(atlas: CoverageCounter): Check {
  return {
    checks: ['replay'],
    follow<K extends GameTypes>(walk: Walk<K>) {
      const { game } = walk;
      const twin = traced(game, (step) => atlas.meetWord('step', step));
      const shadow = twin.begin(walk.settings);
      for (const act of walk.acts) applyAct(twin, shadow, act, MUTE);
      const reached = (e: K['event'], s: K['state']): void =>
        game.checks.reached(e, s).forEach((name) => atlas.meet(name));
      return {
        rest: () => countRefusals(atlas, game, walk.state),
        tell(s, { shared, secret }) {
          reached(shared, s);
          if (secret) reached(secret, s);
        },
        act({ act, before }) {
          applyAct(twin, shadow, act, MUTE);
          if ('withdraw' in act || 'chance' in act) return;
          const text = 'aside' in act ? act.aside : act.say;
          const option =
            'aside' in act ? asidesOf(game, before, act.seat).list.find((o) => o.text === text) : game.parse(text);
          if (option) atlas.meetOption(option);
        },
      };
    },
  };
}

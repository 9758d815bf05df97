import type { Game } from '../game.ts';
import { MUTE } from '../out.ts';
import type { Kinds } from '../procedure.ts';
import { seatsOf } from '../seat.ts';
import { listing } from '../table/verdict.ts';
import { asidesOf, perform } from './act.ts';
import { stepsOf, traced } from './holding.ts';
import type { Walk, Watcher } from './walk.ts';

/** How often each thing was met: `verb build`, `window ambush`, `refusal 4.3 wood`, `step battle.roll`, and content. */
export interface Coverage {
  readonly met: Readonly<Record<string, number>>;
  /** Content that the game names, does not call beyond play, and no walk reached. */
  readonly unmet: readonly string[];
  /** Verbs never used, steps never taken. */
  readonly idle: readonly string[];
}

/** Counts what walks meet, and steers them towards what they met least. */
export class Atlas {
  readonly met: Map<string, number>;
  readonly #wanted: Set<string>;

  /** Begins with what earlier walks met; `wanted` is what walks look out for. */
  constructor(met: Readonly<Record<string, number>> = {}, wanted: readonly string[] = []) {
    this.met = new Map(Object.entries(met));
    this.#wanted = new Set(wanted.filter((name) => !this.met.has(name)));
  }

  /** Notes that something was met. */
  meet(name: string): void {
    const times = this.met.get(name);
    if (times === undefined) this.#wanted.delete(name);
    this.met.set(name, (times ?? 0) + 1);
  }

  /** How often something was met. */
  times(name: string): number {
    return this.met.get(name) ?? 0;
  }

  /** True for what is looked out for and was not met yet. */
  isWanted(name: string): boolean {
    return this.#wanted.has(name);
  }

  /** True while something is looked out for. */
  get isLooking(): boolean {
    return this.#wanted.size > 0;
  }

  /** What was met, and what of the game's content was not; option and outcome texts only steer and are left out. */
  coverage<K extends Kinds>(game: Game<K>): Coverage {
    const named = [...this.met].filter(([name]) => !name.startsWith('option ') && !name.startsWith('chance '));
    const all = [...game.lexicon.verbs.map((verb) => `verb ${verb}`), ...stepsOf(game).map((s) => `step ${s}`)];
    return {
      met: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))),
      unmet: game.checks.content.filter((name) => this.times(name) === 0 && !game.checks.beyond?.[name]),
      idle: all.filter((name) => this.times(name) === 0),
    };
  }
}

/** Notes the window and every reason that this moment gives. */
export function meetMoment<K extends Kinds>(atlas: Atlas, game: Game<K>, s: K['state']): void {
  const window = game.window(s);
  if (!window) return;
  atlas.meet(`window ${window.name}`);
  for (const seat of seatsOf(window.asked))
    for (const { law, why } of listing(game, s, seat).forbidden) atlas.meet(`refusal ${law} ${why}`);
  if (!game.asides) return;
  for (let seat = 0; seat < s.settings.seats; seat++)
    for (const { refusal } of asidesOf(game, s, seat).refused) atlas.meet(`refusal ${refusal.law} ${refusal.why}`);
}

/** Watches what is met; a failure of it is a failure to replay, since it follows on a game of its own. */
export function explorer(atlas: Atlas): Watcher {
  return {
    checks: ['replay'],
    follow<K extends Kinds>(walk: Walk<K>) {
      const { game } = walk;
      const twin = traced(game, (step) => atlas.meet(`step ${step}`));
      const shadow = twin.begin(walk.settings);
      for (const act of walk.acts) perform(twin, shadow, act, MUTE);
      const reached = (e: K['event'], s: K['state']): void =>
        game.checks.reached(e, s).forEach((name) => atlas.meet(name));
      return {
        rest: () => meetMoment(atlas, game, walk.state),
        tell(s, { shared, secret }) {
          reached(shared, s);
          if (secret) reached(secret, s);
        },
        act({ act, before }) {
          perform(twin, shadow, act, MUTE);
          if ('chance' in act) atlas.meet(`chance ${act.chance}`);
          if ('withdraw' in act || 'chance' in act) return;
          const text = 'aside' in act ? act.aside : act.say;
          const option =
            'aside' in act ? asidesOf(game, before, act.seat).list.find((o) => o.text === text) : game.parse(text);
          atlas.meet(`option ${text}`);
          if (option) atlas.meet(`verb ${option.do}`);
        },
      };
    },
  };
}

import type { Game } from '../game.ts';
import { MUTE } from '../out.ts';
import type { Kinds } from '../procedure.ts';
import { seatsOf } from '../seat.ts';
import { asidesOf, perform, reasonsOf } from './act.ts';
import { stepsOf, traced } from './holding.ts';
import type { Walk, Watcher } from './walk.ts';

/** How often each thing was met: `verb build`, `window ambush`, `refusal 4.3 wood`, `step battle.roll`, and content. */
export interface Coverage {
  readonly met: Readonly<Record<string, number>>;
  /** Content that the game names and no walk reached. */
  readonly unmet: readonly string[];
  /** Verbs never used, steps never taken. */
  readonly idle: readonly string[];
}

/** Counts what walks meet, and steers them towards what they met least. */
export class Atlas {
  readonly met = new Map<string, number>();

  /** Notes that something was met. */
  meet(name: string): void {
    this.met.set(name, this.times(name) + 1);
  }

  /** How often something was met. */
  times(name: string): number {
    return this.met.get(name) ?? 0;
  }

  /** What was met, and what of the game's content was not; option and outcome texts only steer and are left out. */
  coverage<K extends Kinds>(game: Game<K>): Coverage {
    const named = [...this.met].filter(([name]) => !name.startsWith('option ') && !name.startsWith('chance '));
    const all = [...game.lexicon.verbs.map((verb) => `verb ${verb}`), ...stepsOf(game).map((s) => `step ${s}`)];
    return {
      met: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))),
      unmet: game.checks.content.filter((name) => this.times(name) === 0),
      idle: all.filter((name) => this.times(name) === 0),
    };
  }
}

/** Watches what is met; a failure of it is a failure to replay, since it follows on a game of its own. */
export function explorer(atlas: Atlas): Watcher {
  return {
    checks: ['replay'],
    follow<K extends Kinds>(walk: Walk<K>) {
      const { game } = walk;
      const twin = traced(game, (step) => atlas.meet(`step ${step}`));
      const shadow = twin.begin(walk.settings);
      const reached = (e: K['event']): void => game.checks.reached(e).forEach((name) => atlas.meet(name));
      return {
        rest() {
          const window = game.window(walk.state);
          if (!window) return;
          atlas.meet(`window ${window.name}`);
          for (const seat of seatsOf(window.asked))
            for (const { refusal } of reasonsOf(game, walk.state, seat).refused)
              atlas.meet(`refusal ${refusal.law} ${refusal.why}`);
        },
        tell(_s, { shared, secret }) {
          reached(shared);
          if (secret) reached(secret);
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

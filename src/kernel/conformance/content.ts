import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import type { CoverageCounter } from './coverage.ts';
import { stepsOf, windowsOf } from './state-checks.ts';
import { settingsContent } from './random-settings.ts';

/** Coverage of one kind of content. */
export interface ContentKind {
  readonly kind: string;
  readonly total: number;
  readonly reached: number;
  /** The name that was met least often, at least once, and how often (`times`). */
  readonly rarest: string;
  readonly times: number;
  readonly missing: readonly string[];
  /** Names that were not met and that the game declares unreachable, with the reason. */
  readonly beyond: Readonly<Record<string, string>>;
  /** Names that were met although the game declares them unreachable. */
  readonly surprising: readonly string[];
}

/** The names of all content that a hunt counts; the kind is the first word. `contributors` are names of hook contributors. */
export function contentOf<K extends GameTypes>(game: Game<K>, contributors: readonly string[] = []): string[] {
  const all = [
    ...settingsContent(game),
    ...game.checks.content,
    ...contributors.map((name) => `power ${name}`),
    ...game.lexicon.verbs.map((verb) => `verb ${verb}`),
    ...windowsOf(game).map((name) => `window ${name}`),
    ...stepsOf(game).map((name) => `step ${name}`),
  ];
  return [...new Set(all)];
}

const kindOf = (name: string): string => name.split(' ')[0]!;

/** Coverage of each kind of content, in the order of the list. */
export function contentReport<K extends GameTypes>(
  game: Game<K>,
  content: readonly string[],
  counter: CoverageCounter,
): ContentKind[] {
  const unreachable = game.checks.unreachable ?? {};
  const all = counter.met();
  const times = (name: string): number => all.get(name) ?? 0;
  return [...new Set(content.map(kindOf))].map((kind) => {
    const names = content.filter((name) => kindOf(name) === kind);
    const met = names.filter((name) => times(name) > 0);
    const unmet = names.filter((name) => times(name) === 0);
    const rarest = met.reduce((a, b) => (times(b) < times(a) ? b : a), met[0] ?? '');
    return {
      kind,
      total: names.length,
      reached: met.length,
      rarest,
      times: times(rarest),
      missing: unmet.filter((name) => !(name in unreachable)),
      beyond: Object.fromEntries(unmet.filter((name) => name in unreachable).map((name) => [name, unreachable[name]!])),
      surprising: met.filter((name) => name in unreachable),
    };
  });
}

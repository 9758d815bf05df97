import type { Game } from '../game.ts';
import type { GameTypes } from '../procedure.ts';
import type { CoverageCounter } from './coverage.ts';
import { stepsOf, windowsOf } from './state-checks.ts';
import { settingsContent } from './random-settings.ts';

/** One kind of content: how much of it there is, and what of it was met how often. */
export interface ContentKind {
  readonly kind: string;
  readonly total: number;
  readonly reached: number;
  /** What was met least often, and how often. */
  readonly rarest: string;
  readonly times: number;
  readonly missing: readonly string[];
  /** What was not met and is beyond play, by its name: why. */
  readonly beyond: Readonly<Record<string, string>>;
  /** What was met although it is said to be beyond play. */
  readonly surprising: readonly string[];
}

/** The names of everything a hunt looks out for: the kind is the first word. */
export function contentOf<K extends GameTypes>(game: Game<K>, powers: readonly string[] = []): string[] {
  const all = [
    ...settingsContent(game),
    ...game.checks.content,
    ...powers.map((name) => `power ${name}`),
    ...game.lexicon.verbs.map((verb) => `verb ${verb}`),
    ...windowsOf(game).map((name) => `window ${name}`),
    ...stepsOf(game).map((name) => `step ${name}`),
  ];
  return [...new Set(all)];
}

const kindOf = (name: string): string => name.split(' ')[0]!;

/** What was met of each kind of content, in the order of the list. */
export function contentReport<K extends GameTypes>(
  game: Game<K>,
  content: readonly string[],
  atlas: CoverageCounter,
): ContentKind[] {
  const excuses = game.checks.unreachable ?? {};
  const all = atlas.met();
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
      missing: unmet.filter((name) => !(name in excuses)),
      beyond: Object.fromEntries(unmet.filter((name) => name in excuses).map((name) => [name, excuses[name]!])),
      surprising: met.filter((name) => name in excuses),
    };
  });
}

import { type Problem, SPECTATOR, type State } from '../kernel/index.ts';
import type { RootView } from '../games/root/view.ts';
import type { GameId } from '../law/index.ts';
import { type AnyGame, GAMES } from '../registry/index.ts';

/** A game as an examiner handles it: positions and facts by names that people use. */
export interface NamedPositions {
  readonly game: AnyGame;
  /** The state of a position, or everything that is wrong with it. */
  read(position: unknown): State | readonly Problem[];
  /** The position as data, by names. */
  facts(s: State): Readonly<Record<string, unknown>>;
  /** How those who sit there are called, by seat. */
  names(s: State): readonly string[];
}

const numbers = (s: State): string[] => Array.from({ length: s.settings.seats }, (_, seat) => String(seat));

function plainBench(game: AnyGame): NamedPositions {
  return {
    game,
    read(position) {
      const reading = game.positions!.read(position);
      return reading.ok ? reading.value : reading.problems;
    },
    facts: (s) => game.positions!.write(s) as Record<string, unknown>,
    names: numbers,
  };
}

/** Root: seats by their factions, and who rules which clearing. */
async function rootBench(game: AnyGame): Promise<NamedPositions> {
  const { CLEARINGS, PARTIES } = await import('../games/root/words.ts');
  const plain = plainBench(game);
  const view = (s: State): RootView => game.view(s, SPECTATOR) as RootView;
  return {
    ...plain,
    facts: (s) => ({
      ...plain.facts(s),
      rules: Object.fromEntries(view(s).ruler.map((party, c) => [CLEARINGS[c]!, PARTIES[party] ?? 'none'])),
    }),
    names: (s) => view(s).factions.map((faction, seat) => faction ?? String(seat)),
  };
}

/** Defenders of the Wild: its own position files are lists of numbers, so the exam has a form with names. */
async function wildBench(game: AnyGame): Promise<NamedPositions> {
  const { readWild, wildFacts } = await import('./wild.ts');
  return { game, read: (position) => readWild(game, position), facts: wildFacts, names: numbers };
}

/** The bench of a game; only the rules of that game are fetched. */
export async function namedPositionsOf(name: GameId): Promise<NamedPositions> {
  const game = await GAMES[name]!();
  if (name === 'root') return rootBench(game);
  return name === 'wild' ? wildBench(game) : plainBench(game);
}

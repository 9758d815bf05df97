import { type Problem, SPECTATOR, type State } from '../kernel/index.ts';
import { CLEARINGS, PARTIES } from '../games/root/words.ts';
import type { RootView } from '../games/root/view.ts';
import type { LawGame } from '../law/index.ts';
import { type AnyGame, SHIPPED } from '../shelf/index.ts';
import { readWild, wildFacts } from './wild.ts';

/** A game as an examiner handles it: positions and facts by names that people use. */
export interface Bench {
  readonly game: AnyGame;
  /** The state of a position, or everything that is wrong with it. */
  read(position: unknown): State | readonly Problem[];
  /** The position as data, by names. */
  facts(s: State): Readonly<Record<string, unknown>>;
  /** How those who sit there are called, by seat. */
  names(s: State): readonly string[];
}

const numbers = (s: State): string[] => Array.from({ length: s.settings.seats }, (_, seat) => String(seat));

function plainBench(game: AnyGame): Bench {
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
function rootBench(game: AnyGame): Bench {
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
const wildBench = (game: AnyGame): Bench => ({
  game,
  read: (position) => readWild(game, position),
  facts: wildFacts,
  names: numbers,
});

const BENCHES: Readonly<Partial<Record<LawGame, (game: AnyGame) => Bench>>> = { root: rootBench, wild: wildBench };

/** The bench of a game. */
export async function benchOf(name: LawGame): Promise<Bench> {
  const game = await SHIPPED[name]!();
  return (BENCHES[name] ?? plainBench)(game);
}

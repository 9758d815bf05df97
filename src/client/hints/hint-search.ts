import { advise, type RatedAnswer } from '../../bots/index.ts';
import { analysisFor } from '../../registry/bots.ts';
import { fastRandom, type Game, type GameTypes } from '../../kernel/index.ts';
import type { SeatPerspective } from '../../kernel/referee/index.ts';

/** How long a bot thinks about a hint, in milliseconds, and how many answers it names. */
const HINT_MS = 700;
const FEW = 3;

/** More thoughts than anybody has in that time. */
const MOST_THOUGHTS = 20_000;

/** The best answers for whoever sits in the chair; runs where the rules run, never on the page itself. */
export async function adviceFor<K extends GameTypes>(
  game: Game<K>,
  chair: SeatPerspective<K>,
): Promise<readonly RatedAnswer[]> {
  const insight = await analysisFor(game as unknown as Game<GameTypes>);
  const random = fastRandom(crypto.getRandomValues(new Uint32Array(1))[0]!);
  const deadline = performance.now() + HINT_MS;
  const budget = { iterations: MOST_THOUGHTS, hasTime: (): boolean => performance.now() < deadline };
  return advise(game as unknown as Game<GameTypes>, insight, chair as unknown as SeatPerspective<GameTypes>, random, {
    budget,
    few: FEW,
  }).best;
}

import { advise, type RatedAnswer } from '../../bots/index.ts';
import { analysisFor } from '../../registry/bots.ts';
import { fastRandom, type Game, type GameTypes } from '../../kernel/index.ts';
import type { SeatPerspective } from '../../kernel/referee/index.ts';

/** Time limit of a hint, in ms, and the number of answers it names. */
const HINT_MS = 700;
const ANSWERS = 3;

/** Most search iterations per hint; the time limit ends the search earlier. */
const MAX_ITERATIONS = 20_000;

/** The best answers for a seat. Runs in a worker or on the server, never on the page's thread. */
export async function adviceFor<K extends GameTypes>(
  game: Game<K>,
  perspective: SeatPerspective<K>,
): Promise<readonly RatedAnswer[]> {
  const analysis = await analysisFor(game as unknown as Game<GameTypes>);
  const random = fastRandom(crypto.getRandomValues(new Uint32Array(1))[0]!);
  const deadline = performance.now() + HINT_MS;
  const budget = { iterations: MAX_ITERATIONS, hasTime: (): boolean => performance.now() < deadline };
  return advise(
    game as unknown as Game<GameTypes>,
    analysis,
    perspective as unknown as SeatPerspective<GameTypes>,
    random,
    {
      budget,
      few: ANSWERS,
    },
  ).best;
}

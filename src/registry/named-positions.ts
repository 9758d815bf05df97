import { namedByPositionFiles, type NamedPositions } from '../kernel/index.ts';
import type { GameId } from '../law/index.ts';
import { GAMES } from './index.ts';

/** The named positions of a game; only the rules of that game are loaded. */
export async function namedPositionsOf(id: GameId): Promise<NamedPositions> {
  const { engine } = GAMES[id];
  return engine.namedPositions ? engine.namedPositions() : namedByPositionFiles(await engine.game());
}
